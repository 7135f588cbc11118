import Base
import Documents
import Editing
import Texts

/// Somebody who draws on a painting without a window, in points of a paper of 400 × 300.
///
///     let painter = HeadlessPainter()
///     painter.use(FreehandGesture(.ink, in: painter.context))
///     painter.press(10, 10).drag(to: 50, 60).release()
@MainActor final class HeadlessPainter: PaperSight {
  let session: Session<Painting>
  private(set) lazy var context = ToolContext(
    session, indexed: indexed, sight: self, texts: .english)
  private let indexed = IndexedElements()
  private lazy var gesture: any PaintingGesture = FreehandGesture(.ink, in: context)
  private var last = PointerReading(UnitPoint(x: 0, y: 0))

  init(_ painting: Painting = Painting(shape: .fixed(.fourToThree))) {
    session = Session(painting, freed: {})
    session.open(painting, for: .changing)
  }

  var painting: Painting { session.document }
  var contents: [ElementContent] { painting.elements.map(\.content) }

  func use(_ gesture: any PaintingGesture) { self.gesture = gesture }

  private func reading(_ x: Double, _ y: Double, _ modifiers: Modifiers) -> PointerReading {
    last = PointerReading(
      UnitPoint(x: x / 400, y: y / 300), milliseconds: last.milliseconds + 8, modifiers: modifiers)
    return last
  }

  @discardableResult
  func press(
    _ x: Double, _ y: Double, _ modifiers: Modifiers = [], isDouble: Bool = false
  ) -> HeadlessPainter {
    gesture.handle(.began(reading(x, y, modifiers), isDouble: isDouble))
    return self
  }

  @discardableResult
  func drag(to x: Double, _ y: Double, _ modifiers: Modifiers = []) -> HeadlessPainter {
    gesture.handle(.moved(reading(x, y, modifiers)))
    return self
  }

  func release(isOnPaper: Bool = true) { gesture.handle(.ended(last, isOnPaper: isOnPaper)) }

  func callOff() { gesture.handle(.cancelled) }

  // MARK: The paper as it is seen

  var aspectRatio: AspectRatio { .fourToThree }
  var pointLength: Double { 1.0 / 400 }
  var corners: (PaperPoint, PaperPoint) { (PaperPoint(x: 0, y: 0), PaperPoint(x: 1, y: 0.75)) }

  func color(at position: UnitPoint) -> InkColor? {
    InkColor(red: UInt8(position.x * 100), green: 0, blue: 0)
  }
}
