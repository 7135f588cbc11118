import Base
import Canvas
import Widgets

/// The rope from a smoothed line to the pointer: faint, but visible on every ink.
struct PaperRope {
  private let joints: [ViewPoint]

  private static let width = 2.0

  init(_ joints: [ViewPoint]) { self.joints = joints }

  /// Its bounds.
  var area: ViewRect {
    guard let first = joints.first else { return .zero }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for joint in joints {
      (left, right) = (min(left, joint.x), max(right, joint.x))
      (top, bottom) = (min(top, joint.y), max(bottom, joint.y))
    }
    return ViewRect(x: left, y: top, width: right - left, height: bottom - top)
      .inset(-Self.width)
  }

  func draw(_ pass: RenderPass) {
    guard let first = joints.first else { return }
    let context = pass.context
    for (color, width) in [(PaperMarks.light, Self.width), (PaperMarks.dark, Self.width / 2)] {
      context.setLine(width: width, cap: .round, join: .round)
      context.setColor(color.with(alpha: color.alpha / 2))
      context.move(x: first.x, y: first.y)
      for joint in joints.dropFirst() { context.line(x: joint.x, y: joint.y) }
      context.stroke()
    }
  }
}
