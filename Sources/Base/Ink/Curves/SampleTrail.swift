/// The spots of a line that a hand passes, while its samples come.
///
/// Samples that rest on a spot are one, in their mean: a pointer that stands still, or gives many
/// samples to a pixel, adds nothing. The first and the last sample keep their places.
struct SampleTrail: Sendable {
  /// The position, pressure, time and tilt of the hand at one place.
  struct Spot: Equatable, Sendable {
    var position: PaperPoint
    /// 0…1.
    var pressure: Double
    /// Since the line began; never less than before.
    var milliseconds: Double
    /// In degrees.
    var tilt: SIMD2<Double>

    /// The one on the way to another one, 0…1.
    func spot(_ share: Double, towards other: Spot) -> Spot {
      Spot(
        position: position.point(share, towards: other.position),
        pressure: pressure + (other.pressure - pressure) * share,
        milliseconds: milliseconds + (other.milliseconds - milliseconds) * share,
        tilt: tilt + (other.tilt - tilt) * share)
    }
  }

  private let nearest: Double
  private(set) var first: Spot?
  private var last: Spot?
  /// The samples since the last spot that is known: the first one's place, the mean of all, their
  /// count.
  private var cluster: (first: PaperPoint, mean: Spot, count: Double)?

  /// - Parameter nearest: how near samples of one spot are to the first of them.
  init(nearest: Double) { self.nearest = nearest }

  /// Takes a sample; returns the spot that it completes.
  mutating func append(_ sample: Spot) -> Spot? {
    guard let first, let last else {
      self.first = sample
      self.last = sample
      return sample
    }
    var sample = sample
    sample.milliseconds = max(sample.milliseconds, last.milliseconds)
    self.last = sample
    guard let (place, mean, count) = cluster else {
      if (sample.position - first.position).length > nearest {
        cluster = (sample.position, sample, 1)
      }
      return nil
    }
    guard (sample.position - place).length > nearest else {
      cluster = (place, mean.spot(1 / (count + 1), towards: sample), count + 1)
      return nil
    }
    cluster = (sample.position, sample, 1)
    return mean
  }

  /// The last sample, if it is somewhere else than the first one or the hand has been elsewhere.
  var end: Spot? {
    guard let first, let last, cluster != nil || last.position != first.position else { return nil }
    return last
  }
}
