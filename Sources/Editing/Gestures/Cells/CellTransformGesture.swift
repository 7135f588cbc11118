public import Base
import Documents
import Texts

/// Scales or rotates the selected cells by a handle of their frame.
///
/// Shift keeps proportions and rotates in steps of 15°; Control scales about the centre. A side that passes the
/// opposite one mirrors the cells.
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
      let (rect, flips) = scaled(
        state.lifted.rect, x, y, by: (place.x - state.start.x, place.y - state.start.y),
        reading.modifiers)
      context.hint = context.texts.pixels.extent(rect.width, rect.height)
      made = flips.reduce(state.lifted) { $0?.turned($1) }?.fitted(in: rect)
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

  /// Returns the frame with the held sides moved, at least a cell wide and high, and the axes along which a held side
  /// has passed the opposite one.
  private func scaled(
    _ rect: CellRect, _ x: Int, _ y: Int, by way: (x: Double, y: Double), _ modifiers: Modifiers
  ) -> (rect: CellRect, flips: [CanvasTurn]) {
    let isCentred = modifiers.contains(.control)
    let both = isCentred ? 2.0 : 1
    var width = Double(rect.width) + Double(x) * way.x * both
    var height = Double(rect.height) + Double(y) * way.y * both
    if modifiers.contains(.shift) {
      let factor = max(
        x == 0 ? 0 : abs(width) / Double(rect.width), y == 0 ? 0 : abs(height) / Double(rect.height)
      )
      width = Double(rect.width) * (width < 0 ? -factor : factor)
      height = Double(rect.height) * (height < 0 ? -factor : factor)
    }
    /// Returns the new start and length of an axis with a signed length. The side that isn't held stays.
    func axis(_ start: Int, _ old: Int, _ length: Double, _ held: Int) -> (Int, Int) {
      let most = Double(Sprite.allowedSide.upperBound)
      let new = Int(saturating: min(max(abs(length).rounded(), 1), most))
      if isCentred || held == 0 { return (start - (new - old) / 2, new) }
      let fixed = held < 0 ? start + old : start
      return ((held < 0) == (length < 0) ? fixed : fixed - new, new)
    }
    let (left, columns) = axis(rect.x, rect.width, width, x)
    let (top, rows) = axis(rect.y, rect.height, height, y)
    var flips: [CanvasTurn] = []
    if width.rounded() < 0 { flips.append(.flipHorizontally) }
    if height.rounded() < 0 { flips.append(.flipVertically) }
    return (CellRect(x: left, y: top, width: columns, height: rows), flips)
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
