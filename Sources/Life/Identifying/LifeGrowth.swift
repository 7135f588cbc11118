/// Cells that become more and more at the same pace: a gun, which stays where it is and shoots, or a puffer, which
/// moves and leaves something behind, as a rake leaves spaceships.
///
///     let growth = LifeGrowth(of: gosper, rule: .conway)
///     growth?.period              // 30
///     growth?.yields.first?.code  // "xq4_153"
public struct LifeGrowth: Equatable, Sendable {
  public enum Kind: Hashable, Sendable {
    case gun, rake, puffer
    /// What it does is not told apart.
    case other
  }

  /// What comes in each period.
  public struct Yield: Equatable, Sendable {
    /// The apgcode of an object.
    public let code: String
    public let count: Int
    /// Where a spaceship flies, and how fast; zero and nil for what stays.
    public let direction: LifeObject.Shift
    public let speed: String?
  }

  public let kind: Kind
  /// After how many generations all that works is as it was. It may be a multiple of that of `population`, where it is
  /// mirrored or turned in between.
  public let period: Int
  /// How far each part that works comes in a period; several where parts move in different ways.
  public let shifts: [LifeObject.Shift]
  public let yields: [Yield]
  public let population: PopulationGrowth

  /// How fast it is, as `LifeObject.speed`; nil for what stays, or where parts move in different ways.
  public var speed: String? {
    guard shifts.count == 1, let shift = shifts.first, shift != .zero else { return nil }
    return LifeObject.speed(of: shift, in: period)
  }

  /// For so long cells are watched at first, and at last.
  static let generations = (first: 1024, last: 16_384)
  /// More cells are not watched.
  static let mostCells = 1 << 18

  /// - Parameters:
  ///   - cells: any that live.
  ///   - goesOn: asked now and then, with the part that was looked at, 0…1; nil where it says no.
  /// - Returns: nil where their number does not grow by the same in each period.
  /// - Complexity: some seconds at most.
  public init?(
    of cells: some Sequence<LifeCell>, rule: LifeRule, goesOn: (Double) -> Bool = { _ in true }
  ) {
    guard
      case .linear(let growth)? = LifeCourseOfGrowth(of: cells, rule: rule, goesOn: goesOn)?.pace
    else { return nil }
    self = growth
  }

  init(_ working: LifeWorking?, population: PopulationGrowth) {
    self.population = population
    period = working?.period ?? population.period
    shifts = working?.shifts ?? []
    yields = working?.yields ?? []
    let isFlying = yields.contains { $0.speed != nil }
    let isMoving = shifts.contains { $0 != .zero }
    kind =
      if working == nil {
        .other
      } else if isMoving {
        yields.contains { $0.speed == nil } || !isFlying ? .puffer : .rake
      } else {
        isFlying ? .gun : .other
      }
  }
}
