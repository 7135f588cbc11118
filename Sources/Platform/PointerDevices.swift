internal import CPlatform
internal import CX11
internal import Base

/// The pointing devices known to XInput 2, each queried on its first event.
final class PointerDevices {
  /// XInput's number among the server's extensions.
  let opcode: Int32
  private let connection: OpaquePointer
  private let atoms: AtomTable
  private var devices: [Int32: PointerDevice] = [:]
  /// Whether the server reports gestures of touchpads.
  private let knowsGestures: Bool
  /// The types of the events by which a pen comes near its tablet, and by which it leaves.
  private var proximityTypes: (entered: Set<Int32>, left: Set<Int32>) = ([], [])
  private let root: UInt

  /// Returns nil if the server lacks XInput 2.2.
  init?(connection: OpaquePointer, root: UInt, atoms: AtomTable) {
    var opcode: Int32 = 0
    var event: Int32 = 0
    var error: Int32 = 0
    var major: Int32 = 2
    var minor: Int32 = 4
    guard XQueryExtension(connection, "XInputExtension", &opcode, &event, &error) != 0,
      XIQueryVersion(connection, &major, &minor) == Success, (major, minor) >= (2, 2)
    else { return nil }
    self.opcode = opcode
    self.root = root
    knowsGestures = (major, minor) >= (2, 4)
    self.connection = connection
    self.atoms = atoms
    select([XI_HierarchyChanged], of: XIAllDevices, on: root)
  }

  func listen(on window: UInt) {
    var events = [
      XI_Motion, XI_ButtonPress, XI_ButtonRelease, XI_Enter, XI_Leave, XI_DeviceChanged,
      XI_TouchBegin, XI_TouchUpdate, XI_TouchEnd,
    ]
    if knowsGestures {
      events += [
        XI_GesturePinchBegin, XI_GesturePinchUpdate, XI_GesturePinchEnd, XI_GestureSwipeBegin,
        XI_GestureSwipeUpdate, XI_GestureSwipeEnd,
      ]
    }
    select(events, of: XIAllMasterDevices, on: window)
  }

  /// Whether an event of the first version of XInput says that a pen comes near its tablet, or that it leaves; nil for
  /// other events.
  func isPenEntering(_ type: Int32) -> Bool? {
    if proximityTypes.entered.contains(type) { return true }
    return proximityTypes.left.contains(type) ? false : nil
  }

  /// Forgets devices after a change of them.
  func forgetDevices() { devices = [:] }

  /// The pointer enters from elsewhere, and the wheels may have turned meanwhile: queries the entering device, and
  /// takes the next wheel value of the others as a baseline.
  func enter(withDevice identifier: Int32) {
    for other in devices.keys {
      guard var device = devices[other] else { continue }
      for index in device.wheels.indices { device.wheels[index].value = nil }
      devices[other] = device
    }
    if devices[identifier]?.wheels.isEmpty == false { devices[identifier] = nil }
  }

  /// The current values of a device.
  func reading(ofDevice identifier: Int32) -> PointerReading { device(identifier).reading }

  func read(_ event: XIDeviceEvent) -> PointerReading {
    var device = device(event.sourceid)
    let isTip = event.detail == 1
    let isDown =
      event.buttons.contains(1) && !(event.evtype == XI_ButtonRelease && isTip)
    let reading = device.read(Self.values(of: event.valuators), isDown: isDown)
    devices[event.sourceid] = device
    return reading
  }

  /// The axes in the event: a mask, and values for its set bits only.
  private static func values(of state: XIValuatorState) -> [(number: Int, value: Double)] {
    guard let mask = state.mask, let values = state.values else { return [] }
    var found: [(number: Int, value: Double)] = []
    for number in 0..<Int(state.mask_len) * 8
    where mask[number / 8] & 1 << UInt8(number % 8) != 0 {
      found.append((number, values[found.count]))
    }
    return found
  }

  private func device(_ identifier: Int32) -> PointerDevice {
    if let known = devices[identifier] { return known }
    let device = query(identifier)
    devices[identifier] = device
    return device
  }

  private func query(_ identifier: Int32) -> PointerDevice {
    var device = PointerDevice()
    var count: Int32 = 0
    guard let info = XIQueryDevice(connection, identifier, &count) else { return device }
    defer { XIFreeDeviceInfo(info) }
    guard count > 0, let classes = info.pointee.classes else { return device }
    // With events pending, the values are ahead of the events.
    let isCurrent = XEventsQueued(connection, QueuedAlready) == 0
    var values: [Int32: Double] = [:]
    for index in 0..<Int(info.pointee.num_classes) {
      guard let entry = classes[index] else { continue }
      let memory = UnsafeRawPointer(entry)
      switch entry.pointee.type {
      case XIValuatorClass:
        let axis = memory.assumingMemoryBound(to: XIValuatorClassInfo.self).pointee
        values[axis.number] = isCurrent ? axis.value : nil
        add(axis, to: &device)
      case XIScrollClass:
        let wheel = memory.assumingMemoryBound(to: XIScrollClassInfo.self).pointee
        guard wheel.increment.isFinite, wheel.increment != 0 else { continue }
        device.wheels.append(
          .init(
            number: Int(wheel.number), increment: wheel.increment,
            isVertical: wheel.scroll_type == XIScrollTypeVertical))
      case XITouchClass:
        let touch = memory.assumingMemoryBound(to: XITouchClassInfo.self).pointee
        device.isTouchScreen = touch.mode == XIDirectTouch
      default: break
      }
    }
    if device.kind == .pen { hearProximity(of: identifier) }
    for index in device.wheels.indices {
      device.wheels[index].value = values[Int32(device.wheels[index].number)]
    }
    let name = info.pointee.name.map { String(cString: $0) } ?? ""
    let wacomTool = wacomTool(identifier)
    device.penEnd = PenEnd(
      deviceName: name, isWacomEraser: wacomTool.map { $0 == atoms[.wacomEraser] },
      feelsPressure: device.pressure != nil)
    device.isPad = wacomTool == atoms[.wacomPad] || name.hasSuffix(" Pad")
    return device
  }

  private func add(_ axis: XIValuatorClassInfo, to device: inout PointerDevice) {
    let number = Int(axis.number)
    switch axis.label {
    case atoms[.absolutePressure]:
      guard axis.min.isFinite, axis.max.isFinite, axis.min < axis.max else { return }
      device.pressure = .init(number: number, range: axis.min...axis.max, fraction: 0)
      device.update(pressure: axis.value)
    case atoms[.absoluteTiltX]:
      device.tiltX = TiltAxis(number: number, from: axis.min, to: axis.max)
      device.tiltX?.update(axis.value)
    case atoms[.absoluteTiltY]:
      device.tiltY = TiltAxis(number: number, from: axis.min, to: axis.max)
      device.tiltY?.update(axis.value)
    default: break
    }
  }

  /// Only the first version of XInput tells when a pen comes and goes.
  private func hearProximity(of identifier: Int32) {
    var entered: Int32 = 0
    var left: Int32 = 0
    guard desktop_hear_proximity(connection, root, identifier, &entered, &left) else { return }
    proximityTypes.entered.insert(entered)
    proximityTypes.left.insert(left)
  }

  /// The kind of tool that the driver for Wacom's tablets reports a device as; nil for other drivers.
  private func wacomTool(_ identifier: Int32) -> UInt? {
    var type: UInt = 0
    var format: Int32 = 0
    var count: UInt = 0
    var rest: UInt = 0
    var data: UnsafeMutablePointer<UInt8>?
    let status = XIGetProperty(
      connection, identifier, atoms[.wacomToolType], 0, 1, 0, UInt(XA_ATOM), &type, &format,
      &count, &rest, &data)
    defer { if let data { XFree(data) } }
    guard status == Success, type == UInt(XA_ATOM), format == 32, count == 1, let data else {
      return nil
    }
    // Unlike Xlib, the extension returns 32-bit items as such.
    let tool = UnsafeRawPointer(data).loadUnaligned(as: UInt32.self)
    return UInt(tool)
  }

  private func select(_ events: [Int32], of device: Int32, on window: UInt) {
    var bits = [UInt8](repeating: 0, count: Int(XI_LASTEVENT) / 8 + 1)
    for event in events { bits[Int(event) / 8] |= 1 << UInt8(event % 8) }
    bits.withUnsafeMutableBufferPointer { buffer in
      var mask = XIEventMask(
        deviceid: device, mask_len: Int32(buffer.count), mask: buffer.baseAddress)
      XISelectEvents(connection, window, &mask, 1)
    }
  }
}
