internal import CX11
public import Base

extension Window {
  /// Asks the window manager to show the window, which is drawn once that has happened.
  public func show() {
    guard isUsable else { return }
    XMapWindow(display.connection, identifier)
    display.endStartup()
    XFlush(display.connection)
    prepareImage()
  }

  /// Raises the window and requests the keyboard focus.
  public func raise() {
    guard isUsable else { return }
    if display.pendingStartupID != nil { writeStartup() }
    if !isMapped { XMapWindow(display.connection, identifier) }
    XRaiseWindow(display.connection, identifier)
    let time = Int(display.lastUserTime)
    display.askWindowManager(.netActiveWindow, about: identifier, [1, time, 0])
    display.endStartup()
  }

  /// Removes the window permanently. Later calls on it do nothing.
  public func close() {
    guard isOpen else { return }
    cancelDrag()
    if display.isConnected {
      display.inputMethod.detach(self)
      if let graphics { XFreeGC(display.connection, graphics) }
      if syncCounter != 0 { XSyncDestroyCounter(display.connection, syncCounter) }
      if !isGone { XDestroyWindow(display.connection, identifier) }
      XFlush(display.connection)
    }
    isOpen = false
    isMapped = false
    isExposed = false
    isFocused = false
    image = nil
    display.forget(self)
  }

  /// Requests an inner size in device pixels, reduced in proportion to fit the monitor's area free of panels. The frame
  /// stays there.
  public func resize(to wanted: PixelSize) {
    guard isUsable, !wanted.isEmpty else { return }
    let frame = frameExtents
    let corner = frameCorner(frame)
    let area = display.freeArea(
      around: PixelRect(
        x: corner.x, y: corner.y, width: size.width + frame.width,
        height: size.height + frame.height))
    let room = PixelSize(
      width: max(1, area.width - frame.width), height: max(1, area.height - frame.height))
    var target = wanted
    if wanted.width > room.width || wanted.height > room.height,
      let shape = AspectRatio(of: wanted)
    {
      target = shape.size(fitting: room)
    }
    let outer = PixelSize(width: target.width + frame.width, height: target.height + frame.height)
    let x = max(area.x, min(corner.x, area.maxX - outer.width))
    let y = max(area.y, min(corner.y, area.maxY - outer.height))
    let width = UInt32(target.width)
    let height = UInt32(target.height)
    if x == corner.x, y == corner.y {
      XResizeWindow(display.connection, identifier, width, height)
    } else {
      XMoveResizeWindow(display.connection, identifier, Int32(x), Int32(y), width, height)
    }
  }

  /// Whether the window is in full screen, as decided by the window manager.
  public var isFullScreen: Bool {
    get {
      guard isUsable else { return false }
      let states = display.properties.words(
        display.atoms[.netWMState], of: identifier, type: Int(XA_ATOM))
      return states?.contains(display.atoms[.netWMStateFullscreen]) ?? false
    }
    set {
      guard isUsable else { return }
      let state = display.atoms[.netWMStateFullscreen]
      if isMapped {
        display.askWindowManager(
          .netWMState, about: identifier, [newValue ? 1 : 0, Int(state), 0, 1])
      } else {
        PropertyWriter(connection: display.connection, window: identifier)
          .setAtoms(display.atoms[.netWMState], newValue ? [state] : [])
      }
    }
  }

  /// Toggles full screen; takes pending requests into account.
  public func toggleFullScreen() {
    guard isUsable, isMapped else { return isFullScreen.toggle() }
    let toggle = 2
    display.askWindowManager(
      .netWMState, about: identifier,
      [toggle, Int(display.atoms[.netWMStateFullscreen]), 0, 1])
  }

  /// Sets the pointer's shape over this window.
  public func setCursor(_ cursor: Cursor) {
    guard isUsable, cursor != self.cursor else { return }
    self.cursor = cursor
    XDefineCursor(display.connection, identifier, display.cursors.identifier(of: cursor))
  }

  /// Reloads the pointer's shape from the current cursor theme.
  func renewCursor() {
    guard isUsable, let cursor else { return }
    XDefineCursor(display.connection, identifier, display.cursors.identifier(of: cursor))
  }

  public func setCaret(_ rect: PixelRect?) {
    guard isUsable, rect != caret else { return }
    let wasWriting = caret != nil
    caret = rect
    if wasWriting != (rect != nil) { display.inputMethod.focusChanged(of: self) }
    display.inputMethod.place(in: self)
  }
}
