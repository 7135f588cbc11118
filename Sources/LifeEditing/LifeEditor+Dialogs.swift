import Base
import Dispatch
import DocumentWindows
import Documents
import Editing
import Formats
import Life
import Texts
import Views
import Widgets
import Windows

// Dialogs.
extension LifeEditor {
  /// Asks for another rule.
  func askForRule() {
    guard canChange else { return }
    let texts = services.texts.life
    let field = TextField(
      name: texts.rule, text: board.world.rule.notation + board.world.edges.suffix,
      placeholder: texts.rulePlaceholder)
    let dialog = FormDialog(
      title: texts.ruleTitle, rows: [field], confirmTitle: texts.apply,
      cancelTitle: services.texts.cancel)
    func check() {
      let named = try? LifeRuleText(field.text)
      dialog.confirmButton.isEnabled = named != nil
      field.isInvalid = named == nil
      dialog.messageText = named?.rule.name ?? texts.ruleMessage
    }
    field.changed.listen(dialog) { _ in check() }
    check()
    dialog.confirmed = { [weak self] in
      guard let named = try? LifeRuleText(field.text) else { return false }
      self?.setEdges(named.edges, rule: named.rule)
      return true
    }
    ask(dialog)
    window.scene.focus(field)
    field.selectAll()
  }

  /// - Parameter rule: nil for the present one.
  func setEdges(_ edges: LifeEdges, rule: CellRule? = nil) {
    guard edges != board.world.edges else {
      if let rule { setRule(rule) }
      return
    }
    selection.select(nil)
    board.perform {
      if let rule { $0.setRule(rule) }
      $0.setEdges(edges)
    }
    if let area = edges.area { grid.fit(CellRect(area), atMost: 16 * grid.scale) }
  }

  /// The maximum number of cells for random filling.
  private static let mostRandomCells = 1 << 24

  /// Asks for a random filling of the selection or the visible area.
  func askForRandomCells() {
    let texts = services.texts.life
    let percent = number(texts.percent, 30, in: 0...100, unit: "%")
    let seed = number(
      texts.seed, Double(Int.random(in: 1...9999)), in: 0...999_999_999, unit: "")
    let dialog = FormDialog(
      title: texts.randomTitle, rows: [percent, seed], confirmTitle: texts.fill,
      cancelTitle: services.texts.cancel)
    dialog.messageText = texts.randomMessage
    dialog.confirmed = { [weak self] in
      self?.fillAtRandom(percent: percent.value, seed: UInt64(saturating: seed.value))
      return true
    }
    ask(dialog)
  }

  private func fillAtRandom(percent: Double, seed: UInt64) {
    guard let area = selection.bounds ?? display.visibleCells else {
      return
    }
    guard area.width.multipliedReportingOverflow(by: area.height).overflow == false,
      area.width * area.height <= Self.mostRandomCells
    else { return say(services.texts.life.tooManyRandomCells) }
    guard canChange else { return }
    board.standStill()
    selection.putDown()
    let world = board.world
    board.compute(
      BigInteger(area.width * area.height), services.texts.life.filling
    ) { goesOn in
      var world = world
      world.fillAtRandom(area, density: percent / 100, seed: seed, goesOn: goesOn)
      return world
    } finished: { [weak self] filled in
      self?.board.perform { $0 = filled }
    }
  }

  /// Asks for the generations to convert to frames of pixel art.
  func askForFrames() {
    guard isLoaded, !grid.isPainting else { return }
    board.standStill()
    let texts = services.texts.life
    let count = number(texts.frames, 60, in: 1...Sprite.mostFrames, unit: "")
    let stride = number(texts.stepsBetween, 1, in: 1...1 << 20, unit: "")
    let milliseconds = number(
      services.texts.pixels.duration, 100, in: PixelFrame.allowedMilliseconds,
      unit: services.texts.pixels.milliseconds)
    let dialog = FormDialog(
      title: texts.toPixelsTitle, rows: [count, stride, milliseconds], confirmTitle: texts.make,
      cancelTitle: services.texts.cancel)
    dialog.messageText = texts.toPixelsMessage
    dialog.confirmed = { [weak self] in
      guard let self else { return true }
      makeFrames(
        BoardFrames.Request(
          count: Int(saturating: count.value), stride: Int(saturating: stride.value),
          milliseconds: Int(saturating: milliseconds.value), area: selection.bounds))
      return true
    }
    ask(dialog)
  }

  /// Makes pixel art on another thread and shows the progress.
  private func makeFrames(_ request: BoardFrames.Request) {
    let (world, texts) = (board.world, services.texts)
    work.run({ texts.life.making($0) }) { progress in
      try BoardFrames.picture(of: world, request) { progress.goesOn(at: $0) }
    } finished: { [weak self] outcome in
      guard let self else { return }
      switch outcome {
      case .done(let picture):
        host.open(made: .pixels(PixelArt(picture)))
      case .cancelled: break
      case .failed(let error): say(texts.sentence(for: error), .untilClosed)
      }
    }
  }

  /// Returns a field for an integer.
  func number(
    _ name: String, _ value: Double, in range: ClosedRange<Int>, unit: String
  ) -> ExpressionField {
    let field = ExpressionField(name: name, label: name, unit: unit, decimals: 0)
    field.value = value
    field.wanted.listen(field) { [weak field] wanted in
      field?.value = min(
        max(wanted.value.rounded(), Double(range.lowerBound)), Double(range.upperBound))
    }
    return field
  }
}
