public import Base

/// The handles of a shape that change its numbers, such as the tip of a callout.
///
///     let handles = ShapeHandles(of: element, on: paper)
///     handles?.points                              // on the paper
///     handles?.element(dragging: 0, to: point)     // the shape with other numbers
public struct ShapeHandles {
  private let element: PaintingElement
  private let kind: ShapeKind
  /// Of its box, along its own axes.
  private let size: PaperVector
  /// Maps a box with corners (0, 0) and (1, 1) to the paper.
  private let map: PaperMap
  private let inverse: PaperMap

  /// Returns nil for other elements and for shapes without handles or extent.
  public init?(of element: PaintingElement, on paper: AspectRatio) {
    guard case .shape(let kind, let from, let to) = element.content, kind.form.spansBox else {
      return nil
    }
    let form = kind.form
    if form.isDrawnAnew, let shape = Shape(element, on: paper) {
      size = PaperVector(dx: shape.width, dy: shape.height)
      map = shape.unitMap
    } else {
      let origin = element.placement?.paper ?? paper
      let isUpright = (form as? any UnitOutline)?.turnsWithGesture != true
      let box = OutlineBox(
        from: PaperPoint(from, on: origin), to: PaperPoint(to, on: origin), isUpright: isUpright)
      let way = box.to - box.from
      size = PaperVector(dx: abs(way.dx), dy: abs(way.dy))
      map = (element.placement?.map ?? .identity).after(
        PaperMap(xx: way.dx, xy: 0, yx: 0, yy: way.dy, x0: box.from.x, y0: box.from.y))
    }
    guard map.isFinite, let inverse = map.inverse, inverse.isFinite,
      !form.handles(in: size).isEmpty
    else { return nil }
    (self.element, self.kind, self.inverse) = (element, kind, inverse)
  }

  /// The places of the handles on the paper.
  public var points: [PaperPoint] { kind.form.handles(in: size).map { map($0) } }

  /// Returns the kind of shape with the numbers that bring a handle to a point, or as near as they may.
  public func kind(dragging handle: Int, to point: PaperPoint) -> ShapeKind {
    kind.setting(kind.form.numbers(dragging: handle, to: inverse(point), in: size))
  }

  /// Returns the shape with these numbers.
  public func element(dragging handle: Int, to point: PaperPoint) -> PaintingElement {
    element.withShape(kind(dragging: handle, to: point))
  }
}

extension PaintingElement {
  // Inlined, it crashes the optimiser of Swift 6.3.1.
  /// The kind of shape, or nil for other elements.
  @inline(never)
  public var shapeKind: ShapeKind? { content.shapeKind }

  /// Returns the element as another kind of shape in the same box; ignored by other elements.
  public func withShape(_ kind: ShapeKind) -> PaintingElement {
    guard case .shape(_, let from, let to) = content else { return self }
    var element = self
    element.content = .shape(kind, from: from, to: to)
    return element
  }
}
