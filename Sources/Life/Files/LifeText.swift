import Texts

/// Where the bytes of a file come from: appends the next ones to those that are there.
///
/// - Returns: false where no more come.
public typealias LifeSource = (inout [UInt8]) throws(LifePatternError) -> Bool

/// The bytes of a file of cells while they are read, line by line: what was read is dropped as more come.
struct LifeText {
  /// What is held of the file; places in it change where more is read.
  private(set) var bytes: [UInt8] = []
  /// The first byte that was not read yet.
  var place = 0
  /// Behind the last one that is held.
  private(set) var end = 0
  private let source: LifeSource
  private var hasMore = true
  /// From here on nothing is dropped yet.
  private var kept: Int?
  private var dropped = (count: 0, lines: LineCount())
  /// How long the file is, as far as that is known.
  private let byteCount: Int?
  /// Asked now and then, with the part that was read, whether to go on.
  private let goesOn: (Double) -> Bool
  private var nextLook = 0

  private static let bytesBetweenLooks = 1 << 16
  private static let mostInHead = 4096

  /// Leaves out the mark that some editors put before a text, and what people put around a pattern in a forum.
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

  /// Goes between `[code]` and `[/code]`, where a text begins with that or has it near its beginning.
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

  /// Whether there is something to read.
  mutating func isAtEnd() throws(LifePatternError) -> Bool {
    while place >= end { guard try fill() else { return true } }
    return false
  }

  /// Holds the next bytes as well, and none any more that were read.
  ///
  /// - Returns: false where no more come.
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

  /// Reads on to tell something, and is back where it was then.
  mutating func lookingAhead<Result>(
    _ body: (inout LifeText) throws(LifePatternError) -> Result
  ) throws(LifePatternError) -> Result {
    kept = place
    let result = try body(&self)
    place = kept ?? place
    kept = nil
    return result
  }

  /// Goes on to something that is no white space.
  ///
  /// - Returns: its first byte; nil where there is none.
  mutating func skipBlanks() throws(LifePatternError) -> UInt8? {
    while try !isAtEnd() {
      if bytes[place] > 0x20 { return bytes[place] }
      place += 1
    }
    return nil
  }

  /// The next line without its end; nil where there is none.
  mutating func nextLine() throws(LifePatternError) -> Range<Int>? {
    guard try !isAtEnd() else { return nil }
    var length = 0
    while true {
      while place + length < end, bytes[place + length] != 0x0A, bytes[place + length] != 0x0D {
        length += 1
      }
      // What ends a line may be two bytes.
      if place + length + 1 < end { break }
      guard try fill() else { break }
    }
    let line = place..<place + length
    place = line.upperBound
    if place + 1 < end, bytes[place] == 0x0D, bytes[place + 1] == 0x0A { place += 1 }
    place = min(end, place + 1)
    return line
  }

  /// - Throws: where nobody waits for the result any more.
  mutating func look() throws(LifePatternError) {
    let all = dropped.count + place
    guard all >= nextLook else { return }
    nextLook = all + Self.bytesBetweenLooks
    if !goesOn(Double(all) / Double(max(1, byteCount ?? .max))) { throw .cancelled }
  }

  // MARK: What is held

  /// - Parameter index: a byte in the line that is meant.
  func error(at index: Int, _ message: Message) -> LifePatternError {
    LifePatternError(line: line(at: index), message)
  }

  /// The number of the line that has a byte.
  func line(at index: Int) -> Int {
    var lines = dropped.lines
    lines.add(bytes[..<min(index, bytes.count)])
    return 1 + lines.count
  }

  /// Counts ends of lines, which may be one byte or two.
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
