import Base
import Canvas
import Glibc

extension DrawingContext {
  /// Adds what a round pen covers whose width changes along a line: the hulls of each two circles that follow each other,
  /// all parts of them wound the same way, so that filling them covers what lies in several of them once.
  ///
  /// The hulls together are no more than what lies between the tangents of each two circles, what these leave open where the
  /// line bends, and the circles at sharp bends and at both ends: a fraction of the edges that all the circles have.
  func taperedLine(_ run: LineRun, width: Double, offsetX: Double, offsetY: Double) {
    func circle(_ index: Int) -> PenCircle {
      PenCircle(
        x: run.points[index].x + offsetX, y: run.points[index].y + offsetY,
        radius: max(run.breadths[index] * width / 2, PenCircle.smallestRadius))
    }
    guard let first = run.points.indices.first else { return }
    var start = circle(first)
    /// Those of the last two circles; nil where the whole circle has to be added.
    var before: Tangents?
    if run.points.count == 1 { add(start) }
    for index in run.points.indices.dropFirst() {
      let end = circle(index)
      defer { start = end }
      guard let tangents = Tangents(of: start, and: end) else {
        // One lies in the other.
        add(start.radius > end.radius ? start : end)
        before = nil
        continue
      }
      if let before, before.turnsLittle(to: tangents) {
        bend(at: start, from: before, to: tangents)
      } else {
        add(start)
      }
      let (left, right) = (tangents.left, tangents.right)
      polygon(start.point(right), start.point(left), end.point(left), end.point(right))
      before = tangents
    }
    if before != nil { add(start) }
  }

  private func add(_ circle: PenCircle) {
    self.circle(x: circle.x, y: circle.y, radius: circle.radius)
  }

  /// Adds the sector that two hulls leave open on the outer side of a bend.
  private func bend(at circle: PenCircle, from before: Tangents, to after: Tangents) {
    sector(of: circle, from: before.left, to: after.left)
    sector(of: circle, from: after.right, to: before.right)
  }

  /// Adds a sector of less than a right angle; nothing if it lies the other way round.
  private func sector(of circle: PenCircle, from: PaperVector, to: PaperVector) {
    let cross = from.dx * to.dy - from.dy * to.dx
    // What is as thin as Cairo's rounding could turn the other way, and nobody can see it.
    guard cross * circle.radius > PenCircle.smallestRadius else { return }
    move(x: circle.x, y: circle.y)
    line(to: circle.point(from))
    if cross > circle.step {
      let angle = atan2(cross, from.dot(to))
      let count = (angle / circle.step).rounded(.up)
      for number in 1..<max(1, Int(count)) {
        let (c, s) = (cos(angle * Double(number) / count), sin(angle * Double(number) / count))
        line(
          to: circle.point(
            PaperVector(dx: from.dx * c - from.dy * s, dy: from.dy * c + from.dx * s)))
      }
    }
    line(to: circle.point(to))
    closePath()
  }

  private func line(to point: PixelPoint) { line(x: point.x, y: point.y) }

  private func polygon(_ a: PixelPoint, _ b: PixelPoint, _ c: PixelPoint, _ d: PixelPoint) {
    move(x: a.x, y: a.y)
    line(to: b)
    line(to: c)
    line(to: d)
    closePath()
  }
}

/// What a round pen covers in one place.
private struct PenCircle {
  /// In pixels. Cairo keeps 1/256 of a pixel: a hull that is thinner is twisted by the rounding, and a twisted one fills
  /// pixels that it hardly touches.
  static let smallestRadius = 1.0 / 128

  let x: Double
  let y: Double
  let radius: Double

  /// - Parameter direction: from the middle, of length 1.
  func point(_ direction: PaperVector) -> PixelPoint {
    PixelPoint(x: x + direction.dx * radius, y: y + direction.dy * radius)
  }

  /// The angle whose chord lies a twentieth of a pixel from its arc: radius · angle² / 8.
  var step: Double { min((8 * 0.05 / max(radius, 1e-9)).squareRoot(), 1) }
}

/// The common outer tangents of two circles, by the directions from the middles to where they touch.
private struct Tangents {
  let left: PaperVector
  let right: PaperVector
  private let direction: PaperVector

  /// Nil where one circle lies in the other.
  init?(of a: PenCircle, and b: PenCircle) {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let distance = (dx * dx + dy * dy).squareRoot()
    guard distance > abs(a.radius - b.radius) else { return nil }
    // From the way to where the tangents touch.
    let cosine = (a.radius - b.radius) / distance
    let sine = max(0, 1 - cosine * cosine).squareRoot()
    let (ux, uy) = (dx / distance, dy / distance)
    direction = PaperVector(dx: ux, dy: uy)
    left = PaperVector(dx: ux * cosine + uy * sine, dy: uy * cosine - ux * sine)
    right = PaperVector(dx: ux * cosine - uy * sine, dy: uy * cosine + ux * sine)
  }

  /// Whether the way goes on by less than a right angle to either side, and so do both tangents.
  func turnsLittle(to other: Tangents) -> Bool {
    direction.dot(other.direction) > 0 && left.dot(other.left) > 0 && right.dot(other.right) > 0
  }
}
