/// Bytes within a text that are not valid UTF-8, as in some file names.
///
/// Each becomes a character at the end of Unicode's last private area: so a path is always a `String`, and still leads
/// to its file.
public enum LooseBytes {
  /// The characters of the bytes 0x80 to 0xFF.
  public static let scalars: ClosedRange<UInt32> = 0x10_FE80...0x10_FEFF

  /// The common prefix of the characters.
  public static let first: UInt32 = 0x10_FE00

  /// Whether a text may contain some: hardly any other character shares their first byte in UTF-8.
  public static func mayBe(in text: String) -> Bool { text.utf8.contains(0xF4) }
}

extension String {
  /// The text for display, with stray bytes as `\xE9`.
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
