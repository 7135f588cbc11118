import Foundation

/// The socket of one device, and the messages that its driver takes.
///
/// Source: `xf86-input-inputtest-protocol.h` of the X server 21.1, version 1.1 of the protocol: a length and a type of
/// 32 bits each, and the fields of a C struct.
final class DeviceSocket {
  private let path: String
  private let size: (width: Int, height: Int)
  private var descriptor: Int32 = -1

  /// The number of positions of absolute devices along each axis.
  private static let positions = 65536.0
  private static let mostAxes = 64

  init(path: String, width: Int, height: Int) {
    self.path = path
    size = (width, height)
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// The position of a pixel on the first two axes.
  func axes(_ x: Double, _ y: Double) -> [Int: Double] {
    [
      0: x * Self.positions / Double(size.width),
      1: y * Self.positions / Double(size.height),
    ]
  }

  /// Sends an event with 32-bit fields and axes, and waits until the server has processed it.
  func send(type: UInt32, _ fields: UInt32?..., axes: [Int: Double]) {
    var body: [UInt8] = []
    for field in fields.compactMap({ $0 }) { append(field, to: &body) }
    while body.count % 8 != 0 { body.append(0) }
    // Without values of an unaccelerated device; then a bit for each axis.
    append(UInt32(0), to: &body)
    var mask = UInt64(0)
    for axis in axes.keys { mask |= 1 << UInt64(axis) }
    append(mask, to: &body)
    append(UInt32(0), to: &body)
    for axis in 0..<2 * Self.mostAxes { append((axes[axis] ?? 0).bitPattern, to: &body) }
    send(type, body)
  }

  func send(gesture type: UInt32, _ kind: UInt16, fingers: UInt16, _ values: [Double]) {
    var body: [UInt8] = []
    append(kind, to: &body)
    append(fingers, to: &body)
    append(UInt32(0), to: &body)
    for value in values { append(value.bitPattern, to: &body) }
    send(type, body)
  }

  private func send(_ type: UInt32, _ body: [UInt8]) {
    connect()
    write(type, body)
    write(1, [])
    // The answer: eight bytes.
    readExactly(8)
  }

  private func append(_ value: some FixedWidthInteger, to bytes: inout [UInt8]) {
    withUnsafeBytes(of: value.littleEndian) { bytes += $0 }
  }

  private func connect() {
    guard descriptor < 0 else { return }
    descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { room in
      precondition(path.utf8.count < room.count, "the path of a socket is short")
      room.copyBytes(from: path.utf8)
    }
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Foundation.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    precondition(status == 0, "the device at \(path) doesn't listen")
    var version: [UInt8] = []
    append(UInt16(1), to: &version)
    append(UInt16(1), to: &version)
    write(0, version)
    readExactly(12)
  }

  private func write(_ type: UInt32, _ body: [UInt8]) {
    var message: [UInt8] = []
    append(UInt32(8 + body.count), to: &message)
    append(type, to: &message)
    message += body
    var start = 0
    while start < message.count {
      let count = message[start...].withUnsafeBytes {
        Foundation.write(descriptor, $0.baseAddress, $0.count)
      }
      precondition(count > 0, "the device at \(path) has gone")
      start += count
    }
  }

  private func readExactly(_ count: Int) {
    var rest = count
    var bytes = [UInt8](repeating: 0, count: count)
    while rest > 0 {
      let read = Foundation.read(descriptor, &bytes, rest)
      precondition(read > 0, "the device at \(path) doesn't answer")
      rest -= read
    }
  }
}
