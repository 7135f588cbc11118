public import Base

/// A paper with new edges, and the placement of the ink on it, which keeps its proportions.
public struct PaperCut: Equatable, Sendable {
  /// The shape of the new paper.
  public let ratio: AspectRatio
  /// Maps units of the old paper's longer side to units of the new one's.
  let map: PaperMap
  /// The scale factor of such lengths.
  let scale: Double

  /// Whether the paper is unchanged.
  var isNone: Bool { map == .identity }

  /// Centres the old paper in the new one, at the largest size that fits.
  init(fitting old: AspectRatio, into new: AspectRatio) {
    let (oldSize, newSize) = (old.paperSize, new.paperSize)
    ratio = new
    scale = min(newSize.dx / oldSize.dx, newSize.dy / oldSize.dy)
    map = PaperMap(
      xx: scale, xy: 0, yx: 0, yy: scale, x0: (newSize.dx - scale * oldSize.dx) / 2,
      y0: (newSize.dy - scale * oldSize.dy) / 2)
  }

  /// Cuts a box out of the old paper, or extends the paper to it.
  ///
  /// A box that is too small or too narrow for a paper is enlarged around its centre. Returns nil for an empty or
  /// infinite box.
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

  /// In units of the old paper's longer side.
  private static let shortestSide = 0.001
}
