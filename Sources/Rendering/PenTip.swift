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

  /// The drops of a part of a line, which begin at multiples of a distance along the whole line.
  private func drops(along run: LineRun) -> [ink_mark] {
    let kind = pen.style.kind
    let width = Float(pen.width) / pen.pixelsPerPoint
    let step = max(width / Float(kind[.density]), 0.05)
    var drops: [ink_mark] = []
    if run.points.count == 1 || run.dot != nil {
      // A click flicks the brush once.
      for number in 0..<UInt32(saturating: kind[.density].rounded(.up)) {
        drops.append(drop(number, from: mark(at: run.points.startIndex, of: run)))
      }
      return drops
    }
    for index in run.points.indices.dropLast() {
      let (start, end) = (traits(at: index, of: run), traits(at: index + 1, of: run))
      let first = Int(saturating: (start.distance / step).rounded(.up))
      let last = Int(saturating: (end.distance / step).rounded(.up))
      guard end.distance > start.distance, last > first, last - first < 1_000_000 else { continue }
      let (from, to) = (mark(at: index, of: run), mark(at: index + 1, of: run))
      for number in first..<last {
        let part = (Float(number) * step - start.distance) / (end.distance - start.distance)
        var place = from
        place.x += (to.x - from.x) * Double(part)
        place.y += (to.y - from.y) * Double(part)
        place.radius += (to.radius - from.radius) * part
        place.ink += (to.ink - from.ink) * part
        drops.append(drop(UInt32(truncatingIfNeeded: number), from: place))
      }
    }
    return drops
  }

  /// A drop that flies off from a place of the line: most stay near, and most are small.
  private func drop(_ number: UInt32, from place: ink_mark) -> ink_mark {
    let kind = pen.style.kind
    var hash = SpatterHash(seed: kind.seed, number: number)
    let angle = hash.next() * 2 * Float.pi
    let flight = (hash.next() + hash.next()) / 2
    let reach = flight * flight * 2 * place.radius * Float(kind[.scatter])
    let size = hash.next()
    var drop = place
    drop.x += Double(cosf(angle) * reach)
    drop.y += Double(sinf(angle) * reach)
    drop.radius = place.radius * Float(kind[.drop]) * (0.15 + 0.85 * size * size * size)
    return drop
  }
}

/// Numbers that follow from a seed and the number of a drop.
private struct SpatterHash {
  private var state: UInt32

  init(seed: UInt32, number: UInt32) {
    state = seed &* 0x9E37_79B9 ^ number &* 0x85EB_CA6B
  }

  /// The next number, 0…1.
  mutating func next() -> Float {
    state &+= 0x9E37_79B9
    var hash = state
    hash = (hash ^ hash >> 16) &* 0x21F0_AAAD
    hash = (hash ^ hash >> 15) &* 0x735A_2D97
    hash ^= hash >> 15
    return Float(hash >> 8) / Float(1 << 24)
  }
}
