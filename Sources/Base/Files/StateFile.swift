import Glibc

/// A small text file of `key=value` lines that holds a program's settings and state, but no work.
///
///     # Filbert 1: windows, panels and folders. It may be deleted.
///     collection.order=name
///     window.collection=960x680+40+60 maximized
///
/// The contents are untrusted: invalid lines and oversized files are ignored.
public struct StateFile: Equatable, Sendable {
  /// The path of the file, which need not exist.
  public let path: String
  /// The description in the first line.
  let purpose: String

  /// The limits for reading and writing.
  static let (mostBytes, mostValueBytes, mostKeyBytes) = (1 << 16, 1 << 12, 64)

  /// - Parameter purpose: explains the file to its reader.
  public init(
    _ path: String, purpose: String = "windows, panels and folders. It may be deleted."
  ) {
    self.path = path
    self.purpose = purpose
  }

  /// Reads the values by key; nil if there is no file.
  public func read() -> [String: String]? {
    guard DocumentFile(path).exists else { return nil }
    guard let bytes = try? DocumentFile(path).read(atMost: Self.mostBytes) else { return [:] }
    var values: [String: String] = [:]
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard let text = String(validating: line, as: UTF8.self),
        let equals = text.firstIndex(of: "=")
      else { continue }
      let key = String(text[..<equals])
      guard Self.isKey(key), let value = Self.unescaped(text[equals...].dropFirst()) else {
        continue
      }
      values[key] = value
    }
    return values
  }

  /// Replaces the file's contents with the values, atomically. Creates its folder if missing.
  public func write(_ values: [String: String]) throws(DocumentFileError) {
    var text = "# Filbert 1: \(purpose)\n"
    for (key, value) in values.sorted(by: { $0.key < $1.key }) where Self.isKey(key) {
      guard value.utf8.count <= Self.mostValueBytes else { continue }
      text += "\(key)=\(Self.escaped(value))\n"
    }
    try DocumentFile(path).makeFolder()
    try DocumentFile(path).replace(with: Array(text.utf8))
  }

  private static func isKey(_ text: String) -> Bool {
    1...mostKeyBytes ~= text.utf8.count
      && text.utf8.allSatisfy {
        $0 == UInt8(ascii: ".") || (0x30...0x39).contains($0) || (0x41...0x5A).contains($0)
          || (0x61...0x7A).contains($0)
      }
  }

  private static func escaped(_ value: String) -> String {
    var text = ""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// Returns nil for text that `escaped` can't produce or that is too long.
  private static func unescaped(_ text: Substring) -> String? {
    guard text.utf8.count <= 2 * mostValueBytes else { return nil }
    var value = String.UnicodeScalarView()
    var isEscape = false
    for scalar in text.unicodeScalars {
      if isEscape {
        guard scalar == "n" || scalar == "\\" else { return nil }
        value.append(scalar == "n" ? "\n" : scalar)
        isEscape = false
      } else if scalar == "\\" {
        isEscape = true
      } else {
        value.append(scalar)
      }
    }
    return isEscape ? nil : String(value)
  }
}
