import CXTest

// What somebody sees of the windows on the screen.
extension Hand {
  /// The windows of a class that are shown, wherever a window manager put them.
  func windows(ofClass name: String) -> [UInt] { windows(ofClass: name, below: root) }

  private func windows(ofClass name: String, below parent: UInt) -> [UInt] {
    children(of: parent).flatMap { child -> [UInt] in
      if classNames(of: child).last == name { return isShown(child) ? [child] : [] }
      return windows(ofClass: name, below: child)
    }
  }

  /// The windows that are shown, a line each: name, place, class, and which has the keyboard; the topmost comes last.
  func windowTree() -> [String] { windowTree(below: root, depth: 0) }

  private func windowTree(below parent: UInt, depth: Int) -> [String] {
    children(of: parent).filter(isShown).flatMap { child -> [String] in
      let (area, classes) = (self.area(of: child), classNames(of: child))
      var line = String(repeating: "  ", count: depth) + "0x\(String(child, radix: 16))"
      if let area { line += " \(area.width)×\(area.height) at \(area.x),\(area.y)" }
      if let name = classes.last { line += " “\(title(of: child))” of \(name)" }
      if focus == child { line += ", has the keyboard" }
      return [line] + windowTree(below: child, depth: depth + 1)
    }
  }

  private func children(of parent: UInt) -> [UInt] {
    var (root, above, count): (UInt, UInt, UInt32) = (0, 0, 0)
    var children: UnsafeMutablePointer<UInt>?
    guard XQueryTree(connection, parent, &root, &above, &children, &count) != 0, let children
    else { return [] }
    defer { XFree(children) }
    return (0..<Int(count)).map { children[$0] }
  }

  func title(of window: UInt) -> String { text("_NET_WM_NAME", of: window) }

  /// When the window was pressed last, or a key in it (`_NET_WM_USER_TIME`), by the server's clock; nil before that.
  func userTime(of window: UInt) -> UInt? {
    let bytes = self.bytes("_NET_WM_USER_TIME", of: window)
    return bytes.count < 8 ? nil : bytes.withUnsafeBytes { $0.loadUnaligned(as: UInt.self) }
  }

  func classNames(of window: UInt) -> [String] {
    text("WM_CLASS", of: window).split(separator: "\0").map(String.init)
  }

  func isShown(_ window: UInt) -> Bool {
    var attributes = XWindowAttributes()
    guard XGetWindowAttributes(connection, window, &attributes) != 0 else { return false }
    return attributes.map_state == IsViewable
  }

  /// The inner rectangle on the screen.
  func area(of window: UInt) -> Area? {
    var attributes = XWindowAttributes()
    guard XGetWindowAttributes(connection, window, &attributes) != 0 else { return nil }
    var x: Int32 = 0
    var y: Int32 = 0
    var child: UInt = 0
    XTranslateCoordinates(connection, window, root, 0, 0, &x, &y, &child)
    return Area(
      x: Int(x), y: Int(y), width: Int(attributes.width), height: Int(attributes.height))
  }

  var screen: Area {
    Area(
      x: 0, y: 0, width: Int(XDisplayWidth(connection, 0)),
      height: Int(XDisplayHeight(connection, 0)))
  }

  /// The window that has the keyboard.
  var focus: UInt {
    var window: UInt = 0
    var revert: Int32 = 0
    XGetInputFocus(connection, &window, &revert)
    return window
  }

  func focus(_ window: UInt) {
    XSetInputFocus(connection, window, RevertToParent, 0)
    XSync(connection, 0)
  }

  /// Copies something, as another program: it has the clipboard then.
  func takeClipboard() {
    let window = XCreateSimpleWindow(connection, root, -1, -1, 1, 1, 0, 0, 0)
    XSetSelectionOwner(connection, XInternAtom(connection, "CLIPBOARD", 0), window, 0)
    XSync(connection, 0)
  }

  /// Whether any program has put something on the clipboard.
  var clipboardIsOwned: Bool {
    XGetSelectionOwner(connection, XInternAtom(connection, "CLIPBOARD", 0)) != 0
  }

  /// Asks for what is on the clipboard, as another program.
  ///
  /// - Returns: the window that waits for it.
  func askForClipboard(_ target: String) -> UInt {
    let window = XCreateSimpleWindow(connection, root, -1, -1, 1, 1, 0, 0, 0)
    func atom(_ name: String) -> UInt { XInternAtom(connection, name, 0) }
    XConvertSelection(
      connection, atom("CLIPBOARD"), atom(target), atom("CLIPBOARD_ANSWER"), window, 0)
    XSync(connection, 0)
    return window
  }

  /// What has come for a window that waits; nil so far.
  func answer(to window: UInt) -> [UInt8]? {
    let bytes = self.bytes("CLIPBOARD_ANSWER", of: window)
    return bytes.isEmpty ? nil : bytes
  }

  /// Destroys somebody else's window, as any program may.
  func destroy(_ window: UInt) {
    XDestroyWindow(connection, window)
    XSync(connection, 0)
  }

  /// Tells a window that it has a size, which it has not.
  func forgeSize(_ width: Int, _ height: Int, of window: UInt) {
    var event = XEvent()
    event.type = Int32(ConfigureNotify)
    event.xconfigure.event = window
    event.xconfigure.window = window
    event.xconfigure.width = Int32(width)
    event.xconfigure.height = Int32(height)
    XSendEvent(connection, window, 0, Int(StructureNotifyMask), &event)
    XSync(connection, 0)
  }

  var isManaged: Bool { !text("_NET_SUPPORTING_WM_CHECK", of: root).isEmpty }

  /// As `xrdb` does.
  func setResources(_ text: String) {
    let bytes = Array(text.utf8)
    XChangeProperty(
      connection, root, UInt(XA_RESOURCE_MANAGER), UInt(XA_STRING), 8, PropModeReplace, bytes,
      Int32(bytes.count))
    XSync(connection, 0)
  }

  private func text(_ property: String, of window: UInt) -> String {
    String(decoding: bytes(property, of: window), as: UTF8.self)
  }

  func bytes(_ property: String, of window: UInt) -> [UInt8] {
    var type: UInt = 0
    var format: Int32 = 0
    var count: UInt = 0
    var rest: UInt = 0
    var data: UnsafeMutablePointer<UInt8>?
    let atom = XInternAtom(connection, property, 0)
    guard
      XGetWindowProperty(
        connection, window, atom, 0, 1 << 16, 0, 0, &type, &format, &count, &rest, &data)
        == Success
    else { return [] }
    defer { if let data { XFree(data) } }
    guard let data, type != 0 else { return [] }
    // Xlib keeps what has 32 bits in longs.
    let size = format == 32 ? MemoryLayout<Int>.size : Int(format) / 8
    return Array(UnsafeBufferPointer(start: data, count: Int(count) * size))
  }
}
