import Input

extension Scene {
  /// Gives a view the keyboard, or nobody.
  ///
  /// - Parameter shown: whether the focus is drawn; nil leaves that as it is.
  public func focus(_ view: View?, shown: Bool? = nil) {
    if let shown { showsFocus = shown }
    guard view !== focused else {
      view?.setNeedsDisplay()
      return
    }
    let old = focused
    focused = view
    old?.focusChanged()
    view?.focusChanged()
  }

  func keyPressed(_ event: KeyEvent) -> Bool {
    hideTooltip()
    if let popup = popups.last {
      if event.key == .escape {
        dismissPopup()
      } else if !passToFocus(event, within: popup.view), event.key == .tab {
        moveFocus(backwards: event.modifiers.contains(.shift))
      }
      return true
    }
    if passToFocus(event, within: root) { return true }
    guard event.key == .tab, event.modifiers.subtracting(.shift).isEmpty else { return false }
    return moveFocus(backwards: event.modifiers.contains(.shift))
  }

  private func passToFocus(_ event: KeyEvent, within area: View) -> Bool {
    var view = focused?.isInside(area) == true ? focused : area
    while let current = view {
      if current.isEnabled, current.keyPressed(event) { return true }
      view = current.parent
    }
    return false
  }

  /// Moves the focus to the next view that takes it, round and round.
  @discardableResult
  public func moveFocus(backwards: Bool) -> Bool {
    var stops: [View] = []
    collectStops(in: popups.last?.view ?? root, into: &stops)
    guard !stops.isEmpty else { return false }
    let next: Int
    if let index = stops.firstIndex(where: { $0 === focused }) {
      next = (index + (backwards ? stops.count - 1 : 1)) % stops.count
    } else {
      next = backwards ? stops.count - 1 : 0
    }
    focus(stops[next], shown: true)
    var ancestor = stops[next].parent
    while let current = ancestor {
      current.reveal(stops[next])
      ancestor = current.parent
    }
    return true
  }

  private func collectStops(in view: View, into stops: inout [View]) {
    guard !view.isHidden, view.isEnabled else { return }
    if view.acceptsFocus { stops.append(view) }
    for child in view.children { collectStops(in: child, into: &stops) }
  }
}
