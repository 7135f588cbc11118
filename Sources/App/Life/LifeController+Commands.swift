import Desktop
import Dispatch
import Exchange
import Geometry
import Input
import Library
import Life
import Model
import Signals
import Texts
import Tools
import Views
import Widgets

// What buttons and keys do.
extension LifeController {
  func connect() {
    connectParts()
    let bar = screen.bar
    connect(bar)
    bar.tools.chosen.listen(self) { [weak self] in
      self?.tools.choose(CellTool.lifeCatalogue[$0].name)
    }
    bar.tools.showTools = { [weak self] button in
      guard let self else { return }
      show(tools.toolMenu(), under: button)
    }
    bar.panelButton.isOn = true
    runs.bar.ruleButton.action = { [weak self] in self?.showRuleMenu() }
    runs.bar.strideButton.action = { [weak self] in self?.showStrideMenu() }
    window.wantsToClose = { [weak self] in self?.close(returning: false) }
    window.resized = { [weak self] in
      guard let self else { return }
      desk.grid.scale = services.display.scale
    }
    window.interceptKey = { [weak self] in self?.intercept($0) ?? false }
    window.keyReleased = { [weak self] event in
      if event.key == .space { self?.releaseSpace() }
    }
    window.shortcuts = shortcuts
    showTool()
    showPlace()
  }

  /// Lets the controllers of the window hear of each other, and of the model.
  private func connectParts() {
    desk.canChange = { [weak self] in self?.canChange ?? false }
    desk.work = work
    desk.keep = { [weak self] in self?.keep(isRun: $0) }
    desk.keepSoFar = { [weak self] in self?.keepSoFar($0) }
    desk.say = { [weak self] in self?.say($0) }
    desk.grid.placed = { [weak self] in self?.showPlace() }
    desk.grid.panned = { [weak self] in
      if self?.spacePress != nil { self?.spacePress = .moved }
    }
    runs.paintedStart = { [weak self] in self?.board.paintedStart ?? LifeWorld() }
    tools.changed = { [weak self] in self?.showTool() }
    tools.pointed = { [weak self] in self?.screen.bar.infoText = $0 }
    tools.begins = { [weak self] in
      self?.window.scene.focus(nil)
      self?.gestureClock.begin()
    }
    patterns.held = { [weak self] name in
      guard let self else { return }
      if let name { say(services.texts.life.placing(name), .untilClosed) } else { show(nil) }
    }
    let board = desk.board
    board.cellsPainted.listen(self) { [weak self] in self?.desk.display.cellsChanged($0) }
    board.generationsPassed.listen(self) { [weak self] _ in
      // A run shows its own pictures.
      if self?.desk.board.isRunning == false { self?.desk.display.boardReplaced() }
      self?.showReach()
    }
    board.edgesChanged.listen(self) { [weak self] _ in
      self?.desk.grid.extentChanged()
      self?.desk.display.boardReplaced()
      self?.showReach()
    }
  }

  /// The cells have another size or place.
  private func showPlace() {
    showZoom()
    runs.sightChanged()
    screen.scrollbars.follow()
  }

  // MARK: Keys

  /// Sees every key before the views do.
  private func intercept(_ event: KeyEvent) -> Bool {
    if KeyBinding(.escape).matches(event), desk.grid.cancelGesture() { return true }
    // A button that was clicked has the focus, but nobody means it.
    let isBusy = window.scene.focused.map { window.scene.showsFocus || $0 is TextField } ?? false
    guard !window.scene.hasPopup, !isBusy else { return false }
    if KeyBinding(.enter).matches(event) {
      if !desk.grid.isPainting { runs.toggle() }
      return true
    }
    if event.key == .space {
      // Held down, it moves the board; what it does is known when it goes up.
      if spacePress == nil { spacePress = .runs }
      desk.grid.isPanKeyHeld = true
      return true
    }
    if KeyBinding(.tab).matches(event) {
      if !isInGesture { toggleBars() }
      return true
    }
    return false
  }

  private func releaseSpace() {
    let isRun = spacePress == .runs
    spacePress = nil
    desk.grid.isPanKeyHeld = false
    if isRun, !desk.grid.isPainting, !window.scene.hasPopup { runs.toggle() }
  }

  var isInGesture: Bool { desk.grid.isPainting }

  var keyList: [(key: String, meaning: String)] { services.texts.life.keys }

  private var shortcuts: [Shortcut] {
    var all = documentShortcuts + gridShortcuts(desk.grid)
    all += [
      on(KeyBinding("f")) { $0.fitPattern() },
      on(KeyBinding("0", .control)) { $0.fitPattern() },
      on(KeyBinding("a")) { $0.desk.display.colorsByAge.toggle() },
      // Time
      on(KeyBinding(".")) { $0.runs.step(1) },
      on(KeyBinding(".", .shift)) { $0.runs.step(10) },
      on(KeyBinding(">", .shift)) { $0.runs.step(10) },
      on(KeyBinding(":", .shift)) { $0.runs.step(10) },
      on(KeyBinding(.backspace)) { $0.runs.stepBack() },
      on(KeyBinding(",")) { $0.runs.stepBack() },
      on(KeyBinding(.home)) { $0.runs.reset() },
      on(KeyBinding("]")) { $0.runs.longerSteps() },
      on(KeyBinding("[")) { $0.runs.shorterSteps() },
      on(KeyBinding("-")) { $0.runs.slower() },
      on(KeyBinding("u", .control)) { $0.askForRule() },
      // Selection
      on(KeyBinding("a", .control)) {
        $0.tools.choose(.select)
        $0.selection.selectAll()
      },
      on(KeyBinding("c", .control)) { $0.copy() },
      on(KeyBinding("x", .control)) { $0.cut() },
      on(KeyBinding("v", .control)) { $0.paste() },
      on(KeyBinding(.delete)) { $0.selection.clear() },
      on(KeyBinding("d", .control)) { $0.selection.select(nil) },
      on(KeyBinding("x")) { $0.turn(.flipHorizontally) },
      on(KeyBinding("y")) { $0.turn(.flipVertically) },
      on(KeyBinding(.left, .control)) { $0.turn(.turnLeft) },
      on(KeyBinding(.right, .control)) { $0.turn(.turnRight) },
    ]
    for key: Character in ["+", "="] {
      for modifiers in [[], .shift] as [Modifiers] {
        all.append(on(KeyBinding(key, modifiers)) { $0.runs.faster() })
      }
    }
    all += arrowShortcuts { $0.arrow($1, $2) }
    all += CellTool.lifeCatalogue.map { tool in
      on(KeyBinding(tool.key)) {
        // A pattern in the hand is turned by the key of a tool.
        if tool.key == "r", $0.patterns.isHolding {
          $0.turn(.turnRight)
        } else {
          $0.tools.choose(tool.name)
        }
      }
    }
    return all
  }

  private static let arrowWay = 24.0

  /// Moves what is selected, or the board.
  private func arrow(_ dx: Int, _ dy: Int) {
    if selection.isEmpty {
      desk.grid.pan(
        by: ViewPoint(x: -Double(dx) * Self.arrowWay, y: -Double(dy) * Self.arrowWay))
    } else {
      selection.nudge(dx: dx, dy: dy)
    }
  }

  /// Mirrors or turns the pattern in the hand, or what is selected.
  func turn(_ turn: CanvasTurn) {
    if patterns.isHolding {
      patterns.turn(turn, at: tools.pointer)
    } else {
      selection.turn(turn)
    }
  }

  // MARK: Clipboard

  func copy() {
    selection.copy { [weak self] in self?.services.display.clipboard.offer($0) }
  }

  func cut() {
    guard canChange else { return }
    if selection.isEmpty { selection.selectAll() }
    guard !selection.isEmpty else { return }
    selection.copy { [weak self] in
      self?.services.display.clipboard.offer($0)
      self?.selection.clear()
    }
  }

  /// Lays down the cells of the clipboard's text, at the pointer or in the middle.
  func paste() {
    guard canChange else { return }
    services.display.clipboard.read { [weak self] text in
      guard let self, !desk.grid.isPainting, canChange else { return }
      guard let text else { return say(services.texts.life.pasteFailed) }
      let place = tools.pointer ?? desk.middle
      tools.choose(.select)
      selection.paste(text, around: place)
    }
  }

  // MARK: Window

  func togglePanel() {
    screen.patterns.isHidden.toggle()
    screen.bar.panelButton.isOn = !screen.patterns.isHidden
    screen.setNeedsLayout()
  }

  func toggleBars() {
    let hides = !screen.bar.isHidden
    for view in [screen.bar, screen.patterns, screen.lifeBar] as [View] { view.isHidden = hides }
    screen.bar.panelButton.isOn = !hides
    screen.setNeedsLayout()
  }

  /// Shows the tool in use on the bar.
  func showTool() {
    screen.bar.tools.selection = tools.choice
    screen.bar.tools.options = tools.optionChoices { [weak self] button in
      guard let self else { return }
      show(selectionMenu(), under: button)
    }
  }

  func escape() {
    if patterns.isHolding {
      patterns.putAway()
    } else if window.scene.focused != nil {
      window.scene.focus(nil)
    } else if runs.isRunning {
      runs.stop()
    } else if !selection.isEmpty {
      selection.select(nil)
    } else if window.window.isFullScreen {
      window.window.isFullScreen = false
    }
  }

  func delete() {
    guard canChange else { return }
    desk.grid.cancelGesture()
    runs.stop()
    // The place in the library may still be on its way to us.
    if id == nil, !board.isUntouched { _ = services.autosave.drain() }
    if let deleted = store.knownID { delegate?.document(self, wantsDeletionOf: deleted) }
    close(returning: true)
  }
}
