/// What cells turn out to be.
public enum LifeFinding: Equatable, Sendable {
  /// Nothing lives.
  case nothing
  /// There are more than `LifeObject.mostCells`.
  case tooMany
  /// Cells are born from nothing by the rule, or what is all around lives.
  case bornFromNothing
  /// They are not again what they were within `LifeObject.longestPeriod` generations, and do not become more at a
  /// steady pace.
  case unsettled
  /// They become more by the same in each period: a gun, a puffer or the like.
  case growth(LifeGrowth)
  /// They become more with the square of time.
  case growsWithSquareOfTime
  /// They come back; the parts are the codes of the objects that they consist of, in order.
  case object(LifeObject, parts: [String])

  /// Looks at cells in a universe without edges.
  ///
  /// - Parameter goesOn: asked now and then, with the part that was looked at, 0…1.
  /// - Returns: nil where it shall not go on.
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
