import Canvas
public import Base

extension Scene {
  /// Shows a view above all others, as near to a point as the window allows.
  ///
  /// A press elsewhere or Esc dismisses it.
  public func show(
    _ view: View, at point: ViewPoint, size: ViewSize, dismissed: @escaping () -> Void = {}
  ) {
    hideTooltip()
    view.frame = frame(at: point, size: size)
    view.scene = self
    popups.append(Popup(view: view, focusBefore: focused, dismissed: dismissed))
    accessibilityListener?.scene(self, added: view)
    hover(nil)
    if !view.leavesFocus {
      focus(view.firstFocus)
      (focused as? TextField)?.selectAll()
    }
    setNeedsLayout()
    setNeedsDisplay(view.frame.inset(-view.shadowReach))
  }

  /// Returns a frame as near to a point as the window allows.
  private func frame(at point: ViewPoint, size: ViewSize) -> ViewRect {
    let width = min(size.width, max(1, bounds.width - 8))
    let height = min(size.height, max(1, bounds.height - 8))
    return ViewRect(
      x: max(4, min(point.x, bounds.width - width - 4)).rounded(),
      y: max(4, min(point.y, bounds.height - height - 4)).rounded(), width: width, height: height)
  }

  private func middle(for size: ViewSize) -> ViewPoint {
    ViewPoint(x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 3)
  }

  /// Shows a view centred in the window, even after that is resized.
  public func showCentered(
    _ view: View, size: ViewSize, dismissed: @escaping () -> Void = {}
  ) {
    show(view, at: middle(for: size), size: size, dismissed: dismissed)
    popups[popups.count - 1].isCentered = true
  }

  /// Shows a submenu next to a row of the topmost menu, on the side with room for it. Dismissed along with that menu.
  func show(_ menu: Menu, beside row: ViewRect, dismissed: @escaping () -> Void) {
    let size = menu.preferredSize(width: 340)
    let (right, left) = (row.maxX + 2, row.x - size.width - 2)
    let isRight = right + size.width <= bounds.width - 4 || left < 4
    show(
      menu, at: ViewPoint(x: isRight ? right : left, y: row.y - Menu.padding), size: size,
      dismissed: dismissed)
    popups[popups.count - 1].isBeside = true
  }

  /// The topmost popup, preceded by the menus whose submenu it is, the outermost first.
  var reachablePopups: ArraySlice<Popup> {
    let first = popups.lastIndex { !$0.isBeside } ?? 0
    return popups[first...]
  }

  /// Called when the window is resized: centres the centred popups again and dismisses all others.
  func placePopups() {
    while let last = popups.last, !last.isCentered { dismissPopup() }
    for popup in popups where popup.isCentered {
      let size = popup.view.preferredSize(width: bounds.width - 24)
      popup.view.frame = frame(at: middle(for: size), size: size)
      markForLayout(popup.view)
    }
  }

  /// Dismisses a popup and all others above it.
  public func dismiss(_ view: View) {
    guard popups.contains(where: { $0.view === view }) else { return }
    while view.scene != nil { dismissPopup() }
  }

  /// Whether a menu or a dialog is shown.
  public var hasPopup: Bool { !popups.isEmpty }

  /// All layers: the root view and the popups, the topmost last.
  public var layers: [View] { [root] + popups.map(\.view) }

  /// Dismisses the topmost popup.
  public func dismissPopup() {
    guard let popup = popups.popLast() else { return }
    forget(popup.view)
    popup.view.scene = nil
    accessibilityListener?.sceneLostViews(self)
    setNeedsDisplay(popup.view.frame.inset(-popup.view.shadowReach))
    if let before = popup.focusBefore, before.isVisible { focus(before) }
    popup.dismissed()
  }

  func scheduleTooltip(for view: View) {
    guard popups.isEmpty || view.isInside(popups[popups.count - 1].view) else { return }
    cancelTooltip = host?.after(.milliseconds(600)) { [weak self, weak view] in
      guard let self, let view, view === hovered else { return }
      cancelTooltip = nil
      showTooltip(of: view)
    }
  }

  /// Called when the pointer enters another part of the same view; updates a visible tooltip at once.
  func tooltipChanged(of view: View) {
    let isShown = tooltip != nil
    hideTooltip()
    guard view.tooltip != nil else { return }
    if isShown { showTooltip(of: view) } else { scheduleTooltip(for: view) }
  }

  func showTooltip(of view: View) {
    guard let text = view.tooltip else { return }
    let tooltip = Tooltip(text: text, theme: theme)
    let size = tooltip.preferredSize(width: bounds.width - 16)
    let target = view.rectInScene(view.bounds)
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

  /// Shows a menu below the button that opens it.
  public func show(_ menu: Menu, under button: Button) {
    show(
      menu, at: button.originInScene + ViewPoint(x: 0, y: button.frame.height + 4),
      size: menu.preferredSize(width: 340))
  }
}
