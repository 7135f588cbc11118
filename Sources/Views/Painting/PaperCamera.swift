import Base

/// The placement of the paper in its view: fitted with a margin, or zoomed and moved, and rotated about the centre of
/// the view.
struct PaperCamera: Equatable {
  private enum State: Equatable {
    case fitting
    /// Zoomed to a width in pixels, with a point of the paper in the middle of the view.
    case zoomed(paperWidth: Double, center: UnitPoint)
  }

  /// The range of zooms, with 1 for a longer side of 1600 pixels.
  static let allowedZooms = 0.05...64.0
  /// The limit of exact line drawing.
  private static let longestSide = 400_000.0

  private var state = State.fitting
  var turn = PaperTurn.none
  /// The margin around a fitted paper of another shape than the view, in pixels.
  var margin = 0

  var isFitting: Bool { state == .fitting }

  mutating func fit() { state = .fitting }

  func viewport(of ratio: AspectRatio, in view: PixelSize) -> Viewport {
    guard case .zoomed(let width, let center) = state else {
      return Viewport(fitting: ratio, turn: turn, in: view, margin: margin)
    }
    let size = PixelSize(
      width: max(1, Int(saturating: width.rounded())),
      height: max(1, Int(saturating: (width / ratio.value).rounded())))
    return Viewport(
      paper: PixelRect(
        x: Int(saturating: (Double(view.width) / 2 - center.x * Double(size.width)).rounded()),
        y: Int(saturating: (Double(view.height) / 2 - center.y * Double(size.height)).rounded()),
        width: size.width, height: size.height), turn: turn, in: view)
  }

  /// Zooms about a fixed point.
  ///
  /// - Parameter anchor: in pixels of the view.
  mutating func zoom(
    to zoom: Double, at anchor: PixelPoint, of ratio: AspectRatio, in view: PixelSize
  ) {
    guard zoom.isFinite else { return }
    let usual = PaperScale.widthInPixels(of: ratio)
    place(paperWidth: zoom * usual, turn: turn, at: anchor, of: ratio, in: view)
  }

  /// Zooms by a factor about a fixed point; small ones add up exactly.
  ///
  /// - Parameter anchor: in pixels of the view.
  mutating func zoom(
    by factor: Double, at anchor: PixelPoint, of ratio: AspectRatio, in view: PixelSize
  ) {
    guard factor.isFinite else { return }
    let width = exactWidth(viewport(of: ratio, in: view))
    place(paperWidth: width * factor, turn: turn, at: anchor, of: ratio, in: view)
  }

  /// Rotates about a fixed point.
  ///
  /// - Parameter anchor: in pixels of the view.
  mutating func turn(
    to turn: PaperTurn, at anchor: PixelPoint, of ratio: AspectRatio, in view: PixelSize
  ) {
    let width = exactWidth(viewport(of: ratio, in: view))
    place(paperWidth: width, turn: turn, at: anchor, of: ratio, in: view)
  }

  /// Gives the paper another size, within the limits, and rotation. The point of the paper at the anchor stays there.
  private mutating func place(
    paperWidth: Double, turn: PaperTurn, at anchor: PixelPoint, of ratio: AspectRatio,
    in view: PixelSize
  ) {
    let before = viewport(of: ratio, in: view)
    guard !before.paper.isEmpty else { return }
    let usual = PaperScale.widthInPixels(of: ratio)
    let most = min(
      Self.allowedZooms.upperBound * usual,
      ratio.value >= 1 ? Self.longestSide : Self.longestSide * ratio.value)
    let least = Self.allowedZooms.lowerBound * usual
    let width = min(max(paperWidth, least), most)
    let point = exactPoint(at: before.unturned(anchor), before.unturned, of: ratio, in: view)
    let height = width / ratio.value
    let middle = PixelPoint(x: Double(view.width) / 2, y: Double(view.height) / 2)
    // Rotated about the middle of the view, as the paper is.
    let way = turn.inverse(PaperVector(dx: middle.x - anchor.x, dy: middle.y - anchor.y))
    self.turn = turn
    state = .zoomed(
      paperWidth: width,
      center: Self.clamped(UnitPoint(x: point.x + way.dx / width, y: point.y + way.dy / height)))
  }

  /// The width of the paper in pixels, not rounded.
  private func exactWidth(_ viewport: Viewport) -> Double {
    if case .zoomed(let width, _) = state { width } else { Double(viewport.paper.width) }
  }

  /// Zooms and moves so that an area of the paper fills the view, rotated as it is.
  ///
  /// - Parameters:
  ///   - box: on the paper.
  ///   - margin: the gap to the view's edges, in pixels.
  mutating func show(_ box: PaperBox, of ratio: AspectRatio, in view: PixelSize, margin: Int) {
    guard !box.isEmpty, !view.isEmpty else { return }
    let longer = PaperScale.widthInPixels(of: ratio) / min(ratio.value, 1)
    let (x, y) = (PaperVector(dx: box.width, dy: 0), PaperVector(dx: 0, dy: box.height))
    let size = PaperBox(
      [PaperVector.zero, x, y, x + y].map { PaperPoint(x: 0, y: 0) + turn($0) * longer })
    func zoom(_ length: Double, _ room: Int) -> Double {
      Double(max(room - 2 * margin, 1)) / max(length, 1e-9)
    }
    let middle = PixelPoint(x: Double(view.width) / 2, y: Double(view.height) / 2)
    self.zoom(
      to: min(zoom(size.width, view.width), zoom(size.height, view.height)), at: middle, of: ratio,
      in: view)
    center(at: box.center.unitPoint(on: ratio), of: ratio, in: view)
  }

  /// Moves a point of the paper to the middle of the view.
  mutating func center(at point: UnitPoint, of ratio: AspectRatio, in view: PixelSize) {
    state = .zoomed(
      paperWidth: exactWidth(viewport(of: ratio, in: view)), center: Self.clamped(point))
  }

  /// Moves the paper by an offset in pixels, past its edges as far as the middle of the view.
  mutating func pan(dx: Double, dy: Double, of ratio: AspectRatio, in view: PixelSize) {
    let before = viewport(of: ratio, in: view)
    guard !before.paper.isEmpty else { return }
    let way = turn.inverse(PaperVector(dx: dx, dy: dy))
    let middle = exactPoint(
      at: PixelPoint(x: Double(view.width) / 2 - way.dx, y: Double(view.height) / 2 - way.dy),
      before.unturned, of: ratio, in: view)
    state = .zoomed(paperWidth: exactWidth(before), center: Self.clamped(middle))
  }

  /// Returns the point of the paper at a point of the view, without the rounding of edges to whole pixels, which would
  /// accumulate.
  ///
  /// - Parameters:
  ///   - point: in the view with the unrotated paper.
  ///   - viewport: unrotated.
  private func exactPoint(
    at point: PixelPoint, _ viewport: Viewport, of ratio: AspectRatio, in view: PixelSize
  ) -> UnitPoint {
    guard case .zoomed(let width, let center) = state else { return viewport.unitPoint(at: point) }
    return UnitPoint(
      x: center.x + (point.x - Double(view.width) / 2) / width,
      y: center.y + (point.y - Double(view.height) / 2) / (width / ratio.value))
  }

  private static func clamped(_ center: UnitPoint) -> UnitPoint {
    UnitPoint(x: min(max(center.x, 0), 1), y: min(max(center.y, 0), 1))
  }
}
