public import Base
public import Documents

/// Makes an area of what ink encloses.
public enum AreaTracing {
  public enum Result: Equatable, Sendable {
    case area(AreaOutline)
    /// It goes on where nothing of the picture is known.
    case leadsOutside
    case nothing
  }

  /// How far an area goes on under the ink round it, in pixels.
  static let overlap = 2
  /// How far its outline may lie from the middles of the pixels' sides, in pixels.
  static let tolerance = 0.6
  /// How much of another colour may lie over one and bounds nothing, as long as nobody says otherwise: of 1.
  public static let usualLikeness = 0.2

  /// - Parameters:
  ///   - point: where the area is to be.
  ///   - ink: that is seen.
  ///   - gap: up to which ink counts as closed, in lengths of the paper's longer side.
  ///   - likeness: how much of another colour may lie over the one at the point and bounds nothing, 0…1.
  ///   - paper: the shape of the paper that unit coordinates belong to.
  ///   - goesOn: asked now and then whether to go on.
  /// - Returns: nil where it was called off.
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
  /// Whether pixels at a side of the picture are set beyond which the paper goes on.
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
