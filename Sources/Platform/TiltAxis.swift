import Base

/// An axis of a pen's tilt.
///
/// All drivers report degrees: xf86-input-wacom (`TILT_MIN`, `TILT_RES`) and Xwayland (`xwl_tablet_proc`) from −64 to
/// 63 at 57 points a radian, xf86-input-libinput (`TABLET_TILT_AXIS_MAX`) from −64 to 64 at a meaningless resolution. A
/// range impossible for degrees, as from old drivers, is mapped onto all of them.
struct TiltAxis {
  let number: Int
  private let range: ClosedRange<Double>
  private(set) var degrees = 0.0

  /// Returns nil for an unusable range.
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
