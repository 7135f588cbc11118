import CXTest

extension Hand {
  func owns(_ selection: String, _ window: UInt) -> Bool {
    XGetSelectionOwner(connection, atom(selection)) == window
  }

  func name(of atom: UInt) -> String {
    guard let name = XGetAtomName(connection, atom) else { return "" }
    defer { XFree(name) }
    return String(cString: name)
  }

  /// The server's clock, as a change of a property tells it.
  var serverTime: UInt {
    let window = XCreateSimpleWindow(connection, root, 0, 0, 1, 1, 0, 0, 0)
    defer { XDestroyWindow(connection, window) }
    XSelectInput(connection, window, PropertyChangeMask)
    setText("CLOCK", of: window, "")
    var event = XEvent()
    guard XCheckWindowEvent(connection, window, PropertyChangeMask, &event) != 0 else { return 0 }
    return event.xproperty.time
  }
}
