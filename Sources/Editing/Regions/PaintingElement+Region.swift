import Base
import Documents

// Elements along the edges of regions.
extension PaintingElement {
  /// Whether it has an inside that is seen: it is an area or letters, a closed line, or a filled one.
  var hasRegion: Bool {
    switch content {
    case .eraser, .picture: false
    case .area, .text: true
    case .shape(let kind, _, _): kind.form.isClosed
    case .path(let path, _): path.isClosed || fill != nil
    case .freehand(let samples):
      samples.count > 3 && samples.first?.position == samples.last?.position || fill != nil
    }
  }

  /// Returns elements with the look of this one, in its groups, along the edges of regions. The first keeps its id.
  ///
  /// An area becomes a single one, unless the parts are separate. A line becomes a closed path for each part; one with
  /// holes a path for each edge, over an area of its fill.
  ///
  /// - Parameters:
  ///   - parts: on the paper, each connected.
  ///   - isSeparate: whether each part becomes an element of its own.
  ///   - erasers: what is erased of the new elements.
  ///   - paper: the painting's present one.
  func redrawn(
    along parts: [CurvedRegion], isSeparate: Bool, erasedBy erasers: [PaintingElement],
    on paper: AspectRatio
  ) -> [PaintingElement] {
    let whole = stroke(on: paper)
    let strokes =
      isArea
      ? (isSeparate ? parts : [.joined(parts)]).map { whole.area(within: $0, on: paper) }
      : parts.flatMap { whole.lines(along: $0, on: paper) }
    return elements(strokes, erasedBy: erasers, on: paper)
  }

  /// Returns an area of the line's ink, over one of its fill. The first keeps the id.
  ///
  /// - Parameter ink: on the paper, its connected parts.
  func redrawn(asInk ink: [CurvedRegion], on paper: AspectRatio) -> [PaintingElement] {
    let whole = stroke(on: paper)
    var line = whole
    (line.style.fill, line.style.heads) = (nil, .none)
    let inside = content.canBeFilled ? CurvedRegion(of: self, on: paper) : nil
    let fill = inside.flatMap { whole.fill(within: $0, on: paper) }
    return elements(
      [fill, line.area(within: .joined(ink), on: paper)].compactMap(\.self), erasedBy: erasures,
      on: paper)
  }

  private func elements(
    _ strokes: [Stroke], erasedBy erasers: [PaintingElement], on paper: AspectRatio
  ) -> [PaintingElement] {
    strokes.enumerated().map { index, stroke in
      var element = PaintingElement(
        stroke, id: index == 0 ? id : .unassigned, layer: layer, on: paper
      ).erased(by: erasers)
      element.setGroups(groups, styles: groupStyles)
      return element
    }
  }
}

extension Stroke {
  /// Returns an area in the colours of the stroke.
  fileprivate func area(within region: CurvedRegion, on paper: AspectRatio) -> Stroke {
    var area = self
    (area.tool, area.text, area.path) = (.area, nil, nil)
    (area.samples, area.contourEnds, area.areaRule) = ([], [], region.rule)
    for curves in region.contours {
      for curve in curves {
        for point in [curve.start.position, curve.startControl, curve.endControl] {
          area.samples.append(Sample(position: point.unitPoint(on: paper)))
        }
      }
      area.contourEnds.append(area.samples.count)
    }
    return area
  }

  /// Returns closed lines along the edges of a region. Those round holes are over its fill.
  fileprivate func lines(along region: CurvedRegion, on paper: AspectRatio) -> [Stroke] {
    var line = self
    (line.tool, line.style.hand) = (.pencil, style.hand.ofShapes)
    let inside = region.contours.count > 1 ? fill(within: region, on: paper) : nil
    if inside != nil { line.style.fill = nil }
    return [inside].compactMap(\.self)
      + region.paths.map { path in
        line.path = path
        line.samples = path.nodeSamples(on: paper)
        return line
      }
  }

  /// Returns an area in the colours of the fill; nil without one.
  fileprivate func fill(within region: CurvedRegion, on paper: AspectRatio) -> Stroke? {
    guard let fill = style.fill else { return nil }
    var inside = self
    (inside.style.color, inside.style.gradient) = (fill.color, fill.gradient)
    inside.style.fill = nil
    return inside.area(within: region, on: paper)
  }
}
