import Base
import Dispatch
import DocumentWindows
import Documents
import Editing
import Life
import Platform
import Texts
import Views
import Widgets
import Windows

// The actions of buttons and keys.
extension LifeEditor {
  func connect() {
    connectParts()
    connectWindow()
    window.taker = self
    runs.bar.ruleButton.action = { [weak self] in self?.showRuleMenu() }
    runs.bar.strideButton.action = { [weak self] in self?.showStrideMenu() }
    window.interceptKey = { [weak self] in self?.intercept($0) ?? false }
    window.keyReleased.listen(self) { [weak self] event in
      self?.tools.toolbox.released(event)
      if event.key == .space { self?.releaseSpace() }
    }
    connectCommands()
    showPlace()
  }

  /// Connects the controllers of the window with each other and with the model.
  private func connectParts() {
    store.observe(session) { [weak store] board, step, position in
      store?.record(step, after: board.step(at: position), at: position)
    }
    grid.placed.listen(self) { [weak self] in self?.showPlace() }
    grid.panned.listen(self) { [weak self] in
      if self?.spacePress != nil { self?.spacePress = .moved }
    }
    board.said.listen(self) { [toasts] in toasts.say($0) }
    board.runningChanged.listen(self) { [weak self] _ in self?.tools.showMarks() }
    board.pressed.listen(self) { [weak self] in
      self?.leaveControls()
      self?.gestureClock.start()
    }
    patterns.changed.listen(self) { [weak self] name in
      guard let self else { return }
      guard let name else { return toasts.announced.post(nil) }
      let keys: [CommandName] = [.flipHorizontally, .flipVertically, .turnPattern, .cancel]
      say(commands.tip(services.texts.life.placing(name), keys), .untilClosed)
    }
    session.changed.listen(self) { [weak self] in self?.handle($0) }
    board.worldReached.listen(self) { [weak self] in self?.keepSoFar($0) }
    board.generationsPassed.listen(self) { [weak self] _ in
      self?.showReach()
      self?.fitWhileRunning()
    }
    board.edgesChanged.listen(self) { [weak self] _ in self?.showReach() }
  }

  /// Called when the cells are resized or moved.
  private func showPlace() {
    showZoom()
    runs.visibleAreaChanged()
    screen.scrollbars.updateBars()
  }

  // MARK: Keys

  /// Receives every key before the views do.
  private func intercept(_ event: KeyEvent) -> Bool {
    if commands.matches(event, .cancel), grid.cancelGesture() { return true }
    // While Space is held, move a shape drawn by keys.
    if event.key == .space, grid.keyboardPointer.isPressed { return tools.toolbox.setMoving(true) }
    guard !window.scene.hasPopup, !window.isFocusMeant, event.key == .space else { return false }
    // Holding it moves the board; its meaning is only known on release.
    if spacePress == nil { spacePress = .runs }
    grid.isPanKeyHeld = true
    return true
  }

  private func releaseSpace() {
    tools.toolbox.setMoving(false)
    let isRun = spacePress == .runs
    spacePress = nil
    grid.isPanKeyHeld = false
    if isRun, !grid.isPainting, !window.scene.hasPopup { runs.toggle() }
  }

  var gestures: [CommandTexts.KeyRow] { services.texts.commands.lifeGestures }

  private func connectCommands() {
    on(.fit) {
      $0.grid.noteView()
      $0.fitPattern()
    }
    connectTimeCommands()
    connectSelectionCommands()
    connectBoardCommands()
    connectPatterns()
    let bar = runs.bar
    for (button, name) in [
      (bar.runButton, CommandName.run), (bar.stepButton, .step), (bar.tenStepsButton, .tenSteps),
      (bar.backButton, .stepBack), (bar.resetButton, .reset),
    ] { commands.bind(button, name) }
    commands.label(bar.ruleButton, .rule)
    commands.observeKeys { [weak self] in self?.showKeys() }
  }

  /// Adds the keys to tooltips.
  private func showKeys() {
    let texts = services.texts.life
    runs.bar.speed.tooltip = commands.tip(texts.speed, [.faster, .slower])
    runs.bar.strideButton.tooltip = commands.tip(texts.strideTip, [.shorterSteps, .longerSteps])
    screen.bar.tools.tooltips = CellTool.lifeCatalogue.map { commands.tip($0.name) }
    screen.bar.tools.keys = CellTool.lifeCatalogue.map { commands.key($0.name) }
    showTool()
  }

  private func connectTimeCommands() {
    on(.run) { $0.runs.toggle() }
    on(.step) { $0.runs.step(1) }
    on(.tenSteps) { $0.runs.step(10) }
    on(.stepBack) { $0.runs.stepBack() }
    on(.reset) { $0.runs.reset() }
    on(.longerSteps) { $0.runs.longerSteps() }
    on(.shorterSteps) { $0.runs.shorterSteps() }
    on(.faster) { $0.runs.faster() }
    on(.slower) { $0.runs.slower() }
    on(.stride) { $0.askForStride() }
    on(.hyperspeed) { $0.runs.changePace { $0.isHyperspeed.toggle() } }
    on(.autofit) { $0.toggleAutofit() }
    on(.goTo, if: { $0.canChange && !$0.grid.isPainting }) { $0.askForGeneration() }
    on(.playBack) { $0.runs.playBack() }
    on(.memoryLimit) { $0.askForMemory() }
  }

  private func connectSelectionCommands() {
    on(.selectAll) {
      $0.tools.choose(.select)
      $0.selection.selectAll()
      $0.leaveControls()
    }
    on(.copy) { $0.copy() }
    on(.cut) { $0.cut() }
    on(.paste) { $0.paste() }
    on(.pasteHere, if: \.canChange) { $0.paste(around: $0.placeForPasting) }
    on(.deselect, if: \.hasSelection) { $0.selection.select(nil) }
    on(.deleteSelected, if: \.hasSelection) { $0.selection.clear() }
    on(.clearOutside, if: \.hasSelection) { $0.selection.clearOutside() }
    on(.copyWithOutline, if: \.hasSelection) { $0.copyWithOutline() }
    on(.pasteMode) { $0.setPasteMode(after: $0.board.pasteMode) }
    on(.advanceSelection, if: \.canChangeSelected) { $0.selection.advance(.inside) }
    on(.advanceOutside, if: \.canChangeSelected) { $0.selection.advance(.outside) }
    on(.identify, if: \.isLoaded) { $0.identify() }
    on(.shrinkSelection, if: \.hasSelection) { $0.selection.shrink() }
    on(.flipHorizontally, if: \.canTurn) { $0.turn(.flipHorizontally) }
    on(.flipVertically, if: \.canTurn) { $0.turn(.flipVertically) }
    on(.turnLeft, if: \.canTurn) { $0.turn(.turnLeft) }
    on(.turnRight, if: \.canTurn) { $0.turn(.turnRight) }
    on(.turnPattern, if: { $0.patterns.isHolding }) { $0.turn(.turnRight) }
    connectMoving(beforeViewsIf: \.hasSelection) { $0.arrow($1, $2, isHeld: $3) }
  }

  var hasSelection: Bool { !selection.isEmpty }

  private var canChangeSelected: Bool { hasSelection && canChange && !grid.isPainting }

  private var canTurn: Bool { patterns.isHolding || hasSelection }

  private static let arrowWay = 24.0

  /// Moves the selection, or the board without one.
  private func arrow(_ dx: Int, _ dy: Int, isHeld: Bool) {
    if selection.isEmpty {
      grid.pan(
        by: ViewPoint(x: -Double(dx) * Self.arrowWay, y: -Double(dy) * Self.arrowWay))
    } else {
      selection.nudge(dx: dx, dy: dy, isHeld: isHeld)
    }
  }

  /// Mirrors or turns the held pattern, or the selection.
  func turn(_ turn: CanvasTurn) {
    if let held = patterns.held { held.turn(turn) } else { selection.turn(turn) }
  }

  // MARK: Window

  func escape() {
    if scripts.isRunning {
      scripts.stop()
    } else if patterns.isHolding {
      patterns.putAway()
    } else if window.scene.focused != nil {
      window.scene.focus(nil)
    } else if board.isRunning {
      board.standStill()
    } else if !selection.isEmpty {
      selection.select(nil)
    } else if window.window.isFullScreen {
      window.window.isFullScreen = false
    }
  }
}
