import Base
import Documents

extension LayeredPixels {
  /// Gives every used index a colour, and drops a last entry that only represents transparency: `AsepriteFile(_:)` adds
  /// it again.
  mutating func completePalette(of header: AsepriteHeader) {
    var highest: CellGrid.Cell = -1
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
  private func forEachIndices(_ body: (_ layer: Layer?, _ indices: [CellGrid.Cell]) -> Void) {
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
  func usedIndices(isBackground: Bool? = nil) -> Set<CellGrid.Cell> {
    var isUsed = [Bool](repeating: false, count: 1 << 15)
    forEachIndices { layer, indices in
      guard isBackground == nil || layer?.isBackground ?? false == isBackground else { return }
      for index in indices where index >= 0 { isUsed[Int(index)] = true }
    }
    return Set(isUsed.indices.filter { isUsed[$0] }.map { CellGrid.Cell($0) })
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
      return palette.withUnsafeBufferPointer { palette in
        indices.map { index in
          guard index >= 0, Int(index) < palette.count else { return 0 }
          let color = palette[Int(index)]
          return color.alpha == 0 ? 0 : color.rgba
        }
      }
    }
  }
}
