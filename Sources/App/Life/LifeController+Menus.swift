import Desktop
import Exchange
import Geometry
import Library
import Life
import Model
import Texts
import Tools
import Views
import Widgets

// The menus of the bars.
extension LifeController {
  func showZoom() {
    let side = desk.grid.placement.cellSide
    let text =
      side >= 1
      ? services.texts.percent(Int((side * 100).rounded()))
      : services.texts.life.cellsInPixel(services.texts.life.brief(1 / side))
    if screen.bar.zoomButton.title != text { screen.bar.zoomButton.title = text }
  }

  private func command(
    _ name: String, key: String = "", isEnabled: Bool = true,
    _ action: @escaping (LifeController) -> Void
  ) -> Menu.Item {
    .command(name, key: key, isEnabled: isEnabled) { [weak self] in if let self { action(self) } }
  }

  private func choice(
    _ name: String, _ isChosen: Bool, _ action: @escaping (LifeController) -> Void
  ) -> Menu.Item {
    .choice(name, isChosen: isChosen) { [weak self] in if let self { action(self) } }
  }

  func showZoomMenu() {
    let (all, texts) = (services.texts, services.texts.life)
    let side = desk.grid.placement.cellSide
    var items = [command(texts.fitPattern, key: "F") { $0.fitPattern() }, .separator]
    items += [1.0 / 16, 1.0 / 4, 1, 2, 4, 8, 16, 32, 64].map { wanted in
      let name =
        wanted >= 1
        ? all.percent(Int(wanted * 100)) : texts.cellsInPixel(texts.brief(1 / wanted))
      return choice(name, side == wanted) { $0.desk.grid.zoom(toSide: wanted) }
    }
    items += [
      .separator, choice(texts.lines, desk.grid.showsLines) { $0.desk.grid.showsLines.toggle() },
    ]
    show(Menu(name: all.zoom, items: items), under: screen.bar.zoomButton)
  }

  func showMoreMenu() {
    let (all, texts) = (services.texts, services.texts.life)
    let canChange = canChange && !desk.grid.isPainting
    let engines: [(String, LifeSimulation.Engine)] = [
      (texts.automaticEngine, .automatic), (texts.tilesEngine, .tiles), (texts.hashEngine, .hash),
    ]
    var items = [
      command(texts.randomEllipsis, isEnabled: canChange) { $0.askForRandomCells() },
      command(texts.otherRule, key: "Ctrl+U", isEnabled: canChange) { $0.askForRule() },
      command(texts.edgesEllipsis, isEnabled: canChange) { $0.askForEdges() },
      command(texts.clear, isEnabled: canChange) { $0.clearAll() },
      .separator,
      choice(texts.paintsWhileRunning, desk.board.paintsWhileRunning) {
        $0.desk.board.paintsWhileRunning.toggle()
      },
      choice(texts.colorsByAge, desk.display.colorsByAge) {
        $0.desk.display.colorsByAge.toggle()
      },
      choice(texts.lines, desk.grid.showsLines) { $0.desk.grid.showsLines.toggle() },
      .separator,
    ]
    items += engines.map { name, engine in
      choice(name, runs.engine == engine) { $0.runs.engine = engine }
    }
    items += [
      .separator,
      command(texts.toPixels, isEnabled: isLoaded) { $0.askForFrames() },
      command(all.export.exportEllipsis, key: "Ctrl+E", isEnabled: isLoaded) { $0.showExport() },
      command(all.fullScreen, key: "F11") { $0.toggleFullScreen() },
    ]
    show(Menu(name: all.more, items: items), under: screen.bar.moreButton)
  }

  func selectionMenu() -> Menu {
    let (all, texts) = (services.texts, services.texts.pixels)
    let has = !selection.isEmpty
    return Menu(
      name: texts.select,
      items: [
        command(all.selection.selectAll, key: "Ctrl+A") { $0.selection.selectAll() },
        command(texts.deselect, key: "Ctrl+D", isEnabled: has) { $0.selection.select(nil) },
        .separator,
        command(texts.cutCells, key: "Ctrl+X", isEnabled: has) { $0.cut() },
        command(texts.copyCells, key: "Ctrl+C") { $0.copy() },
        command(texts.pasteCells, key: "Ctrl+V", isEnabled: canChange) { $0.paste() },
        command(texts.clearCells, key: "Del", isEnabled: has) { $0.selection.clear() },
        command(services.texts.life.clearOutside, isEnabled: has) { $0.selection.clearOutside() },
        .separator,
        command(texts.flipHorizontally, key: "X", isEnabled: has) { $0.turn(.flipHorizontally) },
        command(texts.flipVertically, key: "Y", isEnabled: has) { $0.turn(.flipVertically) },
        command(texts.turnRight, key: "Ctrl+→", isEnabled: has) { $0.turn(.turnRight) },
        command(texts.turnLeft, key: "Ctrl+←", isEnabled: has) { $0.turn(.turnLeft) },
      ])
  }

  func showRuleMenu() {
    let texts = services.texts.life
    let rule = desk.board.world.rule
    var items = LifeRule.named.map { name, named in
      choice(texts.namedRule(name, named.notation), named == rule) { $0.setRule(named) }
    }
    items += [.separator, command(texts.otherRule, key: "Ctrl+U") { $0.askForRule() }]
    show(Menu(name: texts.rule, items: items), over: runs.bar.ruleButton)
  }

  func showStrideMenu() {
    let texts = services.texts.life
    let items = [0, 1, 2, 3, 4, 6, 8, 10, 12, 16, 20, 24, 30, 40].map { exponent in
      choice(texts.strideOfExponent(exponent), runs.pace.exponent == exponent) {
        $0.runs.setExponent(exponent)
      }
    }
    show(Menu(name: texts.strideTip, items: items), over: runs.bar.strideButton)
  }

  /// Shows a menu over a button at the foot of the window.
  private func show(_ menu: Menu, over button: Button) {
    let size = menu.preferredSize(width: 300)
    let top = max(4, button.originInScene.y - size.height - 6)
    window.scene.show(menu, at: ViewPoint(x: button.originInScene.x, y: top), size: size)
  }

  func setRule(_ rule: LifeRule) { desk.perform { $0.rule = rule } }

  private func clearAll() {
    selection.select(nil)
    desk.perform { $0.clear() }
  }

  /// Asks where and how the board is to be written, and writes it.
  func showExport() {
    guard isLoaded, !desk.grid.isPainting, !window.scene.hasPopup else { return }
    runs.stop()
    let controller = ExportController(
      BoardExportSubject(board, name: name, texts: services.texts), name: name,
      texts: services.texts, settings: services.settings, work: work)
    controller.say = { [weak self] in self?.say($0, $1) }
    export = controller
    controller.show(in: window.scene) { [weak self] in
      self?.export = nil
      self?.window.scene.focus(nil, shown: false)
    }
  }
}
