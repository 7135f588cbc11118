import Base
import DocumentWindows
import Documents
import Editing
import Platform
import Texts
import Views
import Widgets
import Windows

// The actions of buttons and keys.
extension PaintingEditor {
  private func usePreferences() {
    let preferences = services.preferences
    screen.paper.stabiliser.catchesUp = preferences.catchesUp
    tools.restWatch.time =
      preferences.makesShapesOnHold ? .seconds(preferences.holdTime) : nil
  }

  func connect() {
    let bar = screen.bar
    (window.taker, window.giver) = (self, self)
    store.observe(session) { [weak store] painting, edit, position in
      store?.record(edit, at: position, leaving: painting.summary)
    }
    session.changed.listen(self) { [weak self] in self?.handle($0) }
    usePreferences()
    services.preferences.changed.listen(self) { [unowned self] in usePreferences() }
    panel.changed.listen(self) { [weak self] in self?.showPanel() }
    inspector.updateInspector()
    gradients.updatePanel()
    pages.updateStrip()
    minimap.update()
    panel.chooser.pickRequested.listen(self) { [weak self] in self?.tools.toolbox.toggle(.pick) }
    panel.chooser.palettesRequested.listen(self) { [weak self] in self?.showPalettes() }
    colors.palettesRequested.listen(self) { [weak self] in self?.showPalettes(for: $0) }
    panel.chooser.swatchMenuRequested.listen(self) { [weak self] in
      guard let self else { return }
      showSwatchMenu($0, in: chooserScene)
    }
    colors.swatchMenuRequested.listen(self) { [weak self] in
      guard let self else { return }
      showSwatchMenu($0, in: window.scene)
    }
    panel.chooser.brushesRequested.listen(self) { [weak self] in self?.showBrushes() }
    tools.changed.listen(self) { [weak self] in
      guard let self else { return }
      showTool()
      services.settings[.paintingTools] = tools.context.settings.text
    }
    tools.brushChanged.listen(self) { [weak self] in self?.showBrush() }
    bar.brushButton.dropped = { [weak self] in self?.fill(droppedAt: $0) }
    tools.textSizeRequested.listen(self) { [weak self] in self?.askForTextSize() }
    tools.context.guideRequested.listen(self) { [weak self] in self?.askForGuide($0) }
    tools.context.said.listen(self) { [weak self] in self?.say($0) }
    tools.context.drawn.listen(self) { [weak self] element in
      if !element.isEraser { self?.shared.brush.kit.noteUse(of: element.style.color) }
    }
    shared.lateDecoded.listen(self) { [weak self] in self?.showLatePictures() }
    display.placed.listen(self) { [weak self] in self?.showZoom() }
    bar.tools.chosen.listen(self) { [weak self] in
      self?.tools.choose(DrawingTool.catalogue[$0].name)
    }
    bar.tools.showTools.listen(self) { [weak self] button, folded in
      guard let self else { return }
      show(toolMenu(DrawingTool.catalogue[folded].map(\.name)), under: button)
    }
    screen.paper.menuWanted.listen(self) { [weak self] in self?.showMenu(at: $0) }
    screen.paper.drawingChanged.listen(self) { [weak self] in self?.drawingChanged($0) }
    connectCommands()
    window.resized.listen(self) { [weak self] in
      guard let self else { return }
      screen.paper.scale = services.display.scale
      // The window manager decides, and may have changed its mind.
      screen.isFullScreen = window.window.isFullScreen
    }
    window.interceptKey = { [weak self] event in
      guard let self else { return false }
      if let replay { return !window.scene.hasPopup && replay.handle(event) }
      if commands.matches(event, .cancel), screen.paper.cancelGesture() { return true }
      if window.scene.focused == nil, tools.takesForOpenLine(event) { return true }
      if commands.matches(event, .cancel), screen.rulers?.cancelPull() == true { return true }
      let isOnPaper = window.scene.focused == nil || screen.paper.keyboardPointer.isActive
      if event.key == .space, isOnPaper {
        if !tools.toolbox.setMoving(true) { screen.paper.isPanKeyHeld = true }
        return true
      }
      return false
    }
    window.keyReleased.listen(self) { [weak self] event in
      self?.tools.toolbox.released(event)
      guard event.key == .space else { return }
      self?.tools.toolbox.setMoving(false)
      self?.screen.paper.isPanKeyHeld = false
    }
  }

  func showPanel() {
    screen.bar.panelButton.isOn = panel.isOpen
    screen.setNeedsLayout()
  }

  func toggleBars() {
    guard !screen.paper.isDrawing else { return }
    screen.bar.isHidden.toggle()
    panel.setHidden(screen.bar.isHidden)
    screen.layers?.isHidden = screen.bar.isHidden
    screen.shapes?.isHidden = screen.bar.isHidden
    screen.pages?.isHidden = screen.bar.isHidden
    screen.setNeedsLayout()
  }

  // MARK: Commands

  private func connectCommands() {
    commands.isFocusMeant = { [weak self] in self?.window.scene.focused != nil }
    commands.willPerform = { [weak self] in self?.text.keep() }
    on(.tearOff) { $0.panel.toggleTornOff() }
    on(.thinner) { $0.tools.changeWidth(larger: false) }
    on(.wider) { $0.tools.changeWidth(larger: true) }
    for (index, name) in CommandName.channels.enumerated() {
      on(name) { $0.tools.recallChannel(index) }
    }
    for (index, name) in CommandName.storingChannels.enumerated() {
      on(name) { $0.tools.storeChannel(index) }
    }
    connectZoom()
    connectTurning()
    on(.background, if: \.canChange) { $0.showBackgroundMenu() }
    on(.paper, if: \.canChange) { $0.showPaperMenu() }
    on(.crop, if: { $0.canChange && $0.hasSelection }) { $0.cropToSelection() }
    screen.bar.paperButton.action = { [weak self] in
      guard let self, canChange else { return }
      showBackgroundMenu()
    }
    on(.toPixels, if: \.isLoaded) { $0.askForPixels() }
    on(.scripts, if: \.canChange) { $0.showScripts() }
    on(.mirror) { $0.tools.turnSymmetry() }
    on(.widthsOnScreen) { $0.tools.widthsMeanScreen.toggle() }
    on(.drawingAids) { $0.showAidsMenu() }
    on(.snap) { $0.aids.now.snaps.toggle() }
    on(.rulers) { $0.aids.now.showsRulers.toggle() }
    on(.grid) { $0.aids.now.showsGrid.toggle() }
    on(.guides) { $0.aids.now.showsGuides.toggle() }
    on(.removeGuides, if: { !$0.aids.now.guides.isEmpty }) { $0.aids.now.guides = [] }
    on(.replay, if: \.canReplay) { $0.toggleReplay() }
    for tool in DrawingTool.catalogue {
      on(tool.name) {
        let isByKeys = $0.screen.paper.keyboardPointer.isActive
        $0.tools.toolbox.toggle(tool.name, by: isByKeys ? nil : $0.commands.callingKey)
        // A shape starts at the keyboard pointer.
        switch tool.kind {
        case .rubberBand, .arrow: $0.screen.paper.keyboardPointer.press(at: .zero)
        default: break
        }
      }
    }
    connectSelectionCommands()
    connectLayerCommands()
    commands.observeKeys { [weak self] in self?.showKeys() }
  }

  private func connectSelectionCommands() {
    on(.selectAll) {
      if $0.hasNodes { return $0.tools.context.chooseAllNodes() }
      $0.tools.choose(.select)
      $0.tools.selection.selectAll()
    }
    on(.copy) { $0.copy() }
    on(.cut) { $0.cut() }
    on(.paste) { $0.paste() }
    on(.pasteHere, if: \.canChange) { $0.pasteHere() }
    on(.copyStyle, if: \.hasSelection) { $0.copyStyle() }
    on(.pasteStyle, if: { $0.canChange && $0.hasSelection && $0.shared.copiedStyle != nil }) {
      $0.pasteStyle()
    }
    on(.duplicate, if: \.hasSelection) { $0.tools.context.duplicate() }
    on(.writeLabel, if: { $0.labelHolder != nil }) { editor in
      editor.labelHolder.map(editor.tools.context.writeLabel)
    }
    on(.putTextOnPath, if: { $0.canPutText && $0.tools.context.canPutTextOnPath }) {
      $0.tools.context.putTextOnPath()
    }
    on(.removeTextFromPath, if: { $0.canPutText && $0.tools.context.hasTextOnPath }) {
      $0.tools.context.removeTextFromPath()
    }
    on(.flipTextOnPath, if: { $0.canPutText && $0.tools.context.hasTextOnPath }) {
      $0.tools.context.flipTextOnPath()
    }
    on(.applyBrush, if: \.hasSelection) { $0.tools.context.apply($0.shared.brush.brush) }
    on(.deleteSelected, if: { $0.canMoveSelection || $0.hasGradientStop || $0.hasNodes }) {
      if $0.hasNodes {
        $0.deleteNodes()
      } else if $0.hasGradientStop {
        $0.tools.context.removeGradientStop()
      } else {
        $0.tools.context.delete()
      }
    }
    on(.raise, if: \.canMoveSelection) { $0.tools.context.raise() }
    on(.lower, if: \.canMoveSelection) { $0.tools.context.lower() }
    on(.toTop, if: \.canMoveSelection) { $0.tools.context.toTop() }
    on(.toBottom, if: \.canMoveSelection) { $0.tools.context.toBottom() }
    on(.group, if: { $0.canChange && $0.tools.context.canGroup }) { $0.tools.context.group() }
    on(.ungroup, if: { $0.canChange && $0.tools.context.canUngroup }) {
      $0.tools.context.ungroup()
    }
    on(.clipMaskAndBlend, if: { $0.canChange && $0.hasSelection }) {
      $0.show($0.maskMenu(), under: $0.screen.bar.moreButton)
    }
    on(.clip, if: { $0.canChange && $0.tools.context.canMask }) { $0.tools.context.mask(.clip) }
    on(.maskByBrightness, if: { $0.canChange && $0.tools.context.canMask }) {
      $0.tools.context.mask(.luminanceMask)
    }
    on(.maskByOpacity, if: { $0.canChange && $0.tools.context.canMask }) {
      $0.tools.context.mask(.alphaMask)
    }
    on(.releaseMask, if: { $0.canChange && $0.tools.context.canReleaseMask }) {
      $0.tools.context.releaseMask()
    }
    on(.lock, if: { $0.canChange && $0.hasSelection }) { $0.tools.context.lock() }
    on(.unlockAll, if: { $0.canChange && $0.tools.context.hasLocked }) {
      $0.tools.context.unlockAll()
    }
    on(.cropPicture, if: { $0.tools.selection.crop(on: $0.tools.context.ratio) != nil }) {
      $0.tools.selection.setCropping(!$0.tools.selection.isCropping)
    }
    connectReferences()
    on(.placePicture, if: \.canChange) { $0.choosePicture() }
    connectOwnShapes()
    on(.takeApart, if: { $0.canChange && $0.selectedDrawing != nil }) { $0.takeApart() }
    on(.flipHorizontally, if: \.hasSelection) { $0.tools.context.flip(horizontally: true) }
    on(.flipVertically, if: \.hasSelection) { $0.tools.context.flip(horizontally: false) }
    on(.turnRight, if: \.hasSelection) { $0.tools.context.turn(clockwise: true) }
    on(.turnLeft, if: \.hasSelection) { $0.tools.context.turn(clockwise: false) }
    for arrangement in Arrangement.allCases {
      on(arrangement.command, if: { $0.tools.selection.units.count >= arrangement.leastCount }) {
        $0.tools.context.arrange(arrangement)
      }
    }
    connectNodeCommands()
    connectMoving(if: { $0.canMoveSelection || $0.hasNodes }) { controller, dx, dy, isHeld in
      // Convert the direction on screen to the nearest one along the paper's edges.
      let turn = controller.screen.paper.turn.nearestSquare
      let way = turn.inverse(PaperVector(dx: Double(dx), dy: Double(dy)))
      let context = controller.tools.context
      if controller.hasChosenNodes {
        context.nudgeNodes(dx: way.dx, dy: way.dy, isHeld: isHeld)
      } else {
        context.nudge(dx: way.dx, dy: way.dy, isHeld: isHeld)
      }
    }
  }

  private func connectLayerCommands() {
    connectPageCommands()
    on(.inspector) { $0.inspector.toggle() }
    on(.layers, if: { !$0.screen.paper.isDrawing }) { $0.layers.toggle() }
    connectLayerCommands(of: { $0.tools.context }, if: \.canChange) { $0.layers.rename() }
  }

  var hasSelection: Bool { !tools.selection.isEmpty }

  /// Whether a stop of the gradient tool is chosen.
  private var hasGradientStop: Bool { canChange && tools.stopColor != nil }

  /// The element for whose label Enter asks.
  private var labelHolder: PaintingElement? {
    guard canChange, !text.isWriting, !hasNodes, !screen.paper.isDrawing,
      !tools.context.hasOpenLine
    else { return nil }
    return tools.context.labelHolder(orNewest: tools.tool.name != .select)
  }

  private var canPutText: Bool { canChange && !text.isWriting && !screen.paper.isDrawing }

  private var canMoveSelection: Bool {
    hasSelection && tools.tool.name == .select && !screen.paper.isDrawing
  }

  /// Adds the keys to tooltips.
  private func showKeys() {
    screen.bar.tools.tooltips = DrawingTool.catalogue.map { commands.tip($0.name) }
    screen.bar.tools.keys = DrawingTool.catalogue.map { commands.key($0.name) }
    panel.chooser.keys = BrushChooser.Keys(
      width: [commands.key(.thinner), commands.key(.wider)],
      panel: [commands.key(.panel)], tearOff: [commands.key(.tearOff)],
      pick: [commands.key(.pick)], channels: CommandName.channels.map { [commands.key($0)] })
    showTool()
  }

  /// Shows the current tool on the bar and on the brush chooser.
  func showTool() {
    let texts = services.texts
    screen.bar.tools.selection = tools.toolbox.toolIndex
    screen.bar.tools.options = tools.optionChoices(commands) { [weak self] menu, button in
      self?.show(menu, under: button)
    } selectionMenu: { [weak self] in
      self?.selectionMenu()
    } arrangeMenu: { [weak self] in
      self?.arrangeMenu()
    } gradientMenu: { [weak self] in
      self?.gradients.menu()
    } nodeMenu: { [weak self] in
      self?.nodeMenu() ?? Menu(name: "", items: [])
    }
    panel.chooser.isPicking = tools.tool.name == .pick
    panel.chooser.toolName =
      tools.selection.isEmpty
      ? tools.tool.presentation.label(texts) : texts.selection.selectedLabel
    showBrush()
  }

  private func showBrush() { screen.bar.brush = tools.dab }

  func escape() {
    if replay != nil {
      endReplay()
    } else if scripts.isRunning {
      scripts.stop()
    } else if text.isWriting {
      text.finish()
    } else if tools.context.hasOpenLine {
      tools.context.takePointBack()
    } else if tools.toolbox.held != nil {
      tools.toolbox.held = nil
    } else if tools.tool.name == .pick {
      tools.toolbox.putPickerAway()
    } else if window.scene.focused != nil {
      window.scene.focus(nil)
    } else if hasChosenNodes {
      tools.context.choose([])
    } else if !tools.selection.isEmpty {
      tools.selection.clear()
    } else if panel.isOpen {
      panel.toggle()
    } else if screen.isFullScreen {
      window.window.toggleFullScreen()
    }
  }

  /// Each command checks by itself whether it is possible.
  var isInGesture: Bool { false }

  var gestures: [CommandTexts.KeyRow] { services.texts.commands.paintingGestures }

  /// Not during a stroke or a drag, because the paper would move.
  func togglePanel() { if !screen.paper.isDrawing { panel.toggle() } }
}
