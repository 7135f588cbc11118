import Documents
import Texts

// Table entries for lines, whole documents, and palettes.
extension FileFormat {
  /// SVG drawings, which are read as paintings.
  public static let svg = FileFormat(
    "svg", .drawings, endings: ["svg"], foreignEndings: ["svgz"],
    mimeTypes: ["svg": "image/svg+xml", "svgz": "image/svg+xml-compressed"],
    looksAlike: XMLTree.isXML,
    reader: .document(as: [.painting]) { bytes, _ in try DocumentImport.svg(bytes) }, seeds: "svg",
    writer: Writer(
      Message(
        "SVG: vector graphics, sharp at any size, for other programs"), options: [.transparency],
      painting: { painting, name, export, _ in
        SVGFile.bytes(of: painting, title: name, transparent: export.transparent)
      }))

  /// PDF documents, whose pages are read as paintings.
  public static let pdf = FileFormat(
    "pdf", .drawings, endings: ["pdf"], mimeTypes: ["pdf": "application/pdf"],
    isMarked: PDFReader.isPDF,
    reader: .document(as: [.painting], PDFReader.document), seeds: "pdf",
    writer: Writer(
      Message("PDF: vector graphics, for printing"), options: [.pages],
      painting: { painting, name, _, progress in
        try PaintingPicture.pdf(of: painting, title: name, progress: progress)
      }))

  /// The program's own interchange formats, one for each kind of document.
  public static let json = FileFormat(
    "json", .documents, endings: ["json"], mimeTypes: ["json": "application/json"],
    looksAlike: { DocumentImport.isJSON($0) },
    reader: .document(as: [.painting, .pixels, .life]) { bytes, _ in
      try DocumentImport.json(bytes)
    }, seeds: "json",
    writer: Writer(
      Message("JSON: everything Filbert knows about it"), options: [.pages],
      painting: { painting, name, export, _ in
        NamedDocument(name: name, tags: export.tags, document: .painting(painting)).json
      },
      pixels: { art, name, export, _ in
        NamedDocument(name: name, tags: export.tags, document: .pixels(art)).json
      },
      board: { board, name, export, _ in
        NamedDocument(name: name, tags: export.tags, document: .life(board)).json
      }))

  /// The program's own files of brushes, which belong to no kind of document.
  public static let brushes = FileFormat(
    "brushes", .brushes, endings: ["filbert-brushes"],
    mimeTypes: ["filbert-brushes": "application/json"])

  /// Palettes of GIMP and many other programs.
  public static let gpl = FileFormat(
    "gpl", .palettes, endings: ["gpl"], mimeTypes: ["gpl": "application/x-gimp-palette"],
    writer: Writer(
      Message("GPL: the palette, for other programs"),
      pixels: { art, name, _, _ in PaletteFile.gimp(art.sprite.choices, name: name) }))

  /// Palettes as text with a colour in each line.
  public static let hex = FileFormat(
    "hex", .palettes, endings: ["hex"], foreignEndings: ["txt"],
    mimeTypes: ["hex": "text/plain", "txt": "text/plain"],
    writer: Writer(
      Message("HEX: the palette, one colour per line"),
      pixels: { art, _, _, _ in PaletteFile.hex(art.sprite.choices) }))

  /// Palettes of Paint Shop Pro.
  public static let pal = FileFormat(
    "pal", .palettes, endings: ["pal"], mimeTypes: ["pal": "text/plain"],
    writer: Writer(
      Message("PAL: the palette, for Paint Shop Pro"),
      pixels: { art, _, _, _ in PaletteFile.jasc(art.sprite.choices.colors) }))

  /// Palettes of Photoshop.
  public static let act = FileFormat(
    "act", .palettes, endings: ["act"], foreignEndings: ["aco"],
    mimeTypes: ["act": "application/octet-stream", "aco": "application/octet-stream"],
    writer: Writer(
      Message("ACT: the palette, for Photoshop"),
      pixels: { art, _, _, _ in try PaletteFile.photoshop(art.sprite.choices.colors) }))
}
