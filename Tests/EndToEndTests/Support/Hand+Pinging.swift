import CXTest

// A window manager that wants to know whether a window answers.
extension Hand {
  /// Listens to what programs tell the window manager from now on.
  func listenToRoot() {
    XSelectInput(connection, root, SubstructureNotifyMask | PropertyChangeMask)
    XSync(connection, 0)
  }

  /// Asks a window to answer (`_NET_WM_PING`).
  func ping(_ window: UInt, number: Int) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.message_type = XInternAtom(connection, "WM_PROTOCOLS", 0)
    event.xclient.format = 32
    event.xclient.data.l.0 = Int(XInternAtom(connection, "_NET_WM_PING", 0))
    event.xclient.data.l.1 = number
    event.xclient.data.l.2 = Int(window)
    XSendEvent(connection, window, 0, 0, &event)
    XFlush(connection)
  }

  /// The numbers of the pings that were answered since it was asked last.
  func answeredPings() -> [Int] {
    let ping = Int(XInternAtom(connection, "_NET_WM_PING", 0))
    return rootMessages().filter { $0.format == 32 && $0.numbers[0] == ping }.map { $0.numbers[1] }
  }

  /// What launchers were told since it was asked last.
  func startupMessages() -> String {
    rootMessages().filter { $0.format == 8 }.map(\.text).joined()
  }

  private func rootMessages() -> [(format: Int32, numbers: [Int], text: String)] {
    var found: [(format: Int32, numbers: [Int], text: String)] = []
    var event = XEvent()
    while XPending(connection) > 0 {
      XNextEvent(connection, &event)
      guard event.type == ClientMessage, event.xclient.window != 0 else { continue }
      let (numbers, text) = withUnsafeBytes(of: event.xclient.data) { data in
        let bytes = data.prefix(20)
        return (
          (0..<5).map { data.load(fromByteOffset: $0 * 8, as: Int.self) },
          String(decoding: bytes[..<(bytes.firstIndex(of: 0) ?? bytes.endIndex)], as: UTF8.self)
        )
      }
      found.append((event.xclient.format, numbers, text))
    }
    return found
  }

  /// The server's time, as a launcher notes it when somebody clicks.
  func presentTime() -> UInt {
    let window = XCreateSimpleWindow(connection, root, -1, -1, 1, 1, 0, 0, 0)
    XSelectInput(connection, window, PropertyChangeMask)
    let atom = XInternAtom(connection, "FILBERT_TEST_TIME", 0)
    XChangeProperty(connection, window, atom, UInt(XA_STRING), 8, PropModeAppend, nil, 0)
    var event = XEvent()
    XWindowEvent(connection, window, PropertyChangeMask, &event)
    XDestroyWindow(connection, window)
    return event.xproperty.time
  }

  /// Opens a window, as another program does.
  func showWindow() -> UInt {
    let window = XCreateSimpleWindow(connection, root, 100, 100, 300, 200, 0, 0, 0)
    XMapWindow(connection, window)
    XSync(connection, 0)
    return window
  }

  func textProperty(_ name: String, of window: UInt) -> String {
    String(decoding: bytes(name, of: window), as: UTF8.self)
  }
}
