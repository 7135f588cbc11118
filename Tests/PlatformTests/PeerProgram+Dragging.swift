import CXTest

// Dragging things over others' windows.
extension PeerProgram {
  func enter(_ target: UInt, with types: [String], version: Int = 5) {
    let atoms = types.map { Int(hand.atom($0)) }
    if atoms.count > 3 {
      atoms.withUnsafeBytes { bytes in
        _ = XChangeProperty(
          connection, window, hand.atom("XdndTypeList"), UInt(XA_ATOM), 32, PropModeReplace,
          bytes.bindMemory(to: UInt8.self).baseAddress, Int32(atoms.count))
      }
    }
    let flags = version << 24 | (atoms.count > 3 ? 1 : 0)
    send("XdndEnter", to: target, [Int(window), flags] + atoms.prefix(3))
  }

  /// - Parameters:
  ///   - x: in pixels of the screen.
  ///   - y: in pixels of the screen.
  func move(over target: UInt, to x: Int, _ y: Int) {
    send(
      "XdndPosition", to: target,
      [Int(window), 0, x << 16 | y, 0, Int(hand.atom("XdndActionCopy"))])
  }

  func leave(_ target: UInt) { send("XdndLeave", to: target, [Int(window)]) }

  func drop(on target: UInt, at time: Int = 0) {
    send("XdndDrop", to: target, [Int(window), 0, time])
  }

  /// The numbers of the newest message of that name that a window has sent.
  func told(_ name: String) -> [Int]? {
    messages.last { $0.name == hand.atom(name) }?.data
  }

  /// Sends a message of up to five numbers.
  func send(_ name: String, to target: UInt, _ data: [Int]) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = target
    event.xclient.message_type = hand.atom(name)
    event.xclient.format = 32
    withUnsafeMutableBytes(of: &event.xclient.data) { bytes in
      for (index, value) in data.prefix(5).enumerated() {
        bytes.storeBytes(of: value, toByteOffset: index * 8, as: Int.self)
      }
    }
    XSendEvent(connection, target, 0, 0, &event)
    XFlush(connection)
  }
}
