public import Base

/// What has to be known of how a person sees the paper.
@MainActor public protocol PaperSight: AnyObject {
  /// Of the paper: that of the view while a blank painting has none of its own.
  var aspectRatio: AspectRatio { get }
  /// A point on screen in lengths of the paper's longer side.
  var pointLength: Double { get }
  /// The upper left and the lower right corner of what is seen of the paper and around it.
  var corners: (PaperPoint, PaperPoint) { get }

  /// What is seen in a place; nil beside the paper.
  func color(at position: UnitPoint) -> InkColor?
}
