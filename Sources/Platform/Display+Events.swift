internal import Base
internal import CPlatform
internal import CX11

extension Display {
  /// Dispatches waiting events, up to a limit that leaves time for drawing during a flood.
  ///
  /// - Returns: whether any arrived.
  @discardableResult
  func deliverEvents(atMost limit: Int = 512, within budget: Duration = .milliseconds(4)) -> Bool {
    let clock = ContinuousClock()
    let end = clock.now + budget
    var count = 0
    var event = XEvent()
    // Later events wake the loop up again: checking for them after each event delays drawing their effects.
    while isConnected, count < limit,
      XEventsQueued(connection, count == 0 ? QueuedAfterReading : QueuedAlready) > 0
    {
      XNextEvent(connection, &event)
      guard isConnected else { break }
      dispatch(&event)
      count += 1
      if count % 16 == 0, clock.now >= end { break }
    }
    for window in presentationOrder { window.settleSize() }
    dragSource?.settle()
    return count > 0
  }

  /// Whether Xlib holds events that it has already read, invisible to poll.
  var holdsEvents: Bool { isConnected && XEventsQueued(connection, QueuedAlready) > 0 }

  /// Draws and presents all due windows, the longest-waiting first.
  func present() {
    for window in presentationOrder where isConnected && window.present() {
      guard presentationOrder.last !== window else { continue }
      presentationOrder.removeAll { $0 === window }
      presentationOrder.append(window)
    }
    if isConnected { XFlush(connection) }
  }

  private func dispatch(_ event: inout XEvent) {
    let keycode = event.type == KeyPress || event.type == KeyRelease ? event.xkey.keycode : 0
    if event.type == KeyPress, let window = windows[event.xkey.window] {
      inputMethod.attach(window)
    }
    if XFilterEvent(&event, 0) != 0 { return }
    if event.type == KeyPress, keycode != 0 { dispatchTypedText(before: event.xkey) }
    switch event.type {
    case GenericEvent:
      dispatchExtensionEvent(&event)
    case MappingNotify:
      XRefreshKeyboardMapping(&event.xmapping)
      keyboard.forgetLayout()
    case PropertyNotify:
      hear(propertyOf: event.xproperty.window, atom: event.xproperty.atom)
      hearTransfer(event.xproperty)
    case SelectionRequest, SelectionClear, SelectionNotify:
      hearSelection(&event)
    case DestroyNotify where event.xdestroywindow.window == settingsOwner && settingsOwner != 0:
      findSettingsOwner()
      refreshSettings()
    case DestroyNotify where windows[event.xdestroywindow.window] != nil:
      // Anyone can send such an event; only the server's is genuine.
      guard event.xdestroywindow.send_event == 0 else { return }
      windows[event.xdestroywindow.window]?.noticeDestruction()
    case DestroyNotify:
      foreignWindows.forget(event.xdestroywindow.window)
      transfers.forget(event.xdestroywindow.window)
      dragSource?.forget(event.xdestroywindow.window)
    case ConfigureNotify where event.xconfigure.window == root: noteScreenChange()
    case ClientMessage where event.xclient.window == root: hearManager(event.xclient)
    case ClientMessage where event.xclient.window == leader: hearDragAnswer(event.xclient)
    case let type where pointers?.isPenEntering(type) != nil:
      let time = EventTime(
        milliseconds: UInt32(truncatingIfNeeded: desktop_time_of_proximity(&event)))
      let isInRange = pointers?.isPenEntering(type) == true
      for window in windows.values { window.deliver(.penMoved(isInRange: isInRange, time)) }
    default:
      // Structure events name the parent first; ours are selected on the window itself.
      windows[event.xany.window]?.handle(&event, keycode: keycode)
    }
  }

  /// What an input method has typed comes before the key that made it do so.
  private func dispatchTypedText(before key: XKeyEvent) {
    guard windows[key.window]?.inputContext != nil else { return }
    var typed = XEvent()
    // Not through the method's filter: it takes only the first of several keys for its own, and would send the others
    // round once more.
    while desktop_take_typed_text(connection, key.window, &typed) {
      windows[key.window]?.handle(&typed, keycode: 0)
    }
  }

  private func dispatchExtensionEvent(_ event: inout XEvent) {
    guard let pointers, event.xcookie.extension == pointers.opcode,
      XGetEventData(connection, &event.xcookie) != 0
    else { return }
    defer { XFreeEventData(connection, &event.xcookie) }
    guard let data = event.xcookie.data else { return }
    switch event.xcookie.evtype {
    case XI_HierarchyChanged:
      pointers.forgetDevices()
    case XI_DeviceChanged:
      let change = data.assumingMemoryBound(to: XIDeviceChangedEvent.self).pointee
      // Another device controlling the same pointer changes neither of them.
      if change.reason == XIDeviceChange { pointers.forgetDevices() }
    case XI_PropertyEvent:
      let change = data.assumingMemoryBound(to: XIPropertyEvent.self).pointee
      pointers.noteChange(of: change.property, ofDevice: change.deviceid)
    case XI_Motion, XI_ButtonPress, XI_ButtonRelease:
      let device = data.assumingMemoryBound(to: XIDeviceEvent.self)
      windows[device.pointee.event]?.handle(device.pointee, type: event.xcookie.evtype, pointers)
    case XI_TouchBegin, XI_TouchUpdate, XI_TouchEnd:
      let device = data.assumingMemoryBound(to: XIDeviceEvent.self).pointee
      windows[device.event]?.handleTouch(device, type: event.xcookie.evtype)
    case XI_GesturePinchBegin, XI_GesturePinchUpdate, XI_GesturePinchEnd:
      let pinch = data.assumingMemoryBound(to: XIGesturePinchEvent.self).pointee
      windows[pinch.event]?.handle(pinch, type: event.xcookie.evtype)
    case XI_GestureSwipeBegin, XI_GestureSwipeUpdate, XI_GestureSwipeEnd:
      let swipe = data.assumingMemoryBound(to: XIGestureSwipeEvent.self).pointee
      windows[swipe.event]?.handle(swipe, type: event.xcookie.evtype)
    case XI_Enter, XI_Leave:
      let crossing = data.assumingMemoryBound(to: XIEnterEvent.self)
      windows[crossing.pointee.event]?.handle(
        crossing.pointee, hasEntered: event.xcookie.evtype == XI_Enter, pointers)
    default: break
    }
  }
}
