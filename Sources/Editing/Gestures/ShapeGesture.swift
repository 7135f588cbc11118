import Texts
public import Base
import Documents

/// Stretches a shape from press to release.
public final class ShapeGesture: PaintingGesture {
  private let shape: RubberBandShape
  private let context: ToolContext
  private var band: RubberBand?

  public init(_ shape: RubberBandShape, in context: ToolContext) {
    self.shape = shape
    self.context = context
  }

  public func begin(_ reading: PointerReading, isDouble: Bool) {
    guard context.session.begin() else { return }
    band = RubberBand(shape)
    band?.press(at: context.point(reading), reading.modifiers)
    show()
  }

  public func move(_ reading: PointerReading) {
    band?.drag(to: context.point(reading), reading.modifiers)
    show()
  }

  private func show() {
    guard let band, let corners = band.corners else { return }
    context.session.update(to: .add([element(corners)]))
    context.hint = hint(of: band)
  }

  public func end(_ last: PointerReading?, isOnPaper: Bool) {
    guard band != nil else { return }
    if let last { move(last) }
    let corners = band?.release()
    guard let element = corners.map(element), touchesPaper(element) else { return cancel() }
    band = nil
    context.hint = nil
    context.giveShape()
    context.session.commit()
    context.drawn.post(element)
  }

  public func cancel() {
    guard band != nil else { return }
    band = nil
    context.hint = nil
    context.session.cancel()
  }

  public func setMoving(_ isMoving: Bool) -> Bool {
    guard band != nil else { return false }
    band?.isMoving = isMoving
    return true
  }

  private func element(_ corners: (from: PaperPoint, to: PaperPoint)) -> PaintingElement {
    let ratio = context.ratio
    return PaintingElement(
      .shape(
        shape.kind, from: corners.from.unitPoint(on: ratio), to: corners.to.unitPoint(on: ratio)),
      width: context.length(ofPoints: context.brush.widthInPoints), style: context.brush.style)
  }

  private func touchesPaper(_ element: PaintingElement) -> Bool {
    let ratio = context.ratio
    let (line, size) = (element.stroke(on: ratio), ratio.paperSize)
    let paper = PaperBox(from: PaperPoint(x: 0, y: 0), to: PaperPoint(x: size.dx, y: size.dy))
    return line.box(on: ratio).grown(by: element.width / 2).intersects(paper)
  }

  /// Its length or size in points.
  private func hint(of band: RubberBand) -> String? {
    guard let extent = band.extent else { return nil }
    func points(_ length: Double) -> Int {
      Int(context.points(ofLength: abs(length)).rounded())
    }
    switch shape.measure {
    case .length: return context.texts.lengthHint(points(extent.length))
    case .size: return context.texts.sizeHint(points(extent.dx), points(extent.dy))
    }
  }
}
