public import Base

/// What a painting consists of: something that was drawn, how it looks, and where it lies.
public struct PaintingElement: Equatable, Hashable, Sendable, Identifiable {
  public internal(set) var id: ElementID
  public var layer: Layer.ID
  public var content: ElementContent
  /// Of its line, as a fraction of the paper's longer side; positive and finite.
  public var width: Double
  public var style: LineStyle
  /// As that of a stroke, on the paper that the content was made on.
  public var grain: Double
  /// Nil where it lies as it was drawn.
  public var placement: ElementPlacement?
  /// Erasers that took ink off this element alone, the oldest first; they move along with it, and have neither ids
  /// nor erasures of their own.
  public private(set) var erasures: [PaintingElement] = []
  /// The groups that it belongs to, the outermost first; none of an eraser.
  public var groups: [GroupID] = []
  /// Whether it is seen and stays as it is.
  public var isLocked = false
  /// What the ends of a straight line hold on to; none of anything else.
  public var connections = LineConnections.none
  /// Fields of the interchange format that this program does not know, as the text of one JSON
  /// object; empty for none.
  public var unknownFields: String

  public init(
    id: ElementID = .unassigned, layer: Layer.ID = .first, _ content: ElementContent,
    width: Double, style: LineStyle = LineStyle(), grain: Double = PaperScale.grain,
    placement: ElementPlacement? = nil, unknownFields: String = ""
  ) {
    self.id = id
    self.layer = layer
    self.content = content
    self.width = width
    self.style = style
    self.grain = grain
    self.placement = placement
    self.unknownFields = unknownFields
  }

  /// The element without the ink that erasers took.
  ///
  /// - Parameter erasers: elements that are erasers; others take nothing.
  public func erased(by erasers: some Sequence<PaintingElement>) -> PaintingElement {
    var element = self
    for var eraser in erasers where eraser.isEraser {
      (eraser.id, eraser.layer) = (.unassigned, .first)
      (eraser.erasures, eraser.groups, eraser.isLocked) = ([], [], false)
      eraser.connections = .none
      element.erasures.append(eraser)
    }
    return element
  }

  /// What edits make of its erasures as well.
  func mapErasures(_ change: (PaintingElement) -> PaintingElement) -> PaintingElement {
    var element = self
    element.erasures = erasures.map(change)
    return element
  }

  /// The widest that a line may be, in lengths of the paper's longer side.
  public static let greatestWidth = 10.0

  public var isEraser: Bool { if case .eraser = content { true } else { false } }

  /// Whether it is filled within an outline, as areas, texts and pictures are, and has no line.
  public var isArea: Bool {
    switch content {
    case .area, .text, .picture: true
    case .freehand, .eraser, .shape: false
    }
  }

  /// The element's samples where they lie now, with what says how they are drawn.
  ///
  /// Shares the samples of what lies as it was drawn.
  ///
  /// - Parameter paper: the painting's present one.
  public func stroke(on paper: AspectRatio) -> Stroke {
    var style = style
    if let placement {
      style.hand.taper = style.hand.taper.scaled(by: placement.enlargement)
    }
    return Stroke(
      tool: content.tool, width: width, style: style, samples: placedSamples(on: paper),
      grain: grain * (placement?.enlargement ?? 1), contourEnds: content.contourEnds,
      areaRule: content.areaRule, text: content.text.map { placement?.placed($0) ?? $0 },
      picture: content.picture.map { placement?.placed($0) ?? $0 },
      unknownFields: unknownFields)
  }
}

extension PaintingElement {
  private func placedSamples(on paper: AspectRatio) -> [Sample] {
    guard let placement else { return content.samples(on: paper) }
    if case .shape(let kind, _, _) = content, kind.form.isDrawnAnew,
      let shape = Shape(self, on: paper)
    {
      return shape.outline.map { Sample(position: $0.unitPoint(on: paper)) }
    }
    return placement.placed(content.samples(on: placement.paper), on: paper)
  }
}

extension Sequence<PaintingElement> {
  /// Of the lines that draw all of them.
  ///
  /// - Parameter limit: where counting stops: then the result is any number beyond it.
  @inlinable public func pointCount(upTo limit: Int = .max) -> Int {
    var count = 0
    for element in self {
      count += element.content.pointCount
      if count > limit { break }
    }
    return count
  }
}
