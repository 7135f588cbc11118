public import Base

/// An element of a painting: its content, style and placement.
public struct PaintingElement: Equatable, Hashable, Sendable, Identifiable {
  public internal(set) var id: ElementID
  /// The layer that contains it.
  public var layer: Layer.ID
  /// The samples, corners or contours, as they were made: moving the element changes only its placement.
  public var content: ElementContent
  /// The line width, as a fraction of the paper's longer side; positive and finite.
  public var width: Double
  /// The look of its line or area.
  public var style: LineStyle
  /// See `Stroke.grain`; refers to the paper that the content was made on.
  public var grain: Double
  /// Nil for an element that has not been moved.
  public var placement: ElementPlacement?
  /// Erasers bound to this element, the oldest first. They move along with it, and have neither ids nor erasures of
  /// their own.
  public private(set) var erasures: [PaintingElement] = []
  /// The groups that contain it, the outermost first; empty for an eraser.
  public var groups: [GroupID] = []
  /// The styles of its groups other than plain ones, the same in all members of a group. See `setStyle(_:of:)`.
  public internal(set) var groupStyles: [GroupID: GroupStyle] = [:]
  /// Whether it is visible but protected from changes.
  public var isLocked = false
  /// The connections of the ends of a straight line; none for other elements.
  public var connections = LineConnections.none
  /// Fields of the interchange format unknown to this program, as the text of one JSON object; empty for none.
  public var unknownFields: String

  /// Creates an element, unmoved and in the first layer unless said otherwise. The painting gives it its identifier.
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

  /// Returns the element without the ink removed by erasers.
  ///
  /// - Parameter erasers: elements; others than erasers are ignored.
  public func erased(by erasers: some Sequence<PaintingElement>) -> PaintingElement {
    var element = self
    for var eraser in erasers where eraser.isEraser {
      (eraser.id, eraser.layer) = (.unassigned, .first)
      (eraser.erasures, eraser.isLocked) = ([], false)
      (eraser.groups, eraser.groupStyles) = ([], [:])
      eraser.connections = .none
      element.erasures.append(eraser)
    }
    return element
  }

  /// Returns the element with other erasures.
  func withErasures(_ erasers: [PaintingElement]) -> PaintingElement {
    var element = self
    element.erasures = []
    return element.erased(by: erasers)
  }

  /// Applies an edit to its erasures as well.
  func mapErasures(_ change: (PaintingElement) -> PaintingElement) -> PaintingElement {
    var element = self
    element.erasures = erasures.map(change)
    return element
  }

  /// The maximum line width, in units of the paper's longer side.
  public static let greatestWidth = 10.0

  /// Whether it removes the ink below it.
  public var isEraser: Bool { if case .eraser = content { true } else { false } }

  /// Whether it is a filled outline without a stroke, like an area, a text or a picture.
  public var isArea: Bool {
    switch content {
    case .area, .text, .picture: true
    case .freehand, .eraser, .shape, .path: false
    }
  }

  /// The greatest distance of ink from its line or outline, apart from the tips of corners, in units of the paper's
  /// longer side.
  public var reach: Double { isArea ? 0 : width * (isEraser ? 0.5 : style.kind.reach) }

  /// The style with its gradients at their present place.
  public var placedStyle: LineStyle { placement.map { style.moved(by: $0.map) } ?? style }

  /// Returns the element's samples at their present positions, with its drawing style.
  ///
  /// Shares the samples of an element that has not been moved.
  ///
  /// - Parameter paper: the painting's present one.
  public func stroke(on paper: AspectRatio) -> Stroke {
    var style = placedStyle
    if let placement {
      style.hand.taper = style.hand.taper.scaled(by: placement.enlargement)
      style.kind = style.kind.scaled(by: placement.enlargement)
    }
    return Stroke(
      tool: content.tool, width: width, style: style, samples: placedSamples(on: paper),
      grain: grain * (placement?.enlargement ?? 1), contourEnds: content.contourEnds,
      areaRule: content.areaRule, path: placedPath,
      text: content.text.map { placement?.placed($0) ?? $0 },
      picture: content.picture.map { placement?.placed($0) ?? $0 },
      unknownFields: unknownFields)
  }
}

extension PaintingElement {
  /// Its path at the present place; nil for other elements.
  public var placedPath: NodePath? {
    content.path.map { path in placement.map { path.moved(by: $0.map) } ?? path }
  }

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
  /// Counts the points of the lines that draw all elements.
  ///
  /// - Parameter limit: the number beyond which counting may stop; the result is then any greater number.
  @inlinable public func pointCount(upTo limit: Int = .max) -> Int {
    var count = 0
    for element in self {
      count += element.content.pointCount
      if count > limit { break }
    }
    return count
  }
}
