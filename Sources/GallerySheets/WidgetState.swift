import Base
import Widgets

/// What a person may find a widget in.
enum WidgetState: String, CaseIterable {
  case normal, hovered, pressed, focused, disabled

  /// Brings a scene's widget into this state by what a person would do.
  ///
  /// - Parameters:
  ///   - spot: where the pointer goes.
  func apply(to scene: Scene, at spot: ViewPoint) {
    let event = PointerEvent(position: spot, time: EventTime(milliseconds: 1000))
    switch self {
    case .normal: break
    case .hovered: scene.handle(.pointerMoved(event))
    case .pressed:
      scene.handle(.pointerMoved(event))
      scene.handle(.pointerPressed(event, .primary))
    case .focused: scene.moveFocus(backwards: false)
    case .disabled: Self.disable(scene.root)
    }
  }

  private static func disable(_ view: View) {
    view.isEnabled = false
    for child in view.children { disable(child) }
  }
}
