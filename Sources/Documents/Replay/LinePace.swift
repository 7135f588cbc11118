import Base

/// How fast a hand draws a line: at each sample's own time, but for pauses, which are cut.
///
/// Where samples have no times, they follow each other evenly.
struct LinePace {
  /// A hand that rests for longer goes on after this, in milliseconds.
  static let longestRest = 500.0
  /// From sample to sample of a line without times.
  static let usualInterval = 10.0
  /// What all of a line without times takes at the most.
  static let longestUntimed = 1500.0

  private let samples: [Sample]
  /// Between samples without times; nil where they have some.
  private let interval: Double?

  init(of element: PaintingElement) {
    let samples = element.content.keySamples
    self.samples = samples
    let isTimed = samples.contains { $0.milliseconds != samples[0].milliseconds }
    interval =
      isTimed
      ? nil : min(Self.usualInterval, Self.longestUntimed / Double(max(1, samples.count - 1)))
  }

  /// What all of it takes.
  var milliseconds: Double {
    samples.indices.dropFirst().reduce(0) { $0 + milliseconds(before: $1) }
  }

  /// The element with the samples that are drawn after some time: at least the first one.
  func part(of element: PaintingElement, after milliseconds: Double) -> PaintingElement {
    var (count, time) = (1, 0.0)
    while count < samples.count {
      time += self.milliseconds(before: count)
      guard time <= milliseconds else { break }
      count += 1
    }
    var element = element
    switch element.content {
    case .freehand: element.content = .freehand(Array(samples.prefix(count)))
    case .eraser: element.content = .eraser(Array(samples.prefix(count)))
    case .shape, .area, .text, .picture: break
    }
    return element
  }

  /// From the sample before it. A clock that goes back stands still.
  private func milliseconds(before index: Int) -> Double {
    if let interval { return interval }
    let (last, next) = (samples[index - 1].milliseconds, samples[index].milliseconds)
    return next > last ? min(Double(next - last), Self.longestRest) : 0
  }
}
