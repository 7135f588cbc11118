/// What of growing cells works, and what it makes.
///
/// Two generations are compared, a period apart. Objects that live for themselves are counted: those of which there are
/// more then were made. What is no such object works: it has to be there again, where it was or elsewhere.
struct LifeWorking {
  let period: Int
  let shifts: [LifeObject.Shift]
  let yields: [LifeGrowth.Yield]

  /// Parts may be mirrored or turned before they are what they were.
  private static let mostPeriods = 8
  /// Of what is left behind, after so many generations all is as it was.
  private static let blink = 2
  /// Cells nearer than that are looked at together. Gliders of a stream may be four cells apart; where what works falls
  /// into too many pieces so, more of it is taken together.
  private static let reaches = [3, 6]

  /// - Parameters:
  ///   - life: what grows; as it is from now on.
  ///   - period: in which their number does.
  /// - Returns: nil where what works does not come again within some periods.
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
    let before = Sight(of: now, reach: reach, &ash)
    for count in 1...Self.mostPeriods {
      now.advance(by: period)
      let after = Sight(of: now, reach: reach, &ash)
      let working = before.working.isEmpty ? nil : Self.shifts(before.working, after.working)
      guard let shifts = working ?? Self.shifts(before.changing, after.changing) else { continue }
      self.period = count * period
      self.shifts = Set(shifts).sorted { ($0.y, $0.x) < ($1.y, $1.x) }
      yields = Self.yields(before.objects, after.objects)
      return
    }
    return nil
  }

  /// What is seen of a generation.
  private struct Sight {
    var objects: [LifeAsh.Part: Int] = [:]
    /// Groups of cells that are no objects.
    var working: [[LifeCell]] = []
    /// Groups of cells that are about to change, if nothing flies.
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

  /// How far groups of cells have come; nil where they are not the same.
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
