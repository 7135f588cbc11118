/// The working part of growing cells, and its products.
///
/// Compares two generations a period apart. Independent objects are counted, and an increase counts as a product.
/// Everything else is the working part, which must recur in the same place or elsewhere.
struct LifeWorking {
  let period: Int
  let shifts: [LifeObject.Shift]
  let yields: [LifeGrowth.Yield]

  /// Allows for parts that are mirrored or rotated before they recur.
  private static let mostPeriods = 8
  /// The period of all debris in generations.
  private static let blink = 2
  /// The distances within which cells are examined together. Gliders of a stream may be four cells apart; the greater
  /// distance is for working parts that would fall into too many pieces.
  private static let reaches = [3, 6]

  /// - Parameters:
  ///   - life: the growing cells in their current state.
  ///   - period: of the growth of their number.
  /// - Returns: nil if the working part does not recur within some periods.
  init?(_ life: TileLife, growing period: Int) {
    for reach in Self.reaches {
      guard let working = LifeWorking(life, growing: period, reach: reach) else { continue }
      self = working
      return
    }
    return nil
  }

  private init?(_ life: TileLife, growing period: Int, reach: Int) {
    var (now, ash) = (life, LifeAsh(rule: life.rule))
    let before = Analysis(of: now, reach: reach, &ash)
    for count in 1...Self.mostPeriods {
      now.advance(by: period)
      let after = Analysis(of: now, reach: reach, &ash)
      let working = before.working.isEmpty ? nil : Self.shifts(before.working, after.working)
      guard let shifts = working ?? Self.shifts(before.changing, after.changing) else { continue }
      self.period = count * period
      self.shifts = Set(shifts).sorted { ($0.y, $0.x) < ($1.y, $1.x) }
      yields = Self.yields(before.objects, after.objects)
      return
    }
    return nil
  }

  /// The analysis of a generation.
  private struct Analysis {
    var objects: [LifeAsh.Part: Int] = [:]
    /// Groups of cells that are not objects.
    var working: [[LifeCell]] = []
    /// Groups of cells about to change, unless there are spaceships.
    var changing: [[LifeCell]] = []

    init(of life: TileLife, reach: Int, _ ash: inout LifeAsh) {
      let cells = life.cells.list ?? []
      for group in LifeAsh.groups(of: LifeObject.sorted(cells), within: reach) {
        let parts = ash.parts(of: LifeObject.normalized(group))
        if parts.contains(nil) { working.append(group) }
        for part in parts.compactMap({ $0 }) { objects[part, default: 0] += 1 }
      }
      if objects.keys.contains(where: { $0.shift != .zero }) { return }
      var later = life
      later.advance(by: LifeWorking.blink)
      let changed = Set(cells).symmetricDifference(later.cells.list ?? [])
      changing = LifeAsh.groups(of: LifeObject.sorted(Array(changed)), within: reach)
    }
  }

  /// The displacements of groups of cells; nil if the groups differ.
  private static func shifts(_ old: [[LifeCell]], _ new: [[LifeCell]]) -> [LifeObject.Shift]? {
    guard old.count == new.count, !old.isEmpty else { return nil }
    func corners(_ groups: [[LifeCell]]) -> [[LifeCell]: [LifeCell]] {
      Dictionary(grouping: groups, by: LifeObject.normalized).mapValues { alike in
        LifeObject.sorted(alike.map(LifeObject.corner))
      }
    }
    let (places, others) = (corners(old), corners(new))
    var shifts: [LifeObject.Shift] = []
    for (shape, starts) in places {
      guard let ends = others[shape], ends.count == starts.count else { return nil }
      for (start, end) in zip(starts, ends) {
        shifts.append(LifeObject.Shift(x: end.x - start.x, y: end.y - start.y))
      }
    }
    return shifts
  }

  private static func yields(
    _ old: [LifeAsh.Part: Int], _ new: [LifeAsh.Part: Int]
  ) -> [LifeGrowth.Yield] {
    new.compactMap { part, count in
      let more = count - (old[part] ?? 0)
      guard more > 0 else { return nil }
      return LifeGrowth.Yield(
        code: part.code, count: more, direction: part.shift,
        speed: part.shift == .zero ? nil : LifeObject.speed(of: part.shift, in: part.period))
    }.sorted {
      ($1.count, $0.code, $0.direction.y, $0.direction.x)
        < ($0.count, $1.code, $1.direction.y, $1.direction.x)
    }
  }
}
