public import Base
import Documents
import Texts

/// Scales or rotates the selected cells by a handle of their frame.
///
/// Shift keeps proportions and rotates in steps of 15°; Control scales about the centre.
public final class CellTransformGesture: Gesture {
  private let context: CellToolContext
  private let handle: SelectionHandle
  private var state: State?

  private struct State {
    /// The position of the press.
    let start: CellPoint
    let region: CellRegion
    /// The cells lifted before the press.
    let before: FloatingCells?
    /// The untransformed cells, used to compute each preview.
    let lifted: FloatingCells
  }

  /// - Parameter handle: a handle, or the knob.
  init(by handle: SelectionHandle, in context: CellToolContext) {
    (self.handle, self.context) = (handle, context)
  }

  private func point(of reading: CellReading) -> CellPoint {
    context.display?.pointer ?? CellPoint(middleOf: reading.position)
  }

  /// Lifts the selected cells.
  public func begin(_ reading: CellReading, _ press: GesturePress) {
    let selection = context.selection
    let before = selection.lifted
    guard let region = selection.region, context.frame.beginGesture(), selection.lift(),
      let lifted = selection.lifted
    else { return }
    state = State(start: point(of: reading), region: region, before: before, lifted: lifted)
  }

  /// Scales or rotates the lifted cells from their original state, and shows the size or the angle.
  public func move(_ reading: CellReading) {
    guard let state else { return }
    let place = point(of: reading)
    let made: FloatingCells?
    if case .handle(let x, let y) = handle {
      let rect = scaled(
        state.lifted.rect, x, y, by: (place.x - state.start.x, place.y - state.start.y),
        reading.modifiers)
      context.hint = context.texts.pixels.extent(rect.width, rect.height)
      made = state.lifted.fitted(in: rect)
    } else {
      let degrees = turn(from: state.start, to: place, about: state.lifted.rect, reading.modifiers)
      context.hint = context.texts.pixels.turned(Int(saturating: degrees.rounded()))
      var transform = CellTransform()
      transform.degrees = degrees
      if state.lifted.rect.size.count > Self.mostTurnedWell { transform.quality = .nearest }
      made = transform.made(of: state.lifted)
    }
    if let made { context.selection.showLifted(made) }
  }

  /// The maximum number of cells to rotate with the better, slower method.
  private static let mostTurnedWell = 1 << 16

  /// Returns the frame with the held sides moved, at least a cell wide and high.
  private func scaled(
    _ rect: CellRect, _ x: Int, _ y: Int, by way: (x: Double, y: Double), _ modifiers: Modifiers
  ) -> CellRect {
    let both = modifiers.contains(.control) ? 2.0 : 1
    var width = Double(rect.width) + Double(x) * way.x * both
    var height = Double(rect.height) + Double(y) * way.y * both
    if modifiers.contains(.shift) {
      let factor = max(
        x == 0 ? 0 : width / Double(rect.width), y == 0 ? 0 : height / Double(rect.height))
      (width, height) = (Double(rect.width) * factor, Double(rect.height) * factor)
    }
    let most = Double(Sprite.allowedSide.upperBound)
    let size = CellSize(
      width: Int(saturating: min(max(width.rounded(), 1), most)),
      height: Int(saturating: min(max(height.rounded(), 1), most)))
    /// Returns the new start, which keeps the sides that aren't held.
    func start(_ old: Int, _ length: Int, _ new: Int, _ held: Int) -> Int {
      let grown = new - length
      if modifiers.contains(.control) || held == 0 { return old - grown / 2 }
      return held < 0 ? old - grown : old
    }
    return CellRect(
      x: start(rect.x, rect.width, size.width, x), y: start(rect.y, rect.height, size.height, y),
      width: size.width, height: size.height)
  }

  /// In degrees, clockwise.
  private func turn(
    from start: CellPoint, to end: CellPoint, about rect: CellRect, _ modifiers: Modifiers
  ) -> Double {
    let center = CellHandles(around: rect, pointsPerCell: 1).center
    func angle(_ point: CellPoint) -> Double {
      let (dx, dy) = (point.x - center.x, point.y - center.y)
      return dx == 0 && dy == 0 ? 0 : PaperAngle.radians(of: PaperVector(dx: dx, dy: dy))
    }
    let degrees = (angle(end) - angle(start)) * 180 / .pi
    let turned = degrees > 180 ? degrees - 360 : degrees <= -180 ? degrees + 360 : degrees
    return modifiers.contains(.shift) ? (turned / 15).rounded() * 15 : turned
  }

  /// Makes the transformation a step.
  public func end(_ last: CellReading?) {
    if let last { move(last) }
    state = nil
    context.hint = nil
    context.selection.commit()
  }

  /// Puts the cells back, and restores the selection from before.
  public func cancel() {
    context.frame.cancel()
    context.hint = nil
    if let state { context.selection.restore(state.region, state.before) }
    state = nil
  }
}
