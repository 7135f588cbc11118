import Base
public import Documents
import Texts

/// Notes of Xournal++: XML packed by gzip, with pages of layers of strokes, texts and pictures. Lengths are points, 72
/// to the inch.
///
///     let file = try XournalFile.bytes(of: painting, title: "Cat")
///     let notes = try DocumentImport.read(file)      // looks the same
///
/// Source: `SaveHandler.cpp` and `XmlParser.cpp` of Xournal++, file version 4.
public enum XournalFile {
  /// Whether bytes are such a file, packed or not.
  static func isXournal(_ bytes: [UInt8]) -> Bool {
    let isPacked = GzipFile.isGzip(bytes)
    guard isPacked || DocumentImport.firstCharacter(of: bytes) == "<" else { return false }
    let head =
      isPacked ? GzipFile.beginning(of: bytes, count: headLength) : Array(bytes.prefix(headLength))
    return DocumentImport.firstCharacter(of: head) == "<" && head.contains("<xournal".utf8)
  }

  /// The root element begins within so many bytes.
  private static let headLength = 512

  /// Reads the pages of an unpacked file.
  ///
  /// - Throws: `XMLError`, or an `InterchangeError` that names the element.
  static func document(_ bytes: [UInt8]) throws -> ImportedDocument {
    let tree = try XMLTree(
      bytes, root: "xournal", textOf: ["stroke", "text", "image", "teximage"])
    let found = try XournalReader.pages(of: tree)
    var (pages, omissions) = ([Page](), Set<XournalOmission>())
    if found.count > Painting.mostPages { omissions.insert(.pages) }
    var budget = DrawingBudget()
    for element in found.prefix(Painting.mostPages) {
      var reader = try XournalReader(tree, page: element, budget)
      pages.append(try reader.read())
      budget = reader.budget
      omissions.formUnion(reader.omissions)
    }
    let painting = Painting(
      shape: pages[0].shape, paperLength: pages[0].paperLength, background: pages[0].background,
      layers: pages[0].layers, baseElements: pages[0].elements,
      furtherPages: Array(pages.dropFirst()))
    return ImportedDocument(
      NamedDocument(document: .painting(painting)), omissions: omissions)
  }

  /// Encodes a painting, with pages as large as its papers.
  ///
  /// - Parameter progress: called now and then with 0…1; returns false to cancel.
  public static func bytes(
    of painting: Painting, title: String, progress: (Double) -> Bool = { _ in true }
  ) throws(PictureError) -> [UInt8] {
    var bytes = XournalWriter.beginning(title: title)
    let count = painting.pages.count
    for index in painting.pages.indices {
      var writer = XournalWriter(painting.showingPage(at: index))
      try writer.writePage { progress((Double(index) + $0) / Double(count)) }
      bytes += writer.bytes
    }
    bytes += XournalWriter.end
    guard let packed = try? GzipFile.packed(bytes) else {
      throw .failed(Message("there is not enough memory for it"))
    }
    return packed
  }
}

/// A part of a file of Xournal++ that a painting can't show.
enum XournalOmission: String, CaseIterable {
  case pages, patterns, text, pictures, unknownParts
}

extension FileFormat {
  /// Notes of Xournal++, with the tools and widths of their lines.
  public static let xopp = FileFormat(
    "xopp", .documents, endings: ["xopp"], mimeTypes: ["xopp": "application/x-xopp"],
    isMarked: { XournalFile.isXournal($0) },
    reader: .document(as: [.painting]) { bytes, _ in try XournalFile.document(bytes) },
    seeds: "xopp",
    writer: Writer(
      Message("XOPP: strokes, texts and pictures on pages, for Xournal++"), options: [.pages],
      painting: { painting, name, _, progress in
        try XournalFile.bytes(of: painting, title: name, progress: progress)
      }))
}
