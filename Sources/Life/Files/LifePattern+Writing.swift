extension LifePattern {
  /// The size limit of written files; other formats hold as much in less.
  public static let mostBytes = 1 << 30

  /// The pattern as run lengths with Golly's extended header, in lines of up to 70 characters.
  public var runLengths: String { String(decoding: runLengthBytes() ?? [], as: UTF8.self) }

  /// The pattern as run lengths with Golly's extended header, in lines of up to 70 characters.
  ///
  /// - Parameter goesOn: called now and then with the fraction written, 0…1.
  /// - Returns: nil for a file longer than `mostBytes`, or if cancelled.
  public func runLengthBytes(goesOn: (Double) -> Bool = { _ in true }) -> [UInt8]? {
    let bounds = frame ?? bounds
    let (left, top) = (bounds?.left ?? 0, bounds?.top ?? 0)
    var writer = RunLengthWriter(
      header: runLengthHeader(bounds), left: left, top: top,
      hasStates: (rule ?? .conway).stateCount > 2)
    let all = Double(cells.population)
    var (count, looked) = (0, 0)
    let isDone = cells.visitStateRuns { run, y, state in
      writer.append(run, y: y, state)
      count &+= run.count
      looked += 1
      guard looked & 0xFFFF == 0 else { return true }
      return writer.bytes.count < Self.mostBytes && goesOn(Double(count) / all)
    }
    guard isDone else { return nil }
    return writer.finished()
  }

  /// Golly only recognises `#CXRLE` in the first line.
  private func runLengthHeader(_ bounds: LifeBounds?) -> String {
    var text = ""
    let (left, top) = (bounds?.left ?? 0, bounds?.top ?? 0)
    // In a universe with edges, a pattern without a position would be placed in the corner.
    if left != 0 || top != 0 || generation != 0 || edges != .none {
      text += "#CXRLE Pos=\(left),\(top)" + (generation == 0 ? "" : " Gen=\(generation)") + "\n"
    }
    if !name.isEmpty { text += "#N \(LifeNotes.line(name))\n" }
    text += notes.lines
    text += "x = \(bounds?.width ?? 0), y = \(bounds?.height ?? 0)"
    return text + ", rule = \((rule ?? .conway).notation)\(edges.suffix)\n"
  }

  /// The pattern as Life 1.06, one cell per line; nil if too long.
  public func life106Bytes(goesOn: (Double) -> Bool = { _ in true }) -> [UInt8]? {
    var bytes = Array("#Life 1.06\n".utf8)
    let all = Double(cells.population)
    var count = 0
    let isDone = cells.visitRuns { run, y in
      for x in run {
        bytes += "\(x) \(y)\n".utf8
        count += 1
        if count & 0xFFFF == 0, bytes.count > Self.mostBytes || !goesOn(Double(count) / all) {
          return false
        }
      }
      return true
    }
    return isDone ? bytes : nil
  }

  /// The pattern as a Life 1.06 file: a line with the coordinates of each living cell.
  public var life106: String { String(decoding: life106Bytes() ?? [], as: UTF8.self) }

  /// The pattern as plain text, in rows of dots and circles; nil if huge.
  public var plainText: String? {
    var text = ""
    if !name.isEmpty { text += "!Name: \(LifeNotes.line(name))\n" }
    if !author.isEmpty { text += "!Author: \(author)\n" }
    for comment in comments { text += "!\(comment)\n" }
    guard let bounds else { return text }
    guard bounds.width <= 100_000, bounds.height <= 100_000,
      bounds.width * bounds.height <= 100_000_000
    else { return nil }
    var bytes = Array(text.utf8)
    var (x, y) = (bounds.left, bounds.top)
    func endRow(_ bytes: inout [UInt8]) {
      if x == bounds.left { bytes.append(UInt8(ascii: ".")) }
      bytes.append(0x0A)
    }
    cells.visitRuns { run, row in
      while y < row {
        endRow(&bytes)
        (x, y) = (bounds.left, y + 1)
      }
      bytes += repeatElement(UInt8(ascii: "."), count: run.lowerBound - x)
      bytes += repeatElement(UInt8(ascii: "O"), count: run.count)
      x = run.upperBound
      return true
    }
    endRow(&bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Formats run lengths in lines.
private struct RunLengthWriter {
  private(set) var bytes: [UInt8]
  private var lineLength = 0
  private let left: Int
  private var x: Int
  private var y: Int

  private static let mostInLine = 70

  /// Whether states are written as letters.
  private let hasStates: Bool

  init(header: String, left: Int, top: Int, hasStates: Bool) {
    bytes = Array(header.utf8)
    self.left = left
    self.hasStates = hasStates
    (x, y) = (left, top)
  }

  mutating func append(_ run: Range<Int>, y row: Int, _ state: UInt8) {
    if row > y {
      append(row - y, UInt8(ascii: "$"))
      (x, y) = (left, row)
    }
    append(run.lowerBound - x, hasStates ? UInt8(ascii: ".") : UInt8(ascii: "b"))
    if hasStates {
      let index = Int(state) - 1
      append(
        run.count, UInt8(ascii: "A") + UInt8(index % 24),
        after: index < 24 ? nil : UInt8(ascii: "p") + UInt8(index / 24 - 1))
    } else {
      append(run.count, UInt8(ascii: "o"))
    }
    x = run.upperBound
  }

  mutating func finished() -> [UInt8] {
    append(1, UInt8(ascii: "!"))
    return bytes + [0x0A]
  }

  /// - Parameter prefix: precedes the symbol.
  private mutating func append(_ count: Int, _ sign: UInt8, after prefix: UInt8? = nil) {
    guard count > 0 else { return }
    var length = prefix == nil ? 1 : 2
    var rest = count > 1 ? count : 0
    while rest > 0 {
      rest /= 10
      length += 1
    }
    if lineLength + length > Self.mostInLine {
      bytes.append(0x0A)
      lineLength = 0
    }
    lineLength += length
    if count > 1 {
      let start = bytes.count
      var rest = count
      while rest > 0 {
        bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
        rest /= 10
      }
      bytes[start...].reverse()
    }
    if let prefix { bytes.append(prefix) }
    bytes.append(sign)
  }
}
