public import Base

/// The effect of dragging a handle on the selected strokes.
///
///     let drag = SelectionDrag(.handle(x: 1, y: 1), of: frame, from: press)
///     drag.map(to: pointer, [.shift])      // keeps the proportions
public struct SelectionDrag: Sendable {
  /// The dragged handle.
  public let handle: SelectionHandle
  /// The frame before the drag.
  public let frame: SelectionFrame
  /// The position of the press.
  public let start: PaperPoint

  /// The minimum scale factor, which keeps scaling reversible.
  private static let leastFactor = 0.01
  /// The steps of rotation with Shift.
  private static let turnStep = Double.pi / 12

  /// Begins a drag of a handle at a position, which need not be the handle's middle.
  public init(_ handle: SelectionHandle, of frame: SelectionFrame, from start: PaperPoint) {
    self.handle = handle
    self.frame = frame
    self.start = start
  }

  /// - Parameters:
  ///   - modifiers: Shift keeps the direction, the proportions, or steps of 15°; Control scales about the centre.
  /// - Returns: the map of points, and the scale of widths.
  public func map(
    to point: PaperPoint, _ modifiers: Modifiers = []
  ) -> (map: PaperMap, widthScale: Double) {
    switch handle {
    case .inside:
      var offset = point - start
      if modifiers.contains(.shift) {
        if abs(offset.dx) > abs(offset.dy) { offset.dy = 0 } else { offset.dx = 0 }
      }
      return (.translation(offset), 1)
    case .handle(let x, let y):
      let (fx, fy) = factors(x, y, to: point, modifiers)
      let anchor = anchor(x, y, modifiers)
      return (
        Self.scaling(fx, fy, along: frame.axis, about: anchor), abs(fx * fy).squareRoot()
      )
    case .knob:
      let from = PaperAngle.radians(of: start - frame.center)
      var angle = PaperAngle.radians(of: point - frame.center) - from
      if modifiers.contains(.shift) {
        let base = PaperAngle.radians(of: frame.axis)
        angle = ((base + angle) / Self.turnStep).rounded() * Self.turnStep - base
      }
      return (.rotation(to: PaperAngle.direction(radians: angle), about: frame.center), 1)
    }
  }

  /// Scales along an axis and across it.
  public static func scaling(
    _ along: Double, _ across: Double, along axis: PaperVector, about anchor: PaperPoint
  ) -> PaperMap {
    let (c, s) = (axis.dx, axis.dy)
    let map = PaperMap(
      xx: along * c * c + across * s * s, xy: (along - across) * c * s,
      yx: (along - across) * c * s, yy: along * s * s + across * c * c, x0: 0, y0: 0)
    let moved = map(anchor)
    return PaperMap.translation(anchor - moved).after(map)
  }

  private func anchor(_ x: Int, _ y: Int, _ modifiers: Modifiers) -> PaperPoint {
    modifiers.contains(.control) ? frame.center : frame.point(-Double(x), -Double(y))
  }

  private func factors(
    _ x: Int, _ y: Int, to point: PaperPoint, _ modifiers: Modifiers
  ) -> (Double, Double) {
    let anchor = anchor(x, y, modifiers)
    func factor(_ axis: PaperVector, _ isHeld: Bool) -> Double {
      let from = (start - anchor).dot(axis)
      guard isHeld, abs(from) > 1e-9 else { return 1 }
      let factor = (point - anchor).dot(axis) / from
      return abs(factor) < Self.leastFactor
        ? (factor < 0 ? -Self.leastFactor : Self.leastFactor) : factor
    }
    let along = factor(frame.axis, x != 0)
    let across = factor(frame.otherAxis, y != 0)
    guard modifiers.contains(.shift) else { return (along, across) }
    if x == 0 { return (abs(across), across) }
    if y == 0 { return (along, abs(along)) }
    let both = max(abs(along), abs(across))
    return (along < 0 ? -both : both, across < 0 ? -both : both)
  }
}
