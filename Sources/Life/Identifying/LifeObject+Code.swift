extension LifeObject {
  /// The name common to all phases in all orientations: the apgcode of A. P. Goucher's apgsearch,
  /// <https://conwaylife.com/wiki/Apgcode>.
  ///
  /// It is the shortest text among all phases in all eight orientations, with ties resolved by ASCII order.
  /// - Complexity: O(*n* · *p*) in the cells of the rectangle around a phase, and in phases.
  public var code: String {
    let prefix =
      switch kind {
      case .stillLife: "xs\(populations[0])"
      case .oscillator: "xp\(period)"
      case .spaceship: "xq\(period)"
      }
    var best: String?
    for phase in phases {
      for text in Self.orientations(of: phase).lazy.map(Self.text) {
        guard let known = best else {
          best = text
          continue
        }
        if (text.utf8.count, text) < (known.utf8.count, known) { best = text }
      }
    }
    return prefix + "_" + (best ?? "")
  }

  private static func orientations(of cells: [LifeCell]) -> [[LifeCell]] {
    let turns: [(LifeCell) -> LifeCell] = [
      { $0 }, { LifeCell(x: -$0.x, y: $0.y) }, { LifeCell(x: $0.x, y: -$0.y) },
      { LifeCell(x: -$0.x, y: -$0.y) }, { LifeCell(x: $0.y, y: $0.x) },
      { LifeCell(x: -$0.y, y: $0.x) }, { LifeCell(x: $0.y, y: -$0.x) },
      { LifeCell(x: -$0.y, y: -$0.x) },
    ]
    return turns.map { normalized(cells.map($0)) }
  }

  private static let digits = Array("0123456789abcdefghijklmnopqrstuvwxyz")

  /// Strips of five rows, each column a base-32 digit with its topmost cell in the lowest bit.
  ///
  /// Two successive empty columns are a `w`, three an `x`, and 4 to 39 a `y` with a digit for their number less four;
  /// trailing ones are omitted. Strips are separated by `z`.
  private static func text(of cells: [LifeCell]) -> String {
    var strips: [[Int: Int]] = []
    for cell in cells {
      while strips.count <= cell.y / 5 { strips.append([:]) }
      strips[cell.y / 5][cell.x, default: 0] |= 1 << (cell.y % 5)
    }
    return strips.map { strip in
      var text = ""
      var next = 0
      for x in strip.keys.sorted() {
        text += blanks(x - next)
        text.append(digits[strip[x] ?? 0])
        next = x + 1
      }
      return text
    }.joined(separator: "z")
  }

  private static func blanks(_ count: Int) -> String {
    switch count {
    case ..<1: ""
    case 1: "0"
    case 2: "w"
    case 3: "x"
    case 4...39: "y\(digits[count - 4])"
    default: "yz" + blanks(count - 39)
    }
  }
}
