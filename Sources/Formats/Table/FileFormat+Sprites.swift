import Documents
import Texts

// Table entries for sprites of other programs, with their layers.
extension FileFormat {
  /// Sprites of Aseprite, with layers, frames, tags and tiles.
  public static let aseprite = FileFormat(
    "ase", .documents, endings: ["aseprite", "ase"],
    mimeTypes: ["aseprite": "image/x-aseprite", "ase": "image/x-aseprite"],
    isMarked: { AsepriteFile.isAseprite($0) },
    reader: .sprite { try LayeredPixels(AsepriteFile($0)) }, seeds: "aseprite",
    writer: Writer(
      Message("ASE: layers, cels, tags and palette, for other programs"),
      pixels: { art, _, _, _ in try AsepriteFile(LayeredPixels(art.sprite)).bytes() }))

  /// Sprites of Piskel; only read.
  public static let piskel = FileFormat(
    "piskel", .documents, endings: ["piskel"], mimeTypes: ["piskel": "application/json"],
    looksAlike: { PiskelFile.isPiskel($0) }, reader: .sprite { try PiskelFile.sprite($0) },
    seeds: "piskel")

  /// Projects of Pixelorama; only read.
  public static let pixelorama = FileFormat(
    "pxo", .documents, endings: ["pxo"], mimeTypes: ["pxo": "application/zip"],
    looksAlike: { PixeloramaFile.isPixelorama($0) },
    reader: .sprite { try PixeloramaFile.sprite($0) }, seeds: "pxo")
}

// Table entries for tile maps, each with a separate picture of its tiles.
extension FileFormat {
  /// Tile maps of Tiled as XML; only written.
  public static let tmx = FileFormat(
    "tmx", .documents, endings: ["tmx"], mimeTypes: ["tmx": "application/xml"],
    writer: Writer(
      Message("TMX: the tile layers of a frame, for Tiled"), options: [.frame],
      pixels: { art, name, export, _ in
        try export.tiledMap(of: art).tmx(image: export.imageName(name), name: name)
      }))

  /// Tile maps of Tiled as JSON; only written.
  public static let tmj = FileFormat(
    "tmj", .documents, endings: ["tmj"], mimeTypes: ["tmj": "application/json"],
    writer: Writer(
      Message("TMJ: the tile layers of a frame as JSON, for Tiled"), options: [.frame],
      pixels: { art, name, export, _ in
        try export.tiledMap(of: art).tmj(image: export.imageName(name), name: name)
      }))
}
