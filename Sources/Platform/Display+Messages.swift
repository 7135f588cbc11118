internal import CX11

// Messages to the window manager, to the launcher and to other programs.
extension Display {
  /// Sends a request to the window manager through the root, as EWMH prescribes.
  func askWindowManager(_ message: Atom, about window: UInt, _ data: [Int]) {
    var event = event(message, about: window, data)
    sendToRoot(&event)
  }

  /// Sends a message to another program's window.
  ///
  /// - Parameter receiver: a window that receives its messages; nil for itself.
  func send(_ message: Atom, to window: UInt, through receiver: UInt? = nil, _ data: [Int]) {
    var event = event(message, about: window, data)
    XSendEvent(connection, receiver ?? window, 0, 0, &event)
  }

  private func event(_ message: Atom, about window: UInt, _ data: [Int]) -> XEvent {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.message_type = atoms[message]
    event.xclient.format = 32
    withUnsafeMutableBytes(of: &event.xclient.data) { bytes in
      for (index, value) in data.prefix(5).enumerated() {
        bytes.storeBytes(of: value, toByteOffset: index * MemoryLayout<Int>.size, as: Int.self)
      }
    }
    return event
  }

  func sendToRoot(_ event: inout XEvent) {
    let mask = SubstructureRedirectMask | SubstructureNotifyMask
    XSendEvent(connection, root, 0, mask, &event)
  }

  public func expect(startupID: String) {
    guard let identifier = StartupID(startupID) else { return }
    endStartup()
    pendingStartupID = identifier
    guard let time = identifier.time, time != 0 else { return }
    let (asked, last) = (ServerTime(time), ServerTime(lastUserTime))
    if lastUserTime == 0 || last.isBefore(asked) { lastUserTime = time }
  }

  /// Tells the launcher that the program has appeared, which ends its busy pointer.
  ///
  /// Source: freedesktop.org, "Startup Notification Protocol", 0.1.
  func endStartup() {
    guard let identifier = pendingStartupID else { return }
    pendingStartupID = nil
    var quoted = ""
    for character in identifier.text {
      if character == "\"" || character == "\\" || character == " " { quoted.append("\\") }
      quoted.append(character)
    }
    let bytes = Array("remove: ID=\(quoted)".utf8) + [0]
    for start in stride(from: 0, to: bytes.count, by: 20) {
      var event = XEvent()
      event.xclient.type = ClientMessage
      event.xclient.window = leader
      event.xclient.message_type = atoms[start == 0 ? .netStartupInfoBegin : .netStartupInfo]
      event.xclient.format = 8
      withUnsafeMutableBytes(of: &event.xclient.data) { data in
        data.copyBytes(from: bytes[start..<min(start + 20, bytes.count)])
      }
      XSendEvent(connection, root, 0, PropertyChangeMask, &event)
    }
  }

  func identifyLeader() {
    let writer = PropertyWriter(connection: connection, window: leader)
    writer.setClass(instance: "filbert", class: "Filbert")
    writer.setWords(atoms[.wmClientLeader], type: Int(XA_WINDOW), [leader])
    if let identifier = pendingStartupID {
      writer.setText(atoms[.netStartupID], type: atoms[.utf8String], identifier.text)
    }
  }
}
