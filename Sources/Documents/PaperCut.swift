public import Base

/// A paper with other edges, and how its ink lies on it: as large as it was, in relation to itself.
public struct PaperCut: Equatable, Sendable {
  public let ratio: AspectRatio
  /// From lengths of the old paper's longer side to lengths of the new one's.
  let map: PaperMap
  /// By how much such lengths grow.
  let scale: Double

  /// Whether the paper is what it was.
  var isNone: Bool { map == .identity }

  /// The old paper in the middle of the new one, as large as fits.
  init(fitting old: AspectRatio, into new: AspectRatio) {
    let (oldSize, newSize) = (old.paperSize, new.paperSize)
    ratio = new
    scale = min(newSize.dx / oldSize.dx, newSize.dy / oldSize.dy)
    map = PaperMap(
      xx: scale, xy: 0, yx: 0, yy: scale, x0: (newSize.dx - scale * oldSize.dx) / 2,
      y0: (newSize.dy - scale * oldSize.dy) / 2)
  }

  /// What lies in a box of the old paper, or around it.
  ///
  /// A box that is too small or too narrow for a paper is made larger round its middle. Nil for one of no points.
  public init?(_ box: PaperBox) {
    guard !box.isEmpty, box.width.isFinite, box.height.isFinite else { return nil }
    let longer = max(box.width, box.height, Self.shortestSide)
    let (width, height) = (max(box.width, longer / 100), max(box.height, longer / 100))
    guard let ratio = AspectRatio(min(max(width / height, 0.01), 100)) else { return nil }
    self.ratio = ratio
    let size = ratio.paperSize
    let scale = 1 / longer
    self.scale = scale
    map = PaperMap(
      xx: scale, xy: 0, yx: 0, yy: scale, x0: size.dx / 2 - scale * box.center.x,
      y0: size.dy / 2 - scale * box.center.y)
  }

  /// In lengths of the old paper's longer side.
  private static let shortestSide = 0.001
}
