import Base

extension Scene {
  /// Moves the keyboard focus to a view, or removes it.
  ///
  /// - Parameter shown: whether to show the focus; nil leaves that unchanged.
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
    accessibilityListener?.scene(self, movedFocusFrom: old)
  }

  func keyPressed(_ event: KeyEvent) -> Bool {
    hideTooltip()
    if let popup = popups.last {
      if event.key == .escape, let next = focused?.viewAfterEscape {
        focus(next)
      } else if event.key == .escape {
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

  func passToFocus(_ event: KeyEvent, within area: View) -> Bool {
    var view = focused?.isInside(area) == true ? focused : area
    while let current = view {
      if current.isUsable, current.keyPressed(event.seen(by: current)) { return true }
      view = current.parent
    }
    return false
  }

  /// Moves the focus to the next view that accepts it, cyclically.
  @discardableResult
  public func moveFocus(backwards: Bool) -> Bool {
    if let next = stopAfterTurningPage(backwards: backwards) {
      focusByKey(next)
      return true
    }
    let stops = stops(in: popups.last?.view ?? root)
    guard !stops.isEmpty else { return false }
    let next: Int
    if let index = stops.firstIndex(where: { $0 === focused }) {
      next = (index + (backwards ? stops.count - 1 : 1)) % stops.count
    } else {
      next = backwards ? stops.count - 1 : 0
    }
    focusByKey(stops[next])
    return true
  }

  /// Returns the next focusable view in an ancestor that turned a page, or nil if none did.
  private func stopAfterTurningPage(backwards: Bool) -> View? {
    var ancestor = focused?.parent
    while let current = ancestor {
      let before = stops(in: current)
      let last = backwards ? before.first : before.last
      if last === focused, current.turnPage(backwards: backwards) {
        layoutIfNeeded()
        let now = stops(in: current).filter { stop in !before.contains { $0 === stop } }
        return backwards ? now.last : now.first
      }
      ancestor = current.parent
    }
    return nil
  }

  func focusByKey(_ view: View) {
    focus(view, shown: true)
    // Typing replaces the present text.
    (view as? TextField)?.selectAll()
    var ancestor = view.parent
    while let current = ancestor {
      current.reveal(view)
      ancestor = current.parent
    }
  }

  func stops(in view: View) -> [View] {
    var stops: [View] = []
    collectStops(in: view, into: &stops)
    return stops
  }

  /// Collects the focusable views, skipping any without space.
  private func collectStops(in view: View, into stops: inout [View]) {
    guard !view.isHidden, view.isEnabled, !view.bounds.isEmpty else { return }
    if view.acceptsFocus { stops.append(view) }
    for child in view.children { collectStops(in: child, into: &stops) }
  }
}
