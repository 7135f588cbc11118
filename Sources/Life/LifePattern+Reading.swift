extension LifePattern {
  /// Cells that a file may have: a small file can ask for many.
  public static let mostCells = 10_000_000
  /// Coordinates are no further away.
  static let farthest = 1 << 40

  /// Reads a pattern as run lengths (RLE), Life 1.06 or plain text (`.cells`); the content tells which.
  public init(text: String) throws(LifePatternError) {
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    let first = lines.first { !$0.isBlank }
    if first?.hasPrefix("#Life 1.06") == true {
      self = try Self.life106(lines)
    } else if lines.contains(where: { $0.isRunLengthHeader }) || first?.hasPrefix("#C") == true
      || first?.hasPrefix("#N") == true
    {
      self = try Self.runLengths(lines)
    } else if lines.allSatisfy({ $0.isPlainRow || $0.hasPrefix("!") }), first != nil {
      self = Self.plainText(lines)
    } else {
      self = try Self.runLengths(lines)
    }
  }

  // MARK: Run lengths

  private static func runLengths(_ lines: [Substring]) throws(LifePatternError) -> LifePattern {
    var pattern = LifePattern(cells: [])
    var cells: [LifeCell] = []
    var origin = LifeCell(x: 0, y: 0)
    var cursor = LifeCell(x: 0, y: 0)
    var count = 0
    var hasEnded = false
    var hasBegun = false
    for (number, line) in zip(1..., lines) {
      if line.hasPrefix("#") {
        pattern.read(comment: line, &origin)
        continue
      }
      if line.isRunLengthHeader, !hasBegun {
        let named = try rule(in: line, line: number)
        (pattern.rule, pattern.edges) = (named.rule ?? pattern.rule, named.edges)
        hasBegun = true
        continue
      }
      for sign in line where !hasEnded {
        switch sign {
        case "0"..."9":
          let (product, overflow) = count.multipliedReportingOverflow(by: 10)
          count = product + (sign.wholeNumberValue ?? 0)
          guard !overflow, count <= farthest else {
            throw LifePatternError(line: number, "a number is too large")
          }
        case "b", ".", "B":
          cursor.x += max(1, count)
          count = 0
        case "$":
          cursor = LifeCell(x: 0, y: cursor.y + max(1, count))
          count = 0
        case "!": hasEnded = true
        case " ", "\t", "\r": break
        case "o", "O", "A"..."X":
          let run = max(1, count)
          guard cells.count + run <= mostCells else {
            throw LifePatternError(line: number, "more than \(mostCells) living cells")
          }
          for step in 0..<run { cells.append(LifeCell(x: cursor.x + step, y: cursor.y)) }
          cursor.x += run
          count = 0
        default: throw LifePatternError(line: number, "“\(sign)” is no part of a pattern")
        }
        guard cursor.x <= farthest, cursor.y <= farthest else {
          throw LifePatternError(line: number, "a cell is too far away")
        }
        hasBegun = true
      }
    }
    guard hasBegun else { throw LifePatternError("no pattern was found in it") }
    pattern.cells =
      LifePattern(cells: cells.map { LifeCell(x: $0.x + origin.x, y: $0.y + origin.y) }).cells
    return pattern
  }

  /// The rule and the edges that a header names; the rule is nil where it names none.
  private static func rule(
    in header: Substring, line: Int
  ) throws(LifePatternError) -> (rule: LifeRule?, edges: LifeEdges) {
    // The rule comes last, and its edges have a comma of their own.
    guard let start = header.startOfValue(ofField: "rule") else { return (nil, .none) }
    let text = String(header[start...].trimmed)
    guard let found = LifeRule.withEdges(text.filter { !$0.isWhitespace }) else {
      throw LifePatternError(
        line: line, "“\(text)” is no rule such as B3/S23 or B3/S23:T100,100")
    }
    return (found.rule, found.edges)
  }

  /// `#N` name, `#O` author, `#C` comment, `#P`, `#R` and Golly's `#CXRLE Pos=x,y` the place of the corner.
  private mutating func read(comment line: Substring, _ origin: inout LifeCell) {
    let text = String(line.dropFirst(2).trimmed)
    if line.hasPrefix("#CXRLE") {
      for field in line.split(separator: " ") where field.hasPrefix("Pos=") {
        let numbers = field.dropFirst(4).split(separator: ",").compactMap { Int($0) }
        if numbers.count == 2 { origin = Self.near(numbers[0], numbers[1]) }
      }
      for field in line.split(separator: " ") where field.hasPrefix("Gen=") {
        generation = max(0, Int(field.dropFirst(4).trimmed) ?? 0)
      }
      return
    }
    switch line.dropFirst().first {
    case "N": name = text
    case "O": author = text
    case "C", "c": comments.append(text)
    case "P", "R":
      let numbers = text.split(separator: " ").compactMap { Int($0) }
      if numbers.count == 2 { origin = Self.near(numbers[0], numbers[1]) }
    case "r": rule = LifeRule(text) ?? rule
    default: break
    }
  }

  private static func near(_ x: Int, _ y: Int) -> LifeCell {
    LifeCell(x: min(max(x, -farthest), farthest), y: min(max(y, -farthest), farthest))
  }

  // MARK: Other kinds

  private static func life106(_ lines: [Substring]) throws(LifePatternError) -> LifePattern {
    var cells: [LifeCell] = []
    for (number, line) in zip(1..., lines) where !line.hasPrefix("#") && !line.isBlank {
      let numbers = line.split { $0 == " " || $0 == "\t" || $0 == "\r" }.map { Int($0) }
      guard numbers.count == 2, let x = numbers[0], let y = numbers[1],
        (-farthest...farthest).contains(x), (-farthest...farthest).contains(y)
      else { throw LifePatternError(line: number, "expected two whole numbers") }
      cells.append(LifeCell(x: x, y: y))
    }
    return LifePattern(cells: cells)
  }

  private static func plainText(_ lines: [Substring]) -> LifePattern {
    var pattern = LifePattern(cells: [])
    var cells: [LifeCell] = []
    var y = 0
    for line in lines {
      if line.hasPrefix("!") {
        let text = line.dropFirst()
        if text.hasPrefix("Name:") {
          pattern.name = String(text.dropFirst(5).trimmed)
        } else if text.hasPrefix("Author:") {
          pattern.author = String(text.dropFirst(7).trimmed)
        } else {
          pattern.comments.append(String(text.trimmed))
        }
        continue
      }
      for (x, sign) in line.enumerated() where sign == "O" || sign == "*" {
        cells.append(LifeCell(x: x, y: y))
      }
      y += 1
    }
    pattern.cells = LifePattern(cells: cells).cells
    return pattern
  }
}

extension Substring {
  /// Without white space at either end.
  fileprivate var trimmed: Substring {
    var text = self
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  /// Where the value of a field of a header begins, as of `rule = B3/S23`; nil where there is none.
  fileprivate func startOfValue(ofField name: String) -> Index? {
    let lower = lowercased()
    guard lower.count == count else { return nil }
    var place = startIndex
    while place < endIndex {
      if self[place...].lowercased().hasPrefix(name) {
        let rest = self[index(place, offsetBy: name.count)...].trimmed
        if rest.first == "=" { return rest.index(after: rest.startIndex) }
      }
      place = index(after: place)
    }
    return nil
  }

  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }

  /// `x = 3, y = 3, rule = B3/S23`
  fileprivate var isRunLengthHeader: Bool {
    let text = filter { !$0.isWhitespace }.lowercased()
    return text.hasPrefix("x=") && text.contains("y=")
  }

  /// A row of a plain text: points and circles.
  fileprivate var isPlainRow: Bool {
    allSatisfy { $0 == "." || $0 == "O" || $0 == "*" || $0.isWhitespace }
  }
}
