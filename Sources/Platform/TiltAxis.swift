import Base

/// How a device tells how far a pen leans one way.
///
/// All drivers tell degrees: xf86-input-wacom (`TILT_MIN`, `TILT_RES`) and Xwayland (`xwl_tablet_proc`) from −64 to 63
/// at 57 points a radian, xf86-input-libinput (`TABLET_TILT_AXIS_MAX`) from −64 to 64 at a resolution that says
/// nothing. A range that no degrees have, as in drivers of old, is spread over all of them.
struct TiltAxis {
  let number: Int
  private let range: ClosedRange<Double>
  private(set) var degrees = 0.0

  /// Nil for a range from which nothing can be told.
  init?(number: Int, from least: Double, to most: Double) {
    guard least.isFinite, most.isFinite, least < most else { return nil }
    self.number = number
    range = least...most
  }

  mutating func update(_ value: Double) {
    guard value.isFinite else { return }
    let all = PenTilt.allowedDegrees
    let value = min(max(value, range.lowerBound), range.upperBound)
    if all.contains(range.lowerBound), all.contains(range.upperBound) {
      degrees = value
    } else {
      let fraction = (value - range.lowerBound) / (range.upperBound - range.lowerBound)
      degrees = all.lowerBound + fraction * (all.upperBound - all.lowerBound)
    }
  }
}
