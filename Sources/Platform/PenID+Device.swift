import Base

extension PenID {
  /// Reads a pen from its device.
  ///
  /// xf86-input-libinput makes a device of each pen, whose name ends with its serial number: “… Pen (0x6280a01d)”.
  /// xf86-input-wacom has one for all, and tells the serial number by a property.
  ///
  /// - Parameter wacomSerial: nil if the device lacks that property.
  init(deviceName name: String, wacomSerial: UInt32?) {
    guard name.hasSuffix(")"), let bracket = name.lastIndex(of: "("),
      let serial = Self.serial(name[name.index(after: bracket)...].dropLast())
    else {
      self.init(device: name, serial: wacomSerial ?? 0)
      return
    }
    let device = name[..<bracket]
    self.init(
      device: String(device.hasSuffix(" ") ? device.dropLast() : device),
      serial: wacomSerial ?? serial)
  }

  private static func serial(_ text: Substring) -> UInt32? {
    text == "0" ? 0 : text.hasPrefix("0x") ? UInt32(text.dropFirst(2), radix: 16) : nil
  }
}
