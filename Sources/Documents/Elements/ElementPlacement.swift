public import Base

/// Where an element lies since it was moved, scaled or turned, or since its paper got another shape.
///
/// The content stays what it was: however often an element is moved, its samples are those that were drawn.
public struct ElementPlacement: Equatable, Hashable, Sendable {
  /// The shape of the paper that the content's unit coordinates belong to.
  public let paper: AspectRatio
  /// From lengths of that paper's longer side to lengths of the present one's.
  public private(set) var map: PaperMap

  public init(paper: AspectRatio, map: PaperMap) {
    self.paper = paper
    self.map = map
  }

  /// By how much lengths grow; exactly 1 where they stay as they are, but for what numbers are rounded.
  var enlargement: Double {
    let scale = abs(map.determinant).squareRoot()
    return abs(scale - 1) < 1e-9 ? 1 : Swift.max(scale, 1e-6)
  }

  /// Samples of the content where they lie now, on a paper of the present shape.
  public func placed(_ samples: [Sample], on paper: AspectRatio) -> [Sample] {
    samples.moved(by: map, from: self.paper, to: paper)
  }

  /// A text of the content as it stands now.
  func placed(_ text: TextBlock) -> TextBlock {
    var text = text
    let map = map.after(text.map)
    if map.isFinite { text.map = map }
    return text
  }

  /// A picture of the content as it lies now.
  func placed(_ picture: PictureBlock) -> PictureBlock {
    var picture = picture
    let map = map.after(picture.map)
    if map.isFinite { picture.map = map }
    return picture
  }

  /// The same content moved once more; where that leads beyond all numbers, it stays.
  func moved(by next: PaperMap) -> ElementPlacement {
    let both = next.after(map)
    return both.isFinite ? ElementPlacement(paper: paper, map: both) : self
  }
}
