/// Goes once through a source and blanks what is no code.
///
/// It knows comments, literals of every form with the code inside of them, and names in back-ticks. A slash begins a
/// pattern behind an opening bracket, a comma, a colon or `=`, if no space follows and another slash ends it on its
/// line.
struct SwiftScanner {
  private let bytes: [UInt8]
  private var place = 0
  private(set) var code: [UInt8]

  private static let newline = UInt8(ascii: "\n")
  private static let space = UInt8(ascii: " ")

  init(_ text: String) {
    bytes = Array(text.utf8)
    code = bytes
  }

  /// The byte that comes some behind the next; a zero behind the end.
  private func byte(_ offset: Int = 0) -> UInt8 {
    place + offset < bytes.count ? bytes[place + offset] : 0
  }

  private func starts(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    byte() == UInt8(ascii: first) && byte(1) == UInt8(ascii: second)
  }

  /// Whether some marks and then some hash signs come next.
  private func starts(_ mark: Unicode.Scalar, count: Int, hashes: Int) -> Bool {
    (0..<count).allSatisfy { byte($0) == UInt8(ascii: mark) }
      && (count..<count + hashes).allSatisfy { byte($0) == UInt8(ascii: "#") }
  }

  private mutating func keep(_ count: Int = 1) { place = min(place + count, bytes.count) }

  private mutating func blank(_ count: Int = 1) {
    let end = min(place + count, bytes.count)
    for index in place..<end where bytes[index] != Self.newline { code[index] = Self.space }
    place = end
  }

  /// Passes code up to the end, or to the bracket that ends an interpolation.
  mutating func scanCode() {
    var depth = 0
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "/") where starts("/", "/"): blankLine()
      case UInt8(ascii: "/") where starts("/", "*"): blankComment()
      case UInt8(ascii: "/") where startsPattern(): scanPattern(hashes: 0)
      case UInt8(ascii: "#"): scanHashes()
      case UInt8(ascii: "\""): scanString(hashes: 0)
      case UInt8(ascii: "`"):
        keep()
        while place < bytes.count, byte() != UInt8(ascii: "`"), byte() != Self.newline { blank() }
        keep()
      case UInt8(ascii: "("):
        depth += 1
        keep()
      case UInt8(ascii: ")"):
        if depth == 0 { return keep() }
        depth -= 1
        keep()
      default: keep()
      }
    }
  }

  private mutating func blankLine() {
    while place < bytes.count, byte() != Self.newline { blank() }
  }

  private mutating func blankComment() {
    var depth = 0
    repeat {
      if starts("/", "*") {
        depth += 1
        blank(2)
      } else if starts("*", "/") {
        depth -= 1
        blank(2)
      } else {
        blank()
      }
    } while depth > 0 && place < bytes.count
  }

  private mutating func scanHashes() {
    var count = 0
    while byte(count) == UInt8(ascii: "#") { count += 1 }
    keep(count)
    if byte() == UInt8(ascii: "\"") {
      scanString(hashes: count)
    } else if byte() == UInt8(ascii: "/") {
      scanPattern(hashes: count)
    }
  }

  private mutating func scanString(hashes: Int) {
    let count = starts("\"", count: 3, hashes: 0) ? 3 : 1
    keep(count)
    while place < bytes.count, !starts("\"", count: count, hashes: hashes) {
      if starts("\\", count: 1, hashes: hashes) {
        blank(1 + hashes)
        let isCode = byte() == UInt8(ascii: "(")
        blank()
        if isCode { scanCode() }
      } else {
        blank()
      }
    }
    keep(count + hashes)
  }

  private func startsPattern() -> Bool {
    guard byte(1) != Self.space, byte(1) != Self.newline,
      let before = bytes[..<place].last(where: { $0 != Self.space && $0 != Self.newline }),
      "([{,:=".utf8.contains(before)
    else { return false }
    return bytes[(place + 1)...].prefix { $0 != Self.newline }.contains(UInt8(ascii: "/"))
  }

  private mutating func scanPattern(hashes: Int) {
    keep()
    while place < bytes.count, !starts("/", count: 1, hashes: hashes) {
      if hashes == 0, byte() == Self.newline { return }
      blank(byte() == UInt8(ascii: "\\") ? 2 : 1)
    }
    keep(1 + hashes)
  }
}
