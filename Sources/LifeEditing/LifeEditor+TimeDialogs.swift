import Base
import DocumentWindows
import Editing
import Life
import Texts
import Widgets
import Windows

// Dialogs for a board's time.
extension LifeEditor {
  /// Asks for the generation to go to.
  func askForGeneration() {
    let texts = services.texts.life
    let shown = "\(board.generation)"
    let field = TextField(name: texts.generation, text: shown)
    let dialog = FormDialog(
      title: texts.goToTitle, rows: [field], confirmTitle: texts.go,
      cancelTitle: services.texts.cancel)
    dialog.messageText = texts.goToMessage
    func check() {
      let isNumber = BigInteger(typed: field.text) != nil
      dialog.confirmButton.isEnabled = isNumber
      field.isInvalid = !isNumber
    }
    field.changed.listen(dialog) { _ in check() }
    dialog.confirmed = { [weak self] in
      guard let generation = BigInteger(typed: field.text) else { return false }
      self?.runs.go(to: generation)
      return true
    }
    ask(dialog)
    window.scene.focus(field)
    field.selectAll()
  }

  /// Asks for the number of generations in a step.
  func askForStride() {
    let (texts, pace) = (services.texts.life, runs.pace)
    let base = number(texts.strideBase, Double(pace.base), in: LifePace.allowedBases, unit: "")
    let exponent = number(
      texts.strideExponent, Double(pace.exponent), in: 0...LifePace.mostExponent, unit: "")
    let free = TextField(
      name: texts.strideNumber, text: pace.freeStride.map { "\($0)" } ?? "",
      placeholder: texts.strideNumber)
    let dialog = FormDialog(
      title: texts.strideTitle, rows: [base, exponent, free], confirmTitle: texts.apply,
      cancelTitle: services.texts.cancel)
    dialog.messageText = texts.strideMessage
    func check() {
      let isFree = !free.text.isEmpty
      base.isEnabled = !isFree
      exponent.isEnabled = !isFree
      free.isInvalid = isFree && (BigInteger(typed: free.text) ?? 0) < 1
      dialog.confirmButton.isEnabled = !free.isInvalid
    }
    free.changed.listen(dialog) { _ in check() }
    check()
    dialog.confirmed = { [weak self] in
      self?.runs.changePace {
        $0.base = Int(saturating: base.value)
        $0.exponent = Int(saturating: exponent.value)
        $0.freeStride = BigInteger(typed: free.text)
      }
      return true
    }
    ask(dialog)
  }

  /// Asks for the memory limit of HashLife.
  func askForMemory() {
    let (texts, preferences) = (services.texts.life, services.preferences)
    let field = number(
      texts.memory, Double(preferences.hashMemory), in: Preferences.allowedHashMemory,
      unit: texts.megabytes)
    let dialog = FormDialog(
      title: texts.memoryTitle, rows: [field], confirmTitle: texts.apply,
      cancelTitle: services.texts.cancel)
    dialog.messageText = texts.memoryMessage
    dialog.confirmed = { [weak self] in
      preferences.hashMemory = Int(saturating: field.value)
      self?.runs.memoryLimit = preferences.hashMemory << 20
      return true
    }
    ask(dialog)
  }

  func toggleAutofit() {
    isAutofitting.toggle()
    fitWhileRunning()
  }
}
