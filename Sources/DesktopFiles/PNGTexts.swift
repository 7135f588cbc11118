/// The texts of a PNG file (`tEXt`), by key.
///
/// Source: W3C, "Portable Network Graphics", second edition, 5.3 and 11.3.4.3.
struct PNGTexts {
  private var texts: [String: String] = [:]
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Reads the texts up to the end or the first invalid chunk.
  init(_ bytes: [UInt8]) {
    guard bytes.starts(with: Self.signature) else { return }
    var rest = bytes[Self.signature.count...]
    // A chunk is its length and type, the content, and a checksum.
    while rest.count >= 12 {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      let kind = rest.dropFirst(4).prefix(4)
      guard length <= rest.count - 12 else { return }
      let content = rest.dropFirst(8).prefix(length)
      if kind.elementsEqual("tEXt".utf8), let end = content.firstIndex(of: 0) {
        // Latin 1, but addresses and numbers are ASCII.
        let text = content[end...].dropFirst()
        texts[String(decoding: content[..<end], as: UTF8.self)] = String(
          decoding: text, as: UTF8.self)
      }
      if kind.elementsEqual("IEND".utf8) { return }
      rest = rest.dropFirst(12 + length)
    }
  }

  subscript(key: String) -> String? { texts[key] }
}
