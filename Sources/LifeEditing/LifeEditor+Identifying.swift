import DocumentWindows
import Editing
import Life
import Texts
import Widgets
import Windows

// Identification of objects.
extension LifeEditor {
  /// Identifies the selection, or all living cells.
  func identify() {
    let texts = services.texts.life
    board.standStill()
    guard !session.isHeld else { return }
    let background = board.world.isBackgroundAlive
    guard let rule = board.world.rule.life else { return say(texts.identifiesTwoStates) }
    let cells =
      selection.bounds.map { selection.lifted?.cells ?? board.world.cells.cropped(to: $0) }
      ?? board.world.cells
    // The cells may have to be observed for a thousand generations.
    let effort = cells.population << 10
    board.compute(effort, texts.identifying) {
      LifeFinding(of: cells, rule: rule, isBackgroundAlive: background, goesOn: $0)
    } finished: { [weak self] finding in
      if let finding { self?.toasts.say(texts.said(of: finding), .untilClosed) }
    }
  }
}

extension LifeTexts {
  /// Describes a finding in a sentence.
  func said(of finding: LifeFinding) -> String {
    switch finding {
    case .nothing: return nothingLivesThere
    case .tooMany: return tooManyToIdentify(LifeObject.mostCells)
    case .bornFromNothing: return bornFromNothing
    case .unsettled: return unsettled(LifeObject.longestPeriod)
    case .growsWithSquareOfTime: return growsWithSquareOfTime
    case .growth(let growth): return called(growth.population.code, said(of: growth))
    case .object(let object, let parts):
      let what =
        switch object.kind {
        case .stillLife: stillLife(object.populations[0])
        case .oscillator:
          oscillator(object.period, rotor: object.rotor.changing, of: object.rotor.all)
        case .spaceship: spaceship(object.speed ?? "", object.period)
        }
      // The only part is the object itself; the code of a large one takes a while to compute.
      return parts.count > 1 ? objects(parts.count, what) : called(parts.first ?? "", what)
    }
  }
}

extension LifeTexts {
  /// Describes a growing pattern, and its yield in each period.
  private func said(of growth: LifeGrowth) -> String {
    let (period, yields) = (growth.period, growth.yields)
    let all = yields.prefix(Self.mostYields).map(\.text).joined(separator: ", ")
    let listed = yields.count > Self.mostYields ? all + " …" : all
    let speed = growth.speed ?? growth.speeds.joined(separator: ", ")
    guard !yields.isEmpty else {
      return self.growth(growth.population.cells, growth.population.period)
    }
    switch growth.kind {
    case .gun: return gun(period, shooting: listed)
    case .rake: return rake(period, speed, sending: listed)
    case .puffer: return puffer(period, speed, leaving: listed)
    case .other: return self.growth(growth.population.cells, growth.population.period)
    }
  }

  private static var mostYields: Int { 4 }
}

extension LifeGrowth {
  /// The speeds of the moving parts, without duplicates.
  fileprivate var speeds: [String] {
    Set(shifts.filter { $0 != .zero }.map { LifeObject.speed(of: $0, in: period) }).sorted()
  }
}

extension LifeGrowth.Yield {
  /// Language-independent, such as "2 × xq4_153 c/4d ↗".
  fileprivate var text: String {
    let what = count == 1 ? code : "\(count) × \(code)"
    guard let speed else { return what }
    return "\(what) \(speed) \(direction.arrow)"
  }
}

extension LifeObject.Shift {
  /// The arrow in the nearest of eight directions.
  fileprivate var arrow: String {
    let (far, near) = (max(abs(x), abs(y)), min(abs(x), abs(y)))
    let isDiagonal = 2 * near > far
    let (right, down) = (
      isDiagonal || abs(x) == far ? x.signum() : 0, isDiagonal || abs(y) == far ? y.signum() : 0
    )
    let arrows = ["↖", "↑", "↗", "←", "", "→", "↙", "↓", "↘"]
    return arrows[3 * (down + 1) + right + 1]
  }
}
