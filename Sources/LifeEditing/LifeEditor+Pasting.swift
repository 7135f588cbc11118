import DocumentWindows
import Editing
import Life
import Texts
import Widgets
import Windows

// The combination of pasted cells with the cells below.
extension LifeEditor {
  private func name(of mode: PasteMode) -> String {
    let texts = services.texts.life
    return switch mode {
    case .or: texts.pasteByOr
    case .copy: texts.pasteByCopy
    case .and: texts.pasteByAnd
    case .xor: texts.pasteByXor
    }
  }

  func pasteChoice(_ mode: PasteMode) -> Menu.Item {
    .choice(name(of: mode), isChosen: board.pasteMode == mode) { [weak self] in
      self?.setPasteMode(mode)
    }
  }

  /// Switches to the next mode in the order of the menu.
  func setPasteMode(after mode: PasteMode) {
    let modes = PasteMode.allCases
    let index = modes.firstIndex(of: mode) ?? 0
    setPasteMode(modes[(index + 1) % modes.count])
  }

  /// Pastes external cells as a floating selection in one step. An empty board adopts their rule; otherwise, if the
  /// rules differ, the user is asked which to use.
  func lay(_ cells: FloatingLife, livingBy rule: CellRule?) {
    let world = board.world
    guard let rule, rule != world.rule, world.edges.allow(rule) else { return lay(cells) }
    if world.cells.isEmpty { return lay(cells, taking: rule) }
    let texts = services.texts.life
    let choice = ChoiceRow(
      name: texts.whichRule,
      choices: [texts.ruleOfBoard(world.rule.title), texts.ruleOfPasted(rule.title)])
    let dialog = FormDialog(
      title: texts.whichRuleTitle, rows: [choice], confirmTitle: services.texts.selection.paste,
      cancelTitle: services.texts.cancel)
    dialog.confirmed = { [weak self] in
      self?.lay(cells, taking: choice.selection == 1 ? rule : nil)
      return true
    }
    ask(dialog)
  }

  private func lay(_ cells: FloatingLife, taking rule: CellRule? = nil) {
    guard selection.cells.prepareStep() else { return }
    selection.select(nil)
    if let rule { board.change { $0.setRule(rule) } }
    selection.showLifted(cells)
    selection.commit()
  }

  /// Applies to future pastes, and to a pasted selection that is still floating.
  private func setPasteMode(_ mode: PasteMode) {
    board.pasteMode = mode
    services.settings[.pasteMode] = mode
    selection.setMode(mode)
    toasts.say(name(of: mode))
  }
}

extension CellRule {
  /// The common name of the rule, or its notation.
  fileprivate var title: String { name ?? notation }
}
