internal import CX11
internal import Base

// Drags from here to other programs.
extension Window {
  /// Starts a drag that lasts while the button pressed in this window is held; the delegate keeps receiving pointer
  /// events.
  ///
  /// - Parameter follow: receives the drag's progress.
  /// - Returns: false if no button is held.
  @discardableResult
  public func beginDrag(_ offer: DragOffer, follow: @escaping (DragProgress) -> Void) -> Bool {
    guard isUsable, !pointer.held.isEmpty else { return false }
    display.dragSource?.cancel()
    let owner = display.dragOwner
    owner.own(
      offer.forms, file: offer.file,
      since: ServerTime(pointer.last.map { UInt($0.time.milliseconds) } ?? display.lastUserTime))
    guard let types = owner.savedTargets else { return false }
    let source = DragSource(offer, from: self, types: types, follow: follow)
    display.dragSource = source
    if let last = pointer.last { source.move(to: last) }
    return true
  }

  /// Cancels a drag from this window.
  public func cancelDrag() {
    if let source = display.dragSource, source.window === self { source.cancel() }
  }

  /// Sets the pointer's shape over all windows until the button is released.
  func grabPointer(with cursor: Cursor) {
    let identifier = display.cursors.identifier(of: cursor)
    guard display.pointers != nil else {
      let events = ButtonPressMask | ButtonReleaseMask | PointerMotionMask
      XChangeActivePointerGrab(
        display.connection, UInt32(events), identifier, UInt(CurrentTime))
      return
    }
    guard pointer.device != 0 else { return }
    var bits = [UInt8](repeating: 0, count: 4)
    for event in [XI_Motion, XI_ButtonPress, XI_ButtonRelease] {
      bits[Int(event) / 8] |= 1 << UInt8(event % 8)
    }
    bits.withUnsafeMutableBufferPointer { buffer in
      var mask = XIEventMask(
        deviceid: pointer.device, mask_len: Int32(buffer.count), mask: buffer.baseAddress)
      let result = XIGrabDevice(
        display.connection, pointer.device, self.identifier, UInt(CurrentTime), identifier,
        XIGrabModeAsync, XIGrabModeAsync, 0, &mask)
      isPointerGrabbed = isPointerGrabbed || result == XIGrabSuccess
    }
  }

  /// Restores the button's own grab, which ended with ours: without it no more pointer events would arrive while it is
  /// held.
  func ungrabPointer() {
    guard isPointerGrabbed else { return }
    isPointerGrabbed = false
    guard display.isConnected else { return }
    XIUngrabDevice(display.connection, pointer.device, UInt(CurrentTime))
  }
}
