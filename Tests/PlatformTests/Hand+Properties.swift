import CXTest

extension Hand {
  /// The property's items of 32 bits; empty without it.
  func words(_ name: String, of window: UInt) -> [UInt] {
    read(name, of: window) { data, count in
      data.withMemoryRebound(to: UInt.self, capacity: count) {
        // Xlib extends the sign of what has 32 bits on the wire.
        UnsafeBufferPointer(start: $0, count: count).map { $0 & 0xffff_ffff }
      }
    } ?? []
  }

  /// The property's bytes as text; empty without it.
  func text(_ name: String, of window: UInt) -> String {
    read(name, of: window) { data, count in
      String(decoding: UnsafeBufferPointer(start: data, count: count), as: UTF8.self)
    } ?? ""
  }

  func setText(_ name: String, of window: UInt, _ text: String) {
    let bytes = Array(text.utf8)
    XChangeProperty(
      connection, window, atom(name), UInt(XA_STRING), 8, PropModeReplace, bytes,
      Int32(bytes.count))
    XSync(connection, 0)
  }

  /// Sends what a window manager sends to a window, under `WM_PROTOCOLS`.
  func sendProtocol(_ name: String, to window: UInt, _ rest: [Int] = []) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.message_type = atom("WM_PROTOCOLS")
    event.xclient.format = 32
    let data = [Int(atom(name)), 0] + rest
    withUnsafeMutableBytes(of: &event.xclient.data) { bytes in
      for (index, value) in data.prefix(5).enumerated() {
        bytes.storeBytes(of: value, toByteOffset: index * 8, as: Int.self)
      }
    }
    XSendEvent(connection, window, 0, 0, &event)
    XSync(connection, 0)
  }

  func counter(_ identifier: UInt) -> Int64 {
    var value = XSyncValue()
    XSyncQueryCounter(connection, identifier, &value)
    return Int64(value.hi) << 32 | Int64(value.lo)
  }

  private func read<Value>(
    _ name: String, of window: UInt, _ convert: (UnsafeMutablePointer<UInt8>, Int) -> Value
  ) -> Value? {
    var type: UInt = 0
    var format: Int32 = 0
    var count: UInt = 0
    var rest: UInt = 0
    var data: UnsafeMutablePointer<UInt8>?
    XGetWindowProperty(
      connection, window, atom(name), 0, 1 << 20, 0, 0, &type, &format, &count, &rest, &data)
    defer { if let data { XFree(data) } }
    guard let data, type != 0 else { return nil }
    return convert(data, Int(count))
  }
}
