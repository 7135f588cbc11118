import Widgets

// The accessible part of the view tree.
extension View {
  /// Whether it adds nothing to its content.
  private var isPassedOver: Bool {
    guard accessibility.role == .group else { return false }
    if accessibility.name.isEmpty { return true }
    // Such as a number field, which is a group that contains the field.
    let shown = children.filter { !$0.isHidden }
    return shown.count == 1 && shown[0].accessibility.name == accessibility.name
  }

  /// Whether it isn't announced, because it is a label of a view with the same name, or a decoration.
  private var isSilent: Bool {
    switch accessibility.role {
    case .label:
      accessibility.name.isEmpty || accessibility.name == parent?.accessibility.name
    default: false
    }
  }

  /// The accessible views inside, without their parts.
  var accessibleViews: [View] {
    children.flatMap { child -> [View] in
      if child.isHidden || child.isSilent { return [] }
      return child.isPassedOver ? child.accessibleViews : [child]
    }
  }

  /// The nearest accessible ancestor; nil for the window.
  var accessibleParent: View? {
    var view = parent
    while let current = view, current.parent != nil || current.window?.root !== current {
      if !current.isPassedOver { return current }
      view = current.parent
    }
    return nil
  }
}
