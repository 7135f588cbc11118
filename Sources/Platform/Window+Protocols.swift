internal import CX11
internal import Base

// Messages from the server and the window manager to a window, other than user input.
extension Window {
  func handle(_ event: inout XEvent, keycode: UInt32) {
    switch event.type {
    case Expose:
      let area = event.xexpose
      uncover(
        PixelRect(
          x: Int(area.x), y: Int(area.y), width: Int(area.width), height: Int(area.height)))
    case ConfigureNotify:
      wasPlaced = isMapped
      pendingSize = bounded(
        PixelSize(width: Int(event.xconfigure.width), height: Int(event.xconfigure.height)))
      if let requestedSync { dueSync = requestedSync }
      requestedSync = nil
    case MapNotify:
      isMapped = true
      wasPlaced = true
    case UnmapNotify:
      isMapped = false
      isExposed = false
      loseFingers()
    case ClientMessage: handleMessage(&event)
    case FocusIn, FocusOut: handleFocus(event.xfocus)
    case KeyPress, KeyRelease: handleKey(&event.xkey, keycode: keycode)
    case MotionNotify: handle(event.xmotion)
    case ButtonPress, ButtonRelease: handle(event.xbutton)
    case EnterNotify, LeaveNotify: handle(event.xcrossing)
    default: break
    }
  }

  /// Limits the size: sides longer than a few screens are cut, and nothing is drawn beyond.
  private func bounded(_ size: PixelSize) -> PixelSize {
    let mostScreens = 8
    guard size.longerSide > mostScreens * display.screenSize.longerSide else { return size }
    // The screens may have grown since Xlib asked for their size.
    let longest = mostScreens * display.presentScreenSize.longerSide
    return PixelSize(width: min(size.width, longest), height: min(size.height, longest))
  }

  /// Handles destruction by another program: reports it as a request to close.
  func noticeDestruction() {
    guard isOpen else { return }
    isGone = true
    delegate?.windowWantsToClose(self)
  }

  /// Reports the last change of size to the delegate, if there was one.
  func settleSize() {
    defer { settlePlace() }
    guard let new = pendingSize else { return }
    pendingSize = nil
    guard new != size, isOpen else { return }
    size = new
    image?.resize(to: new)
    isDrawnInPart = false
    awaitingPut = PixelRegion()
    setNeedsDisplay()
    hasHeard = true
    delegate?.window(self, resizedTo: new)
  }

  private func settlePlace() {
    guard wasPlaced, isOpen else { return }
    wasPlaced = false
    delegate?.windowWasPlaced(self)
  }

  func setSyncCounter(_ number: Int64) {
    guard syncCounter != 0 else { return }
    var value = XSyncValue()
    XSyncIntsToValue(&value, UInt32(truncatingIfNeeded: number), Int32(number >> 32))
    XSyncSetCounter(display.connection, syncCounter, value)
  }

  private func handleMessage(_ event: inout XEvent) {
    guard event.xclient.format == 32 else { return }
    guard event.xclient.message_type == display.atoms[.wmProtocols] else {
      return handleDrag(event.xclient)
    }
    let data = event.xclient.data.l
    switch UInt(bitPattern: data.0) {
    case display.atoms[.wmDeleteWindow]:
      hasHeard = true
      delegate?.windowWantsToClose(self)
    case display.atoms[.netWMPing]:
      event.xclient.window = display.root
      display.sendToRoot(&event)
    case display.atoms[.netWMSyncRequest]:
      requestedSync = Int64(data.3) << 32 | Int64(UInt32(truncatingIfNeeded: data.2))
    default: break
    }
  }

  private func handleFocus(_ event: XFocusChangeEvent) {
    guard event.mode != NotifyGrab, event.mode != NotifyUngrab, event.detail != NotifyPointer,
      event.detail != NotifyInferior
    else { return }
    let isGained = event.type == FocusIn
    guard isGained != isFocused else { return }
    isFocused = isGained
    display.inputMethod.focusChanged(of: self)
    if !isGained { display.keyboard.releaseAll() }
    deliver(isGained ? .focusGained : .focusLost)
  }
}
