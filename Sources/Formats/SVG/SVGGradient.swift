import Base

/// A gradient of a file, before it is known what it paints.
struct SVGGradient {
  let isRadial: Bool
  /// Of the element, or of the ones that it refers to.
  let attributes: [String: String]
  let stops: [GradientStop]
  /// Of a file of ours, whose stops of OKLab include computed ones.
  let space: GradientSpace

  /// Whether it is relative to what it paints.
  var isRelative: Bool { attributes["gradientUnits"] != "userSpaceOnUse" }

  /// Whether a radial gradient begins on a circle, which ours don't.
  var hasInnerCircle: Bool {
    isRadial && SVGScanner.numbers(attributes["fr"] ?? "").first.map { $0 > 0 } ?? false
  }

  /// The gradient in the units of an element that it paints.
  ///
  /// Source: SVG 1.1, section 13.2, "Gradients".
  ///
  /// - Parameters:
  ///   - lengths: those of the element.
  ///   - box: of the element's shape; nil if it has none.
  /// - Returns: nil if nothing is to be painted.
  func placed(_ lengths: SVGLengths, in box: PaperBox?) -> InkGradient? {
    var map = attributes["gradientTransform"].map { SVGTransform.map($0) } ?? .identity
    if isRelative {
      guard let box, box.width > 0, box.height > 0 else { return nil }
      let place = PaperMap(
        xx: box.width, xy: 0, yx: 0, yy: box.height, x0: box.left, y0: box.top)
      map = place.after(map)
    }
    func length(_ name: String, _ axis: SVGLengths.Axis, _ usual: String) -> Double {
      let text = attributes[name] ?? usual
      if isRelative { return SVGScanner.length(text, of: 1) ?? 0 }
      return lengths.length(text, along: axis) ?? 0
    }
    func point(_ x: String, _ y: String, _ usual: (String, String)) -> PaperPoint {
      PaperPoint(x: length(x, .x, usual.0), y: length(y, .y, usual.1))
    }
    let spread = attributes["spreadMethod"].flatMap(GradientSpread.init) ?? .pad
    let gradient: InkGradient
    if isRadial {
      let center = point("cx", "cy", ("50%", "50%"))
      let radius = max(length("r", .diagonal, "50%"), 0)
      let focus = PaperPoint(
        x: attributes["fx"] == nil ? center.x : length("fx", .x, "50%"),
        y: attributes["fy"] == nil ? center.y : length("fy", .y, "50%"))
      let way = radius > 0 ? (focus - center) * (1 / radius) : PaperVector(dx: 0, dy: 0)
      gradient = .radial(
        GradientField(
          map: PaperMap(xx: radius, xy: 0, yx: 0, yy: radius, x0: center.x, y0: center.y),
          stops: stops, spread: spread, space: space),
        focus: PaperPoint(x: way.dx, y: way.dy))
    } else {
      gradient = .linear(
        GradientField(
          from: point("x1", "y1", ("0%", "0%")), to: point("x2", "y2", ("100%", "0%")),
          stops: stops, spread: spread, space: space))
    }
    let placed = gradient.moved(by: map)
    return placed.isSound ? placed : nil
  }
}

extension InkGradient {
  /// Whether another gradient looks the same but for rounded numbers.
  func isLike(_ other: InkGradient) -> Bool {
    guard kind == other.kind, field.spread == other.field.spread else { return false }
    let (stops, others) = (field.blendedStops, other.field.blendedStops)
    guard stops.count == others.count,
      zip(stops, others).allSatisfy({ $0.color == $1.color && abs($0.offset - $1.offset) < 1e-4 })
    else { return false }
    func places(_ gradient: InkGradient) -> [PaperPoint] {
      let map = gradient.field.map
      return [
        map(PaperPoint(x: 0, y: 0)), map(PaperPoint(x: 1, y: 0)), map(PaperPoint(x: 0, y: 1)),
        gradient.focus ?? map(PaperPoint(x: 0, y: 0)),
      ]
    }
    let size = max(abs(field.map.xx), abs(field.map.xy), abs(field.map.yx), abs(field.map.yy))
    return zip(places(self), places(other)).allSatisfy {
      ($0 - $1).length <= 1e-6 * max(size, 1)
    }
  }
}
