import Base
import Canvas
import Widgets

/// Faint, evenly spaced lines over the ink. Only some are drawn if they would be too dense to be distinguished.
public struct PaperGrid: Equatable, Sendable {
  /// The spacing, as a fraction of the paper's longer side.
  public var step: Double

  /// Creates a grid of lines at a distance, as a fraction of the paper's longer side.
  public init(step: Double) { self.step = step }

  /// The minimum spacing on screen, in points.
  private static let leastDistance = 7.0
  /// Every fifth line is more prominent.
  private static let group = 5
  /// A medium tone that shows on both dark and light.
  private static let color = Color(0x5C86B0)

  func draw(_ pass: RenderPass, in viewport: Viewport) {
    let paper = viewport.paper
    let scale = pass.scale
    let area = pass.damage.intersection(paper.inPoints(scale))
    var distance = viewport.pixels(ofFraction: step)
    guard !area.isEmpty, distance > 0 else { return }
    while distance < Self.leastDistance * scale { distance *= Double(Self.group) }
    func draw(_ origin: Int, from start: Double, to end: Double, line: (Double) -> ViewRect) {
      let first = Int(saturating: ((start * scale - Double(origin)) / distance).rounded(.down))
      let last = Int(saturating: ((end * scale - Double(origin)) / distance).rounded(.up))
      guard first <= last else { return }
      for number in first...last {
        let place = ((Double(number) * distance).rounded() + Double(origin)) / scale
        pass.context.setColor(
          Self.color.with(alpha: number.isMultiple(of: Self.group) ? 0.42 : 0.2))
        pass.context.rectangle(line(place).intersection(area))
        pass.context.fill()
      }
    }
    let pixel = pass.hairline
    draw(paper.x, from: area.x, to: area.maxX) {
      ViewRect(x: $0, y: area.y, width: pixel, height: area.height)
    }
    draw(paper.y, from: area.y, to: area.maxY) {
      ViewRect(x: area.x, y: $0, width: area.width, height: pixel)
    }
  }
}

extension PixelRect {
  fileprivate func inPoints(_ scale: Double) -> ViewRect {
    ViewRect(
      x: Double(x) / scale, y: Double(y) / scale, width: Double(width) / scale,
      height: Double(height) / scale)
  }
}
