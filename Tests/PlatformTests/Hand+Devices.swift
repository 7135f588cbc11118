import CXTest

extension Hand {
  /// Says of the device that this hand moves what kind of tool it is, as the driver for Wacom's tablets does.
  func holdWacomTool(_ type: String) {
    var tool = UInt32(atom(type))
    guard let device else { return }
    withUnsafeMutableBytes(of: &tool) { bytes in
      XIChangeProperty(
        connection, device, atom("Wacom Tool Type"), UInt(XA_ATOM), 32, Int32(XIPropModeReplace),
        bytes.bindMemory(to: UInt8.self).baseAddress, 1)
    }
    XSync(connection, 0)
  }

  /// Says which pens are on a device, by their serial number and kind, as the driver for Wacom's tablets does.
  func putWacomTool(serial: UInt32, kind: UInt32 = 0x802, on name: String) {
    var numbers: [UInt32] = [855, 0, 2, serial, kind]
    guard let device = device(named: name) else { return }
    numbers.withUnsafeMutableBytes { bytes in
      XIChangeProperty(
        connection, device, atom("Wacom Serial IDs"), UInt(XA_INTEGER), 32,
        Int32(XIPropModeReplace), bytes.bindMemory(to: UInt8.self).baseAddress, 5)
    }
    XSync(connection, 0)
  }

  /// The device from which come the events of XTEST.
  private var device: Int32? { device(named: "Virtual core XTEST pointer") }

  private func device(named name: String) -> Int32? {
    var count: Int32 = 0
    guard let devices = XIQueryDevice(connection, XIAllDevices, &count) else { return nil }
    defer { XIFreeDeviceInfo(devices) }
    return UnsafeBufferPointer(start: devices, count: Int(count)).first {
      String(cString: $0.name) == name
    }?.deviceid
  }
}
