// published: both: "'annotation.mark' op attribute 'keys' failed to satisfy constraint: string array attribute"
func.func @rejected(%t: tensor<4xf32>) {
  annotation.mark %t keys = [1 : i32] : tensor<4xf32>
  return
}
// -----
// published: bishengir-opt-a5: "custom op 'annotation.mark' 'annotation.mark' op attribute 'effects' failed to satisfy constraint: string array attribute"
// accepted: bishengir-opt
func.func @rejected(%t: tensor<4xf32>) {
  annotation.mark %t {effects = [1 : i32]} : tensor<4xf32>
  return
}
// -----
// published: bishengir-opt-a5: "custom op 'annotation.mark' 'annotation.mark' op attribute 'effects' failed to satisfy constraint: string array attribute"
// accepted: bishengir-opt
func.func @rejected(%t: tensor<4xf32>) {
  annotation.mark %t {effects = "read"} : tensor<4xf32>
  return
}
// -----
// published: both: "use of value '%n' expects different type than prior uses: 'i32' vs 'index'"
func.func @rejected(%t: tensor<4xf32>, %n: index) {
  annotation.mark %t keys = ["a"] values = [%n : i32] : tensor<4xf32>
  return
}
