public import Base

extension PaintingElement {
  /// Creates the element that a stroke draws.
  ///
  /// A stroke's tool identifies it as a shape, and its points determine which one: they are its two ends or opposite
  /// corners, or the outline made by its form, possibly moved, scaled or rotated. A stroke with other points, or with
  /// pressures, times or tilts, is freehand.
  public init(
    _ stroke: Stroke, id: ElementID = .unassigned, layer: Layer.ID = .first,
    on paper: AspectRatio
  ) {
    self.init(
      id: id, layer: layer, .freehand(stroke.samples), width: stroke.width, style: stroke.style,
      grain: stroke.grain, unknownFields: stroke.unknownFields)
    switch stroke.tool {
    case .pencil:
      if let path = stroke.path { content = .path(path, stroke.samples) }
    case .eraser: content = .eraser(stroke.samples)
    case .area:
      guard let outline = stroke.outline else { return }
      content = .area(outline)
    case .text:
      guard let text = stroke.text,
        let outline = stroke.outline
      else { return }
      content = .text(text, outline)
    case .picture:
      guard let picture = stroke.picture,
        let outline = stroke.outline
      else { return }
      content = .picture(picture, outline)
    case .dashed: takeShape(.line, of: stroke, on: paper)
    case .shape(let kind): takeShape(kind, of: stroke, on: paper)
    }
  }

  /// Takes the content from a stroke drawn as a shape, if it is one.
  private mutating func takeShape(_ kind: ShapeKind, of stroke: Stroke, on paper: AspectRatio) {
    let points = stroke.samples.map(\.position)
    let form = kind.form
    if points.count == 2, form.spansBox || stroke.hasPlainSamples {
      content = .shape(kind, from: points[0], to: points[1])
      return
    }
    guard stroke.hasPlainSamples, points.count == form.pointCount,
      let outline = form.reading(of: points)
    else { return }
    var found = self
    found.content = .shape(kind, from: outline.corner, to: outline.opposite)
    if found.isDrawn(as: stroke, on: paper) { return self = found }
    guard let (from, to, map) = outline.turned(on: paper) else { return }
    found.content = .shape(kind, from: from.unitPoint(on: paper), to: to.unitPoint(on: paper))
    found.placement = ElementPlacement(paper: paper, map: map)
    if found.isDrawn(as: stroke, on: paper) { self = found }
  }

  /// Whether the resulting points match a stroke's, ignoring rounding errors.
  private func isDrawn(as stroke: Stroke, on paper: AspectRatio) -> Bool {
    zip(self.stroke(on: paper).samples, stroke.samples).allSatisfy { mine, theirs in
      let (mine, theirs) = (mine.position, theirs.position)
      let tolerance = 1e-10 * max(1, abs(theirs.x), abs(theirs.y))
      return abs(mine.x - theirs.x) <= tolerance && abs(mine.y - theirs.y) <= tolerance
    }
  }
}

extension Stroke {
  /// Whether its samples are bare positions.
  fileprivate var hasPlainSamples: Bool {
    samples.allSatisfy { $0.pressure == 1 && $0.milliseconds == 0 && $0.tilt == .upright }
  }
}
