import Base
import DocumentWindows
import Editing
import Life
import Texts
import Views
import Widgets
import Windows

// The menus of the bars.
extension LifeEditor {
  func showZoom() {
    let (side, texts) = (grid.viewport.cellSide, services.texts.life)
    let text =
      side >= 1
      ? services.texts.percent(Int(saturating: (side * 100).rounded()))
      : texts.cellsInPixel(texts.brief(powerOfTwo: grid.viewport.shift))
    if screen.bar.zoomButton.title != text { screen.bar.zoomButton.title = text }
  }

  private func choice(
    _ name: String, _ isChosen: Bool, _ action: @escaping (LifeEditor) -> Void
  ) -> Menu.Item {
    .choice(name, isChosen: isChosen) { [weak self] in if let self { action(self) } }
  }

  func showZoomMenu() {
    let (all, texts) = (services.texts, services.texts.life)
    let side = grid.viewport.cellSide
    var items: [Menu.Item] = [
      commands.item(.fit), commands.item(.fitSelection), commands.item(.previousView), .separator,
    ]
    let sides = [1.0 / 16, 1.0 / 4, 1, 2, 4, 8, 16, 32, 64]
    items += sides.map { (wanted: Double) -> Menu.Item in
      let name =
        wanted >= 1
        ? all.percent(Int(saturating: wanted * 100)) : texts.cellsInPixel(texts.brief(1 / wanted))
      return choice(name, side == wanted) { editor in
        editor.grid.noteView()
        editor.grid.zoom(toSide: wanted)
      }
    }
    items += [
      .separator, commands.choice(.gridLines, isChosen: grid.showsLines),
      commands.choice(.autofit, isChosen: isAutofitting),
    ]
    show(Menu(name: all.zoom, items: items), under: screen.bar.zoomButton)
  }

  /// Connects the commands for the board.
  func connectBoardCommands() {
    let canChange: (LifeEditor) -> Bool = { $0.canChange && !$0.grid.isPainting }
    on(.randomCells, if: canChange) { $0.askForRandomCells() }
    on(.rule, if: canChange) { $0.askForRule() }
    on(.edges, if: canChange) { $0.askForEdges() }
    on(.clearBoard, if: canChange) { $0.clearAll() }
    on(.paintsWhileRunning) { $0.board.paintsWhileRunning.toggle() }
    on(.colorsByAge) { $0.display.colorsByAge.toggle() }
    on(.toPixels, if: \.isLoaded) { $0.askForFrames() }
    on(.scripts, if: canChange) { $0.showScripts() }
    on(.patternInfo, if: canChange) { $0.askForNotes() }
    let hasStates: (LifeEditor) -> Bool = { $0.board.world.rule.stateCount > 2 }
    on(.nextState, if: hasStates) { $0.states.step(by: 1) }
    on(.previousState, if: hasStates) { $0.states.step(by: -1) }
  }

  func showMoreMenu() {
    let (all, texts) = (services.texts, services.texts.life)
    let engines: [(String, LifeSimulation.Engine)] = [
      (texts.automaticEngine, .automatic), (texts.tilesEngine, .tiles), (texts.hashEngine, .hash),
    ]
    var items: [Menu.Item] = [
      commands.item(.randomCells), commands.item(.rule), commands.item(.edges),
      commands.item(.clearBoard), .separator,
      commands.choice(.paintsWhileRunning, isChosen: board.paintsWhileRunning),
      commands.choice(.colorsByAge, isChosen: display.colorsByAge),
      commands.choice(.gridLines, isChosen: grid.showsLines), .separator,
      commands.item(.goTo), commands.item(.playBack), .separator,
    ]
    items += engines.map { name, engine in
      choice(name, runs.engine == engine) { $0.runs.engine = engine }
    }
    items += [
      commands.item(.memoryLimit), .separator, commands.item(.patternInfo),
      commands.item(.keepPattern), commands.item(.scripts), commands.item(.toPixels),
      commands.item(.rename),
      commands.item(.export), commands.item(.exportAgain),
      commands.item(.print),
      commands.item(.fullScreen), commands.item(.settings),
    ]
    show(Menu(name: all.more, items: items), under: screen.bar.moreButton)
  }

  func menu(of target: MenuTarget) -> Menu {
    let texts = services.texts
    let switches: [CommandName: Bool] = [
      .gridLines: grid.showsLines, .colorsByAge: display.colorsByAge,
    ]
    return commands.menu(
      of: target, name: target == .selection ? texts.pixels.select : texts.life.board
    ) {
      switches[$0]
    } part: { [weak self] _ in
      guard let self else { return [] }
      return PasteMode.allCases.map(pasteChoice)
    }
  }

  func showRuleMenu() {
    let texts = services.texts.life
    let rule = board.world.rule
    var items = CellRule.named.map { name, named in
      // Some rules are known only by their notation.
      let title = name == named.notation ? name : texts.namedRule(name, named.notation)
      return choice(title, named == rule) { $0.setRule(named) }
    }
    let files = RuleLibrary.standard.names.filter { name in
      !CellRule.named.contains { $0.rule.notation == name }
    }
    if !files.isEmpty { items.append(.separator) }
    items += files.map { name in
      choice(name, rule.notation == name) { $0.setRule(ofFile: name) }
    }
    items += [.separator, commands.item(.rule)]
    show(Menu(name: texts.rule, items: items), over: runs.bar.ruleButton)
  }

  func showStrideMenu() {
    let texts = services.texts.life
    let exponents = [0, 1, 2, 3, 4, 6, 8, 10, 12, 16, 20, 24, 30, 40]
    let items = exponents.filter { $0 <= runs.pace.mostExponent }.map { exponent in
      var pace = runs.pace
      (pace.freeStride, pace.exponent) = (nil, exponent)
      return choice(texts.stride(pace), runs.pace == pace) { $0.runs.setExponent(exponent) }
    }
    let others: [Menu.Item] = [
      .separator, commands.choice(.hyperspeed, isChosen: runs.pace.isHyperspeed),
      commands.item(.stride),
    ]
    show(Menu(name: texts.strideTip, items: items + others), over: runs.bar.strideButton)
  }

  /// Shows a menu above a button at the bottom of the window.
  func show(_ menu: Menu, over button: Button) {
    let size = menu.preferredSize(width: 300)
    let top = max(4, button.originInScene.y - size.height - 6)
    window.scene.show(menu, at: ViewPoint(x: button.originInScene.x, y: top), size: size)
  }

  private func setRule(ofFile name: String) {
    do throws(LifePatternError) {
      setRule(try LifeRuleText(name).rule)
    } catch {
      toasts.say(services.texts.life.pasteRefused(Message(error)), .untilClosed)
    }
  }

  func setRule(_ rule: CellRule) { board.perform { $0.setRule(rule) } }

  private func clearAll() {
    selection.select(nil)
    board.perform { $0.clear() }
  }

  func exportSubject() -> (any ExportSubject)? {
    guard isLoaded, !grid.isPainting else { return nil }
    board.standStill()
    return BoardExportSubject(
      session.document, name: name, tags: host.tags, texts: services.texts)
  }
}
