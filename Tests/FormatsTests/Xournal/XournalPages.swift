import Base
import Documents
import Testing

@testable import Formats

/// Files as Xournal++ writes them, with one page.
enum XournalPages {
  static func file(
    _ content: String, size: String = #"width="400" height="200""#, after: String = ""
  ) -> [UInt8] {
    let head = "<?xml version=\"1.0\" standalone=\"no\"?>\n<xournal creator=\"xournalpp 1.2.4\">"
    return Array("\(head)<page \(size)>\(content)</page>\(after)</xournal>".utf8)
  }

  static func layer(_ content: String) -> [UInt8] { file("<layer>\(content)</layer>") }

  static func painting(_ file: [UInt8]) throws -> Painting {
    guard case .painting(let painting) = try DocumentImport.document(file).document else {
      throw ExchangeError("no painting")
    }
    return painting
  }

  /// The only element of a layer.
  static func element(_ content: String) throws -> PaintingElement {
    let elements = try painting(layer(content)).elements
    #expect(elements.count == 1)
    return try #require(elements.first)
  }

  /// The unpacked text of a file with a painting.
  static func text(of painting: Painting, title: String = "A") throws -> String {
    let file = try XournalFile.bytes(of: painting, title: title)
    return String(decoding: try GzipFile.bytes(file, atMost: 1 << 28), as: UTF8.self)
  }

  /// A painting after it was written and read.
  static func again(_ painting: Painting) throws -> Painting {
    try self.painting(XournalFile.bytes(of: painting, title: "A"))
  }

  /// Why a file is refused; "it was read" for one that is not.
  static func refusal(of file: [UInt8]) -> String {
    do {
      _ = try DocumentImport.read(file)
      return "it was read"
    } catch {
      return "\(error)"
    }
  }
}
