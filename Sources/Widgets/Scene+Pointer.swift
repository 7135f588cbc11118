public import Base

extension Scene {
  /// Dispatches an event to the views.
  ///
  /// - Returns: whether a view handled it; an unhandled key may be a shortcut.
  @discardableResult
  public func handle(_ event: InputEvent) -> Bool {
    layoutIfNeeded()
    switch event {
    // A finger that is the pointer is the only one.
    case .pointerMoved, .pointerPressed, .pointerReleased, .scrolled:
      notePen(event)
      if touch.gesture.isPointing { return true }
    default: break
    }
    switch event {
    case .pointerMoved(let event):
      pointerMoved(event.mirrored(in: self))
      return true
    case .pointerPressed(let event, let button):
      touch.motion.stop()
      return pointerPressed(event.mirrored(in: self), button)
    case .pointerReleased(let event, let button):
      defer { notePointer(event.kind) }
      return pointerReleased(event.mirrored(in: self), button)
    case .pointerLeft:
      lastPosition = nil
      if captured == nil { hover(nil) }
      return true
    case .scrolled(let event, let dx, let dy):
      touch.motion.stop()
      return scrolled(event.mirrored(in: self), dx: dx, dy: dy)
    case .touched(let event):
      touched(event)
      return true
    case .pinched(let event):
      pinched(event)
      return true
    case .penMoved(let isInRange, let time):
      penMoved(isInRange: isInRange, at: time)
      return true
    case .keyPressed(let event):
      return keyPressed(event)
    case .composed(let text, let caret):
      guard let input = focused as? TextInput, input.isUsable else { return false }
      input.compose(text, caret: caret)
      return true
    case .keyReleased, .focusGained:
      return false
    case .focusLost:
      hideTooltip()
      return false
    }
  }

  /// Tells of what has pointed, unless that may change the layout below an open menu.
  func notePointer(_ kind: PointerKind) {
    if !hasPopup, captured == nil { pointedBy.post(kind) }
  }

  /// Whether a view has captured a held button.
  public var isPointerCaptured: Bool { captured != nil }

  /// Cancels the captured press.
  public func cancelPress() { endPress { $0.pressCancelled() } }

  /// Ends the captured press as if it had never been.
  func callOffPress() { endPress { $0.pressCalledOff() } }

  private func endPress(_ tell: (View) -> Void) {
    let view = captured
    captured = nil
    capturedButton = nil
    keyboardPointer = nil
    if let view { tell(view) }
    endMakingWay()
  }

  /// Hides a view that lets presses through while a press is below it.
  private func makeWay(for view: View, at position: ViewPoint) {
    for child in root.children
    where child.letsPressesThrough && !child.isHidden && !view.isInside(child)
      && child.frame.contains(position)
    {
      child.isHidden = true
      madeWay.append(child)
    }
  }

  private func endMakingWay() {
    for view in madeWay { view.isHidden = false }
    madeWay = []
  }

  func pointerMoved(_ event: PointerEvent) {
    lastPosition = event.position
    // Ignore accidental mouse motion while drawing by keyboard.
    guard keyboardPointer == nil else { return }
    if let captured {
      makeWay(for: captured, at: event.position)
      captured.dragged(event.moved(into: captured))
      return
    }
    let view = hit(event.position)
    let said = view?.tooltip
    hover(view)
    guard let view else { return }
    view.hovered(event.moved(into: view))
    if view.tooltip != said { tooltipChanged(of: view) }
  }

  func pointerPressed(_ event: PointerEvent, _ button: PointerButton) -> Bool {
    lastPosition = event.position
    hideTooltip()
    keyboardPointer?.lift(at: event.time)
    if let captured {
      // Ignore another button during a press. If it is the same one, its release was lost.
      guard button == capturedButton else {
        captured.otherButtonPressed()
        return true
      }
      finishPress(of: captured, event, button)
    }
    if let popup = reachablePopups.first,
      !reachablePopups.contains(where: { $0.view.frame.contains(event.position) })
    {
      dismiss(popup.view)
      return true
    }
    if showsFocus {
      showsFocus = false
      focused?.setNeedsDisplay()
      if focused?.takesFocusWhenPressed == false { focus(nil) }
    }
    var view = hit(event.position)
    hover(view)
    // A menu of the field is above it.
    if let input = focused as? TextInput, view !== input,
      input.isInside(popups.last?.view ?? root)
    {
      focus(nil)
    }
    let count = popups.count
    while let current = view {
      if !current.isUsable || current.isBusy { return true }
      if current.pressed(event.moved(into: current), button) {
        captured = current
        capturedButton = button
        if button == .secondary, popups.count > count, let menu = popups.last?.view as? Menu {
          menu.takeOverPress(at: event.position)
          captured = menu
          return true
        }
        makeWay(for: current, at: event.position)
        if button == .primary {
          if current.takesFocusWhenPressed {
            focus(current)
          } else if current.acceptsFocus, !(focused is TextInput) {
            // A canvas has the keys of commands without the focus, which a button would use otherwise.
            focus(nil)
          }
        }
        return true
      }
      view = current.parent
    }
    return false
  }

  func pointerReleased(_ event: PointerEvent, _ button: PointerButton) -> Bool {
    lastPosition = event.position
    guard let captured, button == capturedButton, keyboardPointer == nil else {
      return captured != nil
    }
    finishPress(of: captured, event, button)
    hover(hit(event.position))
    return true
  }

  private func finishPress(of view: View, _ event: PointerEvent, _ button: PointerButton) {
    captured = nil
    capturedButton = nil
    view.released(event.moved(into: view), button)
    endMakingWay()
  }

  private func scrolled(_ event: PointerEvent, dx: Double, dy: Double) -> Bool {
    guard captured == nil else { return true }
    hideTooltip()
    return scroll(from: hit(event.position), event, dx: dx, dy: dy)
  }

  /// Scrolls a view or, if it doesn't scroll, the nearest one around it that does.
  @discardableResult
  func scroll(from view: View?, _ event: PointerEvent, dx: Double, dy: Double) -> Bool {
    var view = view
    while let current = view {
      let across = current.isMirrored ? -dx : dx
      if current.isUsable, current.scrolled(event.moved(into: current), dx: across, dy: dy) {
        return true
      }
      view = current.parent
    }
    return false
  }

  func hit(_ position: ViewPoint) -> View? {
    for popup in reachablePopups.reversed() {
      if let view = popup.view.view(at: popup.view.positionFromParent(position)) { return view }
    }
    return hasPopup ? nil : root.view(at: root.positionFromParent(position))
  }

  func hover(_ view: View?) {
    guard view !== hovered else { return }
    var left = hovered
    while let current = left {
      if view?.isInside(current) != true { current.isHovered = false }
      left = current.parent
    }
    hovered = view
    var entered = view
    while let current = entered {
      current.isHovered = true
      entered = current.parent
    }
    showPointerShape(of: view)
    hideTooltip()
    if let view, view.tooltip != nil { scheduleTooltip(for: view) }
  }

  /// Applies the pointer shape of a view if the pointer is over it.
  func showPointerShape(of view: View?) {
    guard view === hovered else { return }
    var shape = PointerShape.arrow
    if let view, view.isBusy || view.isUsable { shape = view.isBusy ? .wait : view.pointerShape }
    host?.setPointerShape(shape)
  }

  /// Drops all references to a view being removed, and to its descendants.
  func forget(_ view: View) {
    if let focused, focused.isInside(view) { focus(nil) }
    if let captured, captured.isInside(view) { cancelPress() }
    if let hovered, hovered.isInside(view) { hover(nil) }
  }
}

extension PointerEvent {
  /// Returns the event in a view's own coordinates.
  func moved(into view: View) -> PointerEvent {
    var event = self
    event.position = view.positionFromScene(position)
    return event
  }
}
