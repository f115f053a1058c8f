// published: both: "'scope.scope' op  along control flow edge from Region #0 to parent results: source type #0 'tensor<4xf32>' should match input type #0 'i32'"
func.func @rejected(%t: tensor<4xf32>, %i: i32) {
  %r = scope.scope : () -> i32 {
  scope.return %t : tensor<4xf32>
  }
  return
}
// -----
// published: both: "'scope.scope' op  region control flow edge from Region #0 to parent results: source has 0 operands, but target successor needs 1"
func.func @rejected(%t: tensor<4xf32>, %i: i32) {
  %r = scope.scope : () -> i32 {
  scope.return
  }
  return
}
// -----
// published: both: "'scope.scope' op  region control flow edge from Region #0 to parent results: source has 1 operands, but target successor needs 0"
func.func @rejected(%t: tensor<4xf32>, %i: i32) {
  scope.scope : () -> () {
  scope.return %i : i32
  }
  return
}
// -----
// published: both: "'scope.return' op expects parent op 'scope.scope'"
func.func @rejected(%t: tensor<4xf32>, %i: i32) {
  scope.return
  return
}
// -----
// published: both: "expected ':'"
func.func @rejected(%t: tensor<4xf32>, %i: i32) {
  scope.scope {
  scope.return
  }
  return
}
// -----
// published: both: "Dialect `' not found for custom op 'return'  (tried '.return' as well)"
func.func @rejected(%t: tensor<4xf32>, %i: i32) {
  scope.scope : () -> () {
  return
  }
  return
}
// -----
// published: both: "'scope.scope' op expects region #0 to have 0 or 1 blocks"
func.func @rejected(%t: tensor<4xf32>, %i: i32) {
  scope.scope : () -> () {
  cf.br ^b
  ^b:
  scope.return
  }
  return
}
// -----
// published: both: "operation defines 1 results but was provided 2 to bind"
func.func @rejected(%t: tensor<4xf32>, %i: i32) {
  %r:2 = scope.scope : () -> i32 {
  scope.return %i : i32
  }
  return
}
// -----
// published: both: "'scope.scope' op region should have no arguments"
func.func @rejected(%t: tensor<4xf32>, %i: i32) {
  "scope.scope"() ({
  ^bb0(%x: i32):
  "scope.return"() : () -> ()
  }) : () -> ()
  return
}
// -----
// published: both: "'scope.scope' op region #0 ('region') failed to verify constraint: region with 1 blocks"
func.func @rejected(%t: tensor<4xf32>, %i: i32) {
  "scope.scope"() ({
  }) : () -> ()
  return
}
