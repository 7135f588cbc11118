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
extension PixelEditor {
  func connect() {
    connectParts()
    connectWindow()
    (window.taker, window.giver) = (self, self)
    window.interceptKey = { [weak self] in self?.intercept($0) ?? false }
    window.keyReleased.listen(self) { [weak self] event in
      self?.tools.toolbox.released(event)
      guard event.key == .space else { return }
      self?.tools.toolbox.setMoving(false)
      self?.grid.isPanKeyHeld = false
    }
    connectCommands()
    showZoom()
    showPreview()
  }

  /// Connects the controllers of the window with each other and with the model.
  private func connectParts() {
    store.observe(session) { [weak store] art, picture, position in
      store?.record(picture, after: art.sprite(at: position), at: position)
    }
    session.changed.listen(self) { [weak self] in self?.handle($0) }
    frame.changed.listen(self) { [weak self] in self?.frameChanged() }
    grid.placed.listen(self) { [weak self] in self?.showZoom() }
    frame.pressed.listen(self) { [weak self] in
      self?.leaveControls()
      self?.frames.holdForPainting()
      self?.gestureClock.start()
    }
    context.said.listen(self) { [toasts] in toasts.say($0) }
    context.textWanted.listen(self) { [weak self] place in
      guard let self else { return }
      askForText(at: place.cell, in: context.chosenColor(of: place.button))
    }
    context.picked.listen(self) { [weak self] isFinal in
      if isFinal { self?.tools.toolbox.putPickerAway() }
    }
    frames.heightChanged.listen(self) { [weak self] in self?.screen.setNeedsLayout() }
    timeline.changed.listen(self) { [weak self] in self?.screen.setNeedsLayout() }
    tiles.shown.listen(self) { [weak self] in self?.screen.setNeedsLayout() }
    display.squares = services.settings[.squareSize]
    display.onionSkin = services.settings[.onionSkin]
    frames.menuWanted.listen(self) { [weak self] menu, point in
      self?.window.scene.show(menu, at: point, size: menu.preferredSize(width: 320))
    }
    frames.said.listen(self) { [toasts] in toasts.say($0) }
    frames.durationWanted.listen(self) { [weak self] in self?.askForDuration() }
    frames.sectionWanted.listen(self) { [weak self] in self?.askForSection() }
    palette.panel.moreButton.action = { [weak self] in self?.showPaletteMenu() }
  }

  /// Receives every key before the views do.
  private func intercept(_ event: KeyEvent) -> Bool {
    if commands.matches(event, .cancel), grid.cancelGesture() { return true }
    // While Space is held, move a shape drawn by keys.
    if event.key == .space, grid.keyboardPointer.isPressed { return tools.toolbox.setMoving(true) }
    guard !window.scene.hasPopup, !window.isFocusMeant, event.key == .space else { return false }
    if !tools.toolbox.setMoving(true) { grid.isPanKeyHeld = true }
    return true
  }

  var gestures: [CommandTexts.KeyRow] { services.texts.commands.pixelGestures }

  private func connectCommands() {
    on(.thinner) { $0.tools.changeTipSize(larger: false) }
    on(.wider) { $0.tools.changeTipSize(larger: true) }
    on(.swapColors) { $0.palette.swap() }
    on(.mirror) { $0.tools.turnSymmetry() }
    on(.fit) {
      $0.grid.noteView()
      $0.grid.zoomToFit()
    }
    on(.lasso) { $0.tools.select(by: .lasso) }
    on(.wand) { $0.tools.select(by: .wand) }
    on(.tiled) { $0.grid.isTiled.toggle() }
    on(.checkerboard) { $0.showCheckerboardMenu() }
    on(.play) { $0.frames.togglePlaying() }
    on(.onionSettings, if: \.isLoaded) { $0.askForOnionSkin() }
    on(.onion) { $0.frames.toggleOnion() }
    connectFrameCommands()
    connectSelectionCommands()
    connectCanvasCommands()
    connectLayerCommands()
    connectSliceCommands()
    let (bar, panel) = (frames.bar, palette.panel)
    commands.bind(bar.playButton, .play)
    commands.bind(bar.onionButton, .onion)
    commands.bind(bar.addButton, .addFrame)
    commands.label(panel.chips, .swapColors, services.texts.pixels.swapColorsTip)
    commands.observeKeys { [weak self] in
      guard let self else { return }
      screen.bar.tools.tooltips = CellTool.catalogue.map { commands.tip($0.name) }
      showTool()
    }
  }

  private func connectSelectionCommands() {
    connectRegionCommands()
    connectSavedSelections()
    connectAdjusting()
    on(.selectAll) {
      $0.tools.choose(.select)
      $0.selection.selectAll()
      $0.leaveControls()
    }
    on(.copy, if: \.hasSelection) { $0.copy() }
    on(.cut, if: \.hasSelection) { $0.cut() }
    on(.paste) {
      $0.paste()
      $0.leaveControls()
    }
    on(.pasteHere) {
      $0.paste(around: $0.placeForPasting)
      $0.leaveControls()
    }
    on(.deselect, if: { $0.hasSelection || $0.changesSlices }) {
      if $0.changesSlices { $0.slices.choose([]) } else { $0.selection.select(nil) }
    }
    on(.deleteSelected, if: { $0.hasSelection || $0.changesSlices }) {
      if $0.changesSlices { $0.slices.deleteChosen() } else { $0.context.clearSelected() }
    }
    on(.putDown, if: { $0.selection.lifted != nil }) { $0.selection.putDown() }
    on(.flipHorizontally, if: \.canTurn) { $0.context.turnSelected(.flipHorizontally) }
    on(.flipVertically, if: \.canTurn) { $0.context.turnSelected(.flipVertically) }
    on(.turnRight, if: \.canTurn) { $0.context.turnSelected(.turnRight) }
    on(.turnLeft, if: \.canTurn) { $0.context.turnSelected(.turnLeft) }
    on(.transform, if: \.isLoaded) { $0.askForTransform() }
    on(.makeTip, if: \.hasSelection) { $0.makeTip() }
    on(.outline, if: \.isLoaded) { $0.askForOutline() }
    on(.replaceSecond, if: \.isLoaded) { $0.context.replaceSecondColor() }
    // In the timeline, arrows move among the selected cels instead.
    connectMoving(
      if: { $0.canTurn || $0.changesSlices }, beforeViewsIf: { $0.hasSelection || $0.changesSlices }
    ) {
      if $0.changesSlices {
        $0.slices.nudge(dx: $1, dy: $2, isHeld: $3)
      } else {
        $0.context.nudgeSelected(dx: $1, dy: $2, isHeld: $3)
      }
    }
  }

  /// Makes a tip of the selection.
  private func makeTip() {
    guard let picture = context.selectedPicture, let tip = CellTip(picture) else {
      return toasts.say(
        services.texts.pixels.tipTooLarge(CellTip.allowedPictureSide.upperBound))
    }
    tools.settings.ownTip = tip
    tools.choose(.pencil)
  }

  var hasSelection: Bool { !selection.isEmpty }
  /// Whether there is anything to turn: a selection, or selected cels.
  private var canTurn: Bool { hasSelection || context.hasChosenCels }

  // MARK: Window

  func escape() {
    if scripts.isRunning {
      scripts.stop()
    } else if tools.isPlacingSymmetry {
      tools.toolbox.held = nil
    } else if tools.tool.name == .pick {
      tools.toolbox.putPickerAway()
    } else if window.scene.focused != nil {
      window.scene.focus(nil)
    } else if frames.isPlaying {
      frames.stop()
    } else if changesSlices {
      slices.choose([])
    } else if !selection.isEmpty {
      selection.select(nil)
    } else if window.window.isFullScreen {
      window.window.isFullScreen = false
    }
  }
}
