import Canvas
import Geometry
public import Widgets

/// All of a painting's window: the bar, the paper on its desk, the brush chooser docked beside or under
/// it, and a word at the foot.
public final class PaintingScreen: View {
  public let bar: PaintingBar
  public let paper: PaintView
  public let chooser: BrushChooser
  private var toast: Toast?

  public init(bar: PaintingBar, paper: PaintView, chooser: BrushChooser) {
    self.bar = bar
    self.paper = paper
    self.chooser = chooser
    super.init(Accessibility(.group, name: bar.name))
    for view in [paper, chooser, bar] { add(view) }
    chooser.isHidden = true
  }

  public override var isOpaque: Bool { true }

  public func show(_ toast: Toast?) {
    if let old = self.toast { remove(old) }
    self.toast = toast
    if let toast { add(toast) }
  }

  public override func layout() {
    let barHeight = min(PaintingBar.height, bounds.height)
    bar.frame = ViewRect(x: 0, y: 0, width: bounds.width, height: barHeight)
    var area = ViewRect(
      x: 0, y: barHeight, width: bounds.width, height: bounds.height - barHeight)
    if !chooser.isHidden {
      if area.width > area.height {
        let width = min(BrushChooser.dockedWidth, (area.width * 0.6).rounded())
        chooser.frame = ViewRect(x: area.maxX - width, y: area.y, width: width, height: area.height)
        area = ViewRect(x: 0, y: area.y, width: area.width - width, height: area.height)
      } else {
        let wanted = chooser.preferredSize(width: area.width).height
        let height = min(wanted, (area.height * 0.5).rounded())
        chooser.frame = ViewRect(x: 0, y: area.maxY - height, width: area.width, height: height)
        area = ViewRect(x: 0, y: area.y, width: area.width, height: area.height - height)
      }
    }
    paper.frame = area
    toast?.placeAtFoot(of: bounds)
  }

  public override func drawOverlay(_ pass: DrawPass) {
    guard !chooser.isHidden else { return }
    // A hairline between paper and panel.
    pass.context.setColor(pass.theme.line)
    let panel = chooser.frame
    pass.context.rectangle(
      panel.x > 0
        ? ViewRect(x: panel.x, y: panel.y, width: pass.hairline, height: panel.height)
        : ViewRect(x: panel.x, y: panel.y, width: panel.width, height: pass.hairline))
    pass.context.fill()
  }
}
