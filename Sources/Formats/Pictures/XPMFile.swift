import Base
import Documents
import Texts

// The table's entry, with its implementation.
extension FileFormat {
  /// XPM pictures, the form of icons in C sources.
  public static let xpm = FileFormat(
    "xpm", .pictures, endings: ["xpm"], mimeTypes: ["xpm": "image/x-xpixmap"],
    isMarked: { $0.starts(with: XPMFile.mark.utf8) }, reader: .picture, seeds: "picture",
    writer: Writer(
      Message("XPM: up to 256 colours, for icons and programs in C"),
      options: [.size, .transparency, .frame],
      painting: { painting, _, export, progress in
        let size = try PaintingPicture.size(of: painting, width: export.width)
        let raster = try ColorRaster(
          painting, size: CellSize(width: size.width, height: size.height),
          transparent: export.transparent, progress: progress)
        return XPMFile.bytes(of: raster)
      },
      pixels: { art, _, export, _ in
        let (grid, palette) = try export.frame(of: art.sprite)
        return try XPMFile.bytes(of: grid, palette, scale: export.scale)
      }))
}

/// Pictures as C source: X PixMap 3, after the manual of Arnaud Le Hors (1996).
enum XPMFile {
  /// The first bytes of such a file.
  static let mark = "/* XPM */"

  /// The number of colours to which the format's own library reduces pictures.
  static let mostColors = 256

  /// The characters that represent colours in rows: printable, and without a special meaning in C.
  private static let signs = Array(
    " .+@#$%&*=-;>,')!~{]^/(_:<[}|1234567890abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ`"
      .utf8)

  /// Encodes a picture of any colours, each fully opaque or transparent; the most similar ones are merged if there are
  /// too many.
  static func bytes(of raster: ColorRaster) -> [UInt8] {
    // One entry is for transparency.
    let reduction = ColorReduction(of: [raster], mostColors: mostColors - 1)
    let table = reduction.palette.colors.map(\.rgba)
    return bytes(
      of: raster.pixels.map { $0 == 0 ? 0 : table[Int(reduction.cell(of: $0))] }, size: raster.size)
  }

  /// Encodes a frame in its exact colours.
  ///
  /// - Parameter scale: pixels per cell.
  /// - Throws: if there are too many colours for such a file, or translucent ones.
  static func bytes(
    of grid: CellGrid, _ palette: Palette, scale: Int
  ) throws(PixelFileError) -> [UInt8] {
    let size = try PNGFile.size(of: grid.size, scale: scale)
    let raster = ColorRaster(grid, palette)
    let colors = Set(raster.pixels)
    guard colors.count <= mostColors else {
      throw PixelFileError(
        "the palette has {count} colours; this file type can hold at most {most}",
        ["count": colors.count, "most": mostColors])
    }
    guard colors.allSatisfy({ [0, 255].contains($0 & 255) }) else {
      throw PixelFileError("this file type can’t store translucent colours")
    }
    return bytes(
      of: AnimationFrames.enlarge(raster.pixels, width: raster.size.width, scale: scale),
      size: size)
  }

  /// - Parameter pixels: like those of a `ColorRaster`, each fully opaque or transparent.
  private static func bytes(of pixels: [UInt32], size: CellSize) -> [UInt8] {
    // Transparency comes first: other programs expect a blank for it.
    var colors: [UInt32] = pixels.contains(0) ? [0] : []
    var numbers: [UInt32: Int] = [0: 0]
    for pixel in pixels where numbers[pixel] == nil {
      numbers[pixel] = colors.count
      colors.append(pixel)
    }
    let length = colors.count <= signs.count ? 1 : 2
    let names = colors.indices.map { number in
      length == 1
        ? [signs[number]] : [signs[number % signs.count], signs[number / signs.count]]
    }
    var text = Array("\(mark)\nstatic char *picture[] = {\n".utf8)
    text += "\"\(size.width) \(size.height) \(colors.count) \(length)\",\n".utf8
    for (name, color) in zip(names, colors) {
      let value = color == 0 ? "None" : String(InkColor(rgba: color).hex.prefix(7))
      text += Array("\"".utf8) + name + Array(" c \(value)\",\n".utf8)
    }
    text.reserveCapacity(text.count + size.height * (size.width * length + 4))
    for start in stride(from: 0, to: pixels.count, by: size.width) {
      text.append(UInt8(ascii: "\""))
      for pixel in pixels[start..<start + size.width] {
        text += names[numbers[pixel] ?? 0]
      }
      text += "\"\(start + size.width < pixels.count ? "," : "")\n".utf8
    }
    text += "};\n".utf8
    return text
  }
}
