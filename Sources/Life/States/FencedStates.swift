/// A board with edges and cells of many states: tiles with a surrounding ring, filled before each generation with the
/// cells across the seams, and cleared afterwards of everything born beyond.
struct FencedStates: StateEngine {
  private var tiles: StateLife
  private let limits: LifeBounds
  private let seams: [(beyond: LifeCell, source: LifeCell)]
  /// The area around the board, as far as cells can be born.
  private let outside: [LifeBounds]

  /// - Parameter edges: must bound the universe on all sides.
  init(_ rule: StateRule, _ edges: LifeEdges, _ cells: LifeCells, threadCount: Int = 1) {
    guard let area = edges.area else { preconditionFailure("It has edges on all sides") }
    tiles = StateLife(rule, cells, threadCount: threadCount)
    limits = area
    seams = edges.seams
    let wide = LifeBounds(
      left: area.left - 2, top: area.top - 2, right: area.right + 2, bottom: area.bottom + 2)
    func part(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) -> LifeBounds {
      LifeBounds(left: left, top: top, right: right, bottom: bottom)
    }
    outside = [
      part(wide.left, wide.top, wide.right, area.top - 1),
      part(wide.left, area.bottom + 1, wide.right, wide.bottom),
      part(wide.left, area.top, area.left - 1, area.bottom),
      part(area.right + 1, area.top, wide.right, area.bottom),
    ]
  }

  mutating func advance(by generations: BigInteger, while goesOn: @escaping @Sendable () -> Bool) {
    for _ in 0..<max(0, generations.clampedInt) {
      guard goesOn() else { return }
      for seam in seams {
        let state = tiles.state(at: seam.source)
        if state != 0 { _ = tiles.set(state: state, at: seam.beyond) }
      }
      tiles.advance(by: 1)
      for area in outside {
        var born: [LifeCell] = []
        tiles.visitStates(in: area) { cell, _ in born.append(cell) }
        for cell in born { _ = tiles.set(state: 0, at: cell) }
      }
    }
  }

  var age: BigInteger { tiles.age }
  var isBackgroundAlive: Bool { false }
  var population: BigInteger { tiles.population }
  var bounds: LifeBounds? { tiles.bounds }
  var cells: LifeCells { tiles.cells }

  func state(at cell: LifeCell) -> UInt8 { tiles.state(at: cell) }

  mutating func set(state: UInt8, at cell: LifeCell) -> Bool {
    limits.contains(cell) && tiles.set(state: state, at: cell)
  }

  func visitStates(in area: LifeBounds?, _ body: (LifeCell, UInt8) -> Void) {
    tiles.visitStates(in: area, body)
  }
}
