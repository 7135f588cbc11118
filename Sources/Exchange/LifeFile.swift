public import Life

/// Files of cells, of whatever kind.
public enum LifeFile {
  /// The endings of such files.
  public static let endings: Set = ["rle", "lif", "life", "cells", "mc"]

  /// A world with the name that the file has for it: run lengths, Life 1.06, plain text or a macrocell, which the
  /// content tells.
  public static func world(
    _ bytes: [UInt8]
  ) throws(LifePatternError) -> (world: LifeWorld, name: String?) {
    let text = String(decoding: content(of: bytes), as: UTF8.self)
    let world: LifeWorld
    var name = ""
    if text.hasPrefix(macrocellMark) {
      world = try LifeWorld(macrocell: text)
    } else {
      let pattern = try LifePattern(text: text)
      (world, name) = (pattern.world, pattern.name)
    }
    return (world, name.isEmpty ? nil : name)
  }

  private static let macrocellMark = "[M2]"

  /// What follows the mark that some editors put before a text.
  private static func content(of bytes: [UInt8]) -> ArraySlice<UInt8> {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return bytes.starts(with: mark) ? bytes[3...] : bytes[...]
  }

  /// Whether a file looks like one of cells: text that begins as they do.
  static func isLife(_ bytes: [UInt8]) -> Bool {
    let bytes = content(of: bytes)
    if bytes.starts(with: macrocellMark.utf8) { return true }
    let head = bytes.prefix(512)
    let isText = head.allSatisfy { $0 >= 0x20 && $0 != 0x7F || (0x09...0x0D).contains($0) }
    // An X bitmap is C.
    guard isText, !bytes.starts(with: "#define".utf8) else { return false }
    let first = head.first { $0 > 0x20 }.map { Character(UnicodeScalar($0)) }
    return first.map { "#!x.*Oob$123456789".contains($0) } ?? false
  }
}
