public import Base
import Documents

/// Removes whole elements: they vanish as the pointer touches them, and are deleted on release.
public final class RemoveGesture: Gesture {
  private let widthInPoints: Double
  private let context: ToolContext
  private var touched: [ElementID] = []
  private var known: Set<Int> = []
  /// The state during a gesture.
  private var state: (index: ElementIndex, radius: Double, last: PaperPoint)?

  /// Creates the gesture of an eraser with a width in points of the paper.
  public init(widthInPoints: Double, in context: ToolContext) {
    self.widthInPoints = widthInPoints
    self.context = context
  }

  /// Starts a path at the press, and hides the elements that it touches.
  public func begin(_ reading: PaperReading, _ press: GesturePress) {
    guard context.beginDrawing() else { return }
    (touched, known) = ([], [])
    let radius = context.width(ofPoints: widthInPoints) / 2
    state = (context.index, radius, context.point(reading))
    move(reading)
  }

  /// Hides the elements touched since the last position.
  public func move(_ reading: PaperReading) {
    guard let state else { return }
    let point = context.point(reading)
    self.state?.last = point
    let path = EraserPath([state.last, point], radius: state.radius)
    let new = state.index.indices(touchedBy: path, in: context.layer.id).filter {
      known.insert($0).inserted
    }
    guard !new.isEmpty else { return }
    touched += new.map { state.index.elements[$0].id }
    context.session.update(to: .remove(touched))
  }

  /// Deletes all touched elements in one step.
  public func end(_ last: PaperReading?) {
    guard state != nil else { return }
    if let last { move(last) }
    state = nil
    context.session.commit()
  }

  /// Shows the touched elements again.
  public func cancel() {
    guard state != nil else { return }
    state = nil
    context.session.cancel()
  }
}
