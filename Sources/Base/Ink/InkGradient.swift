/// Colours that change along a line, or from a point outwards, in place of a single one.
///
/// Boxed, as few styles have one.
///
///     InkGradient.linear(GradientField(from: left, to: right, stops: [
///       GradientStop(at: 0, .white), GradientStop(at: 1, .black),
///     ]))
public indirect enum InkGradient: Equatable, Hashable, Sendable {
  /// Along the x axis of the field, from 0 to 1.
  case linear(GradientField)
  /// From a focus inside the field's unit circle to that circle.
  case radial(GradientField, focus: PaperPoint)

  /// The line and the colours of the gradient, of either form. Setting it keeps the form.
  public var field: GradientField {
    get {
      switch self {
      case .linear(let field), .radial(let field, _): field
      }
    }
    set {
      switch self {
      case .linear: self = .linear(newValue)
      case .radial(_, let focus): self = .radial(newValue, focus: focus)
      }
    }
  }

  /// The point of the paper at which a radial gradient begins; nil for a linear one.
  public var focus: PaperPoint? {
    guard case .radial(let field, let focus) = self else { return nil }
    return field.map(focus)
  }

  /// Returns the gradient moved along with its element, or unchanged if the result would overflow.
  public func moved(by map: PaperMap) -> InkGradient {
    let moved = map.after(field.map)
    guard moved.isFinite else { return self }
    var gradient = self
    gradient.field.map = moved
    return gradient
  }

  /// Returns the gradient with the opacity of its colours multiplied.
  ///
  /// - Parameter opacity: 0…1.
  public func faded(to opacity: Double) -> InkGradient {
    var gradient = self
    gradient.field.setStops(
      field.stops.map { stop in
        var color = stop.color
        color.alpha = UInt8(saturating: (Double(color.alpha) * opacity).rounded())
        return GradientStop(at: stop.offset, color)
      })
    return gradient
  }

  /// Whether its numbers are valid for drawing.
  public var isSound: Bool {
    guard field.isSound else { return false }
    guard case .radial(_, let focus) = self else { return true }
    return focus.x.isFinite && focus.y.isFinite
  }
}

/// The colours of a gradient and their place on the paper.
public struct GradientField: Equatable, Hashable, Sendable {
  /// Maps the gradient's own space to units of the paper's longer side.
  public var map: PaperMap
  /// At least one, with ascending offsets.
  public private(set) var stops: [GradientStop]
  /// The colours before the first and after the last stop.
  public var spread: GradientSpread
  /// The colour space for blending between stops.
  public var space: GradientSpace

  /// A limit for files.
  public static let mostStops = 256

  /// - Parameter stops: later ones have at least the offset of earlier ones, as in SVG. Transparent if empty.
  public init(
    map: PaperMap, stops: [GradientStop], spread: GradientSpread = .pad,
    space: GradientSpace = .srgb
  ) {
    self.map = map
    self.stops = []
    self.spread = spread
    self.space = space
    setStops(stops)
  }

  /// Creates a field whose x axis goes from one point of the paper to another.
  public init(
    from start: PaperPoint, to end: PaperPoint, stops: [GradientStop],
    spread: GradientSpread = .pad, space: GradientSpace = .srgb
  ) {
    let way = end - start
    self.init(
      map: PaperMap(
        xx: way.dx, xy: -way.dy, yx: way.dy, yy: way.dx, x0: start.x, y0: start.y),
      stops: stops, spread: spread, space: space)
  }

  /// Replaces the stops.
  ///
  /// - Parameter stops: as for the initialiser.
  public mutating func setStops(_ stops: [GradientStop]) {
    var least = 0.0
    self.stops = stops.prefix(Self.mostStops).map { stop in
      let offset = stop.offset.isNaN ? 0 : stop.offset
      least = min(max(offset, least), 1)
      return GradientStop(at: least, stop.color)
    }
    if stops.isEmpty {
      self.stops = [GradientStop(at: 0, InkColor(red: 0, green: 0, blue: 0, alpha: 0))]
    }
  }

  /// The points of the paper at the ends of the x axis: the start and end of a linear gradient, or the centre and a
  /// point of the circle of a radial one.
  public var ends: (start: PaperPoint, end: PaperPoint) {
    (map(PaperPoint(x: 0, y: 0)), map(PaperPoint(x: 1, y: 0)))
  }

  fileprivate var isSound: Bool { map.isFinite }

  /// The mean of the colours, weighted by opacity: the best single colour in its place.
  public var meanColor: InkColor {
    var sum = SIMD4<Double>.zero
    for stop in stops {
      let alpha = Double(stop.color.alpha)
      sum += SIMD4(
        Double(stop.color.red) * alpha, Double(stop.color.green) * alpha,
        Double(stop.color.blue) * alpha, alpha)
    }
    let mean = sum / max(sum.w, 1)
    func byte(_ value: Double) -> UInt8 { UInt8(saturating: value.rounded()) }
    return InkColor(
      red: byte(mean.x), green: byte(mean.y), blue: byte(mean.z),
      alpha: byte(sum.w / Double(stops.count)))
  }

  /// The stops for a renderer that blends in sRGB; an OKLab gradient gets additional ones.
  public var blendedStops: [GradientStop] {
    guard space == .oklab else { return stops }
    let steps = 15
    var blended = Array(stops.prefix(1))
    for (stop, next) in zip(stops, stops.dropFirst()) {
      let colors = stop.color.gradient(to: next.color, steps: steps)
      for (index, color) in colors.enumerated() where next.offset > stop.offset {
        let part = Double(index + 1) / Double(steps + 1)
        blended.append(
          GradientStop(at: stop.offset + (next.offset - stop.offset) * part, color))
      }
      blended.append(next)
    }
    return blended
  }

  /// The colour at an offset, 0…1.
  public func color(at offset: Double) -> InkColor {
    guard let index = stops.firstIndex(where: { $0.offset > offset }) else {
      return stops[stops.count - 1].color
    }
    guard index > 0 else { return stops[0].color }
    let (start, end) = (stops[index - 1], stops[index])
    let part = (offset - start.offset) / (end.offset - start.offset)
    return start.color.blended(with: end.color, part: part, in: space)
  }
}

/// A colour of a gradient at an offset from its start.
public struct GradientStop: Equatable, Hashable, Sendable {
  /// 0…1.
  public var offset: Double
  /// The colour there; neighbouring stops blend into each other.
  public var color: InkColor

  /// Creates a stop; its offset is 0…1 from start to end.
  public init(at offset: Double, _ color: InkColor) {
    self.offset = offset
    self.color = color
  }
}

/// The colours of a gradient outside its stops.
public enum GradientSpread: String, CaseIterable, Sendable {
  case pad, reflect
  case repeating = "repeat"
}

/// The colour space for blending a gradient's colours.
public enum GradientSpace: String, CaseIterable, Sendable {
  case srgb, oklab
}
