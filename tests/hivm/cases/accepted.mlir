// published: both
module {
  func.func @vtranspose_4(%arg0: memref<2x4x8xf32>, %arg1: memref<2x8x4xf32>) {
    hivm.hir.vtranspose ins(%arg0 : memref<2x4x8xf32>) outs(%arg1 : memref<2x8x4xf32>) permutation = [2, 1, 0]
    return
  }
  func.func @vtranspose_6(%arg0: tensor<2x4x8xf32>, %arg1: tensor<2x8x5xf32>) {
    %0 = hivm.hir.vtranspose ins(%arg0 : tensor<2x4x8xf32>) outs(%arg1 : tensor<2x8x5xf32>) permutation = [0, 2, 1] -> tensor<2x8x5xf32>
    return
  }
  func.func @vtranspose_7(%arg0: memref<2x4x8xf32>, %arg1: memref<2x8x5xf32>) {
    hivm.hir.vtranspose ins(%arg0 : memref<2x4x8xf32>) outs(%arg1 : memref<2x8x5xf32>) permutation = [0, 2, 1]
    return
  }
  func.func @vtranspose_9(%arg0: memref<4x8xf32>, %arg1: tensor<8x4xf32>) {
    %0 = hivm.hir.vtranspose ins(%arg0 : memref<4x8xf32>) outs(%arg1 : tensor<8x4xf32>) permutation = [1, 0] -> tensor<8x4xf32>
    return
  }
  func.func @vtranspose_10(%arg0: memref<4x8xf32>, %arg1: memref<8x4xf32>, %arg2: memref<8xf16>) {
    hivm.hir.vtranspose ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<8x4xf32>) temp_buffer(%arg2 : memref<8xf16>) permutation = [1, 0]
    return
  }
  func.func @vbrc_1(%arg0: memref<3x1xf32>, %arg1: memref<4x8xf32>) {
    hivm.hir.vbrc ins(%arg0 : memref<3x1xf32>) outs(%arg1 : memref<4x8xf32>) broadcast_dims = [1]
    return
  }
  func.func @vbrc_2(%arg0: memref<1x1xf32>, %arg1: memref<4x8xf32>) {
    hivm.hir.vbrc ins(%arg0 : memref<1x1xf32>) outs(%arg1 : memref<4x8xf32>) broadcast_dims = [1, 1]
    return
  }
  func.func @vbrc_3(%arg0: memref<1x1xf32>, %arg1: memref<4x8xf32>) {
    hivm.hir.vbrc ins(%arg0 : memref<1x1xf32>) outs(%arg1 : memref<4x8xf32>) broadcast_dims = [1, 0]
    return
  }
  func.func @vbrc_4(%arg0: memref<1x1xf32>, %arg1: memref<4x8xf32>) {
    hivm.hir.vbrc ins(%arg0 : memref<1x1xf32>) outs(%arg1 : memref<4x8xf32>) broadcast_dims = [0, 1]
    return
  }
  func.func @vbrc_5(%arg0: tensor<4x1xf32>, %arg1: memref<4x8xf32>) {
    hivm.hir.vbrc ins(%arg0 : tensor<4x1xf32>) outs(%arg1 : memref<4x8xf32>) broadcast_dims = [1]
    return
  }
  func.func @vbrc_6(%arg0: memref<?x1xf32>, %arg1: memref<4x8xf32>) {
    hivm.hir.vbrc ins(%arg0 : memref<?x1xf32>) outs(%arg1 : memref<4x8xf32>) broadcast_dims = [1]
    return
  }
  func.func @vbrc_7(%arg0: memref<4x1xf32>, %arg1: memref<4x1xf32>) {
    hivm.hir.vbrc ins(%arg0 : memref<4x1xf32>) outs(%arg1 : memref<4x1xf32>) broadcast_dims = [1]
    return
  }
  func.func @vbrc_8(%arg0: memref<1x8x1xf32>, %arg1: memref<4x8x4xf32>) {
    hivm.hir.vbrc ins(%arg0 : memref<1x8x1xf32>) outs(%arg1 : memref<4x8x4xf32>) broadcast_dims = [0, 2]
    return
  }
  func.func @vbrc_9(%arg0: memref<4x1xf32>, %arg1: memref<4x8xf32, #hivm.address_space<cbuf>>) {
    hivm.hir.vbrc ins(%arg0 : memref<4x1xf32>) outs(%arg1 : memref<4x8xf32, #hivm.address_space<cbuf>>) broadcast_dims = [1]
    return
  }
  func.func @vbrc_10(%arg0: f32, %arg1: memref<4x8xf32, #hivm.address_space<gm>>) {
    hivm.hir.vbrc ins(%arg0 : f32) outs(%arg1 : memref<4x8xf32, #hivm.address_space<gm>>)
    return
  }
  func.func @vbrc_11(%arg0: f32, %arg1: memref<4x8xf32, #hivm.address_space<cbuf>>) {
    hivm.hir.vbrc ins(%arg0 : f32) outs(%arg1 : memref<4x8xf32, #hivm.address_space<cbuf>>)
    return
  }
  func.func @vbrc_12(%arg0: tensor<3x1xf32>, %arg1: tensor<4x8xf32>) {
    %0 = hivm.hir.vbrc ins(%arg0 : tensor<3x1xf32>) outs(%arg1 : tensor<4x8xf32>) broadcast_dims = [1] -> tensor<4x8xf32>
    return
  }
  func.func @varange_1(%arg0: memref<2x2x4x8xi32>, %arg1: index) {
    hivm.hir.varange strides[%arg1, %arg1, %arg1, %arg1] outs(%arg0 : memref<2x2x4x8xi32>)
    return
  }
  func.func @vcast_1(%arg0: memref<8xf32>, %arg1: memref<8xi8>) {
    hivm.hir.vcast ins(%arg0 : memref<8xf32>) outs(%arg1 : memref<8xi8>) round_mode = <trunc>
    return
  }
  func.func @vcast_2(%arg0: memref<8xf16>, %arg1: memref<8xf32>) {
    hivm.hir.vcast ins(%arg0 : memref<8xf16>) outs(%arg1 : memref<8xf32>) round_mode = <floor>
    return
  }
  func.func @vcast_3(%arg0: memref<8xf16>, %arg1: memref<8xf32>) {
    hivm.hir.vcast ins(%arg0 : memref<8xf16>) outs(%arg1 : memref<8xf32>) round_mode = <trunc>
    return
  }
  func.func @vcast_4(%arg0: memref<8xf32>, %arg1: memref<8xf32>) {
    hivm.hir.vcast ins(%arg0 : memref<8xf32>) outs(%arg1 : memref<8xf32>) round_mode = <trunc>
    return
  }
  func.func @vcast_7(%arg0: memref<8xi8>, %arg1: memref<8xi1>) {
    hivm.hir.vcast ins(%arg0 : memref<8xi8>) outs(%arg1 : memref<8xi1>)
    return
  }
  func.func @vcast_8(%arg0: memref<8xf16>, %arg1: memref<8xi4>) {
    hivm.hir.vcast ins(%arg0 : memref<8xf16>) outs(%arg1 : memref<8xi4>) round_mode = <trunc>
    return
  }
  func.func @vcast_10(%arg0: memref<8xi32>, %arg1: memref<8xi16>) {
    hivm.hir.vcast ins(%arg0 : memref<8xi32>) outs(%arg1 : memref<8xi16>) round_mode = <truncwithoverflow>
    return
  }
  func.func @vcast_11(%arg0: memref<8xi32>, %arg1: memref<8xi8>) {
    hivm.hir.vcast ins(%arg0 : memref<8xi32>) outs(%arg1 : memref<8xi8>) round_mode = <truncwithoverflow>
    return
  }
  func.func @vcast_12(%arg0: memref<8xi16>, %arg1: memref<8xi8>) {
    hivm.hir.vcast ins(%arg0 : memref<8xi16>) outs(%arg1 : memref<8xi8>) round_mode = <truncwithoverflow>
    return
  }
  func.func @vcast_13(%arg0: memref<8xi64>, %arg1: memref<8xi32>) {
    hivm.hir.vcast ins(%arg0 : memref<8xi64>) outs(%arg1 : memref<8xi32>) round_mode = <truncwithoverflow>
    return
  }
  func.func @vcast_16(%arg0: memref<8xf32>, %arg1: memref<8xf16>) {
    hivm.hir.vcast ins(%arg0 : memref<8xf32>) outs(%arg1, %arg1 : memref<8xf16>, memref<8xf16>)
    return
  }
  func.func @vconcat_1(%arg0: memref<4x8xf32>, %arg1: memref<4x17xf32>) {
    hivm.hir.vconcat dim(1) ins(%arg0, %arg0 : memref<4x8xf32>, memref<4x8xf32>) outs(%arg1 : memref<4x17xf32>)
    return
  }
  func.func @vconcat_2(%arg0: memref<4x8xf32>, %arg1: memref<4x16xf32>) {
    hivm.hir.vconcat dim(2) ins(%arg0, %arg0 : memref<4x8xf32>, memref<4x8xf32>) outs(%arg1 : memref<4x16xf32>)
    return
  }
  func.func @vconcat_3(%arg0: memref<4x8xf32>, %arg1: memref<4x16xf32>) {
    hivm.hir.vconcat dim(-1) ins(%arg0, %arg0 : memref<4x8xf32>, memref<4x8xf32>) outs(%arg1 : memref<4x16xf32>)
    return
  }
  func.func @vconcat_4(%arg0: memref<4x8xf32>, %arg1: memref<5x16xf32>) {
    hivm.hir.vconcat dim(1) ins(%arg0, %arg0 : memref<4x8xf32>, memref<4x8xf32>) outs(%arg1 : memref<5x16xf32>)
    return
  }
  func.func @vconcat_5(%arg0: memref<8xf32>, %arg1: memref<4x16xf32>) {
    hivm.hir.vconcat dim(1) ins(%arg0, %arg0 : memref<8xf32>, memref<8xf32>) outs(%arg1 : memref<4x16xf32>)
    return
  }
  func.func @vconcat_6(%arg0: f32, %arg1: memref<16xf32>) {
    hivm.hir.vconcat dim(0) ins(%arg0 : f32) outs(%arg1 : memref<16xf32>)
    return
  }
  func.func @vcumsum_1(%arg0: memref<4x8xf32>, %arg1: memref<4x4xf32>) {
    hivm.hir.vcumsum ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x4xf32>) cum_dims = [1] reverse = false
    return
  }
  func.func @vcumsum_2(%arg0: memref<4x8xf32>, %arg1: memref<8xf32>) {
    hivm.hir.vcumsum ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<8xf32>) cum_dims = [0] reverse = false
    return
  }
  func.func @vcumsum_3(%arg0: memref<2x4x8xf32>, %arg1: memref<2x4x8xf32>) {
    hivm.hir.vcumsum ins(%arg0 : memref<2x4x8xf32>) outs(%arg1 : memref<2x4x8xf32>) cum_dims = [0] reverse = false
    return
  }
  func.func @vcumsum_6(%arg0: memref<4x8xi64>, %arg1: memref<4x8xi64>) {
    hivm.hir.vcumsum ins(%arg0 : memref<4x8xi64>) outs(%arg1 : memref<4x8xi64>) cum_dims = [1] reverse = false
    return
  }
  func.func @vcumsum_7(%arg0: tensor<4x8xf32>, %arg1: tensor<4x4xf32>) {
    %0 = hivm.hir.vcumsum ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4x4xf32>) cum_dims = [1] reverse = false -> tensor<4x4xf32>
    return
  }
  func.func @vcumsum_8(%arg0: memref<4x8xf32>) {
    hivm.hir.vcumsum ins(%arg0 : memref<4x8xf32>) outs(%arg0 : memref<4x8xf32>) cum_dims = [0] reverse = true
    return
  }
  func.func @vcumprod_1(%arg0: memref<4x8xf32>, %arg1: memref<4x4xf32>) {
    hivm.hir.vcumprod ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x4xf32>) cum_dims = [1] reverse = false
    return
  }
  func.func @vcumprod_2(%arg0: memref<4x8xf32>, %arg1: memref<8xf32>) {
    hivm.hir.vcumprod ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<8xf32>) cum_dims = [0] reverse = false
    return
  }
  func.func @vcumprod_3(%arg0: memref<2x4x8xf32>, %arg1: memref<2x4x8xf32>) {
    hivm.hir.vcumprod ins(%arg0 : memref<2x4x8xf32>) outs(%arg1 : memref<2x4x8xf32>) cum_dims = [0] reverse = false
    return
  }
  func.func @vcumprod_6(%arg0: memref<4x8xi64>, %arg1: memref<4x8xi64>) {
    hivm.hir.vcumprod ins(%arg0 : memref<4x8xi64>) outs(%arg1 : memref<4x8xi64>) cum_dims = [1] reverse = false
    return
  }
  func.func @vcumprod_7(%arg0: tensor<4x8xf32>, %arg1: tensor<4x4xf32>) {
    %0 = hivm.hir.vcumprod ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4x4xf32>) cum_dims = [1] reverse = false -> tensor<4x4xf32>
    return
  }
  func.func @vcumprod_8(%arg0: memref<4x8xf32>) {
    hivm.hir.vcumprod ins(%arg0 : memref<4x8xf32>) outs(%arg0 : memref<4x8xf32>) cum_dims = [0] reverse = true
    return
  }
  func.func @vdeinterleave_2(%arg0: memref<8xf16>, %arg1: memref<5xf16>) {
    hivm.hir.vdeinterleave ins(%arg0 : memref<8xf16>) outs(%arg1 : memref<5xf16>) index_mode = <CHANNEL_0>
    return
  }
  func.func @vdeinterleave_3(%arg0: memref<8xf16>, %arg1: memref<3xf16>) {
    hivm.hir.vdeinterleave ins(%arg0 : memref<8xf16>) outs(%arg1, %arg1 : memref<3xf16>, memref<3xf16>)
    return
  }
  func.func @vdeinterleave_4(%arg0: memref<9xf16>, %arg1: memref<4xf16>) {
    hivm.hir.vdeinterleave ins(%arg0 : memref<9xf16>) outs(%arg1, %arg1 : memref<4xf16>, memref<4xf16>)
    return
  }
  func.func @vdeinterleave_5(%arg0: memref<9xf16>, %arg1: memref<3xf16>) {
    hivm.hir.vdeinterleave ins(%arg0 : memref<9xf16>) outs(%arg1, %arg1, %arg1 : memref<3xf16>, memref<3xf16>, memref<3xf16>) channel_num = 3
    return
  }
  func.func @vdeinterleave_6(%arg0: memref<8xf16>, %arg1: memref<2xf16>) {
    hivm.hir.vdeinterleave ins(%arg0 : memref<8xf16>) outs(%arg1, %arg1, %arg1, %arg1 : memref<2xf16>, memref<2xf16>, memref<2xf16>, memref<2xf16>) channel_num = 4
    return
  }
  func.func @vdeinterleave_7(%arg0: memref<8xf16>, %arg1: memref<2xf16>) {
    hivm.hir.vdeinterleave ins(%arg0 : memref<8xf16>) outs(%arg1 : memref<2xf16>) channel_num = 4 index_mode = <CHANNEL_1>
    return
  }
  func.func @vdeinterleave_8(%arg0: memref<8xf16>, %arg1: memref<8xf16>) {
    hivm.hir.vdeinterleave ins(%arg0 : memref<8xf16>) outs(%arg1 : memref<8xf16>) channel_num = 1
    return
  }
  func.func @vdeinterleave_9(%arg0: memref<4x8xf16>, %arg1: memref<2x8xf16>) {
    hivm.hir.vdeinterleave ins(%arg0 : memref<4x8xf16>) outs(%arg1, %arg1 : memref<2x8xf16>, memref<2x8xf16>)
    return
  }
  func.func @vdeinterleave_10(%arg0: memref<?xf16>, %arg1: memref<4xf16>) {
    hivm.hir.vdeinterleave ins(%arg0 : memref<?xf16>) outs(%arg1, %arg1 : memref<4xf16>, memref<4xf16>)
    return
  }
  func.func @vdeinterleave_11(%arg0: memref<8xf16>, %arg1: memref<?xf16>) {
    hivm.hir.vdeinterleave ins(%arg0 : memref<8xf16>) outs(%arg1, %arg1 : memref<?xf16>, memref<?xf16>)
    return
  }
  func.func @vdeinterleave_12(%arg0: tensor<8xf16>, %arg1: tensor<3xf16>) {
    %0:2 = hivm.hir.vdeinterleave ins(%arg0 : tensor<8xf16>) outs(%arg1, %arg1 : tensor<3xf16>, tensor<3xf16>) -> tensor<3xf16>, tensor<3xf16>
    return
  }
  func.func @vinterleave_1(%arg0: memref<8xf16>, %arg1: memref<15xf16>) {
    hivm.hir.vinterleave ins(%arg0, %arg0 : memref<8xf16>, memref<8xf16>) outs(%arg1 : memref<15xf16>) interleave_channel_nums = 2
    return
  }
  func.func @vinterleave_2(%arg0: memref<4x8xf16>, %arg1: memref<8x8xf16>) {
    hivm.hir.vinterleave ins(%arg0, %arg0 : memref<4x8xf16>, memref<4x8xf16>) outs(%arg1 : memref<8x8xf16>) interleave_channel_nums = 2
    return
  }
  func.func @vinterleave_3(%arg0: memref<?xf16>, %arg1: memref<16xf16>) {
    hivm.hir.vinterleave ins(%arg0, %arg0 : memref<?xf16>, memref<?xf16>) outs(%arg1 : memref<16xf16>) interleave_channel_nums = 2
    return
  }
  func.func @vinterleave_5(%arg0: memref<8xf16>, %arg1: memref<7xf16>, %arg2: memref<16xf16>) {
    hivm.hir.vinterleave ins(%arg0, %arg1 : memref<8xf16>, memref<7xf16>) outs(%arg2 : memref<16xf16>) interleave_channel_nums = 2
    return
  }
  func.func @vinterleave_6(%arg0: f16, %arg1: memref<16xf16>) {
    hivm.hir.vinterleave ins(%arg0, %arg0 : f16, f16) outs(%arg1 : memref<16xf16>) interleave_channel_nums = 2
    return
  }
  func.func @vinterleave_7(%arg0: f16, %arg1: memref<8xf16>, %arg2: memref<16xf16>) {
    hivm.hir.vinterleave ins(%arg1, %arg0 : memref<8xf16>, f16) outs(%arg2 : memref<16xf16>) interleave_channel_nums = 2
    return
  }
  func.func @vinterleave_8(%arg0: tensor<8xf16>, %arg1: tensor<15xf16>) {
    %0 = hivm.hir.vinterleave ins(%arg0, %arg0 : tensor<8xf16>, tensor<8xf16>) outs(%arg1 : tensor<15xf16>) interleave_channel_nums = 2 -> tensor<15xf16>
    return
  }
  func.func @vsort_1(%arg0: memref<4x8xf32>, %arg1: memref<4x4xf32>) {
    hivm.hir.vsort ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x4xf32>) descending = false sort_axis = 1
    return
  }
  func.func @vsort_2(%arg0: memref<4x8xf32>, %arg1: memref<8xf32>) {
    hivm.hir.vsort ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<8xf32>) descending = false sort_axis = 1
    return
  }
  func.func @vsort_3(%arg0: memref<4x8xf32>, %arg1: memref<4x8xf16>) {
    hivm.hir.vsort ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x8xf16>) descending = false sort_axis = 1
    return
  }
  func.func @vsort_4(%arg0: memref<4x8xf32>, %arg1: memref<4x8xi64>) {
    hivm.hir.vsort ins(%arg0 : memref<4x8xf32>) outs(%arg0, %arg1 : memref<4x8xf32>, memref<4x8xi64>) descending = false sort_axis = 1
    return
  }
  func.func @vsort_5(%arg0: memref<4x8xf32>, %arg1: memref<4x8xi16>) {
    hivm.hir.vsort ins(%arg0 : memref<4x8xf32>) outs(%arg0, %arg1 : memref<4x8xf32>, memref<4x8xi16>) descending = false sort_axis = 1
    return
  }
  func.func @vsort_6(%arg0: memref<4x8xf32>, %arg1: memref<4x8xf32>) {
    hivm.hir.vsort ins(%arg0 : memref<4x8xf32>) outs(%arg0, %arg1 : memref<4x8xf32>, memref<4x8xf32>) descending = false sort_axis = 1
    return
  }
  func.func @vsort_7(%arg0: memref<4x8xf32>, %arg1: memref<4x4xi32>) {
    hivm.hir.vsort ins(%arg0 : memref<4x8xf32>) outs(%arg0, %arg1 : memref<4x8xf32>, memref<4x4xi32>) descending = false sort_axis = 1
    return
  }
  func.func @vsort_8(%arg0: memref<4x8xf32>, %arg1: memref<8xi32>) {
    hivm.hir.vsort ins(%arg0 : memref<4x8xf32>) outs(%arg0, %arg1 : memref<4x8xf32>, memref<8xi32>) descending = false sort_axis = 1
    return
  }
  func.func @vsort_9(%arg0: memref<4x8xf32>, %arg1: memref<4x8xui32>) {
    hivm.hir.vsort ins(%arg0 : memref<4x8xf32>) outs(%arg0, %arg1 : memref<4x8xf32>, memref<4x8xui32>) descending = false sort_axis = 1
    return
  }
  func.func @vsort_10(%arg0: memref<4x8xf32>, %arg1: memref<4x8xi32>) {
    hivm.hir.vsort ins(%arg0 : memref<4x8xf32>) outs(%arg0, %arg1, %arg1 : memref<4x8xf32>, memref<4x8xi32>, memref<4x8xi32>) descending = false sort_axis = 1
    return
  }
  func.func @vsort_11(%arg0: tensor<4x8xf32>, %arg1: tensor<4x4xf32>) {
    %0 = hivm.hir.vsort ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4x4xf32>) descending = false sort_axis = 1 -> tensor<4x4xf32>
    return
  }
  func.func @vflip_1(%arg0: memref<4x8xf32>, %arg1: memref<4x8xf32>) {
    hivm.hir.vflip ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x8xf32>) flip_axis = 2
    return
  }
  func.func @vflip_2(%arg0: memref<4x8xf32>, %arg1: memref<4x8xf32>) {
    hivm.hir.vflip ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x8xf32>) flip_axis = -1
    return
  }
  func.func @vflip_3(%arg0: memref<4x8xf32>, %arg1: memref<4x4xf32>) {
    hivm.hir.vflip ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x4xf32>) flip_axis = 1
    return
  }
  func.func @vflip_4(%arg0: memref<4x8xf32>, %arg1: memref<8xf32>) {
    hivm.hir.vflip ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<8xf32>) flip_axis = 0
    return
  }
  func.func @vgather_2(%arg0: memref<4x8xf32>, %arg1: memref<4x4xi32>, %arg2: memref<4x8xf32>) {
    hivm.hir.vgather ins(%arg0 : memref<4x8xf32>) indices(%arg1 : memref<4x4xi32>) outs(%arg2 : memref<4x8xf32>)
    return
  }
  func.func @vgather_3(%arg0: memref<4x8xf32>, %arg1: memref<4x8xi32>, %arg2: memref<4x8xf16>) {
    hivm.hir.vgather ins(%arg0 : memref<4x8xf32>) indices(%arg1 : memref<4x8xi32>) outs(%arg2 : memref<4x8xf16>)
    return
  }
  func.func @vgather_5(%arg0: memref<4x8xf32>, %arg1: memref<4x8xi32>, %arg2: memref<3x8xf32>) {
    hivm.hir.vgather ins(%arg0 : memref<4x8xf32>) indices(%arg1 : memref<4x8xi32>) outs(%arg2 : memref<3x8xf32>)
    return
  }
  func.func @vpad_1(%arg0: memref<8xf32>, %arg1: memref<10xf32>, %arg2: f32) {
    hivm.hir.vpad ins(%arg0 : memref<8xf32>) outs(%arg1 : memref<10xf32>) low[1] high[0] pad_value %arg2 : f32
    return
  }
  func.func @vpad_2(%arg0: memref<8xf32>, %arg1: memref<10xf32>, %arg2: f32) {
    hivm.hir.vpad ins(%arg0 : memref<8xf32>) outs(%arg1 : memref<10xf32>) low[1, 1] high[1] pad_value %arg2 : f32
    return
  }
  func.func @vpad_3(%arg0: memref<8xf32>, %arg1: memref<10xf32>, %arg2: f32) {
    hivm.hir.vpad ins(%arg0 : memref<8xf32>) outs(%arg1 : memref<10xf32>) low[-1] high[3] pad_value %arg2 : f32
    return
  }
  func.func @vpad_4(%arg0: memref<8xf32>, %arg1: memref<10xf32>, %arg2: i32) {
    hivm.hir.vpad ins(%arg0 : memref<8xf32>) outs(%arg1 : memref<10xf32>) low[1] high[1] pad_value %arg2 : i32
    return
  }
  func.func @vpad_5(%arg0: memref<8xf32>, %arg1: memref<10xf16>, %arg2: f32) {
    hivm.hir.vpad ins(%arg0 : memref<8xf32>) outs(%arg1 : memref<10xf16>) low[1] high[1] pad_value %arg2 : f32
    return
  }
  func.func @vmulextended_1(%arg0: memref<8xi16>) {
    hivm.hir.vmulextended ins(%arg0, %arg0 : memref<8xi16>, memref<8xi16>) outs(%arg0 : memref<8xi16>)
    return
  }
  func.func @vmulextended_2(%arg0: memref<8xi16>) {
    hivm.hir.vmulextended ins(%arg0 : memref<8xi16>) outs(%arg0, %arg0 : memref<8xi16>, memref<8xi16>)
    return
  }
  func.func @vmulextended_3(%arg0: memref<8xi16>) {
    hivm.hir.vmulextended ins(%arg0, %arg0, %arg0 : memref<8xi16>, memref<8xi16>, memref<8xi16>) outs(%arg0, %arg0 : memref<8xi16>, memref<8xi16>)
    return
  }
  func.func @vmulextended_4(%arg0: memref<8xi16>) {
    hivm.hir.vmulextended ins(%arg0, %arg0 : memref<8xi16>, memref<8xi16>) outs(%arg0, %arg0, %arg0 : memref<8xi16>, memref<8xi16>, memref<8xi16>)
    return
  }
  func.func @vmulextended_5(%arg0: memref<8xi16>, %arg1: memref<4xi16>) {
    hivm.hir.vmulextended ins(%arg0, %arg0 : memref<8xi16>, memref<8xi16>) outs(%arg1, %arg1 : memref<4xi16>, memref<4xi16>)
    return
  }
  func.func @vsel_1(%arg0: memref<8xi1>, %arg1: memref<8xf32>, %arg2: memref<8xf16>) {
    hivm.hir.vsel ins(%arg0, %arg1, %arg2 : memref<8xi1>, memref<8xf32>, memref<8xf16>) outs(%arg1 : memref<8xf32>)
    return
  }
  func.func @vsel_2(%arg0: memref<8xi1>, %arg1: memref<8xf32>, %arg2: memref<8xf16>) {
    hivm.hir.vsel ins(%arg0, %arg1, %arg1 : memref<8xi1>, memref<8xf32>, memref<8xf32>) outs(%arg2 : memref<8xf16>)
    return
  }
  func.func @vcmp_1(%arg0: memref<8xf32>, %arg1: memref<8xf16>, %arg2: memref<8xi1>) {
    hivm.hir.vcmp ins(%arg0, %arg1 : memref<8xf32>, memref<8xf16>) outs(%arg2 : memref<8xi1>)
    return
  }
  func.func @copy_1(%arg0: memref<8xf32>, %arg1: f32) {
    hivm.hir.copy ins(%arg0 : memref<8xf32>) outs(%arg0 : memref<8xf32>) pad_value = %arg1 : f32
    return
  }
  func.func @copy_2(%arg0: tensor<8xf32>, %arg1: memref<8xf32>) {
    hivm.hir.copy ins(%arg0 : tensor<8xf32>) outs(%arg1 : memref<8xf32>)
    return
  }
  func.func @load_4(%arg0: memref<8xf32>, %arg1: f32, %arg2: f16, %arg3: index, %arg4: i32, %arg5: i1, %arg6: i32) {
    hivm.hir.load ins(%arg0 : memref<8xf32>) outs(%arg0 : memref<8xf32>) left_padding_num = %arg3 : index
    return
  }
  func.func @load_5(%arg0: memref<8xf32>, %arg1: f32, %arg2: f16, %arg3: index, %arg4: i32, %arg5: i1, %arg6: i32) {
    hivm.hir.load ins(%arg0 : memref<8xf32>) outs(%arg0 : memref<8xf32>) right_padding_num = %arg3 : index
    return
  }
  func.func @load_6(%arg0: memref<8xf32>, %arg1: f32, %arg2: f16, %arg3: index, %arg4: i32, %arg5: i1, %arg6: i32) {
    hivm.hir.load ins(%arg0 : memref<8xf32>) outs(%arg0 : memref<8xf32>) pad_mode = <PadNull> left_padding_num = %arg3 : index
    return
  }
  func.func @load_7(%arg0: memref<8xf32>, %arg1: f32, %arg2: f16, %arg3: index, %arg4: i32, %arg5: i1, %arg6: i32) {
    hivm.hir.load ins(%arg0 : memref<8xf32>) outs(%arg0 : memref<8xf32>) init_condition = %arg5 : i1
    return
  }
  func.func @load_9(%arg0: memref<8xf32>, %arg1: f32, %arg2: f16, %arg3: index, %arg4: i32, %arg5: i1, %arg6: i32) {
    hivm.hir.load ins(%arg0 : memref<8xf32>) outs(%arg0 : memref<8xf32>) init_out_buffer = true
    return
  }
  func.func @load_10(%arg0: memref<8xf32>, %arg1: f32, %arg2: f16, %arg3: index, %arg4: i32, %arg5: i1, %arg6: i32) {
    hivm.hir.load ins(%arg0 : memref<8xf32>) outs(%arg0 : memref<8xf32>) init_out_buffer = true init_condition = %arg6 : i32
    return
  }
  func.func @load_11(%arg0: memref<8xf32>, %arg1: f32, %arg2: f16, %arg3: index, %arg4: i32, %arg5: i1, %arg6: i32) {
    hivm.hir.load ins(%arg0 : memref<8xf32>) outs(%arg0 : memref<8xf32>) right_padding_num = %arg2 : f16
    return
  }
  func.func @store_2(%arg0: tensor<8xf32>, %arg1: memref<8xf32>) {
    hivm.hir.store ins(%arg0 : tensor<8xf32>) outs(%arg1 : memref<8xf32>)
    return
  }
  func.func @store_3(%arg0: memref<8xf32>, %arg1: tensor<8xf32>) {
    %0 = hivm.hir.store ins(%arg0 : memref<8xf32>) outs(%arg1 : tensor<8xf32>) -> tensor<8xf32>
    return
  }
  func.func @fixpipe_4(%arg0: memref<4x8xf32, #hivm.address_space<cc>>, %arg1: memref<4x8xi32, #hivm.address_space<cc>>, %arg2: memref<4x8xf32, #hivm.address_space<gm>>, %arg3: memref<4x8xf16>, %arg4: memref<4x8xi8>, %arg5: memref<4x8xbf16>, %arg6: memref<4x8xi32>, %arg7: i1, %arg8: f32, %arg9: i32, %arg10: memref<4x8xf16, #hivm.address_space<cc>>) {
    hivm.hir.fixpipe ins(%arg0 : memref<4x8xf32, #hivm.address_space<cc>>) outs(%arg3 : memref<4x8xf16>)
    return
  }
  func.func @fixpipe_5(%arg0: memref<4x8xf32, #hivm.address_space<cc>>, %arg1: memref<4x8xi32, #hivm.address_space<cc>>, %arg2: memref<4x8xf32, #hivm.address_space<gm>>, %arg3: memref<4x8xf16>, %arg4: memref<4x8xi8>, %arg5: memref<4x8xbf16>, %arg6: memref<4x8xi32>, %arg7: i1, %arg8: f32, %arg9: i32, %arg10: memref<4x8xf16, #hivm.address_space<cc>>) {
    hivm.hir.fixpipe ins(%arg0 : memref<4x8xf32, #hivm.address_space<cc>>) outs(%arg5 : memref<4x8xbf16>)
    return
  }
  func.func @fixpipe_6(%arg0: memref<4x8xf32, #hivm.address_space<cc>>, %arg1: memref<4x8xi32, #hivm.address_space<cc>>, %arg2: memref<4x8xf32, #hivm.address_space<gm>>, %arg3: memref<4x8xf16>, %arg4: memref<4x8xi8>, %arg5: memref<4x8xbf16>, %arg6: memref<4x8xi32>, %arg7: i1, %arg8: f32, %arg9: i32, %arg10: memref<4x8xf16, #hivm.address_space<cc>>) {
    hivm.hir.fixpipe ins(%arg0 : memref<4x8xf32, #hivm.address_space<cc>>) outs(%arg4 : memref<4x8xi8>)
    return
  }
  func.func @fixpipe_7(%arg0: memref<4x8xf32, #hivm.address_space<cc>>, %arg1: memref<4x8xi32, #hivm.address_space<cc>>, %arg2: memref<4x8xf32, #hivm.address_space<gm>>, %arg3: memref<4x8xf16>, %arg4: memref<4x8xi8>, %arg5: memref<4x8xbf16>, %arg6: memref<4x8xi32>, %arg7: i1, %arg8: f32, %arg9: i32, %arg10: memref<4x8xf16, #hivm.address_space<cc>>) {
    hivm.hir.fixpipe ins(%arg1 : memref<4x8xi32, #hivm.address_space<cc>>) outs(%arg2 : memref<4x8xf32, #hivm.address_space<gm>>)
    return
  }
  func.func @fixpipe_8(%arg0: memref<4x8xf32, #hivm.address_space<cc>>, %arg1: memref<4x8xi32, #hivm.address_space<cc>>, %arg2: memref<4x8xf32, #hivm.address_space<gm>>, %arg3: memref<4x8xf16>, %arg4: memref<4x8xi8>, %arg5: memref<4x8xbf16>, %arg6: memref<4x8xi32>, %arg7: i1, %arg8: f32, %arg9: i32, %arg10: memref<4x8xf16, #hivm.address_space<cc>>) {
    hivm.hir.fixpipe ins(%arg1 : memref<4x8xi32, #hivm.address_space<cc>>) outs(%arg3 : memref<4x8xf16>)
    return
  }
  func.func @fixpipe_9(%arg0: memref<4x8xf32, #hivm.address_space<cc>>, %arg1: memref<4x8xi32, #hivm.address_space<cc>>, %arg2: memref<4x8xf32, #hivm.address_space<gm>>, %arg3: memref<4x8xf16>, %arg4: memref<4x8xi8>, %arg5: memref<4x8xbf16>, %arg6: memref<4x8xi32>, %arg7: i1, %arg8: f32, %arg9: i32, %arg10: memref<4x8xf16, #hivm.address_space<cc>>) {
    hivm.hir.fixpipe ins(%arg10 : memref<4x8xf16, #hivm.address_space<cc>>) outs(%arg3 : memref<4x8xf16>)
    return
  }
  func.func @fixpipe_10(%arg0: memref<4x8xf32, #hivm.address_space<cc>>, %arg1: memref<4x8xi32, #hivm.address_space<cc>>, %arg2: memref<4x8xf32, #hivm.address_space<gm>>, %arg3: memref<4x8xf16>, %arg4: memref<4x8xi8>, %arg5: memref<4x8xbf16>, %arg6: memref<4x8xi32>, %arg7: i1, %arg8: f32, %arg9: i32, %arg10: memref<4x8xf16, #hivm.address_space<cc>>) {
    hivm.hir.fixpipe ins(%arg10 : memref<4x8xf16, #hivm.address_space<cc>>) outs(%arg2 : memref<4x8xf32, #hivm.address_space<gm>>)
    return
  }
  func.func @fixpipe_11(%arg0: memref<4x8xf32, #hivm.address_space<cc>>, %arg1: memref<4x8xi32, #hivm.address_space<cc>>, %arg2: memref<4x8xf32, #hivm.address_space<gm>>, %arg3: memref<4x8xf16>, %arg4: memref<4x8xi8>, %arg5: memref<4x8xbf16>, %arg6: memref<4x8xi32>, %arg7: i1, %arg8: f32, %arg9: i32, %arg10: memref<4x8xf16, #hivm.address_space<cc>>) {
    hivm.hir.fixpipe {pre_quant = #hivm.fixpipe_pre_quant_mode<F322F16>} ins(%arg0 : memref<4x8xf32, #hivm.address_space<cc>>) outs(%arg2 : memref<4x8xf32, #hivm.address_space<gm>>)
    return
  }
  func.func @fixpipe_12(%arg0: memref<4x8xf32, #hivm.address_space<cc>>, %arg1: memref<4x8xi32, #hivm.address_space<cc>>, %arg2: memref<4x8xf32, #hivm.address_space<gm>>, %arg3: memref<4x8xf16>, %arg4: memref<4x8xi8>, %arg5: memref<4x8xbf16>, %arg6: memref<4x8xi32>, %arg7: i1, %arg8: f32, %arg9: i32, %arg10: memref<4x8xf16, #hivm.address_space<cc>>) {
    hivm.hir.fixpipe {pre_quant = #hivm.fixpipe_pre_quant_mode<F322F16>} ins(%arg1 : memref<4x8xi32, #hivm.address_space<cc>>) outs(%arg3 : memref<4x8xf16>)
    return
  }
  func.func @fixpipe_13(%arg0: memref<4x8xf32, #hivm.address_space<cc>>, %arg1: memref<4x8xi32, #hivm.address_space<cc>>, %arg2: memref<4x8xf32, #hivm.address_space<gm>>, %arg3: memref<4x8xf16>, %arg4: memref<4x8xi8>, %arg5: memref<4x8xbf16>, %arg6: memref<4x8xi32>, %arg7: i1, %arg8: f32, %arg9: i32, %arg10: memref<4x8xf16, #hivm.address_space<cc>>) {
    hivm.hir.fixpipe {pre_quant = #hivm.fixpipe_pre_quant_mode<F322F16>} ins(%arg0 : memref<4x8xf32, #hivm.address_space<cc>>) outs(%arg5 : memref<4x8xbf16>)
    return
  }
  func.func @fixpipe_14(%arg0: memref<4x8xf32, #hivm.address_space<cc>>, %arg1: memref<4x8xi32, #hivm.address_space<cc>>, %arg2: memref<4x8xf32, #hivm.address_space<gm>>, %arg3: memref<4x8xf16>, %arg4: memref<4x8xi8>, %arg5: memref<4x8xbf16>, %arg6: memref<4x8xi32>, %arg7: i1, %arg8: f32, %arg9: i32, %arg10: memref<4x8xf16, #hivm.address_space<cc>>) {
    hivm.hir.fixpipe {pre_quant = #hivm.fixpipe_pre_quant_mode<F322BF16>} ins(%arg0 : memref<4x8xf32, #hivm.address_space<cc>>) outs(%arg3 : memref<4x8xf16>)
    return
  }
  func.func @fixpipe_15(%arg0: memref<4x8xf32, #hivm.address_space<cc>>, %arg1: memref<4x8xi32, #hivm.address_space<cc>>, %arg2: memref<4x8xf32, #hivm.address_space<gm>>, %arg3: memref<4x8xf16>, %arg4: memref<4x8xi8>, %arg5: memref<4x8xbf16>, %arg6: memref<4x8xi32>, %arg7: i1, %arg8: f32, %arg9: i32, %arg10: memref<4x8xf16, #hivm.address_space<cc>>) {
    hivm.hir.fixpipe {pre_quant = #hivm.fixpipe_pre_quant_mode<S322I8>} ins(%arg0 : memref<4x8xf32, #hivm.address_space<cc>>) outs(%arg4 : memref<4x8xi8>)
    return
  }
  func.func @fixpipe_16(%arg0: memref<4x8xf32, #hivm.address_space<cc>>, %arg1: memref<4x8xi32, #hivm.address_space<cc>>, %arg2: memref<4x8xf32, #hivm.address_space<gm>>, %arg3: memref<4x8xf16>, %arg4: memref<4x8xi8>, %arg5: memref<4x8xbf16>, %arg6: memref<4x8xi32>, %arg7: i1, %arg8: f32, %arg9: i32, %arg10: memref<4x8xf16, #hivm.address_space<cc>>) {
    hivm.hir.fixpipe {pre_quant = #hivm.fixpipe_pre_quant_mode<S322I8>} ins(%arg1 : memref<4x8xi32, #hivm.address_space<cc>>) outs(%arg3 : memref<4x8xf16>)
    return
  }
  func.func @fixpipe_19(%arg0: memref<4x8xf32, #hivm.address_space<cc>>, %arg1: memref<4x8xi32, #hivm.address_space<cc>>, %arg2: memref<4x8xf32, #hivm.address_space<gm>>, %arg3: memref<4x8xf16>, %arg4: memref<4x8xi8>, %arg5: memref<4x8xbf16>, %arg6: memref<4x8xi32>, %arg7: i1, %arg8: f32, %arg9: i32, %arg10: memref<4x8xf16, #hivm.address_space<cc>>) {
    hivm.hir.fixpipe ins(%arg0 : memref<4x8xf32, #hivm.address_space<cc>>) outs(%arg3 : memref<4x8xf16>)
    return
  }
  func.func @fixpipe_20(%arg0: memref<4x8xf32, #hivm.address_space<cc>>, %arg1: memref<4x8xi32, #hivm.address_space<cc>>, %arg2: memref<4x8xf32, #hivm.address_space<gm>>, %arg3: memref<4x8xf16>, %arg4: memref<4x8xi8>, %arg5: memref<4x8xbf16>, %arg6: memref<4x8xi32>, %arg7: i1, %arg8: f32, %arg9: i32, %arg10: memref<4x8xf16, #hivm.address_space<cc>>) {
    hivm.hir.fixpipe ins(%arg0 : memref<4x8xf32, #hivm.address_space<cc>>) outs(%arg2 : memref<4x8xf32, #hivm.address_space<gm>>) unit_flag_mode([])
    return
  }
  func.func @fixpipe_23(%arg0: memref<4x8xf32, #hivm.address_space<cc>>, %arg1: memref<4x8xi32, #hivm.address_space<cc>>, %arg2: memref<4x8xf32, #hivm.address_space<gm>>, %arg3: memref<4x8xf16>, %arg4: memref<4x8xi8>, %arg5: memref<4x8xbf16>, %arg6: memref<4x8xi32>, %arg7: i1, %arg8: f32, %arg9: i32, %arg10: memref<4x8xf16, #hivm.address_space<cc>>) {
    hivm.hir.fixpipe {unit_flag_group_id = 1 : i64} ins(%arg0 : memref<4x8xf32, #hivm.address_space<cc>>) outs(%arg2 : memref<4x8xf32, #hivm.address_space<gm>>)
    return
  }
  func.func @fixpipe_25(%arg0: memref<4x8xf32>, %arg1: memref<4x4xf32>) {
    hivm.hir.fixpipe ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x4xf32>)
    return
  }
  func.func @fixpipe_26(%arg0: memref<4x8xf32>, %arg1: memref<8xf32>) {
    hivm.hir.fixpipe ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<8xf32>)
    return
  }
  func.func @fixpipe_27(%arg0: tensor<4x8xf32>, %arg1: memref<4x8xf32>) {
    hivm.hir.fixpipe ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : memref<4x8xf32>)
    return
  }
  func.func @nd2nz_1(%arg0: memref<8xf32>, %arg1: memref<8xf16>) {
    hivm.hir.nd2nz ins(%arg0 : memref<8xf32>) outs(%arg1 : memref<8xf16>)
    return
  }
  func.func @nd2nz_2(%arg0: memref<8xf32>, %arg1: memref<4xf32>) {
    hivm.hir.nd2nz ins(%arg0 : memref<8xf32>) outs(%arg1 : memref<4xf32>)
    return
  }
  func.func @nd2nz_3(%arg0: memref<8xf32>, %arg1: f16) {
    hivm.hir.nd2nz ins(%arg0 : memref<8xf32>) outs(%arg0 : memref<8xf32>) init_out_buffer = true pad_value = %arg1 : f16
    return
  }
  func.func @nd2nz_4(%arg0: memref<8xf32>, %arg1: i1) {
    hivm.hir.nd2nz ins(%arg0 : memref<8xf32>) outs(%arg0 : memref<8xf32>) init_condition = %arg1 : i1
    return
  }
  func.func @nd2nz_5(%arg0: memref<8xf32>) {
    hivm.hir.nd2nz ins(%arg0 : memref<8xf32>) outs(%arg0 : memref<8xf32>) init_out_buffer = true
    return
  }
  func.func @nd2nz_6(%arg0: memref<8xf64>) {
    hivm.hir.nd2nz ins(%arg0 : memref<8xf64>) outs(%arg0 : memref<8xf64>)
    return
  }
  func.func @nz2nd_1(%arg0: memref<8xf32>, %arg1: memref<8xf16>) {
    hivm.hir.nz2nd ins(%arg0 : memref<8xf32>) outs(%arg1 : memref<8xf16>)
    return
  }
  func.func @nz2nd_2(%arg0: memref<8xf32>, %arg1: memref<4xf32>) {
    hivm.hir.nz2nd ins(%arg0 : memref<8xf32>) outs(%arg1 : memref<4xf32>)
    return
  }
  func.func @mmadL1_1(%arg0: memref<16x32xf16>, %arg1: memref<16x16xf16>, %arg2: i1, %arg3: index, %arg4: memref<16x16xf32>, %arg5: i64) {
    hivm.hir.mmadL1 ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : memref<16x32xf16>, memref<16x16xf16>, i1, index, index, index) outs(%arg4 : memref<16x16xf32>)
    return
  }
  func.func @mmadL1_2(%arg0: tensor<16x32xf16>, %arg1: tensor<16x16xf16>, %arg2: i1, %arg3: index, %arg4: tensor<16x16xf32>, %arg5: i64) {
    %0 = hivm.hir.mmadL1 ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : tensor<16x32xf16>, tensor<16x16xf16>, i1, index, index, index) outs(%arg4 : tensor<16x16xf32>) -> tensor<16x16xf32>
    return
  }
  func.func @mmadL1_3(%arg0: memref<16x32xf16>, %arg1: memref<32x16xf16>, %arg2: i1, %arg3: index, %arg4: memref<8x16xf32>, %arg5: i64) {
    hivm.hir.mmadL1 ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : memref<16x32xf16>, memref<32x16xf16>, i1, index, index, index) outs(%arg4 : memref<8x16xf32>)
    return
  }
  func.func @mmadL1_4(%arg0: memref<16x32xf16>, %arg1: memref<32x16xf16>, %arg2: i1, %arg3: index, %arg4: memref<16x8xf32>, %arg5: i64) {
    hivm.hir.mmadL1 ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : memref<16x32xf16>, memref<32x16xf16>, i1, index, index, index) outs(%arg4 : memref<16x8xf32>)
    return
  }
  func.func @mmadL1_5(%arg0: tensor<16x32xf16>, %arg1: tensor<32x16xf16>, %arg2: i1, %arg3: index, %arg4: tensor<8x16xf32>, %arg5: i64) {
    %0 = hivm.hir.mmadL1 ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : tensor<16x32xf16>, tensor<32x16xf16>, i1, index, index, index) outs(%arg4 : tensor<8x16xf32>) -> tensor<8x16xf32>
    return
  }
  func.func @mmadL1_6(%arg0: memref<16x32xf16>, %arg1: memref<32x16xf32>, %arg2: i1, %arg3: index, %arg4: memref<16x16xf32>, %arg5: i64) {
    hivm.hir.mmadL1 ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : memref<16x32xf16>, memref<32x16xf32>, i1, index, index, index) outs(%arg4 : memref<16x16xf32>)
    return
  }
  func.func @mmadL1_7(%arg0: memref<16x32xf16>, %arg1: memref<32x16xf16>, %arg2: i1, %arg3: index, %arg4: memref<16x16xf16>, %arg5: i64) {
    hivm.hir.mmadL1 ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : memref<16x32xf16>, memref<32x16xf16>, i1, index, index, index) outs(%arg4 : memref<16x16xf16>)
    return
  }
  func.func @mmadL1_8(%arg0: memref<16x32xf16>, %arg1: memref<32x16xf16>, %arg2: i1, %arg3: index, %arg4: memref<16x16xi32>, %arg5: i64) {
    hivm.hir.mmadL1 ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : memref<16x32xf16>, memref<32x16xf16>, i1, index, index, index) outs(%arg4 : memref<16x16xi32>)
    return
  }
  func.func @mmadL1_9(%arg0: memref<16x32xi8>, %arg1: memref<32x16xi8>, %arg2: i1, %arg3: index, %arg4: memref<16x16xf32>, %arg5: i64) {
    hivm.hir.mmadL1 ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : memref<16x32xi8>, memref<32x16xi8>, i1, index, index, index) outs(%arg4 : memref<16x16xf32>)
    return
  }
  func.func @mmadL1_10(%arg0: memref<16x32xf64>, %arg1: memref<32x16xf64>, %arg2: i1, %arg3: index, %arg4: memref<16x16xf64>, %arg5: i64) {
    hivm.hir.mmadL1 ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : memref<16x32xf64>, memref<32x16xf64>, i1, index, index, index) outs(%arg4 : memref<16x16xf64>)
    return
  }
  func.func @mmadL1_11(%arg0: memref<16x32xf16>, %arg1: memref<32x16xbf16>, %arg2: i1, %arg3: index, %arg4: memref<16x16xf32>, %arg5: i64) {
    hivm.hir.mmadL1 ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : memref<16x32xf16>, memref<32x16xbf16>, i1, index, index, index) outs(%arg4 : memref<16x16xf32>)
    return
  }
  func.func @mmadL1_12(%arg0: memref<16x32xf16>, %arg1: memref<32x16xf16>, %arg2: i1, %arg3: index, %arg4: memref<16x16xf32>, %arg5: i64) {
    hivm.hir.mmadL1 {a_transpose} ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : memref<16x32xf16>, memref<32x16xf16>, i1, index, index, index) outs(%arg4 : memref<16x16xf32>)
    return
  }
  func.func @mmadL1_13(%arg0: memref<16x32xf16>, %arg1: memref<32x16xf16>, %arg2: i1, %arg3: index, %arg4: memref<16x16xf32>, %arg5: i64) {
    hivm.hir.mmadL1 {b_transpose} ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : memref<16x32xf16>, memref<32x16xf16>, i1, index, index, index) outs(%arg4 : memref<16x16xf32>)
    return
  }
  func.func @mmadL1_14(%arg0: memref<16x32xf16>, %arg1: memref<32x16xf16>, %arg2: i1, %arg3: index, %arg4: memref<16x16xf32>, %arg5: i64) {
    hivm.hir.mmadL1 {enable_HF32} ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : memref<16x32xf16>, memref<32x16xf16>, i1, index, index, index) outs(%arg4 : memref<16x16xf32>)
    return
  }
  func.func @mmadL1_15(%arg0: memref<16x32xi8>, %arg1: memref<32x16xi8>, %arg2: i1, %arg3: index, %arg4: memref<16x16xi32>, %arg5: i64) {
    hivm.hir.mmadL1 {enable_I4} ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : memref<16x32xi8>, memref<32x16xi8>, i1, index, index, index) outs(%arg4 : memref<16x16xi32>)
    return
  }
  func.func @mmadL1_16(%arg0: memref<32xf16>, %arg1: memref<32xf16>, %arg2: i1, %arg3: index, %arg4: memref<16xf32>, %arg5: i64) {
    hivm.hir.mmadL1 ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : memref<32xf16>, memref<32xf16>, i1, index, index, index) outs(%arg4 : memref<16xf32>)
    return
  }
  func.func @mmadL1_17(%arg0: memref<2x16x32xf16>, %arg1: memref<2x32x16xf16>, %arg2: i1, %arg3: index, %arg4: memref<2x16x16xf32>, %arg5: i64) {
    hivm.hir.mmadL1 ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : memref<2x16x32xf16>, memref<2x32x16xf16>, i1, index, index, index) outs(%arg4 : memref<2x16x16xf32>)
    return
  }
  func.func @mmadL1_18(%arg0: memref<3x16x32xf16>, %arg1: memref<2x32x16xf16>, %arg2: i1, %arg3: index, %arg4: memref<2x16x16xf32>, %arg5: i64) {
    hivm.hir.mmadL1 ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : memref<3x16x32xf16>, memref<2x32x16xf16>, i1, index, index, index) outs(%arg4 : memref<2x16x16xf32>)
    return
  }
  func.func @mmadL1_19(%arg0: memref<2x1x16x16xf16>, %arg1: memref<2x1x16x16xf16>, %arg2: i1, %arg3: index, %arg4: memref<1x1x16x16xf32>, %arg5: i64) {
    hivm.hir.mmadL1 ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : memref<2x1x16x16xf16>, memref<2x1x16x16xf16>, i1, index, index, index) outs(%arg4 : memref<1x1x16x16xf32>)
    return
  }
  func.func @mmadL1_20(%arg0: memref<2x1x16x16xf16>, %arg1: memref<1x2x16x16xf16>, %arg2: i1, %arg3: index, %arg4: memref<16x16xf32>, %arg5: i64) {
    hivm.hir.mmadL1 ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : memref<2x1x16x16xf16>, memref<1x2x16x16xf16>, i1, index, index, index) outs(%arg4 : memref<16x16xf32>)
    return
  }
  func.func @mmadL1_21(%arg0: memref<16x32xf16>, %arg1: memref<32x16xf16>, %arg2: i1, %arg3: index, %arg4: memref<16x16xf32>, %arg5: i64, %arg6: memref<8xf32>) {
    hivm.hir.mmadL1 ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3, %arg6 : memref<16x32xf16>, memref<32x16xf16>, i1, index, index, index, memref<8xf32>) outs(%arg4 : memref<16x16xf32>)
    return
  }
  func.func @mmadL1_22(%arg0: memref<16x32xf16>, %arg1: memref<32x16xf16>, %arg2: i1, %arg3: index, %arg4: memref<16x16xf32>, %arg5: i64, %arg6: memref<16xf16>) {
    hivm.hir.mmadL1 ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3, %arg6 : memref<16x32xf16>, memref<32x16xf16>, i1, index, index, index, memref<16xf16>) outs(%arg4 : memref<16x16xf32>)
    return
  }
  func.func @mmadL1_23(%arg0: memref<16x32xf16>, %arg1: memref<32x16xf16>, %arg2: i1, %arg3: index, %arg4: memref<16x16xf32>, %arg5: i64, %arg6: memref<16x1xf32>) {
    hivm.hir.mmadL1 ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3, %arg6 : memref<16x32xf16>, memref<32x16xf16>, i1, index, index, index, memref<16x1xf32>) outs(%arg4 : memref<16x16xf32>)
    return
  }
  func.func @mmadL1_24(%arg0: memref<16x32xf16>, %arg1: memref<32x16xf16>, %arg2: i1, %arg3: index, %arg4: memref<16x16xf32>, %arg5: i64, %arg6: memref<1x16xf32>) {
    hivm.hir.mmadL1 ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3, %arg6 : memref<16x32xf16>, memref<32x16xf16>, i1, index, index, index, memref<1x16xf32>) outs(%arg4 : memref<16x16xf32>)
    return
  }
  func.func @mmadL1_25(%arg0: memref<16x32xf16>, %arg1: memref<32x16xf16>, %arg2: i1, %arg3: index, %arg4: memref<16x16xf32>, %arg5: i64, %arg6: memref<16xf64>) {
    hivm.hir.mmadL1 ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3, %arg6 : memref<16x32xf16>, memref<32x16xf16>, i1, index, index, index, memref<16xf64>) outs(%arg4 : memref<16x16xf32>)
    return
  }
  func.func @mmadL1_26(%arg0: memref<16x32xf16>, %arg1: memref<32x16xf16>, %arg2: i1, %arg3: index, %arg4: memref<16x16xf32>, %arg5: i64, %arg6: memref<2x16xf32>) {
    hivm.hir.mmadL1 ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3, %arg6 : memref<16x32xf16>, memref<32x16xf16>, i1, index, index, index, memref<2x16xf32>) outs(%arg4 : memref<16x16xf32>)
    return
  }
  func.func @mmadL1_27(%arg0: memref<16x32xf16>, %arg1: memref<32x16xf16>, %arg2: i1, %arg3: index, %arg4: memref<16x16xf32>, %arg5: i64) {
    hivm.hir.mmadL1 ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : memref<16x32xf16>, memref<32x16xf16>, i1, index, index, index) outs(%arg4 : memref<16x16xf32>) sync_related_args(%arg5, %arg5, %arg5, %arg5, %arg5, %arg5, %arg5 : i64, i64, i64, i64, i64, i64, i64)
    return
  }
  func.func @mmadL1_28(%arg0: memref<16x32xf16>, %arg1: memref<32x16xf16>, %arg2: i1, %arg3: index, %arg4: memref<16x16xf32>, %arg5: i64) {
    hivm.hir.mmadL1 ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : memref<16x32xf16>, memref<32x16xf16>, i1, index, index, index) outs(%arg4 : memref<16x16xf32>) unit_flag_mode([])
    return
  }
  func.func @mmadL1_31(%arg0: memref<16x32xf16, #hivm.address_space<ub>>, %arg1: memref<32x16xf16, #hivm.address_space<cbuf>>, %arg2: i1, %arg3: index, %arg4: memref<16x16xf32, #hivm.address_space<cc>>, %arg5: i64) {
    hivm.hir.mmadL1 ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : memref<16x32xf16, #hivm.address_space<ub>>, memref<32x16xf16, #hivm.address_space<cbuf>>, i1, index, index, index) outs(%arg4 : memref<16x16xf32, #hivm.address_space<cc>>)
    return
  }
  func.func @mmadL1_32(%arg0: memref<16x32xf16, #hivm.address_space<cbuf>>, %arg1: memref<32x16xf16, #hivm.address_space<cbuf>>, %arg2: i1, %arg3: index, %arg4: memref<16x16xf32, #hivm.address_space<ub>>, %arg5: i64) {
    hivm.hir.mmadL1 ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : memref<16x32xf16, #hivm.address_space<cbuf>>, memref<32x16xf16, #hivm.address_space<cbuf>>, i1, index, index, index) outs(%arg4 : memref<16x16xf32, #hivm.address_space<ub>>)
    return
  }
  func.func @batchMmadL1_1(%arg0: memref<2x16x32xf16>, %arg1: memref<2x16x16xf16>, %arg2: i1, %arg3: index, %arg4: memref<2x16x16xf32>, %arg5: i64) {
    hivm.hir.batchMmadL1 ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : memref<2x16x32xf16>, memref<2x16x16xf16>, i1, index, index, index) outs(%arg4 : memref<2x16x16xf32>)
    return
  }
  func.func @batchMmadL1_2(%arg0: tensor<2x16x32xf16>, %arg1: tensor<2x16x16xf16>, %arg2: i1, %arg3: index, %arg4: tensor<2x16x16xf32>, %arg5: i64) {
    %0 = hivm.hir.batchMmadL1 ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : tensor<2x16x32xf16>, tensor<2x16x16xf16>, i1, index, index, index) outs(%arg4 : tensor<2x16x16xf32>) -> tensor<2x16x16xf32>
    return
  }
  func.func @batchMmadL1_3(%arg0: memref<2x16x32xf16>, %arg1: memref<2x32x16xf16>, %arg2: i1, %arg3: index, %arg4: memref<2x8x16xf32>, %arg5: i64) {
    hivm.hir.batchMmadL1 ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : memref<2x16x32xf16>, memref<2x32x16xf16>, i1, index, index, index) outs(%arg4 : memref<2x8x16xf32>)
    return
  }
  func.func @batchMmadL1_4(%arg0: memref<2x16x32xf16>, %arg1: memref<2x32x16xf16>, %arg2: i1, %arg3: index, %arg4: memref<2x16x8xf32>, %arg5: i64) {
    hivm.hir.batchMmadL1 ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : memref<2x16x32xf16>, memref<2x32x16xf16>, i1, index, index, index) outs(%arg4 : memref<2x16x8xf32>)
    return
  }
  func.func @batchMmadL1_5(%arg0: tensor<2x16x32xf16>, %arg1: tensor<2x32x16xf16>, %arg2: i1, %arg3: index, %arg4: tensor<2x8x16xf32>, %arg5: i64) {
    %0 = hivm.hir.batchMmadL1 ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : tensor<2x16x32xf16>, tensor<2x32x16xf16>, i1, index, index, index) outs(%arg4 : tensor<2x8x16xf32>) -> tensor<2x8x16xf32>
    return
  }
  func.func @batchMmadL1_6(%arg0: memref<2x16x32xf16>, %arg1: memref<2x32x16xf32>, %arg2: i1, %arg3: index, %arg4: memref<2x16x16xf32>, %arg5: i64) {
    hivm.hir.batchMmadL1 ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : memref<2x16x32xf16>, memref<2x32x16xf32>, i1, index, index, index) outs(%arg4 : memref<2x16x16xf32>)
    return
  }
  func.func @batchMmadL1_7(%arg0: memref<2x16x32xf16>, %arg1: memref<2x32x16xf16>, %arg2: i1, %arg3: index, %arg4: memref<2x16x16xf16>, %arg5: i64) {
    hivm.hir.batchMmadL1 ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : memref<2x16x32xf16>, memref<2x32x16xf16>, i1, index, index, index) outs(%arg4 : memref<2x16x16xf16>)
    return
  }
  func.func @batchMmadL1_8(%arg0: memref<2x16x32xf16>, %arg1: memref<2x32x16xf16>, %arg2: i1, %arg3: index, %arg4: memref<2x16x16xi32>, %arg5: i64) {
    hivm.hir.batchMmadL1 ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : memref<2x16x32xf16>, memref<2x32x16xf16>, i1, index, index, index) outs(%arg4 : memref<2x16x16xi32>)
    return
  }
  func.func @batchMmadL1_9(%arg0: memref<2x16x32xi8>, %arg1: memref<2x32x16xi8>, %arg2: i1, %arg3: index, %arg4: memref<2x16x16xf32>, %arg5: i64) {
    hivm.hir.batchMmadL1 ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : memref<2x16x32xi8>, memref<2x32x16xi8>, i1, index, index, index) outs(%arg4 : memref<2x16x16xf32>)
    return
  }
  func.func @batchMmadL1_10(%arg0: memref<2x16x32xf64>, %arg1: memref<2x32x16xf64>, %arg2: i1, %arg3: index, %arg4: memref<2x16x16xf64>, %arg5: i64) {
    hivm.hir.batchMmadL1 ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : memref<2x16x32xf64>, memref<2x32x16xf64>, i1, index, index, index) outs(%arg4 : memref<2x16x16xf64>)
    return
  }
  func.func @batchMmadL1_11(%arg0: memref<2x16x32xf16>, %arg1: memref<2x32x16xbf16>, %arg2: i1, %arg3: index, %arg4: memref<2x16x16xf32>, %arg5: i64) {
    hivm.hir.batchMmadL1 ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : memref<2x16x32xf16>, memref<2x32x16xbf16>, i1, index, index, index) outs(%arg4 : memref<2x16x16xf32>)
    return
  }
  func.func @batchMmadL1_12(%arg0: memref<2x16x32xf16>, %arg1: memref<2x32x16xf16>, %arg2: i1, %arg3: index, %arg4: memref<2x16x16xf32>, %arg5: i64) {
    hivm.hir.batchMmadL1 {a_transpose} ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : memref<2x16x32xf16>, memref<2x32x16xf16>, i1, index, index, index) outs(%arg4 : memref<2x16x16xf32>)
    return
  }
  func.func @batchMmadL1_13(%arg0: memref<2x16x32xf16>, %arg1: memref<2x32x16xf16>, %arg2: i1, %arg3: index, %arg4: memref<2x16x16xf32>, %arg5: i64) {
    hivm.hir.batchMmadL1 {b_transpose} ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : memref<2x16x32xf16>, memref<2x32x16xf16>, i1, index, index, index) outs(%arg4 : memref<2x16x16xf32>)
    return
  }
  func.func @batchMmadL1_14(%arg0: memref<2x16x32xf16>, %arg1: memref<2x32x16xf16>, %arg2: i1, %arg3: index, %arg4: memref<2x16x16xf32>, %arg5: i64) {
    hivm.hir.batchMmadL1 {enable_HF32} ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : memref<2x16x32xf16>, memref<2x32x16xf16>, i1, index, index, index) outs(%arg4 : memref<2x16x16xf32>)
    return
  }
  func.func @batchMmadL1_15(%arg0: memref<2x16x32xi8>, %arg1: memref<2x32x16xi8>, %arg2: i1, %arg3: index, %arg4: memref<2x16x16xi32>, %arg5: i64) {
    hivm.hir.batchMmadL1 {enable_I4} ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : memref<2x16x32xi8>, memref<2x32x16xi8>, i1, index, index, index) outs(%arg4 : memref<2x16x16xi32>)
    return
  }
  func.func @batchMmadL1_16(%arg0: memref<32xf16>, %arg1: memref<32xf16>, %arg2: i1, %arg3: index, %arg4: memref<16xf32>, %arg5: i64) {
    hivm.hir.batchMmadL1 ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : memref<32xf16>, memref<32xf16>, i1, index, index, index) outs(%arg4 : memref<16xf32>)
    return
  }
  func.func @batchMmadL1_17(%arg0: memref<16x32xf16>, %arg1: memref<32x16xf16>, %arg2: i1, %arg3: index, %arg4: memref<16x16xf32>, %arg5: i64) {
    hivm.hir.batchMmadL1 ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : memref<16x32xf16>, memref<32x16xf16>, i1, index, index, index) outs(%arg4 : memref<16x16xf32>)
    return
  }
  func.func @batchMmadL1_18(%arg0: memref<3x16x32xf16>, %arg1: memref<2x32x16xf16>, %arg2: i1, %arg3: index, %arg4: memref<2x16x16xf32>, %arg5: i64) {
    hivm.hir.batchMmadL1 ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : memref<3x16x32xf16>, memref<2x32x16xf16>, i1, index, index, index) outs(%arg4 : memref<2x16x16xf32>)
    return
  }
  func.func @batchMmadL1_19(%arg0: memref<2x1x16x16xf16>, %arg1: memref<2x1x16x16xf16>, %arg2: i1, %arg3: index, %arg4: memref<1x1x16x16xf32>, %arg5: i64) {
    hivm.hir.batchMmadL1 ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : memref<2x1x16x16xf16>, memref<2x1x16x16xf16>, i1, index, index, index) outs(%arg4 : memref<1x1x16x16xf32>)
    return
  }
  func.func @batchMmadL1_20(%arg0: memref<2x1x16x16xf16>, %arg1: memref<1x2x16x16xf16>, %arg2: i1, %arg3: index, %arg4: memref<16x16xf32>, %arg5: i64) {
    hivm.hir.batchMmadL1 ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : memref<2x1x16x16xf16>, memref<1x2x16x16xf16>, i1, index, index, index) outs(%arg4 : memref<16x16xf32>)
    return
  }
  func.func @batchMmadL1_21(%arg0: memref<2x16x32xf16>, %arg1: memref<2x32x16xf16>, %arg2: i1, %arg3: index, %arg4: memref<2x16x16xf32>, %arg5: i64, %arg6: memref<8xf32>) {
    hivm.hir.batchMmadL1 ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3, %arg6 : memref<2x16x32xf16>, memref<2x32x16xf16>, i1, index, index, index, memref<8xf32>) outs(%arg4 : memref<2x16x16xf32>)
    return
  }
  func.func @batchMmadL1_22(%arg0: memref<2x16x32xf16>, %arg1: memref<2x32x16xf16>, %arg2: i1, %arg3: index, %arg4: memref<2x16x16xf32>, %arg5: i64, %arg6: memref<16xf16>) {
    hivm.hir.batchMmadL1 ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3, %arg6 : memref<2x16x32xf16>, memref<2x32x16xf16>, i1, index, index, index, memref<16xf16>) outs(%arg4 : memref<2x16x16xf32>)
    return
  }
  func.func @batchMmadL1_23(%arg0: memref<2x16x32xf16>, %arg1: memref<2x32x16xf16>, %arg2: i1, %arg3: index, %arg4: memref<2x16x16xf32>, %arg5: i64, %arg6: memref<16x1xf32>) {
    hivm.hir.batchMmadL1 ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3, %arg6 : memref<2x16x32xf16>, memref<2x32x16xf16>, i1, index, index, index, memref<16x1xf32>) outs(%arg4 : memref<2x16x16xf32>)
    return
  }
  func.func @batchMmadL1_24(%arg0: memref<2x16x32xf16>, %arg1: memref<2x32x16xf16>, %arg2: i1, %arg3: index, %arg4: memref<2x16x16xf32>, %arg5: i64, %arg6: memref<1x16xf32>) {
    hivm.hir.batchMmadL1 ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3, %arg6 : memref<2x16x32xf16>, memref<2x32x16xf16>, i1, index, index, index, memref<1x16xf32>) outs(%arg4 : memref<2x16x16xf32>)
    return
  }
  func.func @batchMmadL1_25(%arg0: memref<2x16x32xf16>, %arg1: memref<2x32x16xf16>, %arg2: i1, %arg3: index, %arg4: memref<2x16x16xf32>, %arg5: i64, %arg6: memref<16xf64>) {
    hivm.hir.batchMmadL1 ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3, %arg6 : memref<2x16x32xf16>, memref<2x32x16xf16>, i1, index, index, index, memref<16xf64>) outs(%arg4 : memref<2x16x16xf32>)
    return
  }
  func.func @batchMmadL1_26(%arg0: memref<2x16x32xf16>, %arg1: memref<2x32x16xf16>, %arg2: i1, %arg3: index, %arg4: memref<2x16x16xf32>, %arg5: i64, %arg6: memref<2x16xf32>) {
    hivm.hir.batchMmadL1 ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3, %arg6 : memref<2x16x32xf16>, memref<2x32x16xf16>, i1, index, index, index, memref<2x16xf32>) outs(%arg4 : memref<2x16x16xf32>)
    return
  }
  func.func @batchMmadL1_27(%arg0: memref<2x16x32xf16>, %arg1: memref<2x32x16xf16>, %arg2: i1, %arg3: index, %arg4: memref<2x16x16xf32>, %arg5: i64) {
    hivm.hir.batchMmadL1 ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : memref<2x16x32xf16>, memref<2x32x16xf16>, i1, index, index, index) outs(%arg4 : memref<2x16x16xf32>) sync_related_args(%arg5, %arg5, %arg5, %arg5, %arg5, %arg5, %arg5 : i64, i64, i64, i64, i64, i64, i64)
    return
  }
  func.func @batchMmadL1_28(%arg0: memref<2x16x32xf16>, %arg1: memref<2x32x16xf16>, %arg2: i1, %arg3: index, %arg4: memref<2x16x16xf32>, %arg5: i64) {
    hivm.hir.batchMmadL1 ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : memref<2x16x32xf16>, memref<2x32x16xf16>, i1, index, index, index) outs(%arg4 : memref<2x16x16xf32>) unit_flag_mode([])
    return
  }
  func.func @batchMmadL1_31(%arg0: memref<2x16x32xf16, #hivm.address_space<ub>>, %arg1: memref<2x32x16xf16, #hivm.address_space<cbuf>>, %arg2: i1, %arg3: index, %arg4: memref<2x16x16xf32, #hivm.address_space<cc>>, %arg5: i64) {
    hivm.hir.batchMmadL1 ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : memref<2x16x32xf16, #hivm.address_space<ub>>, memref<2x32x16xf16, #hivm.address_space<cbuf>>, i1, index, index, index) outs(%arg4 : memref<2x16x16xf32, #hivm.address_space<cc>>)
    return
  }
  func.func @batchMmadL1_32(%arg0: memref<2x16x32xf16, #hivm.address_space<cbuf>>, %arg1: memref<2x32x16xf16, #hivm.address_space<cbuf>>, %arg2: i1, %arg3: index, %arg4: memref<2x16x16xf32, #hivm.address_space<ub>>, %arg5: i64) {
    hivm.hir.batchMmadL1 ins(%arg0, %arg1, %arg2, %arg3, %arg3, %arg3 : memref<2x16x32xf16, #hivm.address_space<cbuf>>, memref<2x32x16xf16, #hivm.address_space<cbuf>>, i1, index, index, index) outs(%arg4 : memref<2x16x16xf32, #hivm.address_space<ub>>)
    return
  }
  func.func @matmul_1(%arg0: memref<?x?xf16>, %arg1: memref<?x?xf16>, %arg2: memref<?x?xf16>, %arg3: memref<12xi64>, %arg4: memref<16xf16>, %arg5: memref<4x16xf16>, %arg6: memref<16xf32>, %arg7: i64, %arg8: memref<8xi64>, %arg9: memref<2x4x8xf16>, %arg10: memref<2x8x16xf16>, %arg11: memref<?x?xbf16>, %arg12: memref<?x?xi8>, %arg13: memref<?x?xi32>, %arg14: memref<?x?xf32>, %arg15: memref<?x?xbf16>, %arg16: memref<?xf16>, %arg17: memref<4x5xf16>, %arg18: memref<6x7xf16>, %arg19: memref<4x7xf16>, %arg20: memref<12xi32>) {
    hivm.hir.matmul ins(%arg0, %arg1 : memref<?x?xf16>, memref<?x?xf16>) outs(%arg16 : memref<?xf16>)
    return
  }
  func.func @matmul_2(%arg0: memref<?x?xf16>, %arg1: memref<?x?xf16>, %arg2: memref<?x?xf16>, %arg3: memref<12xi64>, %arg4: memref<16xf16>, %arg5: memref<4x16xf16>, %arg6: memref<16xf32>, %arg7: i64, %arg8: memref<8xi64>, %arg9: memref<2x4x8xf16>, %arg10: memref<2x8x16xf16>, %arg11: memref<?x?xbf16>, %arg12: memref<?x?xi8>, %arg13: memref<?x?xi32>, %arg14: memref<?x?xf32>, %arg15: memref<?x?xbf16>, %arg16: memref<?xf16>, %arg17: memref<4x5xf16>, %arg18: memref<6x7xf16>, %arg19: memref<4x7xf16>, %arg20: memref<12xi32>) {
    hivm.hir.matmul ins(%arg0, %arg1 : memref<?x?xf16>, memref<?x?xf16>) outs(%arg9 : memref<2x4x8xf16>)
    return
  }
  func.func @matmul_3(%arg0: memref<?x?xf16>, %arg1: memref<?x?xf16>, %arg2: memref<?x?xf16>, %arg3: memref<12xi64>, %arg4: memref<16xf16>, %arg5: memref<4x16xf16>, %arg6: memref<16xf32>, %arg7: i64, %arg8: memref<8xi64>, %arg9: memref<2x4x8xf16>, %arg10: memref<2x8x16xf16>, %arg11: memref<?x?xbf16>, %arg12: memref<?x?xi8>, %arg13: memref<?x?xi32>, %arg14: memref<?x?xf32>, %arg15: memref<?x?xbf16>, %arg16: memref<?xf16>, %arg17: memref<4x5xf16>, %arg18: memref<6x7xf16>, %arg19: memref<4x7xf16>, %arg20: memref<12xi32>) {
    hivm.hir.matmul ins(%arg17, %arg18 : memref<4x5xf16>, memref<6x7xf16>) outs(%arg19 : memref<4x7xf16>)
    return
  }
  func.func @matmul_4(%arg0: memref<?x?xf16>, %arg1: memref<?x?xf16>, %arg2: memref<?x?xf16>, %arg3: memref<12xi64>, %arg4: memref<16xf16>, %arg5: memref<4x16xf16>, %arg6: memref<16xf32>, %arg7: i64, %arg8: memref<8xi64>, %arg9: memref<2x4x8xf16>, %arg10: memref<2x8x16xf16>, %arg11: memref<?x?xbf16>, %arg12: memref<?x?xi8>, %arg13: memref<?x?xi32>, %arg14: memref<?x?xf32>, %arg15: memref<?x?xbf16>, %arg16: memref<?xf16>, %arg17: memref<4x5xf16>, %arg18: memref<6x7xf16>, %arg19: memref<4x7xf16>, %arg20: memref<12xi32>) {
    hivm.hir.matmul ins(%arg0, %arg11 : memref<?x?xf16>, memref<?x?xbf16>) outs(%arg2 : memref<?x?xf16>)
    return
  }
  func.func @matmul_5(%arg0: memref<?x?xf16>, %arg1: memref<?x?xf16>, %arg2: memref<?x?xf16>, %arg3: memref<12xi64>, %arg4: memref<16xf16>, %arg5: memref<4x16xf16>, %arg6: memref<16xf32>, %arg7: i64, %arg8: memref<8xi64>, %arg9: memref<2x4x8xf16>, %arg10: memref<2x8x16xf16>, %arg11: memref<?x?xbf16>, %arg12: memref<?x?xi8>, %arg13: memref<?x?xi32>, %arg14: memref<?x?xf32>, %arg15: memref<?x?xbf16>, %arg16: memref<?xf16>, %arg17: memref<4x5xf16>, %arg18: memref<6x7xf16>, %arg19: memref<4x7xf16>, %arg20: memref<12xi32>) {
    hivm.hir.matmul ins(%arg12, %arg12 : memref<?x?xi8>, memref<?x?xi8>) outs(%arg2 : memref<?x?xf16>)
    return
  }
  func.func @matmul_6(%arg0: memref<?x?xf16>, %arg1: memref<?x?xf16>, %arg2: memref<?x?xf16>, %arg3: memref<12xi64>, %arg4: memref<16xf16>, %arg5: memref<4x16xf16>, %arg6: memref<16xf32>, %arg7: i64, %arg8: memref<8xi64>, %arg9: memref<2x4x8xf16>, %arg10: memref<2x8x16xf16>, %arg11: memref<?x?xbf16>, %arg12: memref<?x?xi8>, %arg13: memref<?x?xi32>, %arg14: memref<?x?xf32>, %arg15: memref<?x?xbf16>, %arg16: memref<?xf16>, %arg17: memref<4x5xf16>, %arg18: memref<6x7xf16>, %arg19: memref<4x7xf16>, %arg20: memref<12xi32>) {
    hivm.hir.matmul ins(%arg12, %arg12 : memref<?x?xi8>, memref<?x?xi8>) outs(%arg13 : memref<?x?xi32>)
    return
  }
  func.func @matmul_7(%arg0: memref<?x?xf16>, %arg1: memref<?x?xf16>, %arg2: memref<?x?xf16>, %arg3: memref<12xi64>, %arg4: memref<16xf16>, %arg5: memref<4x16xf16>, %arg6: memref<16xf32>, %arg7: i64, %arg8: memref<8xi64>, %arg9: memref<2x4x8xf16>, %arg10: memref<2x8x16xf16>, %arg11: memref<?x?xbf16>, %arg12: memref<?x?xi8>, %arg13: memref<?x?xi32>, %arg14: memref<?x?xf32>, %arg15: memref<?x?xbf16>, %arg16: memref<?xf16>, %arg17: memref<4x5xf16>, %arg18: memref<6x7xf16>, %arg19: memref<4x7xf16>, %arg20: memref<12xi32>) {
    hivm.hir.matmul ins(%arg0, %arg1 : memref<?x?xf16>, memref<?x?xf16>) outs(%arg14 : memref<?x?xf32>)
    return
  }
  func.func @matmul_8(%arg0: memref<?x?xf16>, %arg1: memref<?x?xf16>, %arg2: memref<?x?xf16>, %arg3: memref<12xi64>, %arg4: memref<16xf16>, %arg5: memref<4x16xf16>, %arg6: memref<16xf32>, %arg7: i64, %arg8: memref<8xi64>, %arg9: memref<2x4x8xf16>, %arg10: memref<2x8x16xf16>, %arg11: memref<?x?xbf16>, %arg12: memref<?x?xi8>, %arg13: memref<?x?xi32>, %arg14: memref<?x?xf32>, %arg15: memref<?x?xbf16>, %arg16: memref<?xf16>, %arg17: memref<4x5xf16>, %arg18: memref<6x7xf16>, %arg19: memref<4x7xf16>, %arg20: memref<12xi32>) {
    hivm.hir.matmul ins(%arg0, %arg1 : memref<?x?xf16>, memref<?x?xf16>) outs(%arg15 : memref<?x?xbf16>)
    return
  }
  func.func @matmul_9(%arg0: memref<?x?xf16>, %arg1: memref<?x?xf16>, %arg2: memref<?x?xf16>, %arg3: memref<12xi64>, %arg4: memref<16xf16>, %arg5: memref<4x16xf16>, %arg6: memref<16xf32>, %arg7: i64, %arg8: memref<8xi64>, %arg9: memref<2x4x8xf16>, %arg10: memref<2x8x16xf16>, %arg11: memref<?x?xbf16>, %arg12: memref<?x?xi8>, %arg13: memref<?x?xi32>, %arg14: memref<?x?xf32>, %arg15: memref<?x?xbf16>, %arg16: memref<?xf16>, %arg17: memref<4x5xf16>, %arg18: memref<6x7xf16>, %arg19: memref<4x7xf16>, %arg20: memref<12xi32>) {
    hivm.hir.matmul ins(%arg0, %arg1 : memref<?x?xf16>, memref<?x?xf16>) outs(%arg13 : memref<?x?xi32>)
    return
  }
  func.func @matmul_10(%arg0: memref<?x?xf16>, %arg1: memref<?x?xf16>, %arg2: memref<?x?xf16>, %arg3: memref<12xi64>, %arg4: memref<16xf16>, %arg5: memref<4x16xf16>, %arg6: memref<16xf32>, %arg7: i64, %arg8: memref<8xi64>, %arg9: memref<2x4x8xf16>, %arg10: memref<2x8x16xf16>, %arg11: memref<?x?xbf16>, %arg12: memref<?x?xi8>, %arg13: memref<?x?xi32>, %arg14: memref<?x?xf32>, %arg15: memref<?x?xbf16>, %arg16: memref<?xf16>, %arg17: memref<4x5xf16>, %arg18: memref<6x7xf16>, %arg19: memref<4x7xf16>, %arg20: memref<12xi32>) {
    hivm.hir.matmul ins(%arg0, %arg1 : memref<?x?xf16>, memref<?x?xf16>) outs(%arg2 : memref<?x?xf16>) tiling_params = %arg20 : memref<12xi32>
    return
  }
  func.func @matmul_11(%arg0: memref<?x?xf16>, %arg1: memref<?x?xf16>, %arg2: memref<?x?xf16>, %arg3: memref<12xi64>, %arg4: memref<16xf16>, %arg5: memref<4x16xf16>, %arg6: memref<16xf32>, %arg7: i64, %arg8: memref<8xi64>, %arg9: memref<2x4x8xf16>, %arg10: memref<2x8x16xf16>, %arg11: memref<?x?xbf16>, %arg12: memref<?x?xi8>, %arg13: memref<?x?xi32>, %arg14: memref<?x?xf32>, %arg15: memref<?x?xbf16>, %arg16: memref<?xf16>, %arg17: memref<4x5xf16>, %arg18: memref<6x7xf16>, %arg19: memref<4x7xf16>, %arg20: memref<12xi32>) {
    hivm.hir.matmul ins(%arg0, %arg1 : memref<?x?xf16>, memref<?x?xf16>) outs(%arg2 : memref<?x?xf16>) descale = %arg6 : memref<16xf32>
    return
  }
  func.func @matmul_12(%arg0: memref<?x?xf16>, %arg1: memref<?x?xf16>, %arg2: memref<?x?xf16>, %arg3: memref<12xi64>, %arg4: memref<16xf16>, %arg5: memref<4x16xf16>, %arg6: memref<16xf32>, %arg7: i64, %arg8: memref<8xi64>, %arg9: memref<2x4x8xf16>, %arg10: memref<2x8x16xf16>, %arg11: memref<?x?xbf16>, %arg12: memref<?x?xi8>, %arg13: memref<?x?xi32>, %arg14: memref<?x?xf32>, %arg15: memref<?x?xbf16>, %arg16: memref<?xf16>, %arg17: memref<4x5xf16>, %arg18: memref<6x7xf16>, %arg19: memref<4x7xf16>, %arg20: memref<12xi32>) {
    hivm.hir.matmul ins(%arg0, %arg1 : memref<?x?xf16>, memref<?x?xf16>) outs(%arg2 : memref<?x?xf16>) bias = %arg6 : memref<16xf32>
    return
  }
  func.func @matmul_13(%arg0: memref<?x?xf16>, %arg1: memref<?x?xf16>, %arg2: memref<?x?xf16>, %arg3: memref<12xi64>, %arg4: memref<16xf16>, %arg5: memref<4x16xf16>, %arg6: memref<16xf32>, %arg7: i64, %arg8: memref<8xi64>, %arg9: memref<2x4x8xf16>, %arg10: memref<2x8x16xf16>, %arg11: memref<?x?xbf16>, %arg12: memref<?x?xi8>, %arg13: memref<?x?xi32>, %arg14: memref<?x?xf32>, %arg15: memref<?x?xbf16>, %arg16: memref<?xf16>, %arg17: memref<4x5xf16>, %arg18: memref<6x7xf16>, %arg19: memref<4x7xf16>, %arg20: memref<12xi32>) {
    hivm.hir.matmul ins(%arg0, %arg1 : memref<?x?xf16>, memref<?x?xf16>) outs(%arg2 : memref<?x?xf16>) tiling_params = %arg17 : memref<4x5xf16>
    return
  }
  func.func @mix_matmul_1(%arg0: memref<?x?xf16>, %arg1: memref<?x?xf16>, %arg2: memref<?x?xf16>, %arg3: memref<12xi64>, %arg4: memref<16xf16>, %arg5: memref<4x16xf16>, %arg6: memref<16xf32>, %arg7: i64, %arg8: memref<8xi64>, %arg9: memref<2x4x8xf16>, %arg10: memref<2x8x16xf16>, %arg11: memref<?x?xbf16>, %arg12: memref<?x?xi8>, %arg13: memref<?x?xi32>, %arg14: memref<?x?xf32>, %arg15: memref<?x?xbf16>, %arg16: memref<?xf16>, %arg17: memref<4x5xf16>, %arg18: memref<6x7xf16>, %arg19: memref<4x7xf16>, %arg20: memref<12xi32>) {
    hivm.hir.mix_matmul ins(%arg0, %arg1 : memref<?x?xf16>, memref<?x?xf16>) outs(%arg16 : memref<?xf16>)
    return
  }
  func.func @mix_matmul_2(%arg0: memref<?x?xf16>, %arg1: memref<?x?xf16>, %arg2: memref<?x?xf16>, %arg3: memref<12xi64>, %arg4: memref<16xf16>, %arg5: memref<4x16xf16>, %arg6: memref<16xf32>, %arg7: i64, %arg8: memref<8xi64>, %arg9: memref<2x4x8xf16>, %arg10: memref<2x8x16xf16>, %arg11: memref<?x?xbf16>, %arg12: memref<?x?xi8>, %arg13: memref<?x?xi32>, %arg14: memref<?x?xf32>, %arg15: memref<?x?xbf16>, %arg16: memref<?xf16>, %arg17: memref<4x5xf16>, %arg18: memref<6x7xf16>, %arg19: memref<4x7xf16>, %arg20: memref<12xi32>) {
    hivm.hir.mix_matmul ins(%arg0, %arg1 : memref<?x?xf16>, memref<?x?xf16>) outs(%arg9 : memref<2x4x8xf16>)
    return
  }
  func.func @mix_matmul_3(%arg0: memref<?x?xf16>, %arg1: memref<?x?xf16>, %arg2: memref<?x?xf16>, %arg3: memref<12xi64>, %arg4: memref<16xf16>, %arg5: memref<4x16xf16>, %arg6: memref<16xf32>, %arg7: i64, %arg8: memref<8xi64>, %arg9: memref<2x4x8xf16>, %arg10: memref<2x8x16xf16>, %arg11: memref<?x?xbf16>, %arg12: memref<?x?xi8>, %arg13: memref<?x?xi32>, %arg14: memref<?x?xf32>, %arg15: memref<?x?xbf16>, %arg16: memref<?xf16>, %arg17: memref<4x5xf16>, %arg18: memref<6x7xf16>, %arg19: memref<4x7xf16>, %arg20: memref<12xi32>) {
    hivm.hir.mix_matmul ins(%arg17, %arg18 : memref<4x5xf16>, memref<6x7xf16>) outs(%arg19 : memref<4x7xf16>)
    return
  }
  func.func @mix_matmul_4(%arg0: memref<?x?xf16>, %arg1: memref<?x?xf16>, %arg2: memref<?x?xf16>, %arg3: memref<12xi64>, %arg4: memref<16xf16>, %arg5: memref<4x16xf16>, %arg6: memref<16xf32>, %arg7: i64, %arg8: memref<8xi64>, %arg9: memref<2x4x8xf16>, %arg10: memref<2x8x16xf16>, %arg11: memref<?x?xbf16>, %arg12: memref<?x?xi8>, %arg13: memref<?x?xi32>, %arg14: memref<?x?xf32>, %arg15: memref<?x?xbf16>, %arg16: memref<?xf16>, %arg17: memref<4x5xf16>, %arg18: memref<6x7xf16>, %arg19: memref<4x7xf16>, %arg20: memref<12xi32>) {
    hivm.hir.mix_matmul ins(%arg0, %arg11 : memref<?x?xf16>, memref<?x?xbf16>) outs(%arg2 : memref<?x?xf16>)
    return
  }
  func.func @mix_matmul_5(%arg0: memref<?x?xf16>, %arg1: memref<?x?xf16>, %arg2: memref<?x?xf16>, %arg3: memref<12xi64>, %arg4: memref<16xf16>, %arg5: memref<4x16xf16>, %arg6: memref<16xf32>, %arg7: i64, %arg8: memref<8xi64>, %arg9: memref<2x4x8xf16>, %arg10: memref<2x8x16xf16>, %arg11: memref<?x?xbf16>, %arg12: memref<?x?xi8>, %arg13: memref<?x?xi32>, %arg14: memref<?x?xf32>, %arg15: memref<?x?xbf16>, %arg16: memref<?xf16>, %arg17: memref<4x5xf16>, %arg18: memref<6x7xf16>, %arg19: memref<4x7xf16>, %arg20: memref<12xi32>) {
    hivm.hir.mix_matmul ins(%arg12, %arg12 : memref<?x?xi8>, memref<?x?xi8>) outs(%arg2 : memref<?x?xf16>)
    return
  }
  func.func @mix_matmul_6(%arg0: memref<?x?xf16>, %arg1: memref<?x?xf16>, %arg2: memref<?x?xf16>, %arg3: memref<12xi64>, %arg4: memref<16xf16>, %arg5: memref<4x16xf16>, %arg6: memref<16xf32>, %arg7: i64, %arg8: memref<8xi64>, %arg9: memref<2x4x8xf16>, %arg10: memref<2x8x16xf16>, %arg11: memref<?x?xbf16>, %arg12: memref<?x?xi8>, %arg13: memref<?x?xi32>, %arg14: memref<?x?xf32>, %arg15: memref<?x?xbf16>, %arg16: memref<?xf16>, %arg17: memref<4x5xf16>, %arg18: memref<6x7xf16>, %arg19: memref<4x7xf16>, %arg20: memref<12xi32>) {
    hivm.hir.mix_matmul ins(%arg12, %arg12 : memref<?x?xi8>, memref<?x?xi8>) outs(%arg13 : memref<?x?xi32>)
    return
  }
  func.func @mix_matmul_7(%arg0: memref<?x?xf16>, %arg1: memref<?x?xf16>, %arg2: memref<?x?xf16>, %arg3: memref<12xi64>, %arg4: memref<16xf16>, %arg5: memref<4x16xf16>, %arg6: memref<16xf32>, %arg7: i64, %arg8: memref<8xi64>, %arg9: memref<2x4x8xf16>, %arg10: memref<2x8x16xf16>, %arg11: memref<?x?xbf16>, %arg12: memref<?x?xi8>, %arg13: memref<?x?xi32>, %arg14: memref<?x?xf32>, %arg15: memref<?x?xbf16>, %arg16: memref<?xf16>, %arg17: memref<4x5xf16>, %arg18: memref<6x7xf16>, %arg19: memref<4x7xf16>, %arg20: memref<12xi32>) {
    hivm.hir.mix_matmul ins(%arg0, %arg1 : memref<?x?xf16>, memref<?x?xf16>) outs(%arg14 : memref<?x?xf32>)
    return
  }
  func.func @mix_matmul_8(%arg0: memref<?x?xf16>, %arg1: memref<?x?xf16>, %arg2: memref<?x?xf16>, %arg3: memref<12xi64>, %arg4: memref<16xf16>, %arg5: memref<4x16xf16>, %arg6: memref<16xf32>, %arg7: i64, %arg8: memref<8xi64>, %arg9: memref<2x4x8xf16>, %arg10: memref<2x8x16xf16>, %arg11: memref<?x?xbf16>, %arg12: memref<?x?xi8>, %arg13: memref<?x?xi32>, %arg14: memref<?x?xf32>, %arg15: memref<?x?xbf16>, %arg16: memref<?xf16>, %arg17: memref<4x5xf16>, %arg18: memref<6x7xf16>, %arg19: memref<4x7xf16>, %arg20: memref<12xi32>) {
    hivm.hir.mix_matmul ins(%arg0, %arg1 : memref<?x?xf16>, memref<?x?xf16>) outs(%arg15 : memref<?x?xbf16>)
    return
  }
  func.func @mix_matmul_9(%arg0: memref<?x?xf16>, %arg1: memref<?x?xf16>, %arg2: memref<?x?xf16>, %arg3: memref<12xi64>, %arg4: memref<16xf16>, %arg5: memref<4x16xf16>, %arg6: memref<16xf32>, %arg7: i64, %arg8: memref<8xi64>, %arg9: memref<2x4x8xf16>, %arg10: memref<2x8x16xf16>, %arg11: memref<?x?xbf16>, %arg12: memref<?x?xi8>, %arg13: memref<?x?xi32>, %arg14: memref<?x?xf32>, %arg15: memref<?x?xbf16>, %arg16: memref<?xf16>, %arg17: memref<4x5xf16>, %arg18: memref<6x7xf16>, %arg19: memref<4x7xf16>, %arg20: memref<12xi32>) {
    hivm.hir.mix_matmul ins(%arg0, %arg1 : memref<?x?xf16>, memref<?x?xf16>) outs(%arg13 : memref<?x?xi32>)
    return
  }
  func.func @mix_matmul_10(%arg0: memref<?x?xf16>, %arg1: memref<?x?xf16>, %arg2: memref<?x?xf16>, %arg3: memref<12xi64>, %arg4: memref<16xf16>, %arg5: memref<4x16xf16>, %arg6: memref<16xf32>, %arg7: i64, %arg8: memref<8xi64>, %arg9: memref<2x4x8xf16>, %arg10: memref<2x8x16xf16>, %arg11: memref<?x?xbf16>, %arg12: memref<?x?xi8>, %arg13: memref<?x?xi32>, %arg14: memref<?x?xf32>, %arg15: memref<?x?xbf16>, %arg16: memref<?xf16>, %arg17: memref<4x5xf16>, %arg18: memref<6x7xf16>, %arg19: memref<4x7xf16>, %arg20: memref<12xi32>) {
    hivm.hir.mix_matmul ins(%arg0, %arg1 : memref<?x?xf16>, memref<?x?xf16>) outs(%arg2 : memref<?x?xf16>) tiling_params = %arg20 : memref<12xi32>
    return
  }
  func.func @mix_matmul_11(%arg0: memref<?x?xf16>, %arg1: memref<?x?xf16>, %arg2: memref<?x?xf16>, %arg3: memref<12xi64>, %arg4: memref<16xf16>, %arg5: memref<4x16xf16>, %arg6: memref<16xf32>, %arg7: i64, %arg8: memref<8xi64>, %arg9: memref<2x4x8xf16>, %arg10: memref<2x8x16xf16>, %arg11: memref<?x?xbf16>, %arg12: memref<?x?xi8>, %arg13: memref<?x?xi32>, %arg14: memref<?x?xf32>, %arg15: memref<?x?xbf16>, %arg16: memref<?xf16>, %arg17: memref<4x5xf16>, %arg18: memref<6x7xf16>, %arg19: memref<4x7xf16>, %arg20: memref<12xi32>) {
    hivm.hir.mix_matmul ins(%arg0, %arg1 : memref<?x?xf16>, memref<?x?xf16>) outs(%arg2 : memref<?x?xf16>) descale = %arg6 : memref<16xf32>
    return
  }
  func.func @mix_matmul_12(%arg0: memref<?x?xf16>, %arg1: memref<?x?xf16>, %arg2: memref<?x?xf16>, %arg3: memref<12xi64>, %arg4: memref<16xf16>, %arg5: memref<4x16xf16>, %arg6: memref<16xf32>, %arg7: i64, %arg8: memref<8xi64>, %arg9: memref<2x4x8xf16>, %arg10: memref<2x8x16xf16>, %arg11: memref<?x?xbf16>, %arg12: memref<?x?xi8>, %arg13: memref<?x?xi32>, %arg14: memref<?x?xf32>, %arg15: memref<?x?xbf16>, %arg16: memref<?xf16>, %arg17: memref<4x5xf16>, %arg18: memref<6x7xf16>, %arg19: memref<4x7xf16>, %arg20: memref<12xi32>) {
    hivm.hir.mix_matmul ins(%arg0, %arg1 : memref<?x?xf16>, memref<?x?xf16>) outs(%arg2 : memref<?x?xf16>) bias = %arg6 : memref<16xf32>
    return
  }
  func.func @mix_matmul_13(%arg0: memref<?x?xf16>, %arg1: memref<?x?xf16>, %arg2: memref<?x?xf16>, %arg3: memref<12xi64>, %arg4: memref<16xf16>, %arg5: memref<4x16xf16>, %arg6: memref<16xf32>, %arg7: i64, %arg8: memref<8xi64>, %arg9: memref<2x4x8xf16>, %arg10: memref<2x8x16xf16>, %arg11: memref<?x?xbf16>, %arg12: memref<?x?xi8>, %arg13: memref<?x?xi32>, %arg14: memref<?x?xf32>, %arg15: memref<?x?xbf16>, %arg16: memref<?xf16>, %arg17: memref<4x5xf16>, %arg18: memref<6x7xf16>, %arg19: memref<4x7xf16>, %arg20: memref<12xi32>) {
    hivm.hir.mix_matmul ins(%arg0, %arg1 : memref<?x?xf16>, memref<?x?xf16>) outs(%arg2 : memref<?x?xf16>) tiling_params = %arg17 : memref<4x5xf16>
    return
  }
  func.func @mix_group_matmul_1(%arg0: memref<?x?xf16>, %arg1: memref<?x?xf16>, %arg2: memref<?x?xf16>, %arg3: memref<12xi64>, %arg4: memref<16xf16>, %arg5: memref<4x16xf16>, %arg6: memref<16xf32>, %arg7: i64, %arg8: memref<8xi64>, %arg9: memref<2x4x8xf16>, %arg10: memref<2x8x16xf16>, %arg11: memref<?x?xbf16>, %arg12: memref<?x?xi8>, %arg13: memref<?x?xi32>, %arg14: memref<?x?xf32>, %arg15: memref<?x?xbf16>, %arg16: memref<?xf16>, %arg17: memref<4x5xf16>, %arg18: memref<6x7xf16>, %arg19: memref<4x7xf16>, %arg20: memref<12xi32>) {
    hivm.hir.mix_group_matmul ins(%arg9, %arg1, %arg8 : memref<2x4x8xf16>, memref<?x?xf16>, memref<8xi64>) outs(%arg16 : memref<?xf16>)
    return
  }
  func.func @mix_group_matmul_2(%arg0: memref<?x?xf16>, %arg1: memref<?x?xf16>, %arg2: memref<?x?xf16>, %arg3: memref<12xi64>, %arg4: memref<16xf16>, %arg5: memref<4x16xf16>, %arg6: memref<16xf32>, %arg7: i64, %arg8: memref<8xi64>, %arg9: memref<2x4x8xf16>, %arg10: memref<2x8x16xf16>, %arg11: memref<?x?xbf16>, %arg12: memref<?x?xi8>, %arg13: memref<?x?xi32>, %arg14: memref<?x?xf32>, %arg15: memref<?x?xbf16>, %arg16: memref<?xf16>, %arg17: memref<4x5xf16>, %arg18: memref<6x7xf16>, %arg19: memref<4x7xf16>, %arg20: memref<12xi32>) {
    hivm.hir.mix_group_matmul ins(%arg9, %arg18, %arg8 : memref<2x4x8xf16>, memref<6x7xf16>, memref<8xi64>) outs(%arg2 : memref<?x?xf16>)
    return
  }
  func.func @mix_group_matmul_3(%arg0: memref<?x?xf16>, %arg1: memref<?x?xf16>, %arg2: memref<?x?xf16>, %arg3: memref<12xi64>, %arg4: memref<16xf16>, %arg5: memref<4x16xf16>, %arg6: memref<16xf32>, %arg7: i64, %arg8: memref<8xi64>, %arg9: memref<2x4x8xf16>, %arg10: memref<2x8x16xf16>, %arg11: memref<?x?xbf16>, %arg12: memref<?x?xi8>, %arg13: memref<?x?xi32>, %arg14: memref<?x?xf32>, %arg15: memref<?x?xbf16>, %arg16: memref<?xf16>, %arg17: memref<4x5xf16>, %arg18: memref<6x7xf16>, %arg19: memref<4x7xf16>, %arg20: memref<12xi32>) {
    hivm.hir.mix_group_matmul ins(%arg9, %arg11, %arg8 : memref<2x4x8xf16>, memref<?x?xbf16>, memref<8xi64>) outs(%arg2 : memref<?x?xf16>)
    return
  }
  func.func @mix_group_matmul_4(%arg0: memref<?x?xf16>, %arg1: memref<?x?xf16>, %arg2: memref<?x?xf16>, %arg3: memref<12xi64>, %arg4: memref<16xf16>, %arg5: memref<4x16xf16>, %arg6: memref<16xf32>, %arg7: i64, %arg8: memref<8xi64>, %arg9: memref<2x4x8xf16>, %arg10: memref<2x8x16xf16>, %arg11: memref<?x?xbf16>, %arg12: memref<?x?xi8>, %arg13: memref<?x?xi32>, %arg14: memref<?x?xf32>, %arg15: memref<?x?xbf16>, %arg16: memref<?xf16>, %arg17: memref<4x5xf16>, %arg18: memref<6x7xf16>, %arg19: memref<4x7xf16>, %arg20: memref<12xi32>) {
    hivm.hir.mix_group_matmul ins(%arg9, %arg1, %arg8 : memref<2x4x8xf16>, memref<?x?xf16>, memref<8xi64>) outs(%arg14 : memref<?x?xf32>)
    return
  }
  func.func @set_flag_1() {
    hivm.hir.set_flag[<PIPE_V>, <PIPE_V>, <EVENT_ID0>]
    return
  }
  func.func @set_flag_2() {
    hivm.hir.set_flag[<PIPE_ALL>, <PIPE_V>, <EVENT_ID0>]
    return
  }
  func.func @wait_flag_1() {
    hivm.hir.wait_flag[<PIPE_V>, <PIPE_V>, <EVENT_ID0>]
    return
  }
  func.func @wait_flag_2() {
    hivm.hir.wait_flag[<PIPE_ALL>, <PIPE_V>, <EVENT_ID0>]
    return
  }
  func.func @sync_block_set_1() {
    hivm.hir.sync_block_set[<CUBE>, <PIPE_FIX>, <PIPE_S>] flag = -1
    return
  }
  func.func @sync_block_set_2() {
    hivm.hir.sync_block_set[<CUBE>, <PIPE_FIX>, <PIPE_S>] flag = 16
    return
  }
  func.func @sync_block_set_3() {
    hivm.hir.sync_block_set[<CUBE>, <PIPE_FIX>, <PIPE_S>] flag = 100
    return
  }
  func.func @sync_block_set_4() {
    hivm.hir.sync_block_set[<CUBE>, <PIPE_FIX>, <PIPE_S>] flag = 15
    return
  }
  func.func @sync_block_set_5() {
    hivm.hir.sync_block_set[<CUBE>, <PIPE_FIX>, <PIPE_S>] flag = 1 sync_instr_mode = <INTER_SUBBLOCK_SYNCHRONIZATION>
    return
  }
  func.func @sync_block_wait_1() {
    hivm.hir.sync_block_wait[<CUBE>, <PIPE_FIX>, <PIPE_S>] flag = -1
    return
  }
  func.func @sync_block_wait_2() {
    hivm.hir.sync_block_wait[<CUBE>, <PIPE_FIX>, <PIPE_S>] flag = 16
    return
  }
  func.func @sync_block_wait_3() {
    hivm.hir.sync_block_wait[<CUBE>, <PIPE_FIX>, <PIPE_S>] flag = 100
    return
  }
  func.func @sync_block_wait_4() {
    hivm.hir.sync_block_wait[<CUBE>, <PIPE_FIX>, <PIPE_S>] flag = 15
    return
  }
  func.func @sync_block_1(%arg0: i64) {
    hivm.hir.sync_block[<ALL_CUBE>] tcube_pipe = <PIPE_FIX>
    return
  }
  func.func @sync_block_2(%arg0: i64) {
    hivm.hir.sync_block[<ALL_CUBE>, 1 : i16] ffts_base_addr = %arg0 tcube_pipe = <PIPE_FIX>
    return
  }
  func.func @sync_block_3(%arg0: i64) {
    hivm.hir.sync_block[<ALL_CUBE>] tcube_pipe = <PIPE_FIX> tvector_pipe = <PIPE_MTE3>
    return
  }
  func.func @sync_block_4(%arg0: i64) {
    hivm.hir.sync_block[<ALL_CUBE>, 1 : i16] ffts_base_addr = %arg0 tcube_pipe = <PIPE_FIX> tvector_pipe = <PIPE_MTE3>
    return
  }
  func.func @sync_block_5(%arg0: i64) {
    hivm.hir.sync_block[<ALL_VECTOR>] tvector_pipe = <PIPE_MTE3>
    return
  }
  func.func @sync_block_6(%arg0: i64) {
    hivm.hir.sync_block[<ALL_VECTOR>, 1 : i16] ffts_base_addr = %arg0 tvector_pipe = <PIPE_MTE3>
    return
  }
  func.func @sync_block_7(%arg0: i64) {
    hivm.hir.sync_block[<ALL_VECTOR>] tcube_pipe = <PIPE_FIX> tvector_pipe = <PIPE_MTE3>
    return
  }
  func.func @sync_block_8(%arg0: i64) {
    hivm.hir.sync_block[<ALL_VECTOR>, 1 : i16] ffts_base_addr = %arg0 tcube_pipe = <PIPE_FIX> tvector_pipe = <PIPE_MTE3>
    return
  }
  func.func @sync_block_9(%arg0: i64) {
    hivm.hir.sync_block[<ALL_SUB_VECTOR>] tvector_pipe = <PIPE_MTE3>
    return
  }
  func.func @sync_block_10(%arg0: i64) {
    hivm.hir.sync_block[<ALL_SUB_VECTOR>, 1 : i16] ffts_base_addr = %arg0 tvector_pipe = <PIPE_MTE3>
    return
  }
  func.func @sync_block_11(%arg0: i64) {
    hivm.hir.sync_block[<ALL_SUB_VECTOR>] tcube_pipe = <PIPE_FIX> tvector_pipe = <PIPE_MTE3>
    return
  }
  func.func @sync_block_12(%arg0: i64) {
    hivm.hir.sync_block[<ALL_SUB_VECTOR>, 1 : i16] ffts_base_addr = %arg0 tcube_pipe = <PIPE_FIX> tvector_pipe = <PIPE_MTE3>
    return
  }
  func.func @sync_block_13(%arg0: i64) {
    hivm.hir.sync_block[<BARRIER_CUBE>]
    return
  }
  func.func @sync_block_14(%arg0: i64) {
    hivm.hir.sync_block[<BARRIER_CUBE>, 1 : i16] ffts_base_addr = %arg0
    return
  }
  func.func @sync_block_15(%arg0: i64) {
    hivm.hir.sync_block[<BARRIER_VECTOR>]
    return
  }
  func.func @sync_block_16(%arg0: i64) {
    hivm.hir.sync_block[<BARRIER_VECTOR>, 1 : i16] ffts_base_addr = %arg0
    return
  }
  func.func @sync_block_17(%arg0: i64) {
    hivm.hir.sync_block[<ALL>] tcube_pipe = <PIPE_FIX> tvector_pipe = <PIPE_MTE3>
    return
  }
  func.func @sync_block_18(%arg0: i64) {
    hivm.hir.sync_block[<ALL>, 1 : i16] ffts_base_addr = %arg0 tcube_pipe = <PIPE_FIX> tvector_pipe = <PIPE_MTE3>
    return
  }
  func.func @sync_block_19(%arg0: i64) {
    hivm.hir.sync_block[<ALL_CUBE>, -1 : i16] ffts_base_addr = %arg0 tcube_pipe = <PIPE_FIX>
    return
  }
  func.func @sync_block_20(%arg0: i64) {
    hivm.hir.sync_block[<ALL_CUBE>, 16 : i16] ffts_base_addr = %arg0 tcube_pipe = <PIPE_FIX>
    return
  }
  func.func @sync_block_21(%arg0: i64) {
    hivm.hir.sync_block[<ALL_CUBE>, true] ffts_base_addr = %arg0 tcube_pipe = <PIPE_FIX>
    return
  }
  func.func @sync_block_22(%arg0: i64) {
    hivm.hir.sync_block[<ALL>, 1 : i16] ffts_base_addr = %arg0 tcube_pipe = <PIPE_ALL> tvector_pipe = <PIPE_ALL>
    return
  }
  func.func @sync_block_23(%arg0: i64) {
    hivm.hir.sync_block[<ALL>, 1 : i16] ffts_base_addr = %arg0 tcube_pipe = <PIPE_S> tvector_pipe = <PIPE_S>
    return
  }
  func.func @pipe_barrier_1() {
    hivm.hir.pipe_barrier[<PIPE_S>]
    return
  }
  func.func @pipe_barrier_2() {
    hivm.hir.pipe_barrier[<PIPE_NUM>]
    return
  }
  func.func @pipe_barrier_3() {
    hivm.hir.pipe_barrier[<PIPE_UNASSIGNED>]
    return
  }
  func.func @create_sync_block_lock_1(%arg0: memref<?xi8>) {
    %0 = hivm.hir.create_sync_block_lock from %arg0 : from memref<?xi8> to memref<1xi32>
    return
  }
  func.func @create_sync_block_lock_2(%arg0: memref<?xi8>) {
    %0 = hivm.hir.create_sync_block_lock from %arg0 : from memref<?xi8> to memref<2xi64>
    return
  }
  func.func @create_sync_block_lock_3(%arg0: memref<?xi8>) {
    %0 = hivm.hir.create_sync_block_lock from %arg0 : from memref<?xi8> to memref<1x1xi64>
    return
  }
  func.func @create_sync_block_lock_4(%arg0: memref<?xi32>) {
    %0 = hivm.hir.create_sync_block_lock from %arg0 : from memref<?xi32> to memref<1xi64>
    return
  }
  func.func @create_sync_block_lock_5(%arg0: memref<8xi8>) {
    %0 = hivm.hir.create_sync_block_lock from %arg0 : from memref<8xi8> to memref<1xi64>
    return
  }
  func.func @create_sync_block_lock_6(%arg0: memref<?x?xi8>) {
    %0 = hivm.hir.create_sync_block_lock from %arg0 : from memref<?x?xi8> to memref<1xi64>
    return
  }
  func.func @create_sync_block_lock_7(%arg0: memref<?xi8>) {
    %0 = hivm.hir.create_sync_block_lock from %arg0 : from memref<?xi8> to memref<i64>
    return
  }
  func.func @create_sync_block_lock_8(%arg0: memref<?xi8>) {
    %0 = hivm.hir.create_sync_block_lock from %arg0 : from memref<?xi8> to memref<1xi64, #hivm.address_space<ub>>
    return
  }
  func.func @create_sync_block_lock_9(%arg0: memref<?xi8>) {
    %0 = hivm.hir.create_sync_block_lock from %arg0 : from memref<?xi8> to memref<1xf32>
    return
  }
  func.func @create_sync_block_lock_10() {
    %0 = hivm.hir.create_sync_block_lock : memref<1xi32>
    return
  }
  func.func @create_sync_block_lock_11() {
    %0 = hivm.hir.create_sync_block_lock : memref<2x2xi64>
    return
  }
  func.func @pointer_cast_5(%arg0: i64) {
    %0 = hivm.hir.pointer_cast(%arg0) : memref<4x8xf32, strided<[1, 4]>>
    return
  }
  func.func @bitcast_1(%arg0: memref<4x8xf32>) {
    %0 = hivm.hir.bitcast %arg0 : memref<4x8xf32> -> memref<4x8xi16>
    return
  }
  func.func @bitcast_2(%arg0: memref<8xf32>) {
    %0 = hivm.hir.bitcast %arg0 : memref<8xf32> -> memref<8xi64>
    return
  }
  func.func @bitcast_3(%arg0: f32) {
    %0 = hivm.hir.bitcast %arg0 : f32 -> i64
    return
  }
  func.func @bitcast_4(%arg0: tensor<8xf32>) {
    %0 = hivm.hir.bitcast %arg0 : tensor<8xf32> -> tensor<?xi32>
    return
  }
  func.func @bitcast_5(%arg0: memref<8xf32, #hivm.address_space<ub>>) {
    %0 = hivm.hir.bitcast %arg0 : memref<8xf32, #hivm.address_space<ub>> -> memref<8xi32>
    return
  }
  func.func @bitcast_6(%arg0: index) {
    %0 = hivm.hir.bitcast %arg0 : index -> i64
    return
  }
  func.func @bitcast_7(%arg0: memref<8xf32>) {
    %0 = hivm.hir.bitcast %arg0 : memref<8xf32> -> memref<8xi32, strided<[2]>>
    return
  }
  func.func @convert_layout_1(%arg0: memref<64x64xf16>) {
    %0 = hivm.hir.convert_layout %arg0 output_shape [4, 4, 16] {dstLayout = #hivm.data_layout<zN>, srcLayout = #hivm.data_layout<ND>} : (memref<64x64xf16>) -> memref<4x4x16x16xf16>
    return
  }
  func.func @convert_layout_2(%arg0: memref<64x64xf16>) {
    %0 = hivm.hir.convert_layout %arg0 output_shape [4, 4, 16, 8] {dstLayout = #hivm.data_layout<zN>, srcLayout = #hivm.data_layout<ND>} : (memref<64x64xf16>) -> memref<4x4x16x16xf16>
    return
  }
  func.func @convert_layout_3(%arg0: memref<64x64xf16>) {
    %0 = hivm.hir.convert_layout %arg0 output_shape [4, 4, 16, 16] {dstLayout = #hivm.data_layout<ND>, srcLayout = #hivm.data_layout<ND>} : (memref<64x64xf16>) -> memref<4x4x16x16xf16>
    return
  }
  func.func @convert_layout_4(%arg0: memref<64x64xf16>) {
    %0 = hivm.hir.convert_layout %arg0 output_shape [4, 4, 16, 16] {dstLayout = #hivm.data_layout<ND>, srcLayout = #hivm.data_layout<zN>} : (memref<64x64xf16>) -> memref<4x4x16x16xf16>
    return
  }
  func.func @convert_layout_5(%arg0: memref<64x64xf16>) {
    %0 = hivm.hir.convert_layout %arg0 output_shape [4, 4, 16, 16] {dstLayout = #hivm.data_layout<zN>, srcLayout = #hivm.data_layout<nZ>} : (memref<64x64xf16>) -> memref<4x4x16x16xf16>
    return
  }
  func.func @convert_layout_6(%arg0: memref<64x64xf16>) {
    %0 = hivm.hir.convert_layout %arg0 output_shape [4, 4, 16, 16] {dstLayout = #hivm.data_layout<zN>, srcLayout = #hivm.data_layout<ND>} : (memref<64x64xf16>) -> tensor<4x4x16x16xf16>
    return
  }
  func.func @convert_layout_7(%arg0: memref<64x64xf16, #hivm.address_space<ub>>) {
    %0 = hivm.hir.convert_layout %arg0 output_shape [4, 4, 16, 16] {dstLayout = #hivm.data_layout<zN>, srcLayout = #hivm.data_layout<ND>} : (memref<64x64xf16, #hivm.address_space<ub>>) -> memref<4x4x16x16xf16, #hivm.address_space<cbuf>>
    return
  }
  func.func @convert_layout_8(%arg0: memref<64x64xf16>) {
    %0 = hivm.hir.convert_layout %arg0 output_shape [64, 64] {dstLayout = #hivm.data_layout<zN>, srcLayout = #hivm.data_layout<ND>} : (memref<64x64xf16>) -> memref<64x64xf16>
    return
  }
  func.func @convert_layout_9(%arg0: memref<64xf16>) {
    %0 = hivm.hir.convert_layout %arg0 output_shape [4, 4, 16, 16] {dstLayout = #hivm.data_layout<zN>, srcLayout = #hivm.data_layout<ND>} : (memref<64xf16>) -> memref<4x4x16x16xf16>
    return
  }
  func.func @convert_layout_10(%arg0: memref<64x64xf16>) {
    %0 = hivm.hir.convert_layout %arg0 output_shape [4, 4, 16, 16] {dstLayout = #hivm.data_layout<zN>, srcLayout = #hivm.data_layout<dotC_ND>} : (memref<64x64xf16>) -> memref<5x4x16x16xf16>
    return
  }
  func.func @convert_layout_11(%arg0: memref<64x64xf16>) {
    %0 = hivm.hir.convert_layout %arg0 output_shape [5, 4, 16, 16] {dstLayout = #hivm.data_layout<zN>, srcLayout = #hivm.data_layout<dotC_ND>} : (memref<64x64xf16>) -> memref<5x4x16x16xf16>
    return
  }
  func.func @convert_layout_12(%arg0: memref<?x64xf16>) {
    %0 = hivm.hir.convert_layout %arg0 output_shape [4, 4, 16, 16] {dstLayout = #hivm.data_layout<zN>, srcLayout = #hivm.data_layout<ND>} : (memref<?x64xf16>) -> memref<4x4x16x16xf16>
    return
  }
  func.func @convert_layout_13(%arg0: memref<64x64xf16>) {
    %0 = hivm.hir.convert_layout %arg0 output_shape [4, 4, 16, 16] {dstLayout = #hivm.data_layout<zN>, srcLayout = #hivm.data_layout<ND>} : (memref<64x64xf16>) -> memref<4x?x16x16xf16>
    return
  }
  func.func @convert_layout_14(%arg0: memref<64x64xf16>) {
    %0 = hivm.hir.convert_layout %arg0 output_shape [] {dstLayout = #hivm.data_layout<zN>, srcLayout = #hivm.data_layout<ND>} : (memref<64x64xf16>) -> memref<4x4x16x16xf16>
    return
  }
  func.func @convert_layout_15(%arg0: memref<64x64xf16>) {
    %0 = hivm.hir.convert_layout %arg0 output_shape [4, -1, 16, 16] {dstLayout = #hivm.data_layout<zN>, srcLayout = #hivm.data_layout<ND>} : (memref<64x64xf16>) -> memref<4x4x16x16xf16>
    return
  }
  func.func @convert_layout_16(%arg0: memref<64x64xf16>, %arg1: index) {
    %0 = hivm.hir.convert_layout %arg0 output_shape [4, %arg1, 16, 16] {dstLayout = #hivm.data_layout<zN>, srcLayout = #hivm.data_layout<ND>} : (memref<64x64xf16>) -> memref<4x4x16x16xf16>
    return
  }
  func.func @gather_load_1(%arg0: memref<?xf32>, %arg1: memref<?xf16>, %arg2: tensor<8xi64>, %arg3: tensor<4x2xi32>, %arg4: tensor<8xf32>, %arg5: tensor<8xi1>, %arg6: tensor<4xi1>, %arg7: tensor<8xf32>, %arg8: tensor<8xf16>, %arg9: i32, %arg10: memref<4x?xf32>, %arg11: tensor<4xi64>, %arg12: memref<8xf32>) {
    %0 = hivm.hir.gather_load ins(%arg10 : memref<4x?xf32>, %arg2 : tensor<8xi64>, %arg9 : i32, %arg5 : tensor<8xi1>, %arg7 : tensor<8xf32>) outs(%arg4 : tensor<8xf32>) -> tensor<8xf32>
    return
  }
  func.func @scatter_store_1(%arg0: memref<?xf32>, %arg1: memref<?xf16>, %arg2: tensor<8xi64>, %arg3: tensor<4x2xi32>, %arg4: tensor<8xf32>, %arg5: tensor<8xi1>, %arg6: tensor<4xi1>, %arg7: tensor<8xf32>, %arg8: tensor<8xf16>, %arg9: i32, %arg10: memref<4x?xf32>, %arg11: tensor<4xi64>, %arg12: memref<8xf32>) {
    hivm.hir.scatter_store ins(%arg2 : tensor<8xi64>, %arg4 : tensor<8xf32>, %arg9 : i32) outs(%arg10 : memref<4x?xf32>)
    return
  }
  func.func @indirect_store_1(%arg0: memref<?xf32>, %arg1: memref<4x?xf32>, %arg2: memref<?xf16>, %arg3: memref<8xi32>, %arg4: memref<4xi32>, %arg5: memref<2x4xi32>, %arg6: memref<8xf32>, %arg7: memref<8xi16>, %arg8: memref<8xf32>, %arg9: memref<8xi1>, %arg10: memref<4xi1>, %arg11: memref<8xi8>, %arg12: memref<2x4xi1>, %arg13: memref<8xf32>, %arg14: memref<4xf32>, %arg15: memref<8xf16>, %arg16: memref<2x4xf32>, %arg17: memref<1x1x1x1x1x8xf32>, %arg18: memref<1x1x1x1x1x8xi32>, %arg19: tensor<8xf32>, %arg20: tensor<8xi32>) {
    hivm.hir.indirect_store ins(%arg8 : memref<8xf32>, %arg3 : memref<8xi32>) outs(%arg1 : memref<4x?xf32>)
    return
  }
  func.func @indirect_store_4(%arg0: memref<?xf32>, %arg1: memref<4x?xf32>, %arg2: memref<?xf16>, %arg3: memref<8xi32>, %arg4: memref<4xi32>, %arg5: memref<2x4xi32>, %arg6: memref<8xf32>, %arg7: memref<8xi16>, %arg8: memref<8xf32>, %arg9: memref<8xi1>, %arg10: memref<4xi1>, %arg11: memref<8xi8>, %arg12: memref<2x4xi1>, %arg13: memref<8xf32>, %arg14: memref<4xf32>, %arg15: memref<8xf16>, %arg16: memref<2x4xf32>, %arg17: memref<1x1x1x1x1x8xf32>, %arg18: memref<1x1x1x1x1x8xi32>, %arg19: tensor<8xf32>, %arg20: tensor<8xi32>) {
    hivm.hir.indirect_store ins(%arg8 : memref<8xf32>, %arg6 : memref<8xf32>) outs(%arg0 : memref<?xf32>)
    return
  }
  func.func @indirect_store_5(%arg0: memref<?xf32>, %arg1: memref<4x?xf32>, %arg2: memref<?xf16>, %arg3: memref<8xi32>, %arg4: memref<4xi32>, %arg5: memref<2x4xi32>, %arg6: memref<8xf32>, %arg7: memref<8xi16>, %arg8: memref<8xf32>, %arg9: memref<8xi1>, %arg10: memref<4xi1>, %arg11: memref<8xi8>, %arg12: memref<2x4xi1>, %arg13: memref<8xf32>, %arg14: memref<4xf32>, %arg15: memref<8xf16>, %arg16: memref<2x4xf32>, %arg17: memref<1x1x1x1x1x8xf32>, %arg18: memref<1x1x1x1x1x8xi32>, %arg19: tensor<8xf32>, %arg20: tensor<8xi32>) {
    hivm.hir.indirect_store ins(%arg8 : memref<8xf32>, %arg7 : memref<8xi16>) outs(%arg0 : memref<?xf32>)
    return
  }
  func.func @indirect_store_6(%arg0: memref<?xf32>, %arg1: memref<4x?xf32>, %arg2: memref<?xf16>, %arg3: memref<8xi32>, %arg4: memref<4xi32>, %arg5: memref<2x4xi32>, %arg6: memref<8xf32>, %arg7: memref<8xi16>, %arg8: memref<8xf32>, %arg9: memref<8xi1>, %arg10: memref<4xi1>, %arg11: memref<8xi8>, %arg12: memref<2x4xi1>, %arg13: memref<8xf32>, %arg14: memref<4xf32>, %arg15: memref<8xf16>, %arg16: memref<2x4xf32>, %arg17: memref<1x1x1x1x1x8xf32>, %arg18: memref<1x1x1x1x1x8xi32>, %arg19: tensor<8xf32>, %arg20: tensor<8xi32>) {
    hivm.hir.indirect_store ins(%arg8 : memref<8xf32>, %arg3 : memref<8xi32>, %arg11 : memref<8xi8>) outs(%arg0 : memref<?xf32>)
    return
  }
  func.func @indirect_store_7(%arg0: memref<?xf32>, %arg1: memref<4x?xf32>, %arg2: memref<?xf16>, %arg3: memref<8xi32>, %arg4: memref<4xi32>, %arg5: memref<2x4xi32>, %arg6: memref<8xf32>, %arg7: memref<8xi16>, %arg8: memref<8xf32>, %arg9: memref<8xi1>, %arg10: memref<4xi1>, %arg11: memref<8xi8>, %arg12: memref<2x4xi1>, %arg13: memref<8xf32>, %arg14: memref<4xf32>, %arg15: memref<8xf16>, %arg16: memref<2x4xf32>, %arg17: memref<1x1x1x1x1x8xf32>, %arg18: memref<1x1x1x1x1x8xi32>, %arg19: tensor<8xf32>, %arg20: tensor<8xi32>) {
    hivm.hir.indirect_store ins(%arg17 : memref<1x1x1x1x1x8xf32>, %arg18 : memref<1x1x1x1x1x8xi32>) outs(%arg0 : memref<?xf32>)
    return
  }
  func.func @indirect_store_8(%arg0: memref<?xf32>, %arg1: memref<4x?xf32>, %arg2: memref<?xf16>, %arg3: memref<8xi32>, %arg4: memref<4xi32>, %arg5: memref<2x4xi32>, %arg6: memref<8xf32>, %arg7: memref<8xi16>, %arg8: memref<8xf32>, %arg9: memref<8xi1>, %arg10: memref<4xi1>, %arg11: memref<8xi8>, %arg12: memref<2x4xi1>, %arg13: memref<8xf32>, %arg14: memref<4xf32>, %arg15: memref<8xf16>, %arg16: memref<2x4xf32>, %arg17: memref<1x1x1x1x1x8xf32>, %arg18: memref<1x1x1x1x1x8xi32>, %arg19: tensor<8xf32>, %arg20: tensor<8xi32>) {
    hivm.hir.indirect_store ins(%arg8 : memref<8xf32>, %arg20 : tensor<8xi32>) outs(%arg0 : memref<?xf32>)
    return
  }
  func.func @indirect_store_9(%arg0: memref<?xf32>, %arg1: memref<4x?xf32>, %arg2: memref<?xf16>, %arg3: memref<8xi32>, %arg4: memref<4xi32>, %arg5: memref<2x4xi32>, %arg6: memref<8xf32>, %arg7: memref<8xi16>, %arg8: memref<8xf32>, %arg9: memref<8xi1>, %arg10: memref<4xi1>, %arg11: memref<8xi8>, %arg12: memref<2x4xi1>, %arg13: memref<8xf32>, %arg14: memref<4xf32>, %arg15: memref<8xf16>, %arg16: memref<2x4xf32>, %arg17: memref<1x1x1x1x1x8xf32>, %arg18: memref<1x1x1x1x1x8xi32>, %arg19: tensor<8xf32>, %arg20: tensor<8xi32>) {
    hivm.hir.indirect_store ins(%arg19 : tensor<8xf32>, %arg3 : memref<8xi32>) outs(%arg0 : memref<?xf32>)
    return
  }
  func.func @atomic_xchg_1(%arg0: memref<8xi32>, %arg1: memref<8xi64>) {
    hivm.hir.atomic_xchg ins(%arg0 : memref<8xi32>) outs(%arg1 : memref<8xi64>)
    return
  }
  func.func @atomic_xchg_2(%arg0: memref<8xi32>, %arg1: memref<4xi32>) {
    hivm.hir.atomic_xchg ins(%arg0 : memref<8xi32>) outs(%arg1 : memref<4xi32>)
    return
  }
  func.func @atomic_xchg_3(%arg0: memref<8xi32>, %arg1: memref<2x4xi32>) {
    hivm.hir.atomic_xchg ins(%arg0 : memref<8xi32>) outs(%arg1 : memref<2x4xi32>)
    return
  }
  func.func @atomic_xchg_4(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>) {
    hivm.hir.atomic_xchg ins(%arg0 : tensor<8xi32>) outs(%arg1 : tensor<8xi32>)
    return
  }
  func.func @atomic_xchg_5(%arg0: tensor<8xi32>, %arg1: memref<8xi32>) {
    hivm.hir.atomic_xchg ins(%arg0 : tensor<8xi32>) outs(%arg1 : memref<8xi32>)
    return
  }
  func.func @atomic_cas_1(%arg0: memref<8xi32>, %arg1: memref<8xi64>) {
    hivm.hir.atomic_cas ins(%arg0, %arg0 : memref<8xi32>, memref<8xi32>) outs(%arg1 : memref<8xi64>)
    return
  }
  func.func @atomic_cas_2(%arg0: memref<8xi32>, %arg1: memref<4xi32>) {
    hivm.hir.atomic_cas ins(%arg0, %arg0 : memref<8xi32>, memref<8xi32>) outs(%arg1 : memref<4xi32>)
    return
  }
  func.func @atomic_cas_3(%arg0: memref<8xi32>, %arg1: memref<2x4xi32>) {
    hivm.hir.atomic_cas ins(%arg0, %arg0 : memref<8xi32>, memref<8xi32>) outs(%arg1 : memref<2x4xi32>)
    return
  }
  func.func @atomic_cas_4(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>) {
    hivm.hir.atomic_cas ins(%arg0, %arg0 : tensor<8xi32>, tensor<8xi32>) outs(%arg1 : tensor<8xi32>)
    return
  }
  func.func @atomic_cas_5(%arg0: tensor<8xi32>, %arg1: memref<8xi32>) {
    hivm.hir.atomic_cas ins(%arg0, %arg0 : tensor<8xi32>, tensor<8xi32>) outs(%arg1 : memref<8xi32>)
    return
  }
  func.func @atomic_cas_6(%arg0: memref<8xi32>) {
    hivm.hir.atomic_cas ins(%arg0 : memref<8xi32>) outs(%arg0 : memref<8xi32>)
    return
  }
  func.func @atomic_cas_7(%arg0: memref<8xi32>) {
    hivm.hir.atomic_cas ins(%arg0, %arg0, %arg0 : memref<8xi32>, memref<8xi32>, memref<8xi32>) outs(%arg0 : memref<8xi32>)
    return
  }
  func.func @atomic_cas_8(%arg0: memref<8xi32>, %arg1: memref<8xi16>) {
    hivm.hir.atomic_cas ins(%arg0, %arg1 : memref<8xi32>, memref<8xi16>) outs(%arg0 : memref<8xi32>)
    return
  }
  func.func @set_atomic_1() {
    hivm.hir.set_atomic kind = <add>[type = f64]
    return
  }
  func.func @set_atomic_2() {
    hivm.hir.set_atomic kind = <add>[type = index]
    return
  }
  func.func @memref_ext_1(%arg0: index, %arg1: memref<?xi32>) {
    %0 = memref_ext.alloc_workspace() from %arg1 : from memref<?xi32> to memref<4xf32>
    return
  }
  func.func @memref_ext_2(%arg0: index, %arg1: memref<?xi8>) {
    %0 = memref_ext.alloc_workspace() from %arg1 offset = [%arg0, %arg0] : from memref<?xi8> to memref<4xf32>
    return
  }
  func.func @memref_ext_3(%arg0: memref<?x?xi8>) {
    %0 = memref_ext.alloc_workspace() from %arg0 : from memref<?x?xi8> to memref<4xf32>
    return
  }
  func.func @annotation_3(%arg0: tensor<4xf32>, %arg1: index) {
    annotation.mark %arg0 keys = ["a", "b"] values = [%arg1 : index] : tensor<4xf32>
    return
  }
}
