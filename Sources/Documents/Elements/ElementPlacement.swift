public import Base

/// The placement of an element that was moved, scaled or rotated, or whose paper got another shape.
///
/// The content never changes: however often an element is moved, its samples are the drawn ones.
public struct ElementPlacement: Equatable, Hashable, Sendable {
  /// The shape of the paper that the content's unit coordinates refer to.
  public let paper: AspectRatio
  /// Maps units of that paper's longer side to units of the present one's.
  public private(set) var map: PaperMap

  /// Places content that was made for a paper of a shape.
  public init(paper: AspectRatio, map: PaperMap) {
    self.paper = paper
    self.map = map
  }

  /// The scale factor of lengths; exactly 1 for unscaled content, ignoring rounding errors.
  var enlargement: Double {
    let scale = map.enlargement
    return abs(scale - 1) < 1e-9 ? 1 : Swift.max(scale, 1e-6)
  }

  /// Returns the content's samples at their present positions, on a paper of the present shape.
  public func placed(_ samples: [Sample], on paper: AspectRatio) -> [Sample] {
    samples.moved(by: map, from: self.paper, to: paper)
  }

  /// Returns a text of the content with its present placement.
  func placed(_ text: TextBlock) -> TextBlock {
    var text = text
    let map = map.after(text.map)
    if map.isFinite { text.map = map }
    text.label?.size *= enlargement
    return text
  }

  /// Returns a picture of the content with its present placement.
  func placed(_ picture: PictureBlock) -> PictureBlock {
    var picture = picture
    let map = map.after(picture.map)
    if map.isFinite { picture.map = map }
    return picture
  }

  /// Returns the placement moved once more, or unchanged if the result would overflow.
  func moved(by next: PaperMap) -> ElementPlacement {
    let both = next.after(map)
    return both.isFinite ? ElementPlacement(paper: paper, map: both) : self
  }
}
