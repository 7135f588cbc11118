import Base
import Texts

/// Recognises files of other programs that are not supported, to name them in errors.
enum ForeignFile {
  /// The number of bytes needed for recognition.
  private static let headLength = 4096

  /// The reason a file can't be imported; nil if it may be readable.
  static func complaint(about bytes: [UInt8]) -> ExchangeError? {
    if isPalette(bytes) {
      return ExchangeError("it is a palette; load it from the palette menu in pixel art")
    }
    if bytes.starts(with: "SQLite format 3\0".utf8),
      bytes.dropFirst(68).starts(with: "FlbT".utf8)
    {
      return ExchangeError("it is a Filbert library; open it with --library")
    }
    return program(of: bytes).map {
      ExchangeError(
        "it was made with {program}; export it from there as SVG or PNG", ["program": $0])
    }
  }

  private static func isPalette(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: "GIMP Palette".utf8) || bytes.starts(with: "JASC-PAL".utf8)
      || bytes.starts(with: "ASEF".utf8)
      || bytes.starts(with: "RIFF".utf8) && bytes.dropFirst(8).starts(with: "PAL ".utf8)
  }

  /// The program whose files have such a magic number, or such words near their start.
  private static func program(of bytes: [UInt8]) -> String? {
    if let known = marks.first(where: { bytes.starts(with: $0.mark.utf8) }) {
      return known.program
    }
    if ZipFile.isZip(bytes) { return programOfZip(bytes) }
    if GzipFile.isGzip(bytes) {
      return programOfText(GzipFile.beginning(of: bytes, count: headLength))
    }
    return programOfText(Array(bytes.prefix(headLength)))
  }

  private static let marks: [(mark: String, program: String)] = [
    ("8BPS", "Photoshop"), ("gimp xcf", "GIMP"), ("BLENDER", "Blender"),
    ("Paint Shop Pro Image File", "PaintShop Pro"), ("CSFCHUNK", "Clip Studio Paint"),
    ("SAI-CANVAS", "PaintTool SAI"), ("PDN3", "Paint.NET"), ("AffinityDesigner", "Affinity"),
  ]

  private static func programOfText(_ head: [UInt8]) -> String? {
    let words: [(word: String, program: String)] = [
      ("<mxfile", "draw.io"), ("<dia:diagram", "Dia"),
      ("\"rnotefile", "Rnote"), ("\"rnote_", "Rnote"), ("\"engine_snapshot\"", "Rnote"),
      ("\"tldrawFileFormatVersion\"", "tldraw"),
    ]
    return words.first { head.contains($0.word.utf8) }?.program
  }

  /// Recognises a zip file from its first file, or from a file name unique to the program.
  private static func programOfZip(_ bytes: [UInt8]) -> String? {
    guard let zip = try? ZipFile(bytes) else { return nil }
    let kind =
      (try? zip.file("mimetype", atMost: 256)).flatMap { $0 }
      .map { String(decoding: $0, as: UTF8.self) } ?? ""
    let kinds: [(kind: String, program: String)] = [
      ("application/x-krita", "Krita"),
      ("image/openraster", "MyPaint, Krita or GIMP (OpenRaster)"),
      ("application/vnd.oasis.opendocument", "LibreOffice"),
    ]
    if let known = kinds.first(where: { kind.hasPrefix($0.kind) }) { return known.program }
    let names = [("Document.archive", "Procreate"), ("document.json", "Sketch")]
    return names.first { zip.count(of: $0.0) != nil }?.1
  }
}
