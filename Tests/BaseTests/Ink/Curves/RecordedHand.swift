import Base
import Glibc
import TestSupport

/// A gesture as a pointer reports it: places on a curve at a rate, off by what a hand and whole pixels make of them.
struct RecordedHand {
  /// Of a screen of 1600 points across the paper.
  static let grain = 1.0 / 1600

  let name: String
  /// In seconds.
  let duration: Double
  /// In points, for 0…1 of the time.
  let curve: @Sendable (Double) -> (x: Double, y: Double)
  /// In the order of the way.
  var corners: [(x: Double, y: Double)] = []

  static let all = [
    RecordedHand(name: "quick circle", duration: 0.35) { circle($0, radius: 120) },
    RecordedHand(name: "slow circle", duration: 4) { circle($0, radius: 120) },
    RecordedHand(name: "figure of eight", duration: 1.2) { time in
      (300 + 150 * sin(2 * .pi * time), 300 + 80 * sin(4 * .pi * time))
    },
    RecordedHand(name: "handwriting", duration: 3) { time in
      let (x, y) = (14 * sin(24 * .pi * time), 25 * cos(24 * .pi * time))
      return (100 + 400 * time + x, 300 + y + 8 * sin(10 * .pi * time))
    },
    RecordedHand(
      name: "zigzag", duration: 1.5,
      curve: { time in
        let leg = min((time * 6).rounded(.down), 5)
        let share = time * 6 - leg
        return (100 + 480 * time, 300 + 100 * (Int(leg) % 2 == 0 ? share : 1 - share))
      }, corners: [(180, 400), (260, 300), (340, 400), (420, 300), (500, 400)]),
    RecordedHand(name: "spiral", duration: 3) { time in
      let (angle, radius) = (10 * .pi * time, 10 + 110 * time)
      return (300 + radius * cos(angle), 300 + radius * sin(angle))
    },
  ]

  private static func circle(_ time: Double, radius: Double) -> (x: Double, y: Double) {
    (300 + radius * cos(2 * .pi * time), 300 + radius * sin(2 * .pi * time))
  }

  /// The samples at a rate, each place once, in lengths of the paper.
  ///
  /// The hand trembles by half a point about ten times a second; the pointer rounds to whole points.
  func samples(hertz: Double) -> [PaperPoint] {
    var random = SeededRandom(seed: UInt64(hertz))
    let phase = Double.random(in: 0...6, using: &random)
    let count = Int(duration * hertz)
    var places: [PaperPoint] = []
    for index in 0...count {
      let time = Double(index) / Double(count)
      let (x, y) = curve(time)
      let tremor = 2 * .pi * 10 * time * duration + phase
      let place = PaperPoint(
        x: (x + 0.35 * sin(tremor)).rounded() * Self.grain,
        y: (y + 0.35 * cos(tremor * 1.3)).rounded() * Self.grain)
      if place != places.last { places.append(place) }
    }
    return places
  }

  /// The root of the mean square distance of the curve from a line, in points.
  func error(of line: [PaperPoint]) -> Double {
    let places = (0...600).map { curve(Double($0) / 600) }
    let squares = places.map { place -> Double in
      let point = PaperPoint(x: place.x * Self.grain, y: place.y * Self.grain)
      let nearest = Self.distance(of: point, to: line) / Self.grain
      return nearest * nearest
    }
    return (squares.reduce(0, +) / Double(squares.count)).squareRoot()
  }

  /// How far the line's nearest point is from each corner at most, in points.
  func cornerError(of line: [PaperPoint]) -> Double {
    corners.map { corner in
      let point = PaperPoint(x: corner.x * Self.grain, y: corner.y * Self.grain)
      return Self.distance(of: point, to: line) / Self.grain
    }.max() ?? 0
  }

  private static func distance(of point: PaperPoint, to line: [PaperPoint]) -> Double {
    var nearest = Double.infinity
    for (a, b) in zip(line, line.dropFirst()) {
      let (way, offset) = (b - a, point - a)
      let square = way.dot(way)
      let share = square > 0 ? min(max(offset.dot(way) / square, 0), 1) : 0
      nearest = min(nearest, (offset - way * share).length)
    }
    return nearest
  }

  /// How much a line turns in all, in full turns.
  static func turns(of line: [PaperPoint]) -> Double {
    var sum = 0.0
    for index in line.indices.dropFirst().dropLast() {
      let (a, b) = (line[index] - line[index - 1], line[index + 1] - line[index])
      sum += abs(
        PaperAngle.radians(of: PaperVector(dx: a.dot(b), dy: a.dx * b.dy - a.dy * b.dx)))
    }
    return sum / (2 * .pi)
  }
}

/// Krita's weighted smoothing, as far as its formula is known: each point is the mean of those before it on the
/// way, weighted by a Gaussian whose σ is a third of the distance that is set.
enum WeightedSmoothing {
  static func line(of samples: [PaperPoint], distance: Double) -> [PaperPoint] {
    let sigma = distance / 3
    return samples.indices.map { last in
      var (sum, x, y, way) = (0.0, 0.0, 0.0, 0.0)
      for index in stride(from: last, through: 0, by: -1) {
        if index < last { way += (samples[index + 1] - samples[index]).length / RecordedHand.grain }
        let weight = exp(-way * way / (2 * sigma * sigma))
        if weight < 0.01 { break }
        sum += weight
        x += weight * samples[index].x
        y += weight * samples[index].y
      }
      return PaperPoint(x: x / sum, y: y / sum)
    }
  }
}
