import Base
import Documents

/// Shapes on a paper of 400 × 300 points, and lines that join them.
///
///     var joined = Joined()
///     let box = joined.add(joined.shape(.rectangle, 50, 50, 150, 100))
///     let line = joined.connect(box, to: other)
///     joined.ends(of: line)
struct Joined {
  var painting = Painting(shape: .fixed(.fourToThree))
  let paper = AspectRatio.fourToThree
  /// In points, as everything here.
  static let width = 2.0

  func point(_ x: Double, _ y: Double) -> PaperPoint { PaperPoint(x: x / 400, y: y / 400) }

  private func unit(_ x: Double, _ y: Double) -> UnitPoint { point(x, y).unitPoint(on: paper) }

  func shape(
    _ kind: ShapeKind, _ left: Double, _ top: Double, _ right: Double, _ bottom: Double
  ) -> PaintingElement {
    PaintingElement(
      .shape(kind, from: unit(left, top), to: unit(right, bottom)), width: Self.width / 400)
  }

  /// A closed line through corners.
  func polygon(_ corners: (Double, Double)...) -> PaintingElement {
    PaintingElement(
      .freehand((corners + [corners[0]]).map { Sample(position: unit($0.0, $0.1)) }),
      width: Self.width / 400)
  }

  /// - Returns: the id that it got.
  @discardableResult
  mutating func add(_ element: PaintingElement) -> ElementID {
    painting.perform(.add([element]))
    return painting.elements.last?.id ?? .unassigned
  }

  mutating func connect(
    _ start: ElementID, _ first: UnitPoint = Connection.middle, to end: ElementID,
    _ last: UnitPoint = Connection.middle
  ) -> ElementID {
    var line = shape(.line, 0, 0, 1, 1)
    line.connections = LineConnections(
      start: Connection(start, anchor: first), end: Connection(end, anchor: last))
    return add(line.connected(on: paper, to: target))
  }

  mutating func move(_ ids: ElementID..., by x: Double, _ y: Double) {
    painting.perform(
      .transform(
        ids, .translation(PaperVector(dx: x / 400, dy: y / 400)), widthScale: 1))
  }

  func element(_ id: ElementID) -> PaintingElement? { painting.elements.first { $0.id == id } }

  func target(_ id: ElementID) -> ConnectionTarget? {
    element(id).flatMap { ConnectionTarget($0, on: paper) }
  }

  /// In points, to a hundredth.
  func ends(of id: ElementID) -> [[Double]] {
    (element(id)?.stroke(on: paper).samples ?? []).map { sample in
      let point = PaperPoint(sample.position, on: paper)
      return [point.x, point.y].map { ($0 * 40_000).rounded() / 100 }
    }
  }

  func held(by id: ElementID) -> [ElementID] { element(id)?.connections.elements ?? [] }
}
