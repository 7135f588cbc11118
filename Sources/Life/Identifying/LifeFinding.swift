/// What cells turn out to be.
public enum LifeFinding: Equatable, Sendable {
  /// Nothing lives.
  case nothing
  /// There are more than `LifeObject.mostCells`.
  case tooMany
  /// Cells are born from nothing by the rule, or what is all around lives.
  case bornFromNothing
  /// They are not again what they were within `LifeObject.longestPeriod` generations.
  case unsettled
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
      isCalledOff = !goesOn($0)
      return !isCalledOff
    }
    if isCalledOff { return nil }
    guard let object else {
      self = .unsettled
      return
    }
    var ash = LifeAsh(rule: rule, generations: object.period)
    self = .object(object, parts: ash.codes(of: list).sorted())
  }
}
