/// The pressure along a line, smoothed: from the pen, or falling as speed grows.
struct LinePressure: Sendable {
  private enum Source: Sendable {
    case pen
    case speed
  }

  private let source: Source
  /// Whether the width follows the tilt instead.
  let followsTilt: Bool
  private let grain: Double
  /// The reach of a node's average to either side, in lengths of the paper's longer side.
  private let reach: Double
  /// The greatest number of nodes to either side.
  static let count = 24
  /// The duration to either side within which nodes count, in milliseconds, however far the hand went.
  private static let duration = 80.0
  /// The speed that halves the pressure of a speed-sensitive line, in points of the screen per millisecond.
  private static let middlingSpeed = 0.8

  /// - Parameter grain: the size of a screen point.
  init(_ style: HandStyle, grain: Double) {
    source = style.widthSource == .speed ? .speed : .pen
    followsTilt = style.widthSource == .tilt
    self.grain = grain
    let isSmooth = style.smoothing > 0
    reach = grain * (source == .speed ? 40 : isSmooth ? 16 : 0)
  }

  /// The pressure at a node, 0…1.
  func pressure(at index: Int, of nodes: [LineNode]) -> Double {
    switch source {
    case .pen: penPressure(at: index, of: nodes)
    case .speed: speedPressure(at: index, of: nodes)
    }
  }

  /// Whether no further node can influence this one.
  func knows(_ index: Int, of nodes: [LineNode]) -> Bool {
    guard index + Self.count >= nodes.count, let last = nodes.last else { return true }
    guard last.arc - nodes[index].arc > reach * 1.5 else { return false }
    return source == .pen || last.milliseconds - nodes[index].milliseconds > Self.duration * 2
  }

  // MARK: Pen

  /// The value of a straight line fitted to the surrounding pressures, clamped to their range.
  private func penPressure(at index: Int, of nodes: [LineNode]) -> Double {
    let arc = nodes[index].arc
    var (m0, m1, m2, s0, s1) = (0.0, 0.0, 0.0, 0.0, 0.0)
    var (least, most) = (nodes[index].pressure, nodes[index].pressure)
    func add(_ other: Int) -> Bool {
      guard nodes.indices.contains(other), abs(other - index) <= Self.count else { return false }
      let node = nodes[other]
      let place = (node.arc - arc) / reach
      guard abs(place) < 1 else { return false }
      let weight = Self.tricube(place)
      m0 += weight
      m1 += weight * place
      m2 += weight * place * place
      s0 += weight * node.pressure
      s1 += weight * node.pressure * place
      least = min(least, node.pressure)
      most = max(most, node.pressure)
      return true
    }
    guard reach > 0, add(index) else { return nodes[index].pressure }
    var (before, after) = (index - 1, index + 1)
    while add(before) { before -= 1 }
    while add(after) { after += 1 }
    let determinant = m0 * m2 - m1 * m1
    let value = determinant > 1e-9 * m0 * m0 ? (s0 * m2 - s1 * m1) / determinant : s0 / m0
    return min(max(value, least), most)
  }

  // MARK: Speed

  private func speedPressure(at index: Int, of nodes: [LineNode]) -> Double {
    guard nodes.count > 1, let first = nodes.first, let last = nodes.last else { return 1 }
    // Near an end, uses the speed at some distance from it: a hand that starts or stops should not draw a blob.
    let margin = min(reach / 2, (last.arc - first.arc) / 2)
    let arc = min(max(nodes[index].arc, first.arc + margin), last.arc - margin)
    var centre = min(index, nodes.count - 2)
    while centre > 0, nodes[centre].arc > arc { centre -= 1 }
    while centre + 2 < nodes.count, nodes[centre + 1].arc < arc { centre += 1 }
    let time = Self.milliseconds(at: arc, between: nodes[centre], nodes[centre + 1])
    var (way, duration) = (0.0, 0.0)
    func add(_ gap: Int) -> Bool {
      guard gap >= 0, gap + 1 < nodes.count, abs(gap - index) < Self.count else { return false }
      let (a, b) = (nodes[gap], nodes[gap + 1])
      let distance = min(
        abs((a.arc + b.arc) / 2 - arc) / reach,
        abs((a.milliseconds + b.milliseconds) / 2 - time) / Self.duration)
      guard distance < 1 else { return false }
      let weight = Self.tricube(distance)
      way += weight * (b.arc - a.arc)
      duration += weight * (b.milliseconds - a.milliseconds)
      return true
    }
    guard reach > 0 else { return 1 }
    if !add(centre) {
      way = nodes[centre + 1].arc - nodes[centre].arc
      duration = nodes[centre + 1].milliseconds - nodes[centre].milliseconds
    }
    var (before, after) = (centre - 1, centre + 1)
    while add(before) { before -= 1 }
    while add(after) { after += 1 }
    let speed = way / grain / duration
    guard duration > 0, speed.isFinite else { return 1 }
    return Self.middlingSpeed / (Self.middlingSpeed + speed)
  }

  private static func milliseconds(
    at arc: Double, between a: LineNode, _ b: LineNode
  ) -> Double {
    guard b.arc > a.arc else { return a.milliseconds }
    let share = min(max((arc - a.arc) / (b.arc - a.arc), 0), 1)
    return a.milliseconds + (b.milliseconds - a.milliseconds) * share
  }

  /// Cleveland's tricube weight at a fraction of the reach.
  private static func tricube(_ share: Double) -> Double {
    let rest = 1 - abs(share * share * share)
    return rest * rest * rest
  }
}
