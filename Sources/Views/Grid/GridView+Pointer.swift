public import Base
import Widgets

// Pointer events over cells.
extension GridView {
  /// Returns the cell at a point of the view, which may be outside the edges.
  public func cell(at point: ViewPoint) -> CellPosition {
    viewport.cell(at: PixelPoint(x: point.x * scale, y: point.y * scale))
  }

  /// Whether the cell at a point of the view can be painted: cells far out are beyond the range of coordinates.
  func hasCell(at point: ViewPoint) -> Bool {
    viewport.hasCell(at: PixelPoint(x: point.x * scale, y: point.y * scale))
  }

  func reading(_ event: PointerEvent) -> CellReading {
    let point = PixelPoint(x: event.position.x * scale, y: event.position.y * scale)
    pointer = viewport.cellPoint(at: point)
    return CellReading(
      viewport.cell(at: point), modifiers: event.modifiers, penEnd: event.penEnd)
  }

  func showPointer() {
    pointerShape = panning != nil ? .grabbing : isPanKeyHeld ? .grab : paintingPointer
  }

  /// Called when the pointer has moved over the grid, or the grid under the pointer.
  func drag(to event: PointerEvent) {
    let reading = reading(event)
    guard reading.position != lastCell else { return }
    lastCell = reading.position
    received.post(.moved(reading))
  }

  /// Continues a drag after the grid moved under the pointer.
  func followDrag(at position: ViewPoint, _ modifiers: Modifiers) {
    guard button != nil else { return }
    drag(to: PointerEvent(position: position, penEnd: penEnd, modifiers: modifiers))
  }

  /// Cancels the gesture of the held button.
  ///
  /// - Returns: whether there was one.
  @discardableResult
  public func cancelGesture() -> Bool {
    guard button != nil else { return false }
    motion?.stop()
    button = nil
    keyboardPointer.forgetPress()
    received.post(.cancelled)
    return true
  }

  func endPanning() {
    guard panning != nil else { return }
    panning = nil
    showPointer()
  }
}
