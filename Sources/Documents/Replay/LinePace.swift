import Base

/// The timing of a drawn line: each sample's own time, with pauses cut.
///
/// Samples without times follow each other at an even pace.
struct LinePace {
  /// The maximum length of a pause within a line, in milliseconds.
  static let longestRest = 500.0
  /// The interval between samples of a line without times.
  static let usualInterval = 10.0
  /// The maximum duration of a line without times.
  static let longestUntimed = 1500.0

  private let samples: [Sample]
  /// The interval between samples without times; nil if they have times.
  private let interval: Double?

  init(of element: PaintingElement) {
    let samples = element.content.keySamples
    self.samples = samples
    let isTimed = samples.contains { $0.milliseconds != samples[0].milliseconds }
    interval =
      isTimed
      ? nil : min(Self.usualInterval, Self.longestUntimed / Double(max(1, samples.count - 1)))
  }

  /// The total duration.
  var milliseconds: Double {
    samples.indices.dropFirst().reduce(0) { $0 + milliseconds(before: $1) }
  }

  /// Returns the element with the samples drawn after a time, at least the first one.
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
    case .shape, .path, .area, .text, .picture: break
    }
    return element
  }

  /// The time since the sample before. A clock running backwards counts as stopped.
  private func milliseconds(before index: Int) -> Double {
    if let interval { return interval }
    let (last, next) = (samples[index - 1].milliseconds, samples[index].milliseconds)
    return next > last ? min(Double(next - last), Self.longestRest) : 0
  }
}
