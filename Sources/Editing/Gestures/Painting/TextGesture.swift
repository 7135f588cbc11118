public import Base
import Documents
import Texts

/// Chooses where to write a text: at a click, in a clicked text, as the label of a clicked shape, or within the width
/// of a dragged frame.
public final class TextGesture: Gesture {
  private let context: ToolContext
  private var start: PaperPoint?
  private var last: PaperPoint?

  /// The minimum drag that makes a frame, in points.
  private static let leastWidth = 12.0
  /// The distance from a text within which a click hits it, in points.
  private static let reach = 5.0

  /// Creates the gesture, which starts with the next press.
  public init(in context: ToolContext) { self.context = context }

  /// Shows whether a press would edit a text.
  public func hover(_ reading: PaperReading?) {
    let point = reading.map(context.point)
    let isText = point.map { context.text(at: $0, within: Self.reach) != nil } ?? false
    context.pressTarget = isText ? .text : .nothing
    let isInShape = !isText && point.map { context.labelHolder(at: $0) != nil } ?? false
    context.hint = isInShape ? context.texts.writing.labelHint : nil
  }

  /// Snaps the start of a new text and the end of its frame. A click into a text isn't snapped.
  public func snap(
    _ reading: PaperReading, _ freedom: SnapFreedom<UnitPoint>
  ) -> UnitPoint {
    guard isFrame || context.text(at: context.point(reading), within: Self.reach) == nil else {
      return reading.position
    }
    return !isFrame && freedom == .anywhere
      ? context.snappedText(reading.position) : context.snapped(reading.position, freedom)
  }

  /// Remembers the press, which a drag turns into a frame.
  public func begin(_ reading: PaperReading, _ press: GesturePress) {
    guard context.session.access == .changing else { return }
    start = context.point(reading)
    last = start
  }

  /// Follows the pointer, and shows the width of a frame.
  public func move(_ reading: PaperReading) {
    guard let start else { return }
    let point = context.point(reading)
    last = point
    let width = PaperScale.points(ofLength: abs(point.x - start.x))
    context.hint = isFrame ? context.texts.writing.widthHint(Int(saturating: width.rounded())) : nil
  }

  /// Requests a text: the one at the position, one as wide as the frame, the label of the shape with the position in
  /// its middle, or one without a width.
  public func end(_ last: PaperReading?) {
    if let last { move(last) }
    defer { cancel() }
    guard let start, let end = self.last else { return }
    let text = isFrame ? nil : context.text(at: end, within: Self.reach)
    if let text {
      context.textRequested.post(.existing(text, at: end))
    } else if !context.mayDraw() {
      return
    } else if isFrame {
      let corner = PaperPoint(x: min(start.x, end.x), y: min(start.y, end.y))
      context.textRequested.post(.new(at: corner, width: abs(end.x - start.x)))
    } else if let owner = context.labelHolder(at: end) {
      context.requestLabel(of: owner, at: nil)
    } else {
      context.textRequested.post(.new(at: end, width: nil))
    }
  }

  /// Drops the press and the frame.
  public func cancel() {
    (start, last) = (nil, nil)
    context.hint = nil
    context.snapMarks = []
  }

  private var isFrame: Bool {
    guard let start, let last else { return false }
    return abs(last.x - start.x) >= context.length(ofPoints: Self.leastWidth)
  }
}

extension ToolContext {
  /// Returns the topmost text at a point.
  ///
  /// - Parameter points: the maximum distance.
  func text(at point: PaperPoint, within points: Double) -> ElementID? {
    index.text(at: point, within: length(ofPoints: points))
  }
}
