/// Steadies the pointer during drawing: the pointer drags the line's end by a rope, regardless of time.
///
/// The rope is a chain of links, each pulled by its predecessor (a pursuit curve: from a circle of radius r, a link of
/// length l makes one of √(r² − l²)). A rope of one link would cut every bend; a chain of n links turns the circle into
/// one of √(r² − n · l²), and removes jitter shorter than about √n · l. So a rope as long as half the height of a
/// letter leaves the letter at least 95 % of its height.
public struct Stabiliser: Sendable {
  /// Lengths of the rope in points of the screen.
  public static let allowedRopes = 0.0...60.0
  private static let linkCount = 32
  /// The drag steps per link length: long steps cut bends.
  private static let stepsPerLink = 4.0
  /// The greatest number of steps of one motion.
  private static let mostSteps = 512.0

  private let link: Double
  /// The joints of the rope, from the pointer to the line.
  private var joints: [ViewPoint]

  /// - Parameters:
  ///   - length: of the rope, within `allowedRopes`.
  ///   - position: of the press.
  public init(length: Double, at position: ViewPoint) {
    let allowed = Self.allowedRopes
    let length = length.isNaN ? 0 : min(max(length, allowed.lowerBound), allowed.upperBound)
    link = length / Double(Self.linkCount)
    joints = Array(repeating: position, count: Self.linkCount + 1)
  }

  /// The rope's joints, from the line to the pointer.
  public var rope: [ViewPoint] { joints.reversed() }

  /// The drawing position: the end of the rope.
  private var place: ViewPoint { joints[Self.linkCount] }

  /// Drags the rope to a position; ignores one that is not finite.
  ///
  /// - Returns: the resulting drawing position.
  public mutating func pass(_ position: ViewPoint) -> ViewPoint {
    guard position.x.isFinite, position.y.isFinite else { return place }
    let start = joints[0]
    // Short steps make fast and slow hands draw the same line.
    let count =
      link > 0 ? (start.distance(to: position) / link * Self.stepsPerLink).rounded(.up) : 1
    let steps = min(max(count, 1), Self.mostSteps)
    for step in 1...Int(saturating: steps) {
      let part = Double(step) / steps
      pull(
        to: ViewPoint(
          x: start.x + (position.x - start.x) * part, y: start.y + (position.y - start.y) * part))
    }
    return place
  }

  private mutating func pull(to position: ViewPoint) {
    joints[0] = position
    for index in 1...Self.linkCount {
      let (ahead, joint) = (joints[index - 1], joints[index])
      let distance = ahead.distance(to: joint)
      guard distance > link else { return }
      let part = link / distance
      joints[index] = ViewPoint(
        x: ahead.x + (joint.x - ahead.x) * part, y: ahead.y + (joint.y - ahead.y) * part)
    }
  }
}
