/// Cells that grow steadily: a gun stays in place and shoots, and a puffer moves and leaves debris, or spaceships if it
/// is a rake.
///
///     let growth = LifeGrowth(of: gosper, rule: .conway)
///     growth?.period              // 30
///     growth?.yields.first?.code  // "xq4_153"
public struct LifeGrowth: Equatable, Sendable {
  /// The behaviour of the growing cells.
  public enum Kind: Hashable, Sendable {
    case gun, rake, puffer
    /// Unclassified growth.
    case other
  }

  /// The objects made in each period.
  public struct Yield: Equatable, Sendable {
    /// The apgcode of an object.
    public let code: String
    /// The number of such objects made in a period.
    public let count: Int
    /// The direction and speed of a spaceship; zero and nil for other objects.
    public let direction: LifeObject.Shift
    /// The speed of a spaceship in the format of `LifeObject.speed`; nil for other objects.
    public let speed: String?
  }

  /// The kind, from the movement of the working parts and from the yields.
  public let kind: Kind
  /// The period of the working parts in generations. It may be a multiple of that of `population` if they are mirrored
  /// or rotated in between.
  public let period: Int
  /// The displacement of each working part per period; several if parts move differently.
  public let shifts: [LifeObject.Shift]
  /// The objects made in a period, grouped by code and direction.
  public let yields: [Yield]
  /// The number of cells gained in a period.
  public let population: PopulationGrowth

  /// The speed in the format of `LifeObject.speed`; nil if stationary, or if parts move differently.
  public var speed: String? {
    guard shifts.count == 1, let shift = shifts.first, shift != .zero else { return nil }
    return LifeObject.speed(of: shift, in: period)
  }

  /// The number of generations to watch cells, at first and at most.
  static let generations = (first: 1024, last: 16_384)
  /// The greatest number of cells to watch.
  static let mostCells = 1 << 18

  /// - Parameters:
  ///   - cells: the living cells.
  ///   - goesOn: called now and then with the fraction examined, 0…1; returns false to cancel, with a nil result.
  /// - Returns: nil unless their number grows by the same amount in each period.
  /// - Complexity: a few seconds at most.
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
