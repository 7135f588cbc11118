public import Base
import Documents
import Texts

/// Says where a text is to be written: at a click, in a text that is clicked, or within the width of a frame.
public final class TextGesture: Gesture {
  private let context: ToolContext
  private var start: PaperPoint?
  private var last: PaperPoint?

  /// How far a drag has to go to make a frame, in points.
  private static let leastWidth = 12.0
  /// How near to a text means the text, in points.
  private static let reach = 5.0

  public init(in context: ToolContext) { self.context = context }

  public func hover(_ reading: PaperReading?) {
    let isText = reading.map { context.text(at: context.point($0), within: Self.reach) != nil }
    context.grasp = isText == true ? .text : .nothing
  }

  /// A new text begins along something, and its frame ends there; a click into a text means where it is.
  public func snap(
    _ reading: PaperReading, _ freedom: SnapFreedom<UnitPoint>
  ) -> UnitPoint {
    guard isFrame || context.text(at: context.point(reading), within: Self.reach) == nil else {
      return reading.position
    }
    return !isFrame && freedom == .anywhere
      ? context.snappedText(reading.position) : context.snapped(reading.position, freedom)
  }

  public func begin(_ reading: PaperReading, _ press: GesturePress) {
    guard context.session.access == .changing else { return }
    start = context.point(reading)
    last = start
  }

  public func move(_ reading: PaperReading) {
    guard let start else { return }
    let point = context.point(reading)
    last = point
    let width = PaperScale.points(ofLength: abs(point.x - start.x))
    context.hint = isFrame ? context.texts.writing.widthHint(Int(saturating: width.rounded())) : nil
  }

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
    } else {
      context.textRequested.post(.new(at: end, width: nil))
    }
  }

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
  /// The topmost text at a point.
  ///
  /// - Parameter points: how near it has to be.
  func text(at point: PaperPoint, within points: Double) -> ElementID? {
    index.text(at: point, within: length(ofPoints: points))
  }
}
