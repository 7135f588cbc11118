public import Base
public import Documents

/// The tools' view of how the paper is shown.
@MainActor public protocol PaperDisplay: AnyObject {
  /// The paper's aspect ratio, or the view's as long as a blank painting has none.
  var aspectRatio: AspectRatio { get }
  /// The length of a screen point in units of the paper's longer side.
  var pointLength: Double { get }
  /// The distance that starts a drag, in points on screen; nil unless the user has set one.
  var dragThreshold: Double? { get }
  /// The upper left and the lower right corner of the visible area, which may extend past the paper. For a paper
  /// rotated in its view, the corners of the area's bounding box.
  var corners: (PaperPoint, PaperPoint) { get }
  /// Returns the nearest visible point.
  ///
  /// - Parameter margin: the minimum distance from the edges, in points on screen.
  func nearestVisiblePoint(to point: PaperPoint, margin: Double) -> PaperPoint

  /// Returns the visible colour at a position, or nil outside the paper.
  func color(at position: UnitPoint) -> InkColor?
  /// The visible ink; nil while the paper isn't drawn sharply.
  var ink: InkPixels? { get }
  /// Returns the letters of a text, or nil if none are visible.
  func outline(of text: TextBlock) -> AreaOutline?
  /// Returns a text laid out along a line, or nil if none of it is visible.
  func letters(of text: TextBlock, along line: LetterLine) -> LineLetters?
  /// Returns the typographic box of a text, independent of its letters; nil for a rotated text.
  func typeBox(of text: TextBlock) -> AlignmentBox?
  /// Draws the whole ink of a painting, for operations that need more than the visible part.
  var drawingOfInk: DrawingOfInk { get }
}

extension PaperDisplay {
  public var dragThreshold: Double? { nil }

  public func typeBox(of text: TextBlock) -> AlignmentBox? { nil }

  public func nearestVisiblePoint(to point: PaperPoint, margin: Double) -> PaperPoint {
    let ((a, b), margin) = (corners, margin * pointLength)
    func kept(_ value: Double, _ least: Double, _ most: Double) -> Double {
      max(min(value, max(least + margin, most - margin)), least + margin)
    }
    return PaperPoint(x: kept(point.x, a.x, b.x), y: kept(point.y, a.y, b.y))
  }
}

/// Draws the whole ink of a painting on any thread, with a longer side of the given number of pixels. Returns nil when
/// cancelled or on failure.
public typealias DrawingOfInk =
  @Sendable (Painting, _ longerSide: Int, _ goesOn: (Double) -> Bool) -> InkPixels?
