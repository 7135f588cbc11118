import Library
import Desktop
import Geometry
import Input
import Model
import Signals
import Texts
import Tools
import Views
import Widgets

// What buttons and keys do.
extension PixelController {
  func connect() {
    connectParts()
    let bar = screen.bar
    connect(bar)
    bar.tools.chosen.listen(self) { [weak self] in
      self?.tools.choose(CellTool.catalogue[$0].name)
    }
    bar.tools.showTools = { [weak self] button in
      guard let self else { return }
      show(tools.toolMenu(), under: button)
    }
    bar.panelButton.isOn = true
    window.wantsToClose = { [weak self] in self?.close(returning: false) }
    window.resized = { [weak self] in
      guard let self else { return }
      desk.grid.scale = services.display.scale
    }
    window.interceptKey = { [weak self] in self?.intercept($0) ?? false }
    window.keyReleased = { [weak self] event in
      guard event.key == .space else { return }
      _ = self?.tools.setMovingShape(false)
      self?.desk.grid.isPanKeyHeld = false
    }
    window.shortcuts = shortcuts
    showTool()
    showZoom()
    showPreview()
  }

  /// Lets the controllers of the window hear of each other.
  private func connectParts() {
    desk.isChangeable = { [weak self] in self?.canChange ?? false }
    desk.keep = { [weak self] in self?.keep($0) }
    desk.say = { [weak self] in self?.say($0) }
    desk.changed.listen(self) { [weak self] in self?.follow($0) }
    desk.frameChanged.listen(self) { [weak self] _ in self?.frameChanged() }
    desk.grid.placed = { [weak self] in self?.showZoom() }
    tools.changed = { [weak self] in self?.showTool() }
    tools.pointed = { [weak self] in self?.screen.bar.infoText = $0 }
    tools.begins = { [weak self] in
      self?.window.scene.focus(nil)
      self?.frames.holdForPainting()
      self?.gestureClock.begin()
    }
    frames.showMenu = { [weak self] menu, point in
      self?.window.scene.show(menu, at: point, size: menu.preferredSize(width: 320))
    }
    frames.askForDuration = { [weak self] in self?.askForDuration() }
    frames.askForSection = { [weak self] in self?.askForSection() }
    palette.panel.moreButton.action = { [weak self] in self?.showPaletteMenu() }
  }

  /// Sees every key before the views do.
  private func intercept(_ event: KeyEvent) -> Bool {
    if KeyBinding(.escape).matches(event), desk.grid.cancelGesture() { return true }
    // A button that was clicked has the focus, but nobody means it.
    let isBusy = window.scene.focused.map { window.scene.showsFocus || $0 is TextField } ?? false
    guard !window.scene.hasPopup, !isBusy else { return false }
    if KeyBinding(.enter).matches(event) {
      frames.togglePlaying()
      return true
    }
    if event.key == .space {
      if !tools.setMovingShape(true) { desk.grid.isPanKeyHeld = true }
      return true
    }
    if KeyBinding(.tab).matches(event) {
      if !isInGesture { toggleBars() }
      return true
    }
    return false
  }

  var isInGesture: Bool { desk.grid.isPainting }

  var keyList: [(key: String, meaning: String)] { services.texts.pixels.keys }

  private var shortcuts: [Shortcut] {
    var all = documentShortcuts + gridShortcuts(desk.grid)
    all += [
      on(KeyBinding("[")) { $0.tools.changeTipSize(larger: false) },
      on(KeyBinding("]")) { $0.tools.changeTipSize(larger: true) },
      on(KeyBinding("x")) { $0.palette.swap() },
      on(KeyBinding("m")) { $0.tools.turnMirror() },
      // View
      on(KeyBinding("0", .control)) { $0.desk.grid.zoomToFit() },
      on(KeyBinding("t", .shift)) { $0.desk.grid.isTiled.toggle() },
      // Frames
      on(KeyBinding("n", .alt)) { $0.frames.add() },
      on(KeyBinding("n")) { $0.frames.toggleOnion() },
      on(KeyBinding(",")) { $0.frames.go(by: -1) },
      on(KeyBinding(".")) { $0.frames.go(by: 1) },
      // Selection
      on(KeyBinding("a", .control)) {
        $0.tools.choose(.select)
        $0.selection.selectAll()
      },
      on(KeyBinding("c", .control)) { $0.selection.copy() },
      on(KeyBinding("x", .control)) { $0.selection.cut() },
      on(KeyBinding("v", .control)) {
        $0.tools.choose(.select)
        $0.selection.paste()
      },
      on(KeyBinding(.delete)) { $0.selection.clear() },
      on(KeyBinding(.backspace)) { $0.selection.clear() },
      on(KeyBinding("d", .control)) { $0.selection.select(nil) },
    ]
    all += arrowShortcuts { $0.arrow($1, $2) }
    all += CellTool.catalogue.map { tool in
      on(KeyBinding(tool.key)) {
        if tool.name == .pick { $0.tools.togglePicking() } else { $0.tools.choose(tool.name) }
      }
    }
    return all
  }

  /// Moves what is selected, or goes to another frame.
  private func arrow(_ dx: Int, _ dy: Int) {
    if !selection.isEmpty {
      selection.nudge(dx: dx, dy: dy)
    } else if dx != 0 {
      frames.go(by: dx.signum())
    }
  }

  func togglePanel() {
    screen.palette.isHidden.toggle()
    screen.bar.panelButton.isOn = !screen.palette.isHidden
    screen.setNeedsLayout()
  }

  func toggleBars() {
    let hides = !screen.bar.isHidden
    for view in [screen.bar, screen.palette, screen.frames] as [View] { view.isHidden = hides }
    screen.bar.panelButton.isOn = !hides
    screen.setNeedsLayout()
  }

  /// Shows the tool in use on the bar.
  func showTool() {
    screen.bar.tools.selection = tools.choice
    screen.bar.tools.options = tools.optionChoices(
      show: { [weak self] menu, button in self?.show(menu, under: button) },
      selectionMenu: { [weak self] in self?.selectionMenu() ?? Menu(name: "", items: []) })
  }

  func escape() {
    if tools.tool.name == .pick {
      tools.togglePicking()
    } else if window.scene.focused != nil {
      window.scene.focus(nil)
    } else if frames.isPlaying {
      frames.stop()
    } else if !selection.isEmpty {
      selection.select(nil)
    } else if window.window.isFullScreen {
      window.window.isFullScreen = false
    }
  }

  func delete() {
    guard canChange else { return }
    desk.grid.cancelGesture()
    // The place in the library may still be on its way to us.
    if id == nil, !art.isUntouched { _ = services.autosave.drain() }
    if let deleted = store.knownID { delegate?.document(self, wantsDeletionOf: deleted) }
    close(returning: true)
  }
}
