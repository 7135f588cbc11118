import Geometry
public import Widgets

/// All of a painting's window: the bar, the paper on its desk, the brush chooser docked beside or under
/// it, and a word at the foot.
public final class PaintingScreen: View {
  public let bar: PaintingBar
  public let paper: PaintView
  /// The brush chooser while it is docked.
  public var chooser: BrushChooser? {
    didSet {
      guard chooser !== oldValue else { return }
      if let oldValue { remove(oldValue) }
      if let chooser { insert(chooser, below: bar) }
    }
  }
  private var toast: Toast?

  public init(bar: PaintingBar, paper: PaintView) {
    self.bar = bar
    self.paper = paper
    super.init(Accessibility(.group, name: bar.name))
    for view in [paper, bar] { add(view) }
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
    if let chooser {
      if area.width > area.height {
        let width = min(BrushChooser.dockedWidth, (area.width * 0.6).rounded())
        chooser.frame = ViewRect(x: area.maxX - width, y: area.y, width: width, height: area.height)
        area = ViewRect(x: 0, y: area.y, width: area.width - width, height: area.height)
      } else {
        let wanted = chooser.preferredSize(width: area.width).height
        let height = min(wanted, (area.height * 0.55).rounded())
        chooser.frame = ViewRect(x: 0, y: area.maxY - height, width: area.width, height: height)
        area = ViewRect(x: 0, y: area.y, width: area.width, height: area.height - height)
      }
    }
    paper.frame = area
    toast?.placeAtFoot(of: bounds)
  }
}
