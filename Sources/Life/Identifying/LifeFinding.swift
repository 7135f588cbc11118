/// The result of examining cells.
public enum LifeFinding: Equatable, Sendable {
  /// All cells are dead.
  case nothing
  /// There are more than `LifeObject.mostCells`.
  case tooMany
  /// The rule creates cells from nothing, or the background lives.
  case bornFromNothing
  /// They neither recur within `LifeObject.longestPeriod` generations nor grow at a steady pace.
  case unsettled
  /// They grow by the same number in each period, as guns and puffers do.
  case growth(LifeGrowth)
  /// They grow with the square of time.
  case growsWithSquareOfTime
  /// They recur; the parts are the codes of the component objects, in order.
  case object(LifeObject, parts: [String])

  /// Examines cells in a universe without edges.
  ///
  /// - Parameter goesOn: called now and then with the fraction examined, 0…1; returns false to cancel.
  /// - Returns: nil if cancelled.
  public init?(
    of cells: LifeCells, rule: LifeRule, isBackgroundAlive: Bool = false,
    goesOn: (Double) -> Bool = { _ in true }
  ) {
    guard !rule.isBornFromNothing, !isBackgroundAlive else {
      self = .bornFromNothing
      return
    }
    guard let list = cells.list, list.count <= LifeObject.mostCells else {
      self = .tooMany
      return
    }
    guard !list.isEmpty else {
      self = .nothing
      return
    }
    var isCalledOff = false
    let object = LifeObject(of: list, rule: rule) {
      isCalledOff = !goesOn($0 / 2)
      return !isCalledOff
    }
    if isCalledOff { return nil }
    guard let object else {
      guard let course = LifeCourseOfGrowth(of: list, rule: rule, goesOn: { goesOn(0.5 + $0 / 2) })
      else { return nil }
      self =
        switch course.pace {
        case .linear(let growth): .growth(growth)
        case .quadratic: .growsWithSquareOfTime
        case nil: .unsettled
        }
      return
    }
    var ash = LifeAsh(rule: rule, generations: object.period)
    self = .object(object, parts: ash.codes(of: list).sorted())
  }
}
