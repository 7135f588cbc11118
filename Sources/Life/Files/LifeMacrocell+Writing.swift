extension LifeWorld {
  /// The world as a macrocell file, readable by Golly, with a length proportional to the number of distinct parts,
  /// however wide the universe.
  ///
  /// The format: <https://golly.sourceforge.io/Help/formats.html#mc>.
  public var macrocell: String { macrocell() }

  /// - Parameter notes: written as marked lines.
  public func macrocell(notes: LifeNotes = LifeNotes()) -> String {
    var header = "[M2] (Filbert)\n#R \(rule.notation)\(edges.suffix)\n"
    if generation != 0 { header += "#G \(generation)\n" }
    header += notes.lines
    if isBackgroundAlive { header += Self.livingBackgroundLine + "\n" }
    var text = Array(header.utf8)
    // Golly's origin is below row 0.
    let moved = cells.movedByRow(down: false, mostPairs: .max) ?? cells
    // Golly expects squares of states for all rules other than its own two-state ones.
    if rule.ofStates != nil {
      return String(decoding: text + StateMacrocell.lines(of: moved), as: UTF8.self)
    }
    let tree = LifeMacrocell(moved)
    var levels: [Int] = []
    levels.reserveCapacity(tree.squares.count)
    for square in tree.squares {
      switch square {
      case .leaf(let bits):
        levels.append(3)
        Self.append(leaf: bits, to: &text)
      case .inner(let nw, let ne, let sw, let se):
        let quarters = [nw, ne, sw, se]
        let level = 1 + levels[(quarters.first { $0 != 0 } ?? 1) - 1]
        levels.append(level)
        text += Array(String(level).utf8)
        for number in quarters { text += Array(" \(number)".utf8) }
      }
      text.append(0x0A)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// A comment to other programs: the stored cells are those that differ from a living background.
  static let livingBackgroundLine = "#C All around lives"

  /// Rows of dots and asterisks, each terminated by `$`, without trailing dead cells or empty final rows.
  private static func append(leaf bits: UInt64, to text: inout [UInt8]) {
    var rest = bits
    while rest != 0 {
      var row = UInt8(truncatingIfNeeded: rest >> 56)
      while row != 0 {
        text.append(row & 0x80 != 0 ? UInt8(ascii: "*") : UInt8(ascii: "."))
        row <<= 1
      }
      text.append(UInt8(ascii: "$"))
      rest <<= 8
    }
  }
}
