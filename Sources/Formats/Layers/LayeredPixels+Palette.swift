import Base
import Documents

extension LayeredPixels {
  /// Gives every used index a colour, and drops a last entry that only represents transparency: `AsepriteFile(_:)` adds
  /// it again.
  mutating func completePalette(of header: AsepriteHeader) {
    var highest: Int16 = -1
    forEachIndices { _, indices in highest = max(highest, indices.max() ?? -1) }
    details.transparentIndex = Int(header.transparentIndex)
    let last = palette.count - 1
    if last > 0, last == Int(header.transparentIndex), palette[last].alpha == 0,
      details.colorNames[last] == nil, highest < last
    {
      palette.removeLast()
      details.transparentIndex = nil
    }
    while palette.count <= Int(highest) {
      details.strayColors.insert(palette.count)
      palette.append(.black)
    }
  }

  /// Visits the palette indices of each cel.
  private func forEachIndices(_ body: (_ layer: Layer?, _ indices: [Int16]) -> Void) {
    for layer in layers.indices {
      if case .indices(let indices) = layers[layer].tiles?.pixels { body(layers[layer], indices) }
      for cel in layers[layer].cels {
        if let cel, case .indices(let indices) = cel.pixels { body(layers[layer], indices) }
      }
    }
    for sheet in spareSheets {
      if case .indices(let indices) = sheet.pixels { body(nil, indices) }
    }
  }

  /// The palette indices in use.
  ///
  /// - Parameter isBackground: asks only for those of layers that are the background or not.
  func usedIndices(isBackground: Bool? = nil) -> Set<Int16> {
    var isUsed = [Bool](repeating: false, count: 1 << 15)
    forEachIndices { layer, indices in
      guard isBackground == nil || layer?.isBackground ?? false == isBackground else { return }
      for index in indices where index >= 0 { isUsed[Int(index)] = true }
    }
    return Set(isUsed.indices.filter { isUsed[$0] }.map { Int16($0) })
  }

  /// Whether all cels contain only greys.
  var isGray: Bool {
    layers.allSatisfy { layer in
      layer.cels.allSatisfy { cel in
        guard let cel else { return true }
        return colors(of: cel.pixels).allSatisfy {
          $0 >> 24 == $0 >> 16 & 255 && $0 >> 24 == $0 >> 8 & 255
        }
      }
    }
  }

  /// The colours of pixels, including palette indices.
  func colors(of pixels: Pixels) -> [UInt32] {
    switch pixels {
    case .colors(let colors): return colors
    case .indices(let indices):
      let table = palette.map { $0.alpha == 0 ? 0 : $0.rgba }
      return indices.map { table.indices.contains(Int($0)) ? table[Int($0)] : 0 }
    }
  }
}
