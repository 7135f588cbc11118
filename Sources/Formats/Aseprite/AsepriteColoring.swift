import Base
import Documents

/// The pixel format and the palette of a file, and the bytes of its pixels.
struct AsepriteColoring {
  let depth: AsepriteHeader.Depth
  let palette: [InkColor]
  let transparentIndex: UInt8
  private let pixels: LayeredPixels
  /// Stands for a colour at the transparent index, which would not be seen.
  private let substitute: UInt8?

  init(_ pixels: LayeredPixels) {
    self.pixels = pixels
    if let indexed = Self.indexed(pixels) {
      depth = .indexed
      (palette, transparentIndex, substitute) = indexed
      return
    }
    let wantsGray = pixels.depth == .gray || pixels.details.colorMode == .gray
    depth = wantsGray && pixels.isGray ? .gray : .color
    let strays = pixels.details.strayColors
    palette = (pixels.swatches ?? pixels.palette).enumerated()
      .filter { !strays.contains($0.offset) }.map(\.element)
    // The index means nothing in such files, but has a place in them.
    transparentIndex = UInt8(clamping: pixels.details.transparentIndex ?? 0)
    substitute = nil
  }

  /// Finds a transparent index; nil if pixels have to be stored as colours.
  private static func indexed(
    _ pixels: LayeredPixels
  ) -> (palette: [InkColor], transparentIndex: UInt8, substitute: UInt8?)? {
    let details = pixels.details
    guard pixels.depth == .indexed, details.colorMode == .indexed, !pixels.hasColors,
      pixels.swatches == nil
    else {
      return nil
    }
    var palette = pixels.palette
    // Colours that the file's palette has not are the last ones, unless the palette was changed.
    if details.strayColors == Set(palette.indices.suffix(details.strayColors.count)) {
      palette.removeLast(details.strayColors.count)
    }
    guard pixels.palette.count <= 256 else { return nil }
    guard let index = details.transparentIndex, index < 256 else {
      // Colours that only cells have keep their places as well.
      palette = pixels.palette
      if palette.count < 256 {
        return (palette + [InkColor(rgba: 0)], UInt8(palette.count), nil)
      }
      let used = pixels.usedIndices()
      guard let free = (0..<256).first(where: { !used.contains($0) }) else { return nil }
      return (palette, UInt8(free), nil)
    }
    guard pixels.palette.indices.contains(index), pixels.palette[index].alpha > 0,
      pixels.usedIndices(isBackground: false).contains(CellGrid.Cell(index))
    else { return (palette, UInt8(index), nil) }
    let color = pixels.palette[index]
    if let same = palette.indices.first(where: { $0 != index && palette[$0] == color }) {
      return (palette, UInt8(index), UInt8(same))
    }
    guard pixels.palette.count < 256 else { return nil }
    return (pixels.palette + [color], UInt8(index), UInt8(pixels.palette.count))
  }

  /// The palette with the names of its colours.
  var chunk: AsepritePalette {
    var chunk = AsepritePalette(palette)
    for (index, name) in pixels.details.colorNames where chunk.entries.indices.contains(index) {
      chunk.entries[index].name = name
    }
    return chunk
  }

  func bytes(of content: LayeredPixels.Pixels, isBackground: Bool) -> [UInt8] {
    let converter = AsepritePixels(
      depth: depth, transparentIndex: isBackground ? nil : transparentIndex)
    if depth == .indexed, case .indices(let indices) = content {
      return converter.bytes(of: indices, substitute: substitute)
    }
    return converter.bytes(of: pixels.colors(of: content))
  }
}

extension LayeredPixels {
  /// Whether any cel has colours in place of indices.
  var hasColors: Bool {
    layers.contains { layer in
      layer.cels.contains {
        if case .colors = $0?.pixels { true } else { false }
      }
    }
  }
}
