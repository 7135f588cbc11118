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
    var neighbours: [LifeCell: Int] = [:]
    for cell in cells {
      for dy in -1...1 {
        for dx in -1...1 where dx != 0 || dy != 0 {
          neighbours[LifeCell(x: cell.x + dx, y: cell.y + dy), default: 0] += 1
        }
      }
    }
    // What is painted on a full plane is dead, and seen as living.
    let wasBackgroundAlive = isBackgroundAlive
    if rule.isComplement { isBackgroundAlive = true }
    let nextBackground = rule.lives(isBackgroundAlive, neighbours: isBackgroundAlive ? 8 : 0)
    var next: Set<LifeCell> = []
    for cell in Set(neighbours.keys).union(cells) {
      let differing = neighbours[cell] ?? 0
      let living = isBackgroundAlive ? 8 - differing : differing
      let isAlive = cells.contains(cell) != isBackgroundAlive
      if rule.lives(isAlive, neighbours: living) != nextBackground { next.insert(cell) }
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
    let isTorus = if case .torus = edges { true } else { false }
    var next: Set<LifeCell> = []
    for y in area.top...area.bottom {
      for x in area.left...area.right {
        var count = 0
        for dy in -1...1 {
          for dx in -1...1 where dx != 0 || dy != 0 {
            var cell = LifeCell(x: x + dx, y: y + dy)
            if isTorus {
              if cell.x < area.left { cell.x += area.width }
              if cell.x > area.right { cell.x -= area.width }
              if cell.y < area.top { cell.y += area.height }
              if cell.y > area.bottom { cell.y -= area.height }
            }
            if cells.contains(cell) { count += 1 }
          }
        }
        let cell = LifeCell(x: x, y: y)
        let isAlive =
          rule.isComplement
          ? !rule.lives(!cells.contains(cell), neighbours: 8 - count)
          : rule.lives(cells.contains(cell), neighbours: count)
        if isAlive { next.insert(cell) }
      }
    }
    cells = next
  }
}

extension LifeRule {
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
