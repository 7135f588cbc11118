import Base

// Submenus, next to their rows.
extension Menu {
  /// The menu that opened the first submenu; usually itself.
  var outermost: Menu { parentMenu?.outermost ?? self }

  /// Returns the menu at a position of the scene: one of its open submenus, or itself.
  func menu(at position: ViewPoint) -> Menu {
    guard let submenu else { return self }
    let inner = submenu.menu(at: position)
    return inner.frame.contains(position) ? inner : self
  }

  /// Highlights the item at a position, and opens its menu. The open menu stays while the pointer heads for it, and
  /// between items.
  func point(at position: ViewPoint) {
    let last = pointer
    pointer = position
    if let submenu, let last, isHeading(for: submenu, from: last, to: position) { return }
    let item = item(at: position)
    guard submenu == nil || item != nil else { return }
    if item != highlighted { closeSubmenu() }
    highlighted = item
    if let item { openSubmenu(of: item) }
  }

  /// Whether a motion is within the triangle from its start to the near edge of a submenu.
  private func isHeading(for submenu: Menu, from last: ViewPoint, to now: ViewPoint) -> Bool {
    let (start, end) = (positionInScene(last), positionInScene(now))
    let edge = submenu.frame.x > frame.x ? submenu.frame.x : submenu.frame.maxX
    let share = (end.x - start.x) / (edge - start.x)
    guard share > 0, share <= 1 else { return false }
    let top = start.y + share * (submenu.frame.y - start.y)
    let bottom = start.y + share * (submenu.frame.maxY - start.y)
    return end.y >= top && end.y <= bottom
  }

  /// Opens the menu of an item that has one, unless it is open.
  ///
  /// - Parameter byKey: whether to highlight its first item.
  func openSubmenu(of index: Int, byKey: Bool = false) {
    guard case .submenu(let title, let items) = items[index], let window else { return }
    highlighted = index
    if submenu == nil {
      let menu = Menu(name: title, items: items, focusing: acceptsFocus ? .taken : .left)
      menu.parentMenu = self
      submenu = menu
      window.show(menu, beside: rect(of: index).offset(by: frame.origin)) { [weak self] in
        self?.submenu = nil
      }
    }
    guard byKey, let submenu else { return }
    submenu.highlighted = submenu.nextSelectable(from: -1, by: 1)
  }

  /// Closes its submenu along with the submenus of that.
  func closeSubmenu() {
    if let submenu { window?.dismiss(submenu) }
  }

  static let arrowWidth = 28.0
}
