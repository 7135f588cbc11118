import Base
import Widgets

/// A state of a widget.
enum WidgetState: String, CaseIterable {
  case normal, hovered, pressed, focused, disabled

  /// Brings a scene's widget into this state by simulating user input.
  ///
  /// - Parameters:
  ///   - spot: the position of the pointer.
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
