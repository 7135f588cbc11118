import Texts

/// Supplies the bytes of a file by appending the next ones.
///
/// - Returns: false at the end.
public typealias LifeSource = (inout [UInt8]) throws(LifePatternError) -> Bool

/// A buffered reader of cell files by line; bytes already read are dropped as more arrive.
struct LifeText {
  /// The buffered part of the file; indices change when more is read.
  private(set) var bytes: [UInt8] = []
  /// The first unread byte.
  var place = 0
  /// The end of the buffered bytes.
  private(set) var end = 0
  private let source: LifeSource
  private var hasMore = true
  /// The start of the bytes protected from being dropped.
  private var kept: Int?
  private var dropped = (count: 0, lines: LineCount())
  /// The length of the file, if known.
  private let byteCount: Int?
  /// Called now and then with the fraction read; returns false to cancel.
  private let goesOn: (Double) -> Bool
  private var nextLook = 0

  private static let bytesBetweenLooks = 1 << 16
  private static let mostInHead = 4096

  /// Skips a byte order mark, and the markup around a pattern in a forum post.
  init(
    _ source: @escaping LifeSource, byteCount: Int?, goesOn: @escaping (Double) -> Bool
  ) throws(LifePatternError) {
    self.source = source
    self.byteCount = byteCount
    self.goesOn = goesOn
    while end < Self.mostInHead, try fill() {}
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
    try enterCodeBlock()
  }

  /// Skips to the content between `[code]` and `[/code]` if the text has that at or near its beginning.
  private mutating func enterCodeBlock() throws(LifePatternError) {
    let head = bytes[place..<min(end, place + Self.mostInHead)]
    guard let opening = head.firstIndex(of: "[code"),
      let first = bytes[opening..<head.endIndex].firstIndex(of: UInt8(ascii: "]"))
    else { return }
    kept = 0
    while try fill() {}
    kept = nil
    place = first + 1
    end = bytes[place...].firstIndex(of: "[/code") ?? end
  }

  // MARK: Reading on

  /// Whether nothing is left to read.
  mutating func isAtEnd() throws(LifePatternError) -> Bool {
    while place >= end { guard try fill() else { return true } }
    return false
  }

  /// Buffers the next bytes and drops those already read.
  ///
  /// - Returns: false at the end.
  private mutating func fill() throws(LifePatternError) -> Bool {
    guard hasMore else { return false }
    let read = min(kept ?? place, place)
    if read > 0 {
      dropped.lines.add(bytes[..<read])
      dropped.count += read
      bytes.removeSubrange(..<read)
      place -= read
      kept = kept.map { $0 - read }
    }
    hasMore = try source(&bytes)
    end = bytes.count
    return hasMore
  }

  /// Reads ahead and returns to the current position.
  mutating func lookingAhead<Result>(
    _ body: (inout LifeText) throws(LifePatternError) -> Result
  ) throws(LifePatternError) -> Result {
    kept = place
    let result = try body(&self)
    place = kept ?? place
    kept = nil
    return result
  }

  /// Skips white space.
  ///
  /// - Returns: the next byte; nil at the end.
  mutating func skipBlanks() throws(LifePatternError) -> UInt8? {
    while try !isAtEnd() {
      if bytes[place] > 0x20 { return bytes[place] }
      place += 1
    }
    return nil
  }

  /// The next line without its terminator; nil at the end.
  mutating func nextLine() throws(LifePatternError) -> Range<Int>? {
    guard try !isAtEnd() else { return nil }
    var length = 0
    while true {
      while place + length < end, bytes[place + length] != 0x0A, bytes[place + length] != 0x0D {
        length += 1
      }
      // A line terminator may have two bytes.
      if place + length + 1 < end { break }
      guard try fill() else { break }
    }
    let line = place..<place + length
    place = line.upperBound
    if place + 1 < end, bytes[place] == 0x0D, bytes[place + 1] == 0x0A { place += 1 }
    place = min(end, place + 1)
    return line
  }

  /// - Throws: if the caller cancelled.
  mutating func look() throws(LifePatternError) {
    let all = dropped.count + place
    guard all >= nextLook else { return }
    nextLook = all + Self.bytesBetweenLooks
    if !goesOn(Double(all) / Double(max(1, byteCount ?? .max))) { throw .cancelled }
  }

  // MARK: Buffered text

  /// - Parameter index: a byte in the affected line.
  func error(at index: Int, _ message: Message) -> LifePatternError {
    LifePatternError(line: line(at: index), message)
  }

  /// The number of the line that contains a byte.
  func line(at index: Int) -> Int {
    var lines = dropped.lines
    lines.add(bytes[..<min(index, bytes.count)])
    return 1 + lines.count
  }

  /// Counts line terminators of one or two bytes.
  private struct LineCount {
    private(set) var count = 0
    private var last: UInt8 = 0

    mutating func add(_ bytes: ArraySlice<UInt8>) {
      bytes.withUnsafeBufferPointer { bytes in
        var before = last
        for byte in bytes {
          count &+= byte == 0x0D || byte == 0x0A && before != 0x0D ? 1 : 0
          before = byte
        }
        last = before
      }
    }
  }

  /// A part as a string, truncated if long.
  func string(_ range: Range<Int>, atMost most: Int = 4096) -> String {
    String(decoding: bytes[trimmed(range).prefix(most)], as: UTF8.self)
  }

  /// Trims white space at both ends.
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

  /// The leading whole numbers of a part.
  func numbers(_ range: Range<Int>, separator: UInt8) -> [Int] {
    bytes[range].split(separator: separator, maxSplits: 4)
      .compactMap { Int(String(decoding: $0.prefix(32), as: UTF8.self)) }
  }
}

extension ArraySlice<UInt8> {
  /// Whether the bytes start with a prefix, ignoring case.
  func starts(with prefix: StaticString) -> Bool {
    prefix.withUTF8Buffer { prefix in
      count >= prefix.count && zip(self, prefix).allSatisfy { $0.lowercased == $1.lowercased }
    }
  }

  /// The first index of a text, ignoring case.
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
  /// An ASCII letter in lower case.
  var lowercased: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 32 : self
  }

  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
