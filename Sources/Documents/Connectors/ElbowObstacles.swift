public import Base

/// The boxes that elbows avoid: those of closed lines, areas, texts and pictures on exported layers.
///
/// A grid of cells, so that looking for the boxes along a line does not cost more among very many.
///
///     let obstacles = ElbowObstacles(of: painting, on: paper)
///     line.connected(on: paper, around: obstacles) { target($0) }
public struct ElbowObstacles: Equatable, Sendable {
  private var boxes: [Obstacle] = []
  /// The indices of boxes by cell, row by row.
  private var cells: [[Int32]] = []
  /// The indices of boxes in too many cells.
  private var large: [Int32] = []
  /// The elements whose boxes aren't current.
  private var changed: Set<ElementID> = []
  /// The boxes of changed elements.
  private var current: [Obstacle] = []
  /// The paper without its edges, beyond which no line goes to get round anything.
  let paper: PaperBox?

  private struct Obstacle: Equatable {
    let element: ElementID
    let box: PaperBox
  }

  /// Nothing to go round.
  public static let none = ElbowObstacles(paper: nil)

  /// The distance of lines from the edges of the paper, about half the height of a label.
  private static let edge = 10.0 / 1600
  private static let side = 64
  private static let mostCells = 64

  private init(paper: PaperBox?) { self.paper = paper }

  /// Collects the boxes of a painting's elements.
  ///
  /// - Parameter ratio: the shape of its paper, as it is shown.
  /// - Complexity: O(*n*) in the number of elements.
  public init(of painting: Painting, on ratio: AspectRatio) {
    self.init(painting.elements, in: painting.layers, on: ratio)
  }

  init(
    _ elements: some Sequence<PaintingElement>, in layers: [Layer], on ratio: AspectRatio
  ) {
    self.init(
      paper: PaperBox(
        from: PaperPoint(UnitPoint(x: 0, y: 0), on: ratio),
        to: PaperPoint(UnitPoint(x: 1, y: 1), on: ratio)
      ).grown(by: -Self.edge))
    let hidden = Set(layers.filter { !$0.isExported }.map(\.id))
    cells = Array(repeating: [], count: Self.side * Self.side)
    for element in elements {
      guard let box = element.obstacleBox(on: ratio), !hidden.contains(element.layer) else {
        continue
      }
      let index = Int32(clamping: boxes.count)
      boxes.append(Obstacle(element: element.id, box: box))
      let (columns, rows) = Self.cells(box)
      if columns.count * rows.count > Self.mostCells {
        large.append(index)
      } else {
        for row in rows { for column in columns { cells[row * Self.side + column].append(index) } }
      }
    }
  }

  private static func cells(_ box: PaperBox) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>)
  {
    func cell(_ place: Double) -> Int {
      min(max(Int(saturating: (place * Double(side)).rounded(.down)), 0), side - 1)
    }
    return (cell(box.left)...cell(box.right), cell(box.top)...cell(box.bottom))
  }

  /// Returns the obstacles with some elements changed.
  ///
  /// - Parameters:
  ///   - ids: the changed elements.
  ///   - elements: the changed elements that still exist, in their new state.
  func changing(
    _ ids: Set<ElementID>, to elements: [PaintingElement], on ratio: AspectRatio
  ) -> ElbowObstacles {
    var obstacles = self
    obstacles.changed = ids
    obstacles.current = elements.compactMap { element in
      element.obstacleBox(on: ratio).map { Obstacle(element: element.id, box: $0) }
    }
    return obstacles
  }

  /// Returns the boxes that a line along the axes crosses, in painting order.
  ///
  /// - Parameter ends: the elements that the line connects.
  func crossed(by points: [PaperPoint], except ends: [ElementID]) -> [PaperBox] {
    guard !boxes.isEmpty || !current.isEmpty else { return [] }
    let runs = Array(zip(points, points.dropFirst()))
    func isCrossed(_ obstacle: Obstacle) -> Bool {
      !ends.contains(obstacle.element)
        && runs.contains { obstacle.box.isCrossed($0.0, $0.1) }
    }
    var near = Set(large)
    for (from, to) in runs {
      let (columns, rows) = Self.cells(PaperBox(from: from, to: to))
      for row in rows {
        for column in columns where !cells.isEmpty {
          near.formUnion(cells[row * Self.side + column])
        }
      }
    }
    let old = near.sorted().lazy.map { boxes[Int($0)] }
      .filter { !changed.contains($0.element) && isCrossed($0) }
    return old.map(\.box) + current.filter(isCrossed).map(\.box)
  }
}

extension PaintingElement {
  /// The box of an element that elbows go round; nil for other elements, and for labels, which move along with lines.
  fileprivate func obstacleBox(on ratio: AspectRatio) -> PaperBox? {
    guard label == nil else { return nil }
    return ConnectionTarget.box(of: self, on: ratio)
  }
}
