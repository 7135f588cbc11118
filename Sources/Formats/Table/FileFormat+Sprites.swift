import Documents
import Texts

// Rows of the table: sprites of other programs, with their layers.
extension FileFormat {
  public static let aseprite = FileFormat(
    "ase", .documents, endings: ["aseprite", "ase"],
    isMarked: { AsepriteFile.isAseprite($0) },
    reader: .sprite { try LayeredPixels(AsepriteFile($0)) },
    writer: Writer(
      Message("ASE: layers, cels, tags and palette, for other programs"),
      pixels: { art, _, _, _ in try AsepriteFile(LayeredPixels(art.picture)).bytes() }))

  public static let piskel = FileFormat(
    "piskel", .documents, endings: ["piskel"], looksAlike: { PiskelFile.isPiskel($0) },
    reader: .sprite { try PiskelFile.sprite($0) })

  public static let pixelorama = FileFormat(
    "pxo", .documents, endings: ["pxo"], looksAlike: { PixeloramaFile.isPixelorama($0) },
    reader: .sprite { try PixeloramaFile.sprite($0) })
}
