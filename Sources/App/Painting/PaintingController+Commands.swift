import Desktop
import Geometry
import Input
import Library
import Model
import Pictures
import Rendering
import Signals
import Texts
import Tools
import Views
import Widgets

// What buttons and keys do.
extension PaintingController {
  func connect() {
    let bar = screen.bar
    connect(bar)
    window.wantsToClose = { [weak self] in self?.close(returning: false) }
    panel.changed = { [weak self] in self?.showPanel() }
    panel.chooser.pickRequested = { [weak self] in self?.tools.togglePicking() }
    tools.changed = { [weak self] in self?.showTool() }
    tools.finished = { [weak self] in self?.addShape($0) }
    tools.desk.strokes = { [weak self] in self?.painting.strokes ?? [] }
    tools.desk.ratio = { [weak self] in
      guard let self else { return .fourToThree }
      return paperRatio(screen.paper.viewport)
    }
    tools.desk.make = { [weak self] edit, isShown, then in
      self?.make(edit, isShown: isShown, then: then)
    }
    tools.desk.say = { [weak self] in self?.say($0) }
    bar.tools.chosen.listen(self) { [weak self] in
      self?.tools.choose(DrawingTool.catalogue[$0].name)
    }
    bar.tools.showTools = { [weak self] button in
      guard let self else { return }
      show(tools.toolMenu(), under: button)
    }
    screen.drawingChanged = { [weak self] in self?.drawingChanged($0) }
    showTool()
    tools.selectionChanged = { [weak self] in self?.inspector.follow() }
    tools.placed = { [weak self] in self?.showZoom() }
    window.resized = { [weak self] in
      guard let self else { return }
      screen.paper.scale = services.display.scale
      // The window manager decides, and may have changed its mind.
      screen.isFullScreen = window.window.isFullScreen
    }
    window.interceptKey = { [weak self] event in
      guard let self else { return false }
      if KeyBinding(.escape).matches(event), screen.paper.cancelGesture() { return true }
      if event.key == .space, window.scene.focused == nil {
        if !tools.setMovingShape(true) { screen.paper.isPanKeyHeld = true }
        return true
      }
      if window.scene.focused == nil, tools.tool.name == .select { return selectionKey(event) }
      if KeyBinding(.tab).matches(event), window.scene.focused == nil, !window.scene.hasPopup {
        toggleBars()
        return true
      }
      return false
    }
    window.keyReleased = { [weak self] event in
      guard event.key == .space else { return }
      _ = self?.tools.setMovingShape(false)
      self?.screen.paper.isPanKeyHeld = false
    }
    window.shortcuts = documentShortcuts
    window.shortcuts += [
      Shortcut(KeyBinding(.function(5), .shift)) { [weak self] in self?.panel.toggleTornOff() },
      Shortcut(KeyBinding("[")) { [weak self] in self?.tools.changeWidth(larger: false) },
      Shortcut(KeyBinding("]")) { [weak self] in self?.tools.changeWidth(larger: true) },
      Shortcut(KeyBinding("0", .control)) { [weak self] in self?.screen.paper.zoomToFit() },
      Shortcut(KeyBinding("1", .control)) { [weak self] in self?.zoom(to: 1) },
      Shortcut(KeyBinding("+", .control)) { [weak self] in self?.zoomStep(1) },
      Shortcut(KeyBinding("=", .control)) { [weak self] in self?.zoomStep(1) },
      Shortcut(KeyBinding("-", .control)) { [weak self] in self?.zoomStep(-1) },
      Shortcut(KeyBinding("a", .control)) { [weak self] in
        self?.tools.choose(.select)
        self?.tools.selection.selectAll()
      },
      Shortcut(KeyBinding("d", .control)) { [weak self] in self?.tools.selection.duplicate() },
      Shortcut(KeyBinding("c", .control)) { [weak self] in self?.copy() },
      Shortcut(KeyBinding("x", .control)) { [weak self] in self?.cut() },
      Shortcut(KeyBinding("v", .control)) { [weak self] in self?.paste() },
    ]
    window.shortcuts += DrawingTool.catalogue.map { tool in
      Shortcut(KeyBinding(tool.key)) { [weak self] in
        if tool.name == .pick { self?.tools.togglePicking() } else { self?.tools.choose(tool.name) }
      }
    }
    window.shortcuts += (0..<BrushChooser.channelCount).flatMap { index in
      let digit = Character("\(index + 1)")
      return [
        Shortcut(KeyBinding(digit)) { [weak self] in self?.services.brush.recallChannel(index) },
        Shortcut(KeyBinding(digit, .shift)) { [weak self] in
          self?.services.brush.storeChannel(index)
        },
      ]
    }
  }

  func showPanel() {
    screen.bar.panelButton.isOn = panel.isOpen
    screen.setNeedsLayout()
  }

  func toggleBars() {
    screen.bar.isHidden.toggle()
    panel.setHidden(screen.bar.isHidden)
    screen.setNeedsLayout()
  }

  func toggleFullScreen() { window.window.isFullScreen = !screen.isFullScreen }

  /// Shows the tool in use on the bar and on the brush chooser.
  func showTool() {
    let texts = services.texts
    screen.bar.tools.selection = tools.choice
    screen.bar.tools.options = tools.optionChoices { [weak self] menu, button in
      self?.show(menu, under: button)
    }
    panel.chooser.isPicking = tools.tool.name == .pick
    panel.chooser.toolName = ToolFace(tools.tool.name, texts).label
  }

  func escape() {
    if tools.tool.name == .pick {
      tools.togglePicking()
    } else if window.scene.focused != nil {
      window.scene.focus(nil)
    } else if !tools.selection.isEmpty {
      tools.selection.clear()
    } else if panel.isOpen {
      panel.toggle()
    } else if screen.isFullScreen {
      toggleFullScreen()
    }
  }

  /// Each command looks for itself whether it can be done.
  var isInGesture: Bool { false }

  var keyList: [(key: String, meaning: String)] { services.texts.paintingKeys }

  func togglePanel() { panel.toggle() }

  func delete() {
    guard isLoaded, !services.library.isReadOnly else { return }
    screen.paper.cancelGesture()
    // The place in the library may still be on its way to us.
    if id == nil, !painting.isUntouched { _ = services.autosave.drain() }
    let deleted = store.knownID
    if let deleted { delegate?.document(self, wantsDeletionOf: deleted) }
    close(returning: true)
  }
}
