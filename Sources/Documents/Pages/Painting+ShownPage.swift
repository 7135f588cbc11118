public import Base

// The content of the shown page.
extension Painting {
  /// The page that edits change.
  public var shownPage: Page { pages[shownIndex] }

  /// The background in effect; `perform` changes it.
  public var background: Background { pages[shownIndex].background }

  /// The lowest first; at least one.
  public var layers: [Layer] { pages[shownIndex].layers }

  /// The uppermost layer.
  var topLayer: Layer.ID { layers[layers.count - 1].id }

  /// The elements in effect in drawing order, contiguous for each layer.
  public var elements: ChunkedArray<PaintingElement> { pages[shownIndex].elements }

  /// The shape of the paper; 4:3 until it has one.
  public var aspectRatio: AspectRatio { shape.ratio }

  /// The shape of the paper, and its size if it has one.
  public var paper: PaperSize { PaperSize(aspectRatio, length: paperLength) }

  /// The lines that draw the elements, in order.
  public var strokes: [Stroke] {
    let ratio = aspectRatio
    return elements.map { $0.stroke(on: ratio) }
  }

  /// Whether any lines are attached to elements.
  public var hasConnectors: Bool { pages[shownIndex].counts.connectors > 0 }

  /// Whether any group may be composed, so that its members are drawn as a whole.
  public var hasStyledGroups: Bool { pages[shownIndex].counts.inStyledGroups > 0 }

  /// Whether any element of the shown page blends with the content below it in its layer.
  var hasBlendingElements: Bool { pages[shownIndex].counts.blending > 0 }
}

extension Painting {
  /// The paper of the first page, and the number of elements on all pages.
  public var summary: DocumentSummary {
    DocumentSummary(
      shape: pages[0].shape, paperLength: pages[0].paperLength,
      backgroundColor: pages[0].background.color,
      elementCount: pages.reduce(0) { $0 + $1.elements.count })
  }
}
