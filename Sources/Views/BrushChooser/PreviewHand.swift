import Base
import Glibc
import Rendering

/// The simulated hand that draws a brush sample: with exact corners, trembling in its last stretch.
struct PreviewHand {
  private let corners: [ViewPoint]
  private let brush: Brush

  /// In points.
  private static let sampleDistance = 4.0
  private static let tremble = 1.7
  private static let flatness = 0.02

  /// - Parameter corners: in points; at least two.
  init(_ corners: [ViewPoint], brush: Brush) { (self.corners, self.brush) = (corners, brush) }

  /// The line that the brush draws, in points.
  var line: [ViewPoint] {
    var curve = LineCurve(brush.style.hand, grain: 1)
    for place in steadied { curve.append(PaperPoint(x: place.x, y: place.y)) }
    var line = Array(corners.dropLast())
    for segment in curve.segments(from: 0) {
      let count = segment.lineCount(tolerance: Self.flatness)
      for step in 1...count {
        let place = segment.knot(at: Double(step) / Double(count)).position
        line.append(ViewPoint(x: place.x, y: place.y))
      }
    }
    return line
  }

  /// The samples of the last stretch, as from a pointer with integer coordinates.
  private var samples: [ViewPoint] {
    let (start, end) = (corners[corners.count - 2], corners[corners.count - 1])
    let length = start.distance(to: end)
    let count = max(1, (length / Self.sampleDistance).rounded())
    guard count.isFinite else { return [start, end] }
    let across = ViewPoint(x: (start.y - end.y) / length, y: (end.x - start.x) / length)
    let inner = (1..<max(1, Int(saturating: count))).map { index -> ViewPoint in
      let part = Double(index) / count
      // Two frequencies that never repeat together.
      let sway = Self.tremble * (0.6 * sin(Double(index) * 2.3) + 0.4 * sin(Double(index) * 1.1))
      return ViewPoint(
        x: (start.x + (end.x - start.x) * part + across.x * sway).rounded(),
        y: (start.y + (end.y - start.y) * part + across.y * sway).rounded())
    }
    return [start] + inner + [end]
  }

  private var steadied: [ViewPoint] {
    let samples = samples
    guard brush.steadiness > 0 else { return samples }
    var stabiliser = Stabiliser(length: brush.steadiness, at: samples[0])
    return [samples[0]] + samples.dropFirst().map { stabiliser.pass($0) }
      + stabiliser.rope.dropFirst()
  }
}

extension LinePoints {
  /// Creates a line drawn in a style by a hand that presses hardest in the middle.
  ///
  /// - Parameter scale: the size of a point; the width is known at places at most two points apart.
  init(_ line: [PixelPoint], pressedBy style: LineStyle, scale: Double) {
    var places: [(point: PixelPoint, arc: Double)] = line.first.map { [($0, 0)] } ?? []
    for (a, b) in zip(line, line.dropFirst()) {
      let (length, before) = (hypot(b.x - a.x, b.y - a.y), places[places.count - 1].arc)
      let count = min(max((length / (2 * scale)).rounded(.up), 1), 1000)
      for number in 1...Int(saturating: count) {
        let part = Double(number) / count
        places.append(
          (
            PixelPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part),
            before + length * part
          ))
      }
    }
    let whole = max(places.last?.arc ?? 0, 1e-9)
    func pressure(_ arc: Double) -> Double { sin(.pi * arc / whole) }
    let hand = style.hand
    let breadths = places.map {
      hand.breadth(atPressure: pressure($0.arc))
        * hand.taper.part(at: $0.arc / scale, of: whole / scale)
    }
    let traits = places.map {
      PointTraits(
        opacity: Float(style.opacity(atPressure: pressure($0.arc))),
        distance: Float($0.arc / scale))
    }
    self.init(
      places.map(\.point), breadths: hand.changesWidth ? breadths : [],
      traits: style.needsTraits ? traits : [])
  }
}
