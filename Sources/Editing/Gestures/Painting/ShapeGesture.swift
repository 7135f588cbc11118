import Texts
public import Base
public import Documents

/// Drags out a shape from press to release.
public final class ShapeGesture: Gesture {
  private let kind: ShapeKind
  /// The cells of a table in place of a single shape.
  private let grid: TableGrid?
  private let context: ToolContext
  private var band: RubberBand<PaperPoint>?

  /// The shortest drag that draws, in points: a hand that clicks moves a little.
  private static let leastDrag = 3.0

  /// Creates the gesture of a shape, which starts with the next press.
  public init(_ kind: ShapeKind, in context: ToolContext) {
    (self.kind, grid) = (kind, nil)
    self.context = context
  }

  /// Creates the gesture of a table, which is a group of cells.
  init(_ grid: TableGrid, in context: ToolContext) {
    (kind, self.grid) = (.rectangle, grid)
    self.context = context
  }

  /// Snaps the end of the shape as any drawn point.
  public func snap(
    _ reading: PaperReading, _ freedom: SnapFreedom<UnitPoint>
  ) -> UnitPoint { context.snapped(reading.position, freedom) }

  /// Starts a shape at the press, if the document can be drawn on.
  public func begin(_ reading: PaperReading, _ press: GesturePress) {
    guard context.beginDrawing() else { return }
    band = RubberBand(from: context.point(reading))
    move(reading)
  }

  /// Stretches the shape to the pointer, about its centre with Control, and shows its measure.
  public func move(_ reading: PaperReading) {
    band?.stretch(
      to: context.point(reading),
      isCentred: reading.modifiers.contains(.control) && !kind.form.isCentred)
    guard let band else { return }
    context.session.update(to: .add(copies(of: elements(band.ends))))
    context.hint = hint(of: band)
  }

  /// Draws the shape, unless it is hardly larger than a click or off the paper.
  public func end(_ last: PaperReading?) {
    if let last { move(last) }
    guard let ends = band?.ends else { return }
    let elements = elements(ends)
    guard (ends.to - ends.from).length >= context.length(ofPoints: Self.leastDrag),
      copies(of: elements).contains(where: { $0.touchesPaper(context.ratio) })
    else { return cancel() }
    band = nil
    context.hint = nil
    context.snapMarks = []
    context.giveShape()
    context.session.commit()
    if let element = elements.first { context.drawn.post(element) }
  }

  /// Drops the shape.
  public func cancel() {
    guard band != nil else { return }
    band = nil
    context.hint = nil
    context.snapMarks = []
    context.session.cancel()
  }

  /// Moves the whole shape instead of its end.
  public func setMoving(_ isMoving: Bool) -> Bool {
    band?.isMoving = isMoving
    return band != nil
  }

  /// Limits the shape as its form does, such as to a square.
  public var constraint: ((UnitPoint, UnitPoint) -> UnitPoint)? {
    { [kind, ratio = context.ratio] start, end in
      let start = PaperPoint(start, on: ratio)
      return (start + kind.form.constrained(PaperPoint(end, on: ratio) - start))
        .unitPoint(on: ratio)
    }
  }

  private func element(_ corners: (from: PaperPoint, to: PaperPoint)) -> PaintingElement {
    let ratio = context.ratio
    let from = corners.from.unitPoint(on: ratio)
    var style = context.brush.style
    style.kind = style.kind.seeded(at: from)
    return PaintingElement(
      layer: context.layer.id, .shape(kind, from: from, to: corners.to.unitPoint(on: ratio)),
      width: context.width(ofPoints: context.brush.widthInPoints), style: style,
      grain: context.display.pointLength
    ).inked(by: context.brush.inks, on: ratio)
  }

  /// Returns the shape, or the cells of the table from row to row.
  private func elements(
    _ corners: (from: PaperPoint, to: PaperPoint)
  ) -> [PaintingElement] {
    grid.map { $0.cells(from: corners.from, to: corners.to).map(element) } ?? [element(corners)]
  }

  /// Returns the copies of a symmetry; those of a table are a group each.
  private func copies(of elements: [PaintingElement]) -> [PaintingElement] {
    context.copies.enumerated().flatMap { index, map in
      elements.map { element in
        var copy = element.moved(by: map, on: context.ratio)
        if grid != nil { copy.groups = [GroupID(UInt32(clamping: index + 1))] }
        return copy
      }
    }
  }

  /// Returns its length or size in points of the paper.
  private func hint(of band: RubberBand<PaperPoint>) -> String {
    let extent = band.ends.to - band.ends.from
    func points(_ length: Double) -> Int {
      Int(saturating: PaperScale.points(ofLength: abs(length)).rounded())
    }
    switch kind.form.measure {
    case .length: return context.texts.lengthHint(points(extent.length))
    case .size: return context.texts.sizeHint(points(extent.dx), points(extent.dy))
    }
  }
}
