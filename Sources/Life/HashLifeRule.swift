import CLife

/// The rule for cells relative to a dead or living background.
final class HashLifeRule: @unchecked Sendable {
  private typealias Rules = UnsafeMutablePointer<UnsafePointer<life_rule>?>

  /// The background one generation after a dead one, and after a living one.
  private let next: (dead: Bool, alive: Bool)
  /// For cells with a dead background, and for those with a living one.
  private let rules: UnsafeMutablePointer<life_rule>
  /// The rules of four generations, for either initial background.
  private let schedules: (dead: Rules, alive: Rules)

  static let mostGenerations = 4

  init(_ rule: LifeRule) {
    let steps = [false, true].map { rule.relative(toBackground: $0) }
    next = (steps[0].isBackgroundAlive, steps[1].isBackgroundAlive)
    rules = .allocate(capacity: 2)
    for (index, step) in steps.enumerated() {
      (rules + index).initialize(to: life_rule(step.rule))
    }
    schedules = (
      .allocate(capacity: Self.mostGenerations), .allocate(capacity: Self.mostGenerations)
    )
    for (schedule, start) in [(schedules.dead, false), (schedules.alive, true)] {
      var isAlive = start
      for generation in 0..<Self.mostGenerations {
        (schedule + generation).initialize(to: UnsafePointer(rules + (isAlive ? 1 : 0)))
        isAlive = background(after: isAlive)
      }
    }
  }

  deinit {
    rules.deallocate()
    schedules.dead.deallocate()
    schedules.alive.deallocate()
  }

  /// The background a generation later.
  func background(after isAlive: Bool) -> Bool { isAlive ? next.alive : next.dead }

  /// The middle 8 × 8 of 16 × 16 cells some generations later.
  ///
  /// - Parameters:
  ///   - quarters: squares of 8 × 8 cells: north-west, north-east, south-west, south-east.
  ///   - generations: 0…4.
  @inline(__always)
  func middle(
    _ quarters: InlineArray<4, UInt64>, after generations: Int, isBackgroundAlive: Bool
  ) -> UInt64 {
    withUnsafePointer(to: quarters) {
      $0.withMemoryRebound(to: UInt64.self, capacity: 4) {
        life_middle_of(
          isBackgroundAlive ? schedules.alive : schedules.dead, Int32(generations), $0)
      }
    }
  }
}
