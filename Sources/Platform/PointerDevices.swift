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
  /// The last pen of each device.
  private var lastPens: [Int32: PenID] = [:]
  /// Whether the server reports gestures of touchpads.
  private let knowsGestures: Bool
  /// The types of the events by which a pen comes near its tablet, and by which it leaves.
  private var proximityTypes: (entered: Set<Int32>, left: Set<Int32>) = ([], [])
  private let root: UInt
  /// The user's curves of pressure, by the names of pens' devices.
  var pressureCurves: [String: ResponseCurve] = [:] {
    didSet {
      for (number, device) in devices {
        devices[number]?.pressureCurve = device.pen.flatMap { pressureCurves[$0.device] }
      }
    }
  }

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
    select([XI_HierarchyChanged, XI_PropertyEvent], of: XIAllDevices, on: root)
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

  /// Forgets a device if another tool came near it, or the last one left.
  func noteChange(of property: UInt, ofDevice identifier: Int32) {
    if property == atoms[.wacomSerials] { devices[identifier] = nil }
  }

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

  /// The pen near a device; nil for other devices, and once it has left.
  func penNear(device identifier: Int32) -> PenID? {
    let device = device(identifier)
    return device.isPenNear ? device.pen : nil
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
    let description = describe(identifier)
    var device = PointerDevice(description)
    guard var pen = device.pen else { return device }
    hearProximity(of: identifier)
    // The number is gone once the pen is, but events of its device may follow.
    if !description.isToolNear, let last = lastPens[identifier], last.device == pen.device {
      pen = last
    }
    lastPens[identifier] = pen
    device.pen = pen
    device.isPenNear = description.isToolNear
    device.pressureCurve = pressureCurves[pen.device]
    return device
  }

  private func describe(_ identifier: Int32) -> PointerDeviceDescription {
    var description = PointerDeviceDescription()
    var count: Int32 = 0
    guard let info = XIQueryDevice(connection, identifier, &count) else { return description }
    defer { XIFreeDeviceInfo(info) }
    guard count > 0, let classes = info.pointee.classes else { return description }
    description.name = info.pointee.name.map { String(cString: $0) } ?? ""
    for index in 0..<Int(info.pointee.num_classes) {
      guard let entry = classes[index] else { continue }
      let memory = UnsafeRawPointer(entry)
      switch entry.pointee.type {
      case XIValuatorClass:
        let axis = memory.assumingMemoryBound(to: XIValuatorClassInfo.self).pointee
        description.axes.append(
          .init(
            number: Int(axis.number), label: atoms.atom(axis.label),
            range: (axis.min, axis.max), value: axis.value))
      case XIScrollClass:
        let wheel = memory.assumingMemoryBound(to: XIScrollClassInfo.self).pointee
        guard wheel.increment.isFinite, wheel.increment != 0 else { continue }
        description.wheels.append(
          .init(
            number: Int(wheel.number), increment: wheel.increment,
            isVertical: wheel.scroll_type == XIScrollTypeVertical))
      case XITouchClass:
        let touch = memory.assumingMemoryBound(to: XITouchClassInfo.self).pointee
        description.isTouchScreen = touch.mode == XIDirectTouch
      default: break
      }
    }
    // With events pending, the values are ahead of the events.
    if XEventsQueued(connection, QueuedAlready) == 0 {
      for index in description.wheels.indices {
        let number = description.wheels[index].number
        description.wheels[index].value = description.axes.first { $0.number == number }?.value
      }
    }
    let type = words(of: .wacomToolType, as: UInt(XA_ATOM), of: identifier)?.first.map(UInt.init)
    description.wacomType = type.map {
      $0 == atoms[.wacomEraser] ? .eraser : $0 == atoms[.wacomPad] ? .pad : .other
    }
    description.wacomSerials = words(of: .wacomSerials, as: UInt(XA_INTEGER), of: identifier)
    return description
  }

  /// Only the first version of XInput tells when a pen comes and goes.
  private func hearProximity(of identifier: Int32) {
    var entered: Int32 = 0
    var left: Int32 = 0
    guard desktop_hear_proximity(connection, root, identifier, &entered, &left) else { return }
    proximityTypes.entered.insert(entered)
    proximityTypes.left.insert(left)
  }

  /// The 32-bit items of a property of a device; nil if it has none of that type.
  private func words(of property: Atom, as type: UInt, of identifier: Int32) -> [UInt32]? {
    var actual: UInt = 0
    var format: Int32 = 0
    var count: UInt = 0
    var rest: UInt = 0
    var data: UnsafeMutablePointer<UInt8>?
    let status = XIGetProperty(
      connection, identifier, atoms[property], 0, Self.mostWords, 0, type, &actual, &format,
      &count, &rest, &data)
    defer { if let data { XFree(data) } }
    guard status == Success, actual == type, format == 32, count > 0, let data else { return nil }
    // Unlike Xlib, the extension returns 32-bit items as such.
    return (0..<Int(count)).map {
      UnsafeRawPointer(data).loadUnaligned(fromByteOffset: 4 * $0, as: UInt32.self)
    }
  }

  /// The longest of the properties that are read.
  private static let mostWords = 8

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
