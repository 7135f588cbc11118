import CXTest

// What passes by the root window, as a window manager or a launcher hears it.
extension Hand {
  func listenToRoot() {
    XSelectInput(connection, root, SubstructureNotifyMask | PropertyChangeMask)
    XSync(connection, 0)
  }

  /// Tells all who listen to the root.
  func sendToRoot(_ name: String, _ data: [Int]) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = root
    event.xclient.message_type = atom(name)
    event.xclient.format = 32
    withUnsafeMutableBytes(of: &event.xclient.data) { bytes in
      for (index, value) in data.prefix(5).enumerated() {
        bytes.storeBytes(of: value, toByteOffset: index * 8, as: Int.self)
      }
    }
    XSendEvent(connection, root, 0, StructureNotifyMask, &event)
    XSync(connection, 0)
  }

  /// The five numbers of the next message with numbers, if one has come.
  func nextMessage() -> [Int]? {
    next(format: 32) { data in (0..<5).map { data.load(fromByteOffset: $0 * 8, as: Int.self) } }
  }

  /// The twenty bytes of the next message with text, up to the first zero and with it.
  func nextText() -> String? {
    next(format: 8) { data in
      let bytes = Array(data.prefix(20))
      let end = bytes.firstIndex(of: 0).map { $0 + 1 } ?? 20
      return String(decoding: bytes[..<end], as: UTF8.self)
    }
  }

  enum RootMessage {
    case numbers([Int])
    /// Up to the first zero and with it.
    case text(String)
  }

  /// The next message of either kind, if one has come.
  func nextEvent() -> RootMessage? {
    var event = XEvent()
    while XPending(connection) > 0 {
      XNextEvent(connection, &event)
      guard event.type == ClientMessage else { continue }
      return withUnsafeBytes(of: event.xclient.data) { data in
        if event.xclient.format == 32 {
          return .numbers((0..<5).map { data.load(fromByteOffset: $0 * 8, as: Int.self) })
        }
        let bytes = Array(data.prefix(20))
        let end = bytes.firstIndex(of: 0).map { $0 + 1 } ?? 20
        return .text(String(decoding: bytes[..<end], as: UTF8.self))
      }
    }
    return nil
  }

  private func next<Value>(format: Int32, _ convert: (UnsafeRawBufferPointer) -> Value) -> Value? {
    var event = XEvent()
    while XPending(connection) > 0 {
      XNextEvent(connection, &event)
      guard event.type == ClientMessage, event.xclient.format == format else { continue }
      return withUnsafeBytes(of: event.xclient.data, convert)
    }
    return nil
  }
}
