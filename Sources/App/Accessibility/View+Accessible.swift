import Widgets

// What of the view tree is worth reading.
extension View {
  /// Whether it adds nothing to what is in it.
  private var isPassedOver: Bool {
    guard accessibility.role == .group else { return false }
    if accessibility.name.isEmpty { return true }
    // As a number field, which is a group with the field.
    let shown = children.filter { !$0.isHidden }
    return shown.count == 1 && shown[0].accessibility.name == accessibility.name
  }

  /// Whether it says nothing: a label of what is named after it, or what only decorates.
  private var isSilent: Bool {
    switch accessibility.role {
    case .label:
      accessibility.name.isEmpty || accessibility.name == parent?.accessibility.name
    default: false
    }
  }

  /// Views inside that somebody hears of, without their parts.
  var accessibleViews: [View] {
    children.flatMap { child -> [View] in
      if child.isHidden || child.isSilent { return [] }
      return child.isPassedOver ? child.accessibleViews : [child]
    }
  }

  /// The view that it is heard of in; nil for the window.
  var accessibleParent: View? {
    var view = parent
    while let current = view, current.parent != nil || current.window?.root !== current {
      if !current.isPassedOver { return current }
      view = current.parent
    }
    return nil
  }
}
