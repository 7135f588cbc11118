public import Base
public import Documents

/// Traces the area enclosed by ink.
public enum AreaTracing {
  /// The area around a point, or the reason that there is none.
  public enum Result: Equatable, Sendable {
    case area(AreaOutline)
    /// The area extends past the known part of the picture.
    case leadsOutside
    case nothing
  }

  /// The distance that an area extends below the surrounding ink, in pixels.
  static let overlap = 2
  /// The maximum distance of its outline from the midpoints of the pixels' sides, in pixels.
  static let tolerance = 0.6
  /// The default share of another colour that can cover a colour without forming a boundary, 0…1.
  public static let usualLikeness = 0.2

  /// - Parameters:
  ///   - point: a point inside the area.
  ///   - ink: the visible ink.
  ///   - gap: the widest gap in ink to treat as closed, in units of the paper's longer side.
  ///   - likeness: the share of another colour that can cover the one at the point without forming a boundary, 0…1.
  ///   - paper: the shape of the paper that unit coordinates refer to.
  ///   - goesOn: called now and then. Returning false cancels.
  /// - Returns: nil when cancelled.
  public static func area(
    at point: PaperPoint, in ink: InkPixels, closing gap: Double, likeness: Double = usualLikeness,
    on paper: AspectRatio,
    goesOn: () -> Bool = { true }
  ) -> Result? {
    guard let (x, y) = ink.pixel(at: point) else { return .nothing }
    let free = ink.pixelsLike(x: x, y: y, within: likeness, frame: overlap)
    let gap = Int(saturating: min(ink.pixels(ofLength: gap), 1000).rounded())
    guard
      let region = EnclosedRegion.pixels(
        of: free, around: x + overlap, y + overlap, closing: gap, goesOn: goesOn)
    else { return nil }
    guard !region.isEmpty else { return .nothing }
    if region.leads(outside: ink) { return .leadsOutside }
    let whole = EnclosedRegion.underInk(region, free: free, by: overlap)
    let contours = whole.contours().map { contour in
      CubicFit.closed(contour, tolerance: tolerance).map {
        ink.point(x: $0.x - Double(overlap), y: $0.y - Double(overlap)).unitPoint(on: paper)
      }
    }
    guard goesOn() else { return nil }
    return AreaOutline(contours: contours).map { .area($0) } ?? .nothing
  }
}

extension BitGrid {
  /// Whether any set pixels are at a side of the picture beyond which the paper continues.
  fileprivate func leads(outside ink: InkPixels) -> Bool {
    let frame = AreaTracing.overlap
    let (right, bottom) = (width - 1 - frame, height - 1 - frame)
    func isSet(inRow y: Int) -> Bool { first(true, from: 0, row: y) < width }
    func isSet(inColumn x: Int) -> Bool { (0..<height).contains { self[x, $0] } }
    return !ink.paperSides.contains(.top) && isSet(inRow: frame)
      || !ink.paperSides.contains(.bottom) && isSet(inRow: bottom)
      || !ink.paperSides.contains(.left) && isSet(inColumn: frame)
      || !ink.paperSides.contains(.right) && isSet(inColumn: right)
  }
}
