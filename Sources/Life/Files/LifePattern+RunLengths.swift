import Texts

/// `x = 3, y = 3, rule = B3/S23`
enum RunLengthHeader {
  static func isHeader(_ text: LifeText, _ line: Range<Int>) -> Bool {
    let head = text.bytes[line].lazy.filter { $0 > 0x20 }.prefix(2).map(\.lowercased)
    return Array(head) == Array("x=".utf8)
  }

  /// The rule comes last, as its edges have a comma of their own; nil where none is named.
  static func rule(_ text: LifeText, _ line: Range<Int>) -> Range<Int>? {
    var rest = text.bytes[line]
    while let start = rest.firstIndex(of: "rule") {
      rest = rest[(start + 4)...]
      let value = text.trimmed(rest.startIndex..<rest.endIndex)
      if text.has("=", at: value) { return text.trimmed(value.dropFirst()) }
    }
    return nil
  }
}

extension LifePattern {
  static func runLengths(
    _ text: inout LifeText, _ corner: Corner
  ) throws(LifePatternError) -> LifePattern {
    var pattern = LifePattern(cells: LifeCells())
    var (place, states): (LifeCell?, LifeRuleText.States) = (nil, .two)
    var start = text.place
    // Comments and the header come first.
    while !text.isAtEnd {
      try text.look()
      guard let line = text.nextLine() else { break }
      if text.isBlank(line) {
        // Nothing.
      } else if text.has("#", at: line) {
        place = try pattern.read(comment: line, in: text) ?? place
      } else if RunLengthHeader.isHeader(text, line) {
        if let range = RunLengthHeader.rule(text, line) {
          do throws(LifePatternError) {
            let named = try LifeRuleText(text.string(range))
            (pattern.rule, pattern.edges, states) = (named.rule, named.edges, named.states)
          } catch {
            throw text.error(at: line.lowerBound, error.message)
          }
        }
      } else {
        text.place = line.lowerBound
        break
      }
      start = text.place
    }
    let area = pattern.edges.area
    if corner == .ofTheEdges, let area { place = place ?? LifeCell(x: area.left, y: area.top) }
    var runs = RunLengths(at: place ?? LifeCell(x: 0, y: 0), states: states)
    try runs.read(&text, &pattern)
    pattern.cells = runs.finish()
    do throws(LifePatternError) {
      try pattern.cells.checkLie(within: pattern.edges)
    } catch {
      throw text.error(at: start, error.message)
    }
    return pattern
  }

}

extension LifeCells {
  /// - Throws: where cells lie beyond the edges: they would be lost.
  func checkLie(within edges: LifeEdges) throws(LifePatternError) {
    guard let area = edges.area else { return }
    let lost = population - cropped(to: area).population
    guard lost > 0 else { return }
    throw LifePatternError(
      "{lost} of {population} living cells lie outside the grid of {width} × {height}"
        + " cells that the rule names",
      [
        "lost": "\(lost)", "population": "\(population)", "width": area.width,
        "height": area.height,
      ])
  }
}

/// What the signs of run lengths have said so far.
private struct RunLengths {
  private let corner: LifeCell
  private let states: LifeRuleText.States
  private var builder = LifeCellsBuilder()

  init(at corner: LifeCell, states: LifeRuleText.States) {
    self.corner = corner
    self.states = states
  }

  mutating func finish() -> LifeCells { builder.finish() }

  /// Reads up to the `!` or the end.
  mutating func read(
    _ text: inout LifeText, _ pattern: inout LifePattern
  ) throws(LifePatternError) {
    let farthest = LifePattern.farthest
    let (bytes, end) = (text.bytes, text.end)
    var (index, count, x, y) = (text.place, 0, 0, 0)
    var isLineStart = true
    var nextLook = index
    while index < end {
      if index >= nextLook {
        text.place = index
        try text.look()
        nextLook = index + (1 << 16)
      }
      let sign = bytes[index]
      switch sign {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        count = count * 10 + Int(sign - UInt8(ascii: "0"))
        guard count <= farthest else {
          throw text.error(at: index, Message("a number is too large"))
        }
        isLineStart = false
        index += 1
        continue
      case UInt8(ascii: "b"), UInt8(ascii: "."): x += max(1, count)
      case UInt8(ascii: "o"), UInt8(ascii: "O"):
        let run = max(1, count)
        builder.add(corner.x + x..<corner.x + x + run, y: corner.y + y)
        x += run
      case UInt8(ascii: "$"): (x, y) = (0, y + max(1, count))
      case UInt8(ascii: "!"): return
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        index += 1
        continue
      case 0x0A, 0x0D:
        isLineStart = true
        index += 1
        continue
      case UInt8(ascii: "#") where isLineStart:
        text.place = index
        if let line = text.nextLine() { _ = try pattern.read(comment: line, in: text) }
        index = text.place
        continue
      case UInt8(ascii: "A")...UInt8(ascii: "X"):
        let run = max(1, count)
        if states.lives(Int(sign - UInt8(ascii: "A")) + 1) {
          builder.add(corner.x + x..<corner.x + x + run, y: corner.y + y)
        }
        x += run
      default:
        text.place = index
        let wrong = text.bytes[index..<end].prefix(4)
        let letter = String(decoding: wrong, as: UTF8.self).first.map(String.init) ?? "?"
        throw text.error(
          at: index, Message("“{letter}” is no part of a pattern", ["letter": "\(letter)"]))
      }
      guard x <= farthest, y <= farthest else {
        throw text.error(at: index, Message("a cell is too far away"))
      }
      (count, isLineStart) = (0, false)
      index += 1
    }
  }
}
