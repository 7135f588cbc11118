import Editing
import Texts
import Widgets

// What becomes of cells over which others are pasted.
extension LifeController {
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

  /// The next one in the order of the menu.
  func setPasteMode(after mode: PasteMode) {
    let modes = PasteMode.allCases
    let index = modes.firstIndex(of: mode) ?? 0
    setPasteMode(modes[(index + 1) % modes.count])
  }

  /// Counts for what is pasted from now on, and for what was pasted and can still be moved.
  private func setPasteMode(_ mode: PasteMode) {
    board.pasteMode = mode
    services.settings.pasteMode = mode
    selection.setMode(mode)
    announcer.say(name(of: mode))
  }
}
