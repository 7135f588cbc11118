internal import CX11

/// The pointing devices that XInput 2 knows, each asked about once, when it is first heard of.
final class PointerDevices {
  /// XInput's number among the server's extensions.
  let opcode: Int32
  private let connection: OpaquePointer
  private let pressureLabel: UInt
  private var devices: [Int32: PointerDevice] = [:]

  /// Nil without XInput 2.2 on the server.
  init?(connection: OpaquePointer, root: UInt, pressureLabel: UInt) {
    var opcode: Int32 = 0
    var event: Int32 = 0
    var error: Int32 = 0
    var major: Int32 = 2
    var minor: Int32 = 2
    guard XQueryExtension(connection, "XInputExtension", &opcode, &event, &error) != 0,
      XIQueryVersion(connection, &major, &minor) == Success, (major, minor) >= (2, 2)
    else { return nil }
    self.opcode = opcode
    self.connection = connection
    self.pressureLabel = pressureLabel
    select([XI_HierarchyChanged], of: XIAllDevices, on: root)
  }

  func listen(on window: UInt) {
    select(
      [XI_Motion, XI_ButtonPress, XI_ButtonRelease, XI_Enter, XI_Leave, XI_DeviceChanged],
      of: XIAllMasterDevices, on: window)
  }

  /// Devices came, went or changed.
  func forgetDevices() { devices = [:] }

  /// The pointer comes from elsewhere, where the wheels may have turned: asks the device that brings
  /// it, and takes the others' next turn as a beginning.
  func enter(withDevice identifier: Int32) {
    for other in devices.keys {
      guard var device = devices[other] else { continue }
      for index in device.wheels.indices { device.wheels[index].value = nil }
      devices[other] = device
    }
    if devices[identifier]?.wheels.isEmpty == false { devices[identifier] = nil }
  }

  func pressure(ofDevice identifier: Int32) -> Double {
    device(identifier).pressure?.fraction ?? 1
  }

  func read(_ event: XIDeviceEvent) -> PointerReading {
    var device = device(event.sourceid)
    let reading = device.read(Self.values(of: event.valuators))
    devices[event.sourceid] = device
    return reading
  }

  /// The axes that the event mentions: a mask, and values for its set bits alone.
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
    // With events under way the values are ahead of what those events will tell.
    let isCurrent = XEventsQueued(connection, QueuedAlready) == 0
    var values: [Int32: Double] = [:]
    for index in 0..<Int(info.pointee.num_classes) {
      guard let entry = classes[index] else { continue }
      let memory = UnsafeRawPointer(entry)
      switch entry.pointee.type {
      case XIValuatorClass:
        let axis = memory.assumingMemoryBound(to: XIValuatorClassInfo.self).pointee
        values[axis.number] = isCurrent ? axis.value : nil
        guard axis.label == pressureLabel, axis.min.isFinite, axis.max.isFinite,
          axis.min < axis.max
        else { continue }
        device.pressure = .init(number: Int(axis.number), range: axis.min...axis.max, fraction: 0)
        device.update(pressure: axis.value)
      case XIScrollClass:
        let wheel = memory.assumingMemoryBound(to: XIScrollClassInfo.self).pointee
        guard wheel.increment.isFinite, wheel.increment != 0 else { continue }
        device.wheels.append(
          .init(
            number: Int(wheel.number), increment: wheel.increment,
            isVertical: wheel.scroll_type == XIScrollTypeVertical))
      default: break
      }
    }
    for index in device.wheels.indices {
      device.wheels[index].value = values[Int32(device.wheels[index].number)]
    }
    return device
  }

  private func select(_ events: [Int32], of device: Int32, on window: UInt) {
    var bits = [UInt8](repeating: 0, count: 4)
    for event in events { bits[Int(event) / 8] |= 1 << UInt8(event % 8) }
    bits.withUnsafeMutableBufferPointer { buffer in
      var mask = XIEventMask(
        deviceid: device, mask_len: Int32(buffer.count), mask: buffer.baseAddress)
      XISelectEvents(connection, window, &mask, 1)
    }
  }
}
