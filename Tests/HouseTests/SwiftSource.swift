import Foundation

/// A source file, with what it does told apart from what it says.
struct SwiftSource {
  /// Below the project's folder.
  let path: String
  let text: String
  let lines: [Substring]
  /// The lines with spaces for comments and for what is inside of literals and names in back-ticks.
  let code: [Substring]

  init(path: String, text: String) {
    self.path = path
    self.text = text
    lines = Self.lines(of: text)
    var scanner = SwiftScanner(text)
    scanner.scanCode()
    code = Self.lines(of: String(decoding: scanner.code, as: UTF8.self))
  }

  private static func lines(of text: String) -> [Substring] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map(Substring.init)
  }

  /// The project's folder.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// All files below a folder of the project, such as `Sources`, in order.
  static func all(below folder: String) throws -> [SwiftSource] {
    let found = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
    return try (found?.compactMap { $0 as? String } ?? []).sorted()
      .filter { $0.hasSuffix(".swift") }
      .map { name in
        let path = "\(folder)/\(name)"
        return SwiftSource(
          path: path, text: try String(contentsOf: root.appending(path: path), encoding: .utf8))
      }
  }

  /// The lines whose code has something, each behind the path and the number with which an editor opens it.
  func places(where isFound: (Substring) -> Bool) -> [String] {
    lines.indices.filter { isFound(code[$0]) }.map { "\(path):\($0 + 1): \(lines[$0])" }
  }
}
