internal import CX11
internal import Base

// Pointer events of the core protocol, and handling shared with XInput 2.
extension Window {
  func handle(_ event: XMotionEvent) {
    let sample = sample(event.x, event.y, state: event.state, time: event.time)
    releaseLost(at: sample, isDown: Self.isDown(in: event.state))
    move(to: sample)
  }

  func handle(_ event: XButtonEvent) {
    let sample = sample(event.x, event.y, state: event.state, time: event.time)
    let number = Int(event.button)
    if event.type == ButtonPress {
      noteUserTime(event.time)
      if let notch = Self.notch(of: number) {
        scroll(at: sample, dx: notch.dx, dy: notch.dy)
      } else {
        releaseLost(at: sample, isDown: Self.isDown(in: event.state))
        press(number, at: sample)
      }
    } else {
      release(number, at: sample)
    }
  }

  func handle(_ event: XCrossingEvent) {
    guard event.detail != NotifyInferior else { return }
    let sample = sample(event.x, event.y, state: event.state, time: event.time)
    cross(hasEntered: event.type == EnterNotify, at: sample)
  }

  func move(to sample: PointerEvent) {
    pointer.last = sample
    deliver(.pointerMoved(sample))
    if let source = display.dragSource, source.window === self { source.move(to: sample) }
  }

  func press(_ number: Int, at sample: PointerEvent) {
    guard let button = PointerButton(number: number), pointer.held.insert(number).inserted else {
      return
    }
    pointer.last = sample
    display.lastPress = sample.time
    deliver(.pointerPressed(sample, button))
  }

  func release(_ number: Int, at sample: PointerEvent) {
    guard let button = PointerButton(number: number), pointer.held.remove(number) != nil else {
      return
    }
    pointer.last = sample
    if pointer.held.isEmpty {
      // The receiver of the release already knows the drag's outcome.
      if let source = display.dragSource, source.window === self { source.release(at: sample) }
      ungrabPointer()
    }
    deliver(.pointerReleased(sample, button))
  }

  func scroll(at sample: PointerEvent, dx: Double, dy: Double) {
    deliver(.scrolled(sample, dx: dx, dy: dy))
  }

  /// While a button is held the pointer counts as inside; the server reports the crossing again afterwards.
  func cross(hasEntered: Bool, at sample: PointerEvent) {
    guard pointer.held.isEmpty else { return }
    if hasEntered { move(to: sample) } else { deliver(.pointerLeft) }
  }

  /// Releases buttons that are up although no release arrived.
  func releaseLost(at sample: PointerEvent, isDown: (Int) -> Bool) {
    for number in pointer.lost(among: isDown) { release(number, at: pointer.last ?? sample) }
  }

  static func notch(of button: Int) -> (dx: Double, dy: Double)? {
    switch button {
    case 4: (0, -1)
    case 5: (0, 1)
    case 6: (-1, 0)
    case 7: (1, 0)
    default: nil
    }
  }

  func position(_ x: Double, _ y: Double) -> ViewPoint {
    ViewPoint(x: x / display.scale, y: y / display.scale)
  }

  private func sample(_ x: Int32, _ y: Int32, state: UInt32, time: UInt) -> PointerEvent {
    PointerEvent(
      position: position(Double(x), Double(y)), modifiers: display.keyboard.modifiers(in: state),
      time: EventTime(milliseconds: UInt32(truncatingIfNeeded: time)))
  }

  /// The core protocol only reports the first five buttons.
  private static func isDown(in state: UInt32) -> (Int) -> Bool {
    { number in number > 5 || state & UInt32(Button1Mask) << UInt32(number - 1) != 0 }
  }
}
