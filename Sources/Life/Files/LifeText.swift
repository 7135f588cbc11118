import Texts

/// The bytes of a file of cells while they are read, line by line.
struct LifeText {
  let bytes: [UInt8]
  /// The first byte that was not read yet.
  var place: Int
  /// Behind the last one.
  let end: Int
  /// Asked now and then, with the part that was read, whether to go on.
  private let goesOn: (Double) -> Bool
  private var nextLook = 0

  private static let bytesBetweenLooks = 1 << 16

  /// Leaves out the mark that some editors put before a text, and what people put around a pattern in a forum.
  init(_ bytes: [UInt8], goesOn: @escaping (Double) -> Bool) {
    self.bytes = bytes
    self.goesOn = goesOn
    var (start, end) = (bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0, bytes.count)
    if let block = Self.codeBlock(bytes, from: start) { (start, end) = block }
    (place, self.end) = (start, end)
  }

  /// What stands between `[code]` and `[/code]`, where a text begins with that or has it near its beginning.
  private static func codeBlock(_ bytes: [UInt8], from start: Int) -> (start: Int, end: Int)? {
    let head = bytes[start..<min(bytes.count, start + 4096)]
    guard let opening = head.firstIndex(of: "[code"),
      let first = bytes[opening..<head.endIndex].firstIndex(of: UInt8(ascii: "]"))
    else { return nil }
    return (first + 1, bytes[(first + 1)...].firstIndex(of: "[/code]") ?? bytes.count)
  }

  var isAtEnd: Bool { place >= end }

  /// The next line without its end; nil where there is none.
  mutating func nextLine() -> Range<Int>? {
    guard place < end else { return nil }
    let start = place
    while place < end, bytes[place] != 0x0A, bytes[place] != 0x0D { place += 1 }
    let line = start..<place
    if place + 1 < end, bytes[place] == 0x0D, bytes[place + 1] == 0x0A { place += 1 }
    place = min(end, place + 1)
    return line
  }

  /// - Throws: where nobody waits for the result any more.
  mutating func look() throws(LifePatternError) {
    guard place >= nextLook else { return }
    nextLook = place + Self.bytesBetweenLooks
    if !goesOn(Double(place) / Double(max(1, bytes.count))) { throw .cancelled }
  }

  /// - Parameter index: a byte in the line that is meant.
  func error(at index: Int, _ message: Message) -> LifePatternError {
    var (line, last) = (1, UInt8(0))
    for byte in bytes[..<min(index, bytes.count)] {
      if byte == 0x0D || byte == 0x0A && last != 0x0D { line += 1 }
      last = byte
    }
    return LifePatternError(line: line, message)
  }

  /// A part as a text, cut where it is long.
  func string(_ range: Range<Int>, atMost most: Int = 4096) -> String {
    String(decoding: bytes[trimmed(range).prefix(most)], as: UTF8.self)
  }

  /// Without white space at either end.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, bytes[start] <= 0x20 { start += 1 }
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    return start..<end
  }

  func isBlank(_ range: Range<Int>) -> Bool { trimmed(range).isEmpty }

  func has(_ prefix: StaticString, at range: Range<Int>) -> Bool {
    bytes[range].starts(with: prefix)
  }

  /// The whole numbers of a part, as far as it has some.
  func numbers(_ range: Range<Int>, separator: UInt8) -> [Int] {
    bytes[range].split(separator: separator, maxSplits: 4)
      .compactMap { Int(String(decoding: $0.prefix(32), as: UTF8.self)) }
  }
}

extension ArraySlice<UInt8> {
  /// Whether the bytes begin so, whatever the case of letters is.
  func starts(with prefix: StaticString) -> Bool {
    prefix.withUTF8Buffer { prefix in
      count >= prefix.count && zip(self, prefix).allSatisfy { $0.lowercased == $1.lowercased }
    }
  }

  /// Where a text begins, whatever the case of letters is.
  func firstIndex(of text: StaticString) -> Int? {
    let first = text.withUTF8Buffer { $0.first ?? 0 }
    var place = startIndex
    while place < endIndex {
      if self[place].lowercased == first, self[place...].starts(with: text) { return place }
      place += 1
    }
    return nil
  }
}

extension UInt8 {
  /// A letter of ASCII as a small one.
  var lowercased: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 32 : self
  }

  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
