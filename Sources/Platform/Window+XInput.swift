internal import CX11
internal import Base

// Pointer events of XInput 2: fractions of pixels, pressure, tilt, the ends of a pen, smooth wheels, and fingers.
extension Window {
  func handle(_ event: XIDeviceEvent, type: Int32, _ devices: PointerDevices) {
    let reading = devices.read(event)
    // What the server emulates for a touch that arrives as such.
    guard reading.kind != .finger else { return }
    if reading.isPad, type != XI_Motion { return turnPad(event, isDown: type == XI_ButtonPress) }
    let sample = sample(reading, event.event_x, event.event_y, event.mods, event.time)
    let isEmulated = UInt32(bitPattern: event.flags) & UInt32(XIPointerEmulated) != 0
    if !isEmulated, type != XI_ButtonRelease, event.deviceid == pointer.device {
      releaseLost(at: sample) { event.buttons.contains($0) }
    }
    // A stroke belongs to the mouse or pen that began it: another one that is pushed meanwhile would make it a zigzag.
    guard pointer.held.isEmpty || event.sourceid == pointer.source else { return }
    if let pen = reading.pen { display.note(pen: pen) }
    let number = Int(event.detail)
    switch type {
    case XI_Motion:
      if reading.dx != 0 || reading.dy != 0 {
        scroll(at: sample, dx: reading.dx, dy: reading.dy)
      }
      if reading.moves || pointer.last?.position != sample.position { move(to: sample) }
    case XI_ButtonPress:
      noteUserTime(event.time)
      if let notch = Self.notch(of: number) {
        // The same turn of a smooth wheel also arrives as motion.
        guard !(isEmulated && reading.hasSmoothWheel) else { return }
        scroll(at: sample, dx: notch.dx, dy: notch.dy)
      } else {
        (pointer.device, pointer.source) = (event.deviceid, event.sourceid)
        press(number, at: sample)
      }
    default: release(number, at: sample)
    }
  }

  /// A button on the frame of a tablet, which points at nothing.
  private func turnPad(_ event: XIDeviceEvent, isDown: Bool) {
    let number = Int(event.detail)
    // The wheels of a ring or a strip.
    guard Self.notch(of: number) == nil else {
      if isDown, let notch = Self.notch(of: number), let last = pointer.last {
        scroll(at: last, dx: notch.dx, dy: notch.dy)
      }
      return
    }
    if isDown { noteUserTime(event.time) }
    let key = KeyEvent(
      key: .button(.pad, number), modifiers: modifiers(event.mods),
      time: EventTime(milliseconds: UInt32(truncatingIfNeeded: event.time)))
    deliver(isDown ? .keyPressed(key) : .keyReleased(key))
  }

  func handle(_ event: XIEnterEvent, hasEntered: Bool, _ devices: PointerDevices) {
    if hasEntered { devices.enter(withDevice: event.sourceid) }
    guard event.detail != XINotifyInferior else { return }
    let reading = devices.reading(ofDevice: event.sourceid)
    // The pointer jumps to a finger that touches, which hovers over nothing.
    guard !(hasEntered && reading.kind == .finger) else { return }
    if hasEntered, let pen = devices.penNear(device: event.sourceid) { display.note(pen: pen) }
    cross(
      hasEntered: hasEntered,
      at: sample(reading, event.event_x, event.event_y, event.mods, event.time))
  }

  private func sample(
    _ reading: PointerReading, _ x: Double, _ y: Double, _ mods: XIModifierState, _ time: UInt
  ) -> PointerEvent {
    PointerEvent(
      position: position(x, y), pressure: reading.pressure, tilt: reading.tilt,
      penEnd: reading.penEnd, kind: reading.kind, modifiers: modifiers(mods),
      time: EventTime(milliseconds: UInt32(truncatingIfNeeded: time)))
  }

  private func modifiers(_ mods: XIModifierState) -> Modifiers {
    display.keyboard.modifiers(in: UInt32(bitPattern: mods.effective))
  }

  // MARK: Fingers

  func handleTouch(_ event: XIDeviceEvent, type: Int32) {
    let phase: TouchEvent.Phase
    switch type {
    case XI_TouchBegin: phase = .began
    case XI_TouchUpdate: phase = .moved
    default: phase = .ended
    }
    let time = EventTime(milliseconds: UInt32(truncatingIfNeeded: event.time))
    if phase == .began {
      noteUserTime(event.time)
      display.lastPress = time
    }
    let touch = TouchEvent(
      phase, finger: Int(event.sourceid) << 32 | Int(UInt32(bitPattern: event.detail)),
      position: position(event.event_x, event.event_y), modifiers: modifiers(event.mods),
      time: time)
    pointer.fingers[touch.finger] = phase == .ended ? nil : touch
    deliver(.touched(touch))
  }

  /// Takes back the fingers on a window that is hidden, of whose end the server may not tell.
  func loseFingers() {
    for (_, last) in pointer.fingers.sorted(by: { $0.key < $1.key }) {
      var lost = last
      lost.phase = .cancelled
      deliver(.touched(lost))
    }
    pointer.fingers = [:]
  }

  func handle(_ event: XIGesturePinchEvent, type: Int32) {
    if type == XI_GesturePinchBegin { pointer.pinchScale = 1 }
    var factor = 1.0
    // The scale counts from the beginning.
    if event.scale.isFinite, event.scale > 0 {
      factor = event.scale / pointer.pinchScale
      pointer.pinchScale = event.scale
    }
    deliver(
      .pinched(
        pinch(
          Self.phase(type, from: XI_GesturePinchBegin, to: XI_GesturePinchEnd),
          at: position(event.event_x, event.event_y), dx: event.delta_x, dy: event.delta_y,
          factor: factor, degrees: event.delta_angle, event.mods, event.time)))
  }

  func handle(_ event: XIGestureSwipeEvent, type: Int32) {
    deliver(
      .pinched(
        pinch(
          Self.phase(type, from: XI_GestureSwipeBegin, to: XI_GestureSwipeEnd),
          at: position(event.event_x, event.event_y), dx: event.delta_x, dy: event.delta_y,
          factor: 1, degrees: 0, event.mods, event.time)))
  }

  private static func phase(_ type: Int32, from began: Int32, to ended: Int32) -> PinchEvent.Phase {
    type == began ? .began : type == ended ? .ended : .changed
  }

  private func pinch(
    _ phase: PinchEvent.Phase, at center: ViewPoint, dx: Double, dy: Double, factor: Double,
    degrees: Double, _ mods: XIModifierState, _ time: UInt
  ) -> PinchEvent {
    func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }
    return PinchEvent(
      phase, center: center, offset: position(finite(dx), finite(dy)), factor: factor,
      degrees: finite(degrees), modifiers: modifiers(mods),
      time: EventTime(milliseconds: UInt32(truncatingIfNeeded: time)))
  }
}
