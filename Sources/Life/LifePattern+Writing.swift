extension LifePattern {
  /// As run lengths with Golly's extended header, in lines of at most 70 signs.
  public var runLengths: String {
    let bounds = bounds
    var text = ""
    if !name.isEmpty { text += "#N \(Self.line(name))\n" }
    if !author.isEmpty { text += "#O \(Self.line(author))\n" }
    for comment in comments { text += "#C \(Self.line(comment))\n" }
    let (left, top) = (bounds?.left ?? 0, bounds?.top ?? 0)
    if left != 0 || top != 0 || generation != 0 {
      text += "#CXRLE Pos=\(left),\(top)" + (generation == 0 ? "" : " Gen=\(generation)") + "\n"
    }
    text += "x = \(bounds?.width ?? 0), y = \(bounds?.height ?? 0)"
    text += ", rule = \((rule ?? .conway).notation)\(edges.suffix)\n"
    var line = ""
    func append(_ count: Int, _ sign: Character) {
      guard count > 0 else { return }
      let item = (count == 1 ? "" : String(count)) + String(sign)
      if line.count + item.count > 70 {
        text += line + "\n"
        line = ""
      }
      line += item
    }
    var (x, y) = (left, top)
    var index = 0
    while index < cells.count {
      let cell = cells[index]
      if cell.y > y {
        append(cell.y - y, "$")
        (x, y) = (left, cell.y)
      }
      append(cell.x - x, "b")
      var end = index + 1
      while end < cells.count, cells[end].y == y, cells[end].x == cells[end - 1].x + 1 { end += 1 }
      append(end - index, "o")
      x = cells[end - 1].x + 1
      index = end
    }
    append(1, "!")
    return text + line + "\n"
  }

  /// As Life 1.06: a cell a line.
  public var life106: String {
    "#Life 1.06\n" + cells.map { "\($0.x) \($0.y)\n" }.joined()
  }

  /// As plain text: rows of points and circles. Nil for what would be a huge one.
  public var plainText: String? {
    var text = ""
    if !name.isEmpty { text += "!Name: \(Self.line(name))\n" }
    if !author.isEmpty { text += "!Author: \(Self.line(author))\n" }
    for comment in comments { text += "!\(Self.line(comment))\n" }
    guard let bounds else { return text }
    guard bounds.width <= 100_000, bounds.height <= 100_000,
      bounds.width * bounds.height <= 100_000_000
    else { return nil }
    var index = 0
    for y in bounds.top...bounds.bottom {
      var row = ""
      var x = bounds.left
      while index < cells.count, cells[index].y == y {
        row += String(repeating: ".", count: cells[index].x - x) + "O"
        x = cells[index].x + 1
        index += 1
      }
      text += (row.isEmpty ? "." : row) + "\n"
    }
    return text
  }

  /// A text without ends of lines.
  private static func line(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
  }
}
