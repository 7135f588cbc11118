/// Text encodings for exchange between programs.
enum SelectionText {
  static func fitsLatin1(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0.value < 256 }
  }

  /// Returns nil for a text with characters beyond Latin-1.
  static func latin1(_ text: String) -> [UInt8]? {
    fitsLatin1(text) ? text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) } : nil
  }

  static func decodingLatin1(_ bytes: [UInt8]) -> String {
    String(String.UnicodeScalarView(bytes.map { UnicodeScalar($0) }))
  }
}
