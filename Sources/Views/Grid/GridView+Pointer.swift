public import Base
import Widgets

// What the pointer does over cells.
extension GridView {
  /// The cell under a point of the view; it may lie beyond the edges.
  public func cell(at point: ViewPoint) -> CellPosition {
    placement.cell(at: PixelPoint(x: point.x * scale, y: point.y * scale))
  }

  /// Whether there is a cell under a point of the view that can be painted: the cells of a pixel far out are beyond
  /// counting.
  func hasCell(at point: ViewPoint) -> Bool {
    placement.hasCell(at: PixelPoint(x: point.x * scale, y: point.y * scale))
  }

  func reading(_ event: PointerEvent) -> CellReading {
    let point = PixelPoint(x: event.position.x * scale, y: event.position.y * scale)
    pointer = placement.cellPoint(at: point)
    return CellReading(
      placement.cell(at: point), modifiers: event.modifiers, penEnd: event.penEnd)
  }

  func showPointer() {
    pointerShape = panning != nil ? .grabbing : isPanKeyHeld ? .grab : paintingPointer
  }

  /// The pointer is at another place over the grid, or the grid moved under it.
  func drag(to event: PointerEvent) {
    let reading = reading(event)
    guard reading.position != lastCell else { return }
    lastCell = reading.position
    received.post(.moved(reading))
  }

  /// What the held button does goes on where the grid moved under the pointer.
  func followDrag(at position: ViewPoint, _ modifiers: Modifiers) {
    guard button != nil else { return }
    drag(to: PointerEvent(position: position, penEnd: penEnd, modifiers: modifiers))
  }

  /// Takes back what the held button paints.
  ///
  /// - Returns: whether there was something.
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
