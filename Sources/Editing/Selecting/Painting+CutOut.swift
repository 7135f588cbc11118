public import Base
public import Documents

extension Painting {
  /// Returns a painting of some elements, on a paper of exactly their size, or nil if there are none or they have no
  /// extent.
  public func cutOut(_ ids: [ElementID]) -> Painting? { part(ids)?.painting }

  /// Returns the same painting as `cutOut`, with its size on this paper.
  public func part(_ ids: [ElementID]) -> PaintingPart? {
    let paper = aspectRatio
    let chosen = ElementIndex(elements, in: layers, on: paper)
      .elementsWithGaps(at: elements.indices(of: ids))
    var box = Self.box(of: chosen, on: paper)
    // Widen the box of a thin line to the narrowest allowed paper.
    let least = max(box.width, box.height) / (AspectRatio.allowed.upperBound - 1) / 2
    let center = box.center
    if !box.isEmpty {
      box.add(PaperPoint(x: center.x - least, y: center.y - least))
      box.add(PaperPoint(x: center.x + least, y: center.y + least))
    }
    guard !box.isEmpty, let ratio = AspectRatio(box.width / max(box.height, 1e-9)) else {
      return nil
    }
    let longer = max(box.width, box.height)
    let map = PaperMap(
      xx: 1 / longer, xy: 0, yx: 0, yy: 1 / longer, x0: -box.left / longer, y0: -box.top / longer)
    let painting = Painting(
      shape: .fixed(ratio), paperLength: paperLength?.scaled(by: longer),
      background: Background(color: background.color), layers: layers,
      baseElements: chosen.map { $0.moved(by: map, widthScale: 1 / longer, on: paper) })
    return PaintingPart(painting: painting, longerSide: longer)
  }

  /// Returns the edit that crops the paper to some elements, or nil for none.
  public func cropping(to ids: [ElementID]) -> PaintingEdit? {
    let box = inkBox(of: ids)
    return PaperCut(box) == nil ? nil : .crop(from: paper, to: box)
  }

  /// Returns the bounds of the ink of some elements; empty for none.
  public func inkBox(of ids: [ElementID]) -> PaperBox {
    Self.box(of: elements.indices(of: ids).map { elements[$0] }, on: aspectRatio)
  }

  private static func box(of elements: some Sequence<PaintingElement>, on paper: AspectRatio)
    -> PaperBox
  {
    var box = PaperBox()
    for element in elements {
      box.add(element.line(on: paper).box(on: paper).grown(by: element.reach))
    }
    return box
  }
}
