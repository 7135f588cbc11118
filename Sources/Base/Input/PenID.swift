/// A pen of a graphics tablet, told apart from others.
public struct PenID: Hashable, Sendable {
  /// The name of its device without the serial number: that of all such pens on a tablet.
  public let device: String
  /// The number that its maker gave it; 0 for pens without one.
  public let serial: UInt32

  /// Names a pen of a device.
  public init(device: String, serial: UInt32 = 0) {
    self.device = device
    self.serial = serial
  }

  /// The key for storing what belongs to the pen, the same for both ends and on every tablet: the serial number in
  /// hexadecimal digits; the device's name for pens without one.
  public var key: String { serial == 0 ? device : String(serial, radix: 16) }
}
