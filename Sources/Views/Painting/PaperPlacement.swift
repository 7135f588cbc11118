import Base

/// Where the paper lies in its view: as large as fits with a margin, or zoomed and moved, and turned about the middle
/// of the view.
struct PaperPlacement: Equatable {
  private enum Place: Equatable {
    case fitting
    /// So many pixels wide, a point of the paper in the middle of the view.
    case zoomed(paperWidth: Double, center: UnitPoint)
  }

  /// How far can be zoomed, 1 for a paper whose longer side has 1600 pixels.
  static let allowedZooms = 0.05...64.0
  /// Beyond it, lines are no longer drawn exactly.
  private static let longestSide = 400_000.0

  private var place = Place.fitting
  var turn = PaperTurn.none
  /// How much of the view is seen round a paper that fits and has another shape, in pixels.
  var margin = 0

  var isFitting: Bool { place == .fitting }

  mutating func fit() { place = .fitting }

  func viewport(of ratio: AspectRatio, in view: PixelSize) -> Viewport {
    guard case .zoomed(let width, let center) = place else {
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

  /// Zooms so that the paper's point under a point of the view stays where it is.
  ///
  /// - Parameter anchor: in pixels of the view.
  mutating func zoom(
    to zoom: Double, at anchor: PixelPoint, of ratio: AspectRatio, in view: PixelSize
  ) {
    let before = viewport(of: ratio, in: view)
    guard zoom.isFinite, !before.paper.isEmpty else { return }
    let usual = PaperScale.widthInPixels(of: ratio)
    let most = min(
      Self.allowedZooms.upperBound * usual,
      ratio.value >= 1 ? Self.longestSide : Self.longestSide * ratio.value)
    let least = Self.allowedZooms.lowerBound * usual
    let width = min(max(zoom * usual, least), most)
    let anchor = before.unturned(anchor)
    let point = exactPoint(at: anchor, before.unturned, of: ratio, in: view)
    let height = width / ratio.value
    place = .zoomed(
      paperWidth: width,
      center: Self.clamped(
        UnitPoint(
          x: point.x + (Double(view.width) / 2 - anchor.x) / width,
          y: point.y + (Double(view.height) / 2 - anchor.y) / height)))
  }

  /// Moves the paper by an offset in pixels, past its edges as far as the middle of the view.
  mutating func pan(dx: Double, dy: Double, of ratio: AspectRatio, in view: PixelSize) {
    let before = viewport(of: ratio, in: view)
    guard !before.paper.isEmpty else { return }
    let way = turn.inverse(PaperVector(dx: dx, dy: dy))
    let middle = exactPoint(
      at: PixelPoint(x: Double(view.width) / 2 - way.dx, y: Double(view.height) / 2 - way.dy),
      before.unturned, of: ratio, in: view)
    var width = Double(before.paper.width)
    if case .zoomed(let exact, _) = place { width = exact }
    place = .zoomed(paperWidth: width, center: Self.clamped(middle))
  }

  /// The paper's point under a point of the view, as if edges did not lie on whole pixels: rounding would add up.
  ///
  /// - Parameters:
  ///   - point: of the view with the unturned paper.
  ///   - viewport: unturned.
  private func exactPoint(
    at point: PixelPoint, _ viewport: Viewport, of ratio: AspectRatio, in view: PixelSize
  ) -> UnitPoint {
    guard case .zoomed(let width, let center) = place else { return viewport.unitPoint(at: point) }
    return UnitPoint(
      x: center.x + (point.x - Double(view.width) / 2) / width,
      y: center.y + (point.y - Double(view.height) / 2) / (width / ratio.value))
  }

  private static func clamped(_ center: UnitPoint) -> UnitPoint {
    UnitPoint(x: min(max(center.x, 0), 1), y: min(max(center.y, 0), 1))
  }
}
