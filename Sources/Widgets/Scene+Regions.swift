import Base

// The parts of a window, between which the keyboard goes at once.
extension Scene {
  /// Moves the focus to the next part of the window that has anything to focus: to what had it there last, or to the
  /// first that takes it.
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
    // They follow each other as they are seen, whatever lies over what.
    return view.isRegion
      ? [view]
      : view.children.flatMap { regions(in: $0) }.sorted {
        let (a, b) = ($0.originInScene, $1.originInScene)
        return (a.y, a.x) < (b.y, b.x)
      }
  }

  /// Opens the menu of what has the keyboard, as the key for menus does, where the keyboard has such a key.
  ///
  /// - Returns: whether it has one.
  @discardableResult
  public func openMenuByKey() -> Bool {
    guard captured == nil, popups.isEmpty, focused != nil else { return false }
    return passToFocus(KeyEvent(key: .menu), within: root)
  }
}

/// A view that may go.
struct WeakView {
  weak var view: View?
}
