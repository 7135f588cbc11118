import Base
import CInk
import Glibc

/// The tip of a pen whose ink isn't simply the outline of its lines.
struct PenTip {
  /// The speed, in points of the paper per millisecond, below which an airbrush sprays by its time.
  private static let spraySpeed: Float = 0.2

  let tip: ink_tip
  private let pen: Pen

  /// Returns nil for pens whose lines are outlines: pens of constant opacity, nibs and erasers.
  init?(_ pen: Pen) {
    let kind = pen.style.kind
    guard pen.effect == .paint else { return nil }
    self.pen = pen
    var tip = ink_tip()
    tip.seed = kind.seed
    switch kind.name {
    case .pen:
      guard pen.style.lightestOpacity < 1 else { return nil }
      tip.kind = ink_tip_soft
    case .nib: return nil
    case .marker:
      // Either its edges are darker, or its ink follows the pressure.
      tip.kind = pen.style.lightestOpacity < 1 ? ink_tip_soft : ink_tip_coat
      tip.rim = Float(kind[.rim]) * 0.5
      tip.rim_width = Float(max(pen.width * 0.12, 1))
    case .pencil:
      tip.kind = ink_tip_soft
      tip.softness = Float(kind[.softness])
      tip.grain = Float(kind[.grain]) * pen.pixelsPerPoint
      tip.roughness = Float(kind[.roughness])
    case .chalk:
      tip.kind = ink_tip_bristles
      tip.bristles = Float(kind[.bristles])
      tip.dryness = Float(kind[.dryness])
      // Chalk catches on the paper as well.
      tip.grain = Float(BrushSetting.grain.initial) * pen.pixelsPerPoint
      tip.roughness = 0.6
    case .airbrush:
      tip.kind = ink_tip_spray
      // One pass leaves the flow as its opacity in the middle, where the spot's integral is 16/15.
      tip.flow = -log2f(1 - Float(min(kind[.flow], 0.99))) * 15 / 16
    case .spatter:
      tip.kind = ink_tip_soft
    }
    self.tip = tip
  }

  /// Returns the marks of a part of a line.
  func marks(of run: LineRun) -> [ink_mark] {
    if pen.style.kind.name == .spatter { return drops(along: run) }
    let marks = run.points.indices.map { mark(at: $0, of: run) }
    return isSpray && run.dot != nil ? Array(marks.prefix(1)) + [puff(marks)] : marks
  }

  /// Whether the marks are spots of their own instead of a line's.
  var isScattered: Bool { pen.style.kind.name == .spatter }

  private var isSpray: Bool { tip.kind == ink_tip_spray }

  private func mark(at index: Int, of run: LineRun) -> ink_mark {
    let (point, traits) = (run.points[index], traits(at: index, of: run))
    return mark(
      at: point, breadth: run.isTapered ? run.breadths[index] : 1, traits)
  }

  private func mark(at point: PixelPoint, breadth: Double, _ traits: PointTraits) -> ink_mark {
    ink_mark(
      x: point.x, y: point.y, radius: Float(pen.width * breadth / 2), ink: traits.opacity,
      along: traits.distance * pen.pixelsPerPoint / Float(pen.width),
      time: traits.milliseconds * Self.spraySpeed * pen.pixelsPerPoint)
  }

  private func traits(at index: Int, of run: LineRun) -> PointTraits {
    run.traits.isEmpty ? PointTraits() : run.traits[index]
  }

  /// The end of a click, which sprays a little however short it was.
  private func puff(_ marks: [ink_mark]) -> ink_mark {
    var end = marks[marks.count - 1]
    end.time = max(end.time, marks[0].time + end.radius)
    return end
  }

  // MARK: Spatter

  /// The drops of a part of a line.
  private func drops(along run: LineRun) -> [ink_mark] {
    let spatter = Spatter(pen.style.kind, width: Float(pen.width) / pen.pixelsPerPoint)
    if run.points.count == 1 || run.dot != nil {
      let place = mark(at: run.points.startIndex, of: run)
      return spatter.click.map { place.thrown(as: spatter.drop($0)) }
    }
    var drops: [ink_mark] = []
    for index in run.points.indices.dropLast() {
      let start = traits(at: index, of: run).distance
      let end = traits(at: index + 1, of: run).distance
      let numbers = spatter.numbers(from: start, to: end)
      guard !numbers.isEmpty else { continue }
      let (from, to) = (mark(at: index, of: run), mark(at: index + 1, of: run))
      for number in numbers {
        let part = (spatter.distance(of: number) - start) / (end - start)
        var place = from
        place.x += (to.x - from.x) * Double(part)
        place.y += (to.y - from.y) * Double(part)
        place.radius += (to.radius - from.radius) * part
        place.ink += (to.ink - from.ink) * part
        drops.append(place.thrown(as: spatter.drop(number)))
      }
    }
    return drops
  }
}

extension ink_mark {
  /// The mark of a drop thrown from this one.
  fileprivate func thrown(as drop: Spatter.Drop) -> ink_mark {
    var mark = self
    mark.x += Double(drop.dx * radius)
    mark.y += Double(drop.dy * radius)
    mark.radius = drop.radius * radius
    return mark
  }
}
