import Base

// The regions of a window, between which the keyboard can jump.
extension Scene {
  /// Moves the focus to the next region with any focusable view: to the last focused one there, or else the first.
  ///
  /// - Returns: whether there is any.
  @discardableResult
  public func moveFocusToRegion(backwards: Bool = false) -> Bool {
    guard popups.isEmpty else { return false }
    layoutIfNeeded()
    let regions = self.regions(in: root).filter { !self.stops(in: $0).isEmpty }
    guard !regions.isEmpty else { return false }
    let next: Int
    if let focused, let index = regions.firstIndex(where: { focused.isInside($0) }) {
      lastFocus[ObjectIdentifier(regions[index])] = WeakView(view: focused)
      next = (index + (backwards ? regions.count - 1 : 1)) % regions.count
    } else {
      next = backwards ? regions.count - 1 : 0
    }
    let stops = self.stops(in: regions[next])
    let last = lastFocus[ObjectIdentifier(regions[next])]?.view
    focusByKey(stops.first { $0 === last } ?? stops[0])
    return true
  }

  private func regions(in view: View) -> [View] {
    guard !view.isHidden, view.isEnabled else { return [] }
    // Order them by position, regardless of stacking.
    return view.isRegion
      ? [view]
      : view.children.flatMap { regions(in: $0) }.sorted {
        let (a, b) = ($0.originInScene, $1.originInScene)
        return (a.y, a.x) < (b.y, b.x)
      }
  }

  /// Opens the menu of the focused view, like the Menu key on keyboards that have one.
  ///
  /// - Returns: whether it has one.
  @discardableResult
  public func openMenuByKey() -> Bool {
    guard captured == nil, popups.isEmpty, focused != nil else { return false }
    return passToFocus(KeyEvent(key: .menu), within: root)
  }
}
