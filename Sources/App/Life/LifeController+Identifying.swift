import Base
import Documents
import Editing
import Life
import Texts
import Widgets

// Saying what cells are.
extension LifeController {
  /// Says what is selected, or all that lives.
  func identify() {
    let texts = services.texts.life
    board.standStill()
    guard !session.isHeld else { return }
    let background = board.world.isBackgroundAlive
    guard let rule = board.world.rule.life else { return say(texts.identifiesTwoStates) }
    let cells =
      selection.bounds.map { selection.lifted?.cells ?? board.world.cells.cropped(to: $0) }
      ?? board.world.cells
    // It may be watched for a thousand generations.
    let effort = cells.population << 10
    board.compute(effort, texts.identifying) {
      LifeFinding(of: cells, rule: rule, isBackgroundAlive: background, goesOn: $0)
    } finished: { [weak self] finding in
      if let finding { self?.announcer.say(texts.said(of: finding), .untilClosed) }
    }
  }
}

extension LifeTexts {
  /// What cells turned out to be, in a sentence.
  func said(of finding: LifeFinding) -> String {
    switch finding {
    case .nothing: return nothingLivesThere
    case .tooMany: return tooManyToIdentify(LifeObject.mostCells)
    case .bornFromNothing: return bornFromNothing
    case .unsettled: return unsettled(LifeObject.longestPeriod)
    case .object(let object, let parts):
      let what =
        switch object.kind {
        case .stillLife: stillLife(object.populations[0])
        case .oscillator:
          oscillator(object.period, rotor: object.rotor.changing, of: object.rotor.all)
        case .spaceship: spaceship(object.speed ?? "", object.period)
        }
      return parts.count > 1 ? objects(parts.count, what) : called(object.code, what)
    }
  }
}
