/// Merges the samples of a line into spots as they arrive.
///
/// Samples resting on a spot are merged into their mean: a pointer that stands still, or reports many samples per
/// pixel, adds nothing. The first and the last sample keep their positions.
struct SampleTrail: Sendable {
  /// The position, pressure, time and tilt of the hand at one place.
  struct Spot: Equatable, Sendable {
    var position: PaperPoint
    /// 0…1.
    var pressure: Double
    /// Since the start of the line; never decreasing.
    var milliseconds: Double
    /// In degrees.
    var tilt: PenTilt.Measures

    /// Interpolates towards another spot, 0…1.
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
  /// The samples since the last completed spot: the position of the first, the mean of all, and their count.
  private var cluster: (first: PaperPoint, mean: Spot, count: Double)?

  /// - Parameter nearest: the greatest distance of merged samples from the first of them.
  init(nearest: Double) { self.nearest = nearest }

  /// Appends a sample; returns the spot that it completes.
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

  /// The last sample, unless the hand never left the first one.
  var end: Spot? {
    guard let first, let last, cluster != nil || last.position != first.position else { return nil }
    return last
  }
}
