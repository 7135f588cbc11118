public import Base
public import Documents

/// What has to be known of how a person sees the paper.
@MainActor public protocol PaperSight: AnyObject {
  /// Of the paper: that of the view while a blank painting has none of its own.
  var aspectRatio: AspectRatio { get }
  /// A point on screen in lengths of the paper's longer side.
  var pointLength: Double { get }
  /// How far the pointer goes before that is a drag, in points on screen; nil where nobody has chosen.
  var dragThreshold: Double? { get }
  /// The upper left and the lower right corner of what is seen of the paper and around it: of a paper that lies turned
  /// in its view, of the box round that.
  var corners: (PaperPoint, PaperPoint) { get }
  /// The nearest point that is seen.
  ///
  /// - Parameter margin: how far from the edges at least, in points on screen.
  func nearestInSight(to point: PaperPoint, margin: Double) -> PaperPoint

  /// What is seen in a place; nil beside the paper.
  func color(at position: UnitPoint) -> InkColor?
  /// The ink that is seen; nil while the paper does not show it sharply.
  var ink: InkPixels? { get }
  /// The letters of a text; nil where there is nothing to be seen of it.
  func outline(of text: TextBlock) -> AreaOutline?
  /// What a text takes, whatever letters it has, and where it stands; nil for one that lies turned.
  func typeBox(of text: TextBlock) -> AlignmentBox?
  /// Draws all ink of a painting, for where more of it matters than is seen.
  var drawingOfInk: DrawingOfInk { get }
}

extension PaperSight {
  public var dragThreshold: Double? { nil }

  public func typeBox(of text: TextBlock) -> AlignmentBox? { nil }

  public func nearestInSight(to point: PaperPoint, margin: Double) -> PaperPoint {
    let ((a, b), margin) = (corners, margin * pointLength)
    func kept(_ value: Double, _ least: Double, _ most: Double) -> Double {
      max(min(value, max(least + margin, most - margin)), least + margin)
    }
    return PaperPoint(x: kept(point.x, a.x, b.x), y: kept(point.y, a.y, b.y))
  }
}

/// Draws all ink of a painting on any thread, with a longer side of so many pixels; nil where that was called off or
/// can't be done.
public typealias DrawingOfInk =
  @Sendable (Painting, _ longerSide: Int, _ goesOn: (Double) -> Bool) -> InkPixels?
