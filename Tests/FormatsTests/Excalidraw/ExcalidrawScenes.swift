import Documents
import Testing

@testable import Formats

/// Files as Excalidraw writes them, of a few fields each.
enum ExcalidrawScenes {
  static func file(_ elements: String..., more: String = "") -> [UInt8] {
    let list = elements.joined(separator: ",")
    return Array(#"{"type":"excalidraw","version":2,"elements":[\#(list)]\#(more)}"#.utf8)
  }

  /// A box from (0, 0), with further fields after a comma.
  static func box(
    _ type: String, _ width: Double, _ height: Double, _ more: String = ""
  ) -> String {
    #"{"type":"\#(type)","x":0,"y":0,"width":\#(width),"height":\#(height)\#(more)}"#
  }

  static func line(_ type: String, _ points: String, _ more: String = "") -> String {
    #"{"type":"\#(type)","x":0,"y":0,"points":\#(points)\#(more)}"#
  }

  static func painting(_ file: [UInt8]) throws -> Painting {
    guard case .painting(let painting) = try DocumentImport.document(file).document else {
      throw ExchangeError("no painting")
    }
    return painting
  }

  /// The only element of a file.
  static func element(_ element: String) throws -> PaintingElement {
    let elements = try painting(file(element)).elements
    #expect(elements.count == 1)
    return try #require(elements.first)
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
