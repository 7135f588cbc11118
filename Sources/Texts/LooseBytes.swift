/// Bytes within a text that are no part of any text, as names of files have them that are no UTF-8.
///
/// Each is a character of its own, from the end of Unicode's last private area: so a path is one `String` everywhere,
/// and still leads to its file.
public enum LooseBytes {
  /// The characters of the bytes 0x80 to 0xFF.
  public static let scalars: ClosedRange<UInt32> = 0x10_FE80...0x10_FEFF

  /// What the characters have in common.
  public static let first: UInt32 = 0x10_FE00

  /// Whether a text may hold some: their first byte in UTF-8 is that of hardly any other character.
  public static func mayBe(in text: String) -> Bool { text.utf8.contains(0xF4) }
}

extension String {
  /// The text as people are shown it: a byte that is no part of it is `\xE9`.
  public var withVisibleBytes: String {
    guard LooseBytes.mayBe(in: self) else { return self }
    var shown = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if LooseBytes.scalars.contains(scalar.value) {
        let digits = String(scalar.value - LooseBytes.first, radix: 16, uppercase: true)
        shown.append(contentsOf: "\\x\(digits)".unicodeScalars)
      } else {
        shown.append(scalar)
      }
    }
    return String(shown)
  }
}
