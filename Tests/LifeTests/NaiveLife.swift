import Life
import TestSupport

/// A set of cells and plain counting: slow, and plainly right.
struct NaiveLife {
  var rule: LifeRule
  /// Cells that differ from what is all around.
  var cells: Set<LifeCell> = []
  var isBackgroundAlive = false

  /// Within a window that is large enough for what is looked at.
  mutating func step() {
    var neighbourhoods: [LifeCell: Int] = [:]
    for cell in cells {
      for dy in -1...1 {
        for dx in -1...1 {
          // It lies north-west, in the highest bit, of the cell to the south-east of it.
          neighbourhoods[LifeCell(x: cell.x + dx, y: cell.y + dy), default: 0] |=
            1 << (4 + 3 * dy + dx)
        }
      }
    }
    // What is painted on a full plane is dead, and seen as living.
    let wasBackgroundAlive = isBackgroundAlive
    if rule.isComplement { isBackgroundAlive = true }
    let around = isBackgroundAlive ? 511 : 0
    let nextBackground = rule.lives(in: around)
    var next: Set<LifeCell> = []
    for (cell, differing) in neighbourhoods
    where rule.lives(in: differing ^ around) != nextBackground {
      next.insert(cell)
    }
    cells = next
    isBackgroundAlive = rule.isComplement ? wasBackgroundAlive : nextBackground
  }
}

extension LifeEngine {
  /// All cells that differ from what is all around.
  var allCells: Set<LifeCell> {
    guard let bounds else { return [] }
    var cells: Set<LifeCell> = []
    visitCells(in: bounds) { cells.insert($0) }
    return cells
  }

  mutating func add(_ rows: String, x: Int = 0, y: Int = 0) {
    for (row, line) in rows.split(separator: "\n").enumerated() {
      for (column, sign) in line.enumerated() where sign == "O" {
        _ = set(true, at: LifeCell(x: x + column, y: y + row))
      }
    }
  }
}

enum Pattern {
  static let glider = ".O.\n..O\nOOO"
  static let rPentomino = ".OO\nOO.\n.O."
  static let acorn = ".O.....\n...O...\nOO..OOO"
  static let gun = """
    ........................O...........
    ......................O.O...........
    ............OO......OO............OO
    ...........O...O....OO............OO
    OO........O.....O...OO..............
    OO........O...O.OO....O.O...........
    ..........O.....O.......O...........
    ...........O...O....................
    ............OO......................
    """
}

/// Plain counting on a board with edges.
struct NaiveBoard {
  var rule: LifeRule
  var edges: LifeEdges
  var cells: Set<LifeCell> = []

  mutating func step() {
    guard let area = edges.area else { return }
    var next: Set<LifeCell> = []
    for y in area.top...area.bottom {
      for x in area.left...area.right {
        var living = 0
        for dy in -1...1 {
          for dx in -1...1 {
            if cells.contains(there(x + dx, y + dy, area)) { living |= 1 << (4 - 3 * dy - dx) }
          }
        }
        let isAlive =
          rule.isComplement ? !rule.lives(in: 511 ^ living) : rule.lives(in: living)
        if isAlive { next.insert(LifeCell(x: x, y: y)) }
      }
    }
    cells = next
  }

  /// The cell that lies at a place up to one cell beyond the edges; the place itself beyond those of a plane.
  private func there(_ x: Int, _ y: Int, _ area: LifeBounds) -> LifeCell {
    if area.contains(LifeCell(x: x, y: y)) { return LifeCell(x: x, y: y) }
    let (width, height) = (area.width, area.height)
    // As if the universe were repeated to all sides, each time as its seams turn it.
    var (x, y) = (x - area.left, y - area.top)
    let (up, down, west, east) = (y < 0, y >= height, x < 0, x >= width)
    switch edges {
    case .none, .plane, .strip: return LifeCell(x: x + area.left, y: y + area.top)
    case .torus: break
    case .shiftedTorus(_, _, .horizontal, let shift): x += down ? shift : up ? -shift : 0
    case .shiftedTorus(_, _, .vertical, let shift): y += east ? shift : west ? -shift : 0
    case .kleinBottle(_, _, .horizontal, let isShifted):
      if up || down { x = width - 1 - x - (isShifted ? 1 : 0) }
    case .kleinBottle(_, _, .vertical, let isShifted):
      if west || east { y = height - 1 - y - (isShifted ? 1 : 0) }
    case .crossSurface:
      switch (up || down, west || east) {
      case (true, true): (x, y) = (west ? 0 : width - 1, up ? 0 : height - 1)
      case (true, false): x = width - 1 - x
      default: y = height - 1 - y
      }
    case .sphere:
      switch (up || down, west || east) {
      case (true, true): (x, y) = (west ? 0 : width - 1, up ? 0 : height - 1)
      case (true, false): (x, y) = (up ? 0 : width - 1, x)
      default: (x, y) = (y, west ? 0 : height - 1)
      }
    }
    func rest(_ number: Int, _ side: Int) -> Int { (number + 2 * side) % side }
    return LifeCell(x: area.left + rest(x, width), y: area.top + rest(y, height))
  }
}

extension LifeEdges {
  /// Any of a size, with a way to join its sides that is possible.
  static func any(_ width: Int, _ height: Int, _ random: inout SeededRandom) -> LifeEdges {
    var all: [LifeEdges] = [
      .torus(width: width, height: height), .plane(width: width, height: height),
      .crossSurface(width: width, height: height), .sphere(side: height),
      .kleinBottle(
        width: width, height: height, .horizontal,
        isShifted: width.isMultiple(of: 2) && .random(using: &random)),
      .kleinBottle(
        width: width, height: height, .vertical,
        isShifted: height.isMultiple(of: 2) && .random(using: &random)),
    ]
    for (axis, side) in [(LifeAxis.horizontal, width), (.vertical, height)] where side > 1 {
      all.append(
        .shiftedTorus(
          width: width, height: height, axis, shift: .random(in: 1..<side, using: &random)))
    }
    return all.randomElement(using: &random)!
  }
}

extension LifeRule {
  /// A rule of any kind: by counts, by arrangements, of few neighbours, of one row, or any map.
  static func ofAnyKind(_ random: inout SeededRandom) -> LifeRule {
    let (birth, survival) = (
      Int.random(in: 0..<512, using: &random), Int.random(in: 0..<512, using: &random)
    )
    func digits(_ bits: Int, upTo most: Int) -> String {
      (0...most).filter { bits >> $0 & 1 == 1 }.map { "\($0)" }.joined()
    }
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return .any(&random)
    case 1: return LifeRule("B\(digits(birth, upTo: 4))/S\(digits(survival, upTo: 4))V")!
    case 2: return LifeRule("B\(digits(birth, upTo: 6))/S\(digits(survival, upTo: 6))H")!
    case 3:
      func letters() -> String {
        (1...7).map { count in
          let letters = "aceijknqrtwyz".filter { _ in .random(using: &random) }
          let known = [1: "ce", 2: "aceikn", 3: "aceijknqry", 4: "aceijknqrtwyz"][
            min(count, 8 - count)]!
          let own = letters.filter { known.contains($0) }
          return own.isEmpty ? "" : "\(count)\(own)"
        }.joined()
      }
      return LifeRule("B\(Bool.random(using: &random) ? "0" : "")\(letters())/S\(letters())8")!
    case 4: return LifeRule("W\(2 * Int.random(in: 0...127, using: &random))")!
    default:
      var map = SIMD8<UInt64>.zero
      for index in 0..<8 { map[index] = random.next() }
      return LifeRule(map: map)
    }
  }

  /// Any of the 2¹⁸.
  static func any(_ random: inout SeededRandom) -> LifeRule {
    LifeRule(
      birth: UInt16.random(in: 0..<512, using: &random),
      survival: UInt16.random(in: 0..<512, using: &random))
  }
}

/// Without optimisation engines take some fifty times as long: what takes longest is left to optimised tests.
enum Speed {
  #if DEBUG
    static let isOptimized = false
  #else
    static let isOptimized = true
  #endif
}
