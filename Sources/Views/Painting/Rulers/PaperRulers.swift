import Canvas
import Base
import Widgets

/// The two rulers of a paper, and the corner where they meet.
public final class PaperRulers {
  /// At the top.
  public let horizontal: PaperRuler
  /// At the left.
  public let vertical: PaperRuler
  private let corner = RulerCorner()
  /// How many of what they count in the paper's longer side has.
  public var countToLongerSide = PaperScale.points {
    didSet {
      for ruler in [horizontal, vertical] { ruler.countToLongerSide = countToLongerSide }
    }
  }
  /// In smaller places the paper has all of the room.
  private static let leastLength = 240.0

  /// - Parameters:
  ///   - names: of the horizontal and of the vertical ruler.
  ///   - tooltip: what can be done with them.
  public init(of paper: PaintView, names: (String, String), tooltip: String) {
    horizontal = PaperRuler(.top, of: paper, name: names.0, tooltip: tooltip)
    vertical = PaperRuler(.left, of: paper, name: names.1, tooltip: tooltip)
  }

  var views: [View] { [horizontal, vertical, corner] }

  /// Whether there is room for them in a place.
  static func fit(_ area: ViewRect) -> Bool {
    min(area.width, area.height) >= leastLength
  }

  /// Puts them at the edges of an area.
  ///
  /// - Returns: what is left for the paper.
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

  /// Takes back the guide that is being pulled out.
  ///
  /// - Returns: whether there was one.
  public func cancelPull() -> Bool {
    // Both are asked.
    let pulls = [horizontal.cancelPull(), vertical.cancelPull()]
    return pulls.contains(true)
  }
}

/// Where the rulers meet.
private final class RulerCorner: View {
  override var isOpaque: Bool { true }

  override func draw(_ pass: DrawPass) {
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
