import Canvas
public import Geometry

/// A view that lies over all others until it is dismissed.
struct Popup {
  var view: View
  weak var focusBefore: View?
  var dismissed: () -> Void
}

extension Scene {
  /// Shows a view over all others, as near to a point as the window allows.
  ///
  /// A press elsewhere or Esc dismisses it.
  public func show(
    _ view: View, at point: ViewPoint, size: ViewSize, dismissed: @escaping () -> Void = {}
  ) {
    hideTooltip()
    let width = min(size.width, max(1, bounds.width - 8))
    let height = min(size.height, max(1, bounds.height - 8))
    view.frame = ViewRect(
      x: max(4, min(point.x, bounds.width - width - 4)).rounded(),
      y: max(4, min(point.y, bounds.height - height - 4)).rounded(), width: width, height: height)
    view.scene = self
    popups.append(Popup(view: view, focusBefore: focused, dismissed: dismissed))
    hover(nil)
    focus(view.firstFocus)
    (focused as? TextField)?.selectAll()
    setNeedsLayout()
    setNeedsDisplay(view.frame.inset(-view.shadowReach))
  }

  /// Shows a view in the middle of the window.
  public func showCentered(
    _ view: View, size: ViewSize, dismissed: @escaping () -> Void = {}
  ) {
    show(
      view, at: ViewPoint(x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 3),
      size: size, dismissed: dismissed)
  }

  public var hasPopup: Bool { !popups.isEmpty }

  /// Takes the topmost popup away.
  public func dismissPopup() {
    guard let popup = popups.popLast() else { return }
    forget(popup.view)
    popup.view.scene = nil
    setNeedsDisplay(popup.view.frame.inset(-popup.view.shadowReach))
    if let before = popup.focusBefore, before.isVisible { focus(before) }
    popup.dismissed()
  }

  func scheduleTooltip(_ text: String, for view: View) {
    guard popups.isEmpty || view.isInside(popups[popups.count - 1].view) else { return }
    cancelTooltip = host?.after(.milliseconds(600)) { [weak self, weak view] in
      guard let self, let view, view === hovered else { return }
      cancelTooltip = nil
      showTooltip(text, for: view)
    }
  }

  private func showTooltip(_ text: String, for view: View) {
    let tooltip = Tooltip(text: text, theme: theme)
    let size = tooltip.preferredSize(width: bounds.width - 16)
    let target = ViewRect(origin: view.originInScene, size: view.frame.size)
    var y = target.maxY + 6
    if y + size.height > bounds.height - 4 { y = target.y - size.height - 6 }
    tooltip.frame = ViewRect(
      x: max(4, min(target.midX - size.width / 2, bounds.width - size.width - 4)).rounded(),
      y: max(4, y).rounded(), width: size.width, height: size.height)
    self.tooltip = tooltip
    setNeedsDisplay(tooltip.frame.inset(-tooltip.shadowReach))
  }

  func hideTooltip() {
    cancelTooltip?()
    cancelTooltip = nil
    guard let shown = tooltip else { return }
    tooltip = nil
    setNeedsDisplay(shown.frame.inset(-shown.shadowReach))
  }
}
