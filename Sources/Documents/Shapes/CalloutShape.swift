public import Base
public import Texts

/// A box with round corners and a tip that points to something, which may be anywhere.
public struct CalloutShape: ShapeForm {
  private let box: RoundedBox
  /// In a box with corners (0, 0) and (1, 1).
  private let tip: PaperPoint

  /// The width of the tip at the box, as a part of the shorter side.
  private static let base = 0.3
  /// How far the tip's base follows the tip along its side.
  private static let following = 0.4

  /// Creates a callout.
  ///
  /// - Parameters:
  ///   - radius: of the corners, in thousandths of the shorter side, up to 500.
  ///   - tipX: the place of the tip between the left and the right side, in thousandths.
  ///   - tipY: its place between the upper and the lower side, in thousandths.
  public init(radius: Int, tipX: Int, tipY: Int) {
    tip = PaperPoint(x: Double(tipX) / 1000, y: Double(tipY) / 1000)
    let (x, y) = (tip.x - 0.5, tip.y - 0.5)
    let side: RoundedBox.Side? =
      max(abs(x), abs(y)) <= 0.5
      ? nil : abs(x) > abs(y) ? (x > 0 ? .right : .left) : (y > 0 ? .bottom : .top)
    box = RoundedBox(radius: radius, tipSide: side)
  }

  public func name(_ texts: Texts) -> String { texts.shapes.callout }
  public var versions: ShapeVersions { .numbered }
  public var presentation: ToolPresentation? { nil }
  public var iconSize: PaperVector { PaperVector(dx: 17, dy: 13) }
  public var isClosed: Bool { true }
  public var isSymmetric: Bool { false }
  /// Always: scaling its line would make the corners elliptical.
  public var isDrawnAnew: Bool { true }
  public var pointCount: Int { box.pointCount }

  public var numbers: [ShapeNumber] {
    [
      .cornerRadius(usual: 150),
      .fraction(-4000...5000, usual: 150) { $0.shapes.tipX },
      .fraction(-4000...5000, usual: 1400) { $0.shapes.tipY },
    ]
  }

  public func outline(from a: PaperPoint, to b: PaperPoint) -> [PaperPoint] {
    let placed = OutlineBox(from: a, to: b)
    return box.outline(from: placed.from, to: placed.to, tip: tip(in: placed))
  }

  /// Returns the three points of the tip, clockwise like the line.
  private func tip(in placed: OutlineBox) -> [PaperPoint] {
    guard let side = box.tipSide else { return [] }
    let (width, height) = (placed.to.x - placed.from.x, placed.to.y - placed.from.y)
    let isFlat = side == .top || side == .bottom
    let length = isFlat ? width : height
    let radius = box.length(width, height)
    // The base of the tip stays on the straight part of the side, between its round corners.
    let straight = length > 0 ? max(0, 1 - 2 * radius / length) : 0
    let half = length > 0 ? min(straight, Self.base * min(width, height) / length) / 2 : 0
    let reach = max(0, straight / 2 - half)
    let wanted = ((isFlat ? tip.x : tip.y) - 0.5) * Self.following
    let middle = 0.5 + min(max(wanted, -reach), reach)
    // Clockwise is to the right at the top, and downwards on the right.
    let forward = side == .top || side == .right ? half : -half
    let ends = [middle - forward, middle + forward].map { place in
      switch side {
      case .top: PaperPoint(x: place, y: 0)
      case .right: PaperPoint(x: 1, y: place)
      case .bottom: PaperPoint(x: place, y: 1)
      case .left: PaperPoint(x: 0, y: place)
      }
    }
    return [ends[0], tip, ends[1]].map(placed.point)
  }

  public func constrained(_ way: PaperVector) -> PaperVector { Self.square(way) }
  public func reading(of points: [UnitPoint]) -> StrokeOutline? { box.reading(of: points) }

  /// At the tip, and for the radius of the corners.
  public func handles(in size: PaperVector) -> [PaperPoint] { [tip, box.handle(in: size)] }

  public func numbers(
    dragging handle: Int, to place: PaperPoint, in size: PaperVector
  ) -> [Int] {
    func thousandths(_ part: Double) -> Int { Int(saturating: (part * 1000).rounded()) }
    let point = handle == 0 ? place : tip
    return [
      handle == 0 ? box.radius : RoundedBox.radius(draggingTo: place, in: size),
      thousandths(point.x), thousandths(point.y),
    ]
  }

  /// The box and the triangle of the tip.
  public func area(_ size: PaperVector) -> Double {
    let corner = PaperPoint(x: 0, y: 0)
    let points = tip(in: OutlineBox(from: corner, to: corner + size))
    guard points.count == 3 else { return box.area(size) }
    let (a, b) = (points[1] - points[0], points[2] - points[0])
    return box.area(size) + abs(a.dx * b.dy - a.dy * b.dx) / 2
  }
}
