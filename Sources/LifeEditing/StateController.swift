import Base
import Editing
import Formats
import Life
import Rendering
import Texts
import Views
import Widgets

/// Chooses the painted state for rules with more than two states.
final class StateController {
  let panel: StatePanel
  private let context: LifeToolContext
  private let texts: LifeTexts
  private var board: LiveBoard { context.board }

  init(_ context: LifeToolContext, texts: LifeTexts) {
    self.context = context
    self.texts = texts
    let board = context.board
    panel = StatePanel(name: texts.states) { texts.state(UInt8($0 + 1), of: board.world.rule) }
    panel.grid.chosen.listen(self) { [weak self] in self?.choose(UInt8($0.index + 1)) }
    board.ruleChanged.listen(self) { [weak self] _ in self?.updatePanel() }
    updatePanel()
  }

  /// Sets the painted state.
  func choose(_ state: UInt8) {
    context.paintedState = state
    updatePanel()
  }

  /// Switches to the next or previous state, cyclically.
  func step(by step: Int) {
    let count = board.world.rule.stateCount - 1
    let index = (Int(context.paintedState) - 1 + step + count) % count
    choose(UInt8(index + 1))
  }

  func updatePanel() {
    let rule = board.world.rule
    let isHidden = rule.stateCount == 2
    if panel.isHidden != isHidden {
      panel.isHidden = isHidden
      panel.parent?.setNeedsLayout()
    }
    panel.grid.colors = StatePalette(rule).living.map(\.canvasColor)
    let state = context.paintedState
    panel.showState(Int(state) - 1, name: texts.state(state, of: rule))
  }
}

extension LifeTexts {
  /// Returns the name of a state with its number.
  func state(_ state: UInt8, of rule: CellRule) -> String {
    self.state(Int(state), rule.ofStates?.name(of: state))
  }
}
