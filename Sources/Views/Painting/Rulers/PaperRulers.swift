import Canvas
import Base
import Widgets

/// The two rulers of a paper, and the corner between them.
public final class PaperRulers {
  /// At the top.
  public let horizontal: PaperRuler
  /// At the left.
  public let vertical: PaperRuler
  private let corner = RulerCorner()
  /// The length of the paper's longer side, in the unit of the rulers.
  public var countToLongerSide = PaperScale.points {
    didSet {
      for ruler in [horizontal, vertical] { ruler.countToLongerSide = countToLongerSide }
    }
  }
  /// The minimum length for showing them.
  private static let leastLength = 240.0

  /// - Parameters:
  ///   - names: the names of the horizontal and of the vertical ruler.
  ///   - tooltip: explains their use.
  public init(of paper: PaintView, names: (String, String), tooltip: String) {
    horizontal = PaperRuler(.top, of: paper, name: names.0, tooltip: tooltip)
    vertical = PaperRuler(.left, of: paper, name: names.1, tooltip: tooltip)
  }

  var views: [View] { [horizontal, vertical, corner] }

  /// Whether there is room for them in an area.
  static func fit(_ area: ViewRect) -> Bool {
    min(area.width, area.height) >= leastLength
  }

  /// Places them at the edges of an area.
  ///
  /// - Returns: the remaining area for the paper.
  func layout(in area: ViewRect) -> ViewRect {
    let breadth = PaperRuler.breadth
    corner.frame = ViewRect(x: area.x, y: area.y, width: breadth, height: breadth)
    horizontal.frame = ViewRect(
      x: area.x + breadth, y: area.y, width: area.width - breadth, height: breadth)
    vertical.frame = ViewRect(
      x: area.x, y: area.y + breadth, width: breadth, height: area.height - breadth)
    return ViewRect(
      x: area.x + breadth, y: area.y + breadth, width: area.width - breadth,
      height: area.height - breadth)
  }

  /// Cancels dragging out a guide.
  ///
  /// - Returns: whether there was one.
  public func cancelPull() -> Bool {
    // Call both, without short-circuiting.
    let pulls = [horizontal.cancelPull(), vertical.cancelPull()]
    return pulls.contains(true)
  }
}

/// The corner between the rulers.
private final class RulerCorner: View {
  override var isOpaque: Bool { true }

  override func draw(_ pass: RenderPass) {
    let (context, theme) = (pass.context, pass.theme)
    context.setColor(theme.window)
    context.rectangle(bounds)
    context.fill()
    context.setColor(theme.line)
    let edge = PaperRuler.breadth - pass.hairline
    context.rectangle(ViewRect(x: 0, y: edge, width: bounds.width, height: pass.hairline))
    context.rectangle(ViewRect(x: edge, y: 0, width: pass.hairline, height: bounds.height))
    context.fill()
  }
}
