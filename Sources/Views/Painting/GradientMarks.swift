public import Base
import Canvas
import Rendering
import Widgets

/// The line of a gradient with its handles, filled with the colours of its stops.
public struct GradientMarks: Equatable, Sendable {
  /// A handle: an end of the line, a stop on it, or the focus of a radial gradient beside it.
  public struct Handle: Equatable, Sendable {
    /// The position on the paper.
    public let position: UnitPoint
    /// The colour there, which fills the handle.
    public let color: InkColor
    /// Ends are squares, stops between them circles, and the focus is a diamond.
    public let form: Form
    /// Whether the brush's colour is this stop's.
    public let isChosen: Bool

    /// The part of the gradient that a handle stands for.
    public enum Form: Equatable, Sendable { case end, stop, focus }

    /// Creates a handle.
    public init(at position: UnitPoint, _ color: InkColor, _ form: Form, isChosen: Bool) {
      self.position = position
      self.color = color
      self.form = form
      self.isChosen = isChosen
    }
  }

  /// The start and the end.
  public let line: (UnitPoint, UnitPoint)
  /// The handles, the topmost last.
  public let handles: [Handle]

  /// Creates the marks of a gradient from its start to its end.
  public init(from start: UnitPoint, to end: UnitPoint, handles: [Handle]) {
    line = (start, end)
    self.handles = handles
  }

  public static func == (left: GradientMarks, right: GradientMarks) -> Bool {
    left.line == right.line && left.handles == right.handles
  }

  var points: [UnitPoint] { [line.0, line.1] + handles.map(\.position) }

  private static let radius = 5.5

  /// - Parameter place: converts to points of the view.
  func draw(_ pass: RenderPass, _ place: (UnitPoint) -> ViewPoint) {
    draw(place(line.0), place(line.1), pass)
    for focus in handles where focus.form == .focus {
      draw(place(line.0), place(focus.position), pass)
    }
    // The chosen one is on top.
    for handle in handles.filter({ !$0.isChosen }) + handles.filter(\.isChosen) {
      draw(handle, at: place(handle.position), pass)
    }
  }

  private func draw(_ start: ViewPoint, _ end: ViewPoint, _ pass: RenderPass) {
    let context = pass.context
    for (color, width) in [(PaperMarks.light, 3.0), (PaperMarks.dark, 1.0)] {
      context.setLine(width: width, cap: .round)
      context.setColor(color)
      context.move(x: start.x, y: start.y)
      context.line(x: end.x, y: end.y)
      context.stroke()
    }
  }

  private func draw(_ handle: Handle, at point: ViewPoint, _ pass: RenderPass) {
    let context = pass.context
    func path(_ radius: Double) {
      switch handle.form {
      case .end:
        context.roundedRectangle(
          ViewRect(x: point.x, y: point.y, width: 0, height: 0).inset(-radius), radius: 1.5)
      case .stop: context.circle(x: point.x, y: point.y, radius: radius)
      case .focus:
        let reach = radius * 1.2
        context.move(x: point.x, y: point.y - reach)
        context.line(x: point.x + reach, y: point.y)
        context.line(x: point.x, y: point.y + reach)
        context.line(x: point.x - reach, y: point.y)
        context.closePath()
      }
    }
    let ring = handle.isChosen ? 3.5 : 2.0
    path(Self.radius + ring)
    context.setColor(PaperMarks.dark)
    context.fill()
    path(Self.radius + ring - 1)
    context.setColor(handle.isChosen ? pass.theme.accent : PaperMarks.light)
    context.fill()
    path(Self.radius)
    // A translucent colour shows over white and black.
    context.setColor(Color(0xFFFFFF))
    context.fillKeepingPath()
    context.setColor(handle.color.canvasColor)
    context.fill()
    guard handle.color.alpha < 255 else { return }
    context.setLine(width: 1)
    context.setColor(PaperMarks.dark)
    path(Self.radius)
    context.stroke()
  }
}
