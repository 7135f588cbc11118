import Base

// Fingers on a touch screen, and gestures of a touchpad.
extension Scene {
  // MARK: Pens

  /// A pen that moves calls off what the hand that holds it has begun.
  func notePen(_ event: InputEvent) {
    switch event {
    case .pointerMoved(let event) where event.kind == .pen,
      .pointerPressed(let event, _) where event.kind == .pen,
      .pointerReleased(let event, _) where event.kind == .pen:
      touch.palm.penSeen(at: event.time)
      callOffTouch(at: event.time)
    default: break
    }
  }

  func penMoved(isInRange: Bool, at time: EventTime) {
    touch.palm.penMoved(isInRange: isInRange, at: time)
    if isInRange { callOffTouch(at: time) }
  }

  private func callOffTouch(at time: EventTime) {
    guard !touch.gesture.isIdle else { return }
    perform(touch.gesture.callOff(at: time))
    waitForLongPress()
  }

  // MARK: Fingers

  func touched(_ event: TouchEvent) {
    var event = event
    event.position = mirrored(event.position)
    if event.phase == .began {
      touch.motion.stop()
      // Neither the hand that holds a pen nor a finger beside the mouse does anything until it is lifted.
      if touch.palm.ignoresFingers(at: event.time)
        || isPointerCaptured && !touch.gesture.isPointing
      {
        callOffTouch(at: event.time)
        return touch.gesture.ignore(event.finger)
      }
    }
    let isDrawing =
      switch fingerDrawing {
      case .draws: true
      case .pans: false
      case .pansNearPen: !touch.palm.isPenInUse(at: event.time)
      }
    let isFirst = event.phase == .began && touch.gesture.isIdle
    if isFirst { touchedView = hit(event.position) }
    let use = fingerUse(of: touchedView)
    perform(touch.gesture.handle(event, use: use, isDrawing: isDrawing))
    if touch.gesture.isIdle {
      if captured == nil { hover(nil) }
      lastPosition = nil
      notePointer(.finger)
    }
    if isFirst || !touch.gesture.mayBecomeLongPress { waitForLongPress(from: event.time) }
  }

  private func fingerUse(of view: View?) -> FingerUse {
    var view = view
    while let current = view {
      if let use = current.fingerUse { return use }
      view = current.parent
    }
    return .clicks
  }

  /// Has the press become the right button after a while; ends the waiting if it can't.
  private func waitForLongPress(from time: EventTime = .zero) {
    touch.cancelLongPress?()
    touch.cancelLongPress = nil
    guard touch.gesture.mayBecomeLongPress else { return }
    touch.cancelLongPress = host?.after(TouchGesture.longPress) { [weak self] in
      guard let self else { return }
      touch.cancelLongPress = nil
      let milliseconds = UInt32(saturating: TouchGesture.longPress / .milliseconds(1))
      perform(
        touch.gesture.holdEnded(
          at: EventTime(milliseconds: time.milliseconds &+ milliseconds)))
    }
  }

  private func perform(_ actions: [TouchGesture.Action]) {
    for action in actions { perform(action) }
  }

  private func perform(_ action: TouchGesture.Action) {
    switch action {
    case .press(let event, let button): _ = pointerPressed(event.pointerEvent, button)
    case .drag(let event): pointerMoved(event.pointerEvent)
    case .release(let event, let button): _ = pointerReleased(event.pointerEvent, button)
    case .callOff: callOffPress()
    case .tap(let event):
      let pointer = event.pointerEvent
      if let view = touchedView, view.isUsable, !hasPopup, view.tapped(pointer.moved(into: view)) {
        return
      }
      _ = pointerPressed(pointer, .primary)
      _ = pointerReleased(pointer, .primary)
    case .longPress(let event): longPress(event.pointerEvent)
    case .scroll(let event, let offset): scroll(by: offset, at: event.pointerEvent)
    case .endScroll(let event):
      let last = event.pointerEvent
      touch.motion.release(at: event.time, on: glidingHost) { [weak self] offset in
        self?.glide(by: offset, at: last)
      }
    case .pinch(let event): pinch(event, from: touchedView)
    case .fingersTapped(let count): fingersTapped.post(count)
    }
  }

  private func longPress(_ event: PointerEvent) {
    if let view = touchedView, view.isUsable, view.longPressed(event.moved(into: view)) {
      return touch.gesture.spend()
    }
    // A button without a menu tells what it does.
    if !pointerPressed(event, .secondary), let view = touchedView, view.tooltip != nil {
      touch.gesture.spend()
      hover(view)
      showTooltip(of: view)
    }
  }

  // MARK: Scrolling

  /// Nothing glides on without motion.
  private var glidingHost: (any SceneHost)? { theme.motion == .reduced ? nil : host }

  private func scroll(by offset: ViewPoint, at event: PointerEvent) {
    touch.motion.note(offset, at: event.time)
    glide(by: offset, at: event)
  }

  /// Scrolls by whole points, and carries over the rest: some lists round.
  private func glide(by offset: ViewPoint, at event: PointerEvent) {
    touch.rest = touch.rest + offset
    let whole = ViewPoint(
      x: touch.rest.x.rounded(.towardZero), y: touch.rest.y.rounded(.towardZero))
    touch.rest = touch.rest - whole
    guard whole != .zero, let view = touchedView else { return }
    let notch = wheelNotch(of: view)
    // As a wheel, whose right is the window's.
    let across = isMirrored ? whole.x : -whole.x
    scroll(from: view, event, dx: across / notch.x, dy: -whole.y / notch.y)
  }

  /// The notch of the nearest view that fingers scroll.
  private func wheelNotch(of view: View) -> ViewPoint {
    var current: View? = view
    while let view = current {
      if view.fingerUse == .scrolls { return view.wheelNotch }
      current = view.parent
    }
    return view.wheelNotch
  }

  // MARK: Pinching

  /// Of a touchpad.
  func pinched(_ event: PinchEvent) {
    var event = event
    event.center = mirrored(event.center)
    if isMirrored { (event.offset.x, event.degrees) = (-event.offset.x, -event.degrees) }
    guard captured == nil else { return }
    if event.phase == .began { touch.motion.stop() }
    pinch(event, from: hit(event.center))
  }

  private func pinch(_ event: PinchEvent, from view: View?) {
    switch event.phase {
    case .began:
      hideTooltip()
      touchedView = view
      pinchedView = nil
      var view = view
      while let current = view, pinchedView == nil {
        if current.isUsable, current.pinched(event.moved(into: current)) { pinchedView = current }
        view = current.parent
      }
    case .changed:
      touch.motion.note(event.offset, at: event.time)
      move(event)
    case .ended:
      let taker = pinchedView
      _ = taker?.pinched(event.moved(into: taker))
      let last = event
      touch.motion.release(at: event.time, on: glidingHost) { [weak self] offset in
        var event = PinchEvent(.changed, center: last.center, offset: offset, time: last.time)
        event.modifiers = last.modifiers
        self?.move(event)
      }
    }
  }

  private func move(_ event: PinchEvent) {
    if let taker = pinchedView {
      _ = taker.pinched(event.moved(into: taker))
    } else {
      glide(by: event.offset, at: event.pointerEvent)
    }
  }
}

extension TouchEvent {
  fileprivate var pointerEvent: PointerEvent {
    PointerEvent(position: position, kind: .finger, modifiers: modifiers, time: time)
  }
}

extension PinchEvent {
  fileprivate var pointerEvent: PointerEvent {
    PointerEvent(position: center, kind: .finger, modifiers: modifiers, time: time)
  }

  /// Returns the event as seen by a view, mirrored back where the view keeps its direction.
  fileprivate func moved(into view: View?) -> PinchEvent {
    guard let view else { return self }
    var event = self
    event.center = view.positionFromScene(center)
    if view.window?.isMirrored == true, !view.isMirrored {
      (event.offset.x, event.degrees) = (-offset.x, -degrees)
    }
    return event
  }
}
