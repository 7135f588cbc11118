import Foundation
import Synchronization

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

  /// The comment that a line ends in, from its slashes on.
  func comment(at index: Int) -> Substring? {
    let space = UInt8(ascii: " ")
    // A line of code alone is ruled out by its last byte.
    guard code[index].utf8.last == space, lines[index].utf8.last != space else { return nil }
    let count = code[index].utf8.reversed().prefix { $0 == space }.count
    let end = Substring(lines[index].utf8.suffix(count).drop { $0 == space })
    return end.hasPrefix("//") ? end : nil
  }

  /// The words of a line, without all between them.
  ///
  /// It is much faster than a `Regex`, for which `a.b` is one word, too.
  static func words(of line: Substring) -> [Substring] {
    line.utf8.split { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...:
        false
      default: true
      }
    }.map(Substring.init)
  }

  /// The name behind one of some words in a line of code.
  static func name(behind keywords: Set<Substring>, in words: [Substring]) -> Substring? {
    guard let place = words.firstIndex(where: keywords.contains) else { return nil }
    return words[(place + 1)...].first
  }

  /// The name of the type that a line of code declares.
  static func declaredType(in words: [Substring]) -> Substring? {
    let kinds: Set<Substring> = [
      "struct", "class", "enum", "protocol", "actor", "typealias", "associatedtype",
    ]
    return name(behind: kinds, in: words).flatMap { $0.first?.isUppercase == true ? $0 : nil }
  }

  /// The project's folder.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// All files below a folder of the project, such as `Sources`, in order; read once.
  static func all(below folder: String) throws -> [SwiftSource] {
    try known.withLock { known in
      if let sources = known[folder] { return sources }
      let sources = try read(below: folder)
      known[folder] = sources
      return sources
    }
  }

  private static let known = Mutex<[String: [SwiftSource]]>([:])

  private static func read(below folder: String) throws -> [SwiftSource] {
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
