internal import CX11
internal import Base

// Pointer events of XInput 2: fractions of pixels, pressure, tilt, the ends of a pen, and smooth wheels.
extension Window {
  func handle(_ event: XIDeviceEvent, type: Int32, _ devices: PointerDevices) {
    let reading = devices.read(event)
    let sample = PointerEvent(
      position: position(event.event_x, event.event_y), pressure: reading.pressure,
      tilt: reading.tilt, penEnd: reading.penEnd,
      modifiers: display.keyboard.modifiers(in: UInt32(bitPattern: event.mods.effective)),
      time: EventTime(milliseconds: UInt32(truncatingIfNeeded: event.time)))
    // Touches arrive as emulated pointer events with different button masks.
    let isEmulated = UInt32(bitPattern: event.flags) & UInt32(XIPointerEmulated) != 0
    if !isEmulated, type != XI_ButtonRelease, event.deviceid == pointer.device {
      releaseLost(at: sample) { Self.isDown($0, in: event.buttons) }
    }
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
        pointer.device = event.deviceid
        press(number, at: sample)
      }
    default: release(number, at: sample)
    }
  }

  func handle(_ event: XIEnterEvent, hasEntered: Bool, _ devices: PointerDevices) {
    if hasEntered { devices.enter(withDevice: event.sourceid) }
    guard event.detail != XINotifyInferior else { return }
    let reading = devices.reading(ofDevice: event.sourceid)
    let sample = PointerEvent(
      position: position(event.event_x, event.event_y), pressure: reading.pressure,
      tilt: reading.tilt, penEnd: reading.penEnd,
      modifiers: display.keyboard.modifiers(in: UInt32(bitPattern: event.mods.effective)),
      time: EventTime(milliseconds: UInt32(truncatingIfNeeded: event.time)))
    cross(hasEntered: hasEntered, at: sample)
  }

  private static func isDown(_ number: Int, in state: XIButtonState) -> Bool {
    guard number / 8 < Int(state.mask_len), let mask = state.mask else { return false }
    return mask[number / 8] & 1 << UInt8(number % 8) != 0
  }
}
