import Base

extension LayeredPixels {
  /// Gives every used index a colour, and drops a first entry that only represents transparency.
  mutating func completePalette(of header: AsepriteHeader) {
    var highest: Int16 = -1
    var backgroundHasFirst = false
    forEachIndices { layer, indices in
      highest = max(highest, indices.max() ?? -1)
      if layers[layer].isBackground, indices.contains(0) { backgroundHasFirst = true }
    }
    while palette.count <= Int(highest) { palette.append(.black) }
    guard header.transparentIndex == 0, let first = palette.first, first.alpha == 0,
      !backgroundHasFirst
    else { return }
    palette.removeFirst()
    mapIndices { $0 > 0 ? $0 - 1 : $0 }
  }

  /// Visits the palette indices of each cel.
  private func forEachIndices(_ body: (_ layer: Int, _ indices: [Int16]) -> Void) {
    for layer in layers.indices {
      if case .indices(let indices) = layers[layer].tiles?.pixels { body(layer, indices) }
      for cel in layers[layer].cels {
        if let cel, case .indices(let indices) = cel.pixels { body(layer, indices) }
      }
    }
  }

  private mutating func mapIndices(_ change: (Int16) -> Int16) {
    for layer in layers.indices {
      if case .indices(let indices) = layers[layer].tiles?.pixels {
        layers[layer].tiles?.pixels = .indices(indices.map(change))
      }
      for frame in layers[layer].cels.indices {
        guard let cel = layers[layer].cels[frame], case .indices(let indices) = cel.pixels else {
          continue
        }
        if let first = cel.linkedFrame, let linked = layers[layer].cels[first], first < frame {
          layers[layer].cels[frame]?.pixels = linked.pixels
        } else {
          layers[layer].cels[frame]?.pixels = .indices(indices.map(change))
        }
      }
    }
  }

  /// The palette indices in use.
  var usedIndices: Set<Int16> {
    var isUsed = [Bool](repeating: false, count: 1 << 15)
    forEachIndices { _, indices in
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
