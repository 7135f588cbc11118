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

  /// The same content moved once more; where that leads beyond all numbers, it stays.
  func moved(by next: PaperMap) -> ElementPlacement {
    let both = next.after(map)
    return both.isFinite ? ElementPlacement(paper: paper, map: both) : self
  }
}
