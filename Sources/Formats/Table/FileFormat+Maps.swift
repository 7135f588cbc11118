import Documents
import Texts

// Rows of the table: maps of tiles, each with a picture of its tiles beside it.
extension FileFormat {
  public static let tmx = FileFormat(
    "tmx", .documents, endings: ["tmx"],
    writer: Writer(
      Message("TMX: the tile layers of a frame, for Tiled"), options: [.frame],
      pixels: { art, name, export, _ in
        try export.tiledMap(of: art).tmx(image: export.imageName(name), name: name)
      }))

  public static let tmj = FileFormat(
    "tmj", .documents, endings: ["tmj"],
    writer: Writer(
      Message("TMJ: the same in JSON"), options: [.frame],
      pixels: { art, name, export, _ in
        try export.tiledMap(of: art).tmj(image: export.imageName(name), name: name)
      }))
}
