import Desktop
import Exchange
import Geometry
import Library
import Life
import Model
import PixelFiles
import Texts
import Views
import Widgets

// The menus of the bar.
extension PixelController {
  func showZoom() {
    let percent = Int((desk.grid.placement.cellSide * 100).rounded())
    let text = services.texts.percent(percent)
    if screen.bar.zoomButton.title != text { screen.bar.zoomButton.title = text }
  }

  func showZoomMenu() {
    let texts = services.texts
    let grid = desk.grid
    var items: [Menu.Item] = [
      .choice(texts.zoomToFit, isChosen: grid.isFitting) { [weak self] in
        self?.desk.grid.zoomToFit()
      }
    ]
    items += [1.0, 2, 4, 8, 16, 32, 64].map { side in
      .choice(
        texts.percent(Int(side * 100)),
        isChosen: !grid.isFitting && grid.placement.cellSide == side
      ) { [weak self] in self?.desk.grid.zoom(toSide: side) }
    }
    items += [
      .separator,
      .choice(texts.pixels.lines, isChosen: grid.showsLines) { [weak self] in
        self?.desk.grid.showsLines.toggle()
      },
      .choice(texts.pixels.tiled, isChosen: grid.isTiled) { [weak self] in
        self?.desk.grid.isTiled.toggle()
      },
    ]
    show(Menu(name: texts.zoom, items: items), under: screen.bar.zoomButton)
  }

  func showMoreMenu() {
    let (all, texts) = (services.texts, services.texts.pixels)
    func command(
      _ name: String, key: String = "", isEnabled: Bool = true,
      _ action: @escaping (PixelController) -> Void
    ) -> Menu.Item {
      .command(name, key: key, isEnabled: isEnabled) { [weak self] in if let self { action(self) } }
    }
    let canChange = desk.canChange() && !desk.grid.isPainting
    show(
      Menu(
        name: all.more,
        items: [
          command(texts.canvasSizeEllipsis, isEnabled: canChange) { $0.askForSize() },
          command(texts.scaleEllipsis, isEnabled: canChange) { $0.askForScale() },
          command(texts.cropToSelection, isEnabled: canChange && canCrop) { $0.crop() },
          command(texts.flipHorizontally, isEnabled: canChange) { $0.turn(.flipHorizontally) },
          command(texts.flipVertically, isEnabled: canChange) { $0.turn(.flipVertically) },
          command(texts.turnRight, isEnabled: canChange) { $0.turn(.turnRight) },
          command(texts.turnLeft, isEnabled: canChange) { $0.turn(.turnLeft) },
          .separator,
          .choice(texts.lines, isChosen: desk.grid.showsLines) { [weak self] in
            self?.desk.grid.showsLines.toggle()
          },
          .choice(texts.tiled, isChosen: desk.grid.isTiled) { [weak self] in
            self?.desk.grid.isTiled.toggle()
          },
          .separator,
          command(texts.toPainting, isEnabled: isLoaded) { $0.makePainting() },
          command(all.life.fromPixels, isEnabled: isLoaded) { $0.makeBoard() },
          command(all.export.exportEllipsis, key: "Ctrl+E", isEnabled: isLoaded) {
            $0.showExport()
          },
          command(all.fullScreen, key: "F11") { $0.toggleFullScreen() },
        ]), under: screen.bar.moreButton)
  }

  func selectionMenu() -> Menu {
    let (all, texts) = (services.texts, services.texts.pixels)
    let has = !selection.isEmpty
    func command(
      _ name: String, key: String = "", isEnabled: Bool = true,
      _ action: @escaping (CellSelectionController) -> Void
    ) -> Menu.Item {
      .command(name, key: key, isEnabled: isEnabled) { [selection] in action(selection) }
    }
    return Menu(
      name: texts.select,
      items: [
        command(all.selection.selectAll, key: "Ctrl+A") { $0.selectAll() },
        command(texts.deselect, key: "Ctrl+D", isEnabled: has) { $0.select(nil) },
        .separator,
        command(texts.cutCells, key: "Ctrl+X", isEnabled: has) { $0.cut() },
        command(texts.copyCells, key: "Ctrl+C", isEnabled: has) { $0.copy() },
        command(
          texts.pasteCells, key: "Ctrl+V", isEnabled: services.copiedCells.content != nil
        ) { $0.paste() },
        command(texts.clearCells, key: "Del", isEnabled: has) { $0.clear() },
        .separator,
        command(texts.flipHorizontally, isEnabled: has) { $0.turn(.flipHorizontally) },
        command(texts.flipVertically, isEnabled: has) { $0.turn(.flipVertically) },
        command(texts.turnRight, isEnabled: has) { $0.turn(.turnRight) },
        command(texts.turnLeft, isEnabled: has) { $0.turn(.turnLeft) },
      ])
  }

  func showPaletteMenu() {
    show(
      palette.menu(
        importing: { [weak self] in self?.importPalette() },
        exporting: { [weak self] in self?.showExport(.gpl) }), under: palette.panel.moreButton)
  }

  // MARK: The canvas

  private var canCrop: Bool {
    guard let rect = selection.rect else { return false }
    let allowed = PixelPicture.allowedSide
    return allowed.contains(rect.width) && allowed.contains(rect.height)
  }

  private func crop() {
    guard let rect = selection.rect else { return }
    selection.select(nil)
    desk.performOnAll { $0.crop(to: rect) }
  }

  private func turn(_ turn: CanvasTurn) {
    selection.select(nil)
    desk.performOnAll { $0.turn(turn) }
  }

  // MARK: Other documents and files

  private func makePainting() {
    do {
      let painting = try PixelImport.painting(of: desk.cells, desk.picture.palette)
      delegate?.document(self, made: .painting(painting), name: name)
    } catch {
      say(services.texts.cannotOpen(String(describing: error)), .untilClosed)
    }
  }

  /// A board on which lives what is painted in the frame that is edited.
  private func makeBoard() {
    let board = Board(BoardFrames.world(of: desk.cells))
    delegate?.document(self, made: .life(board), name: name)
  }

  func showExport() { showExport(.png) }

  /// Asks where and how the pixel art is to be written, and writes it.
  ///
  /// - Parameter kind: what is offered first.
  private func showExport(_ kind: ExportKind) {
    guard isLoaded, !desk.grid.isPainting, !window.scene.hasPopup else { return }
    let controller = ExportController(
      PixelExportSubject(
        art, name: name, frame: desk.frame, kind: kind, texts: services.texts),
      name: name, texts: services.texts, settings: services.settings, work: work)
    controller.say = { [weak self] in self?.say($0, $1) }
    export = controller
    controller.show(in: window.scene) { [weak self] in self?.export = nil }
  }

  private func importPalette() {
    let texts = services.texts.pixels
    let controller = FileChooserController(
      title: texts.importPaletteTitle, confirmTitle: texts.usePalette,
      endings: ["gpl", "hex", "txt"], services: services, work: work, complaint: texts.paletteFailed
    ) {
      { path, _ in try PaletteFile.colors(DocumentFile(path).read(atMost: 1 << 22)) }
    } done: { [weak self] _, colors in
      self?.palette.use(Palette(colors))
    }
    fileChooser = controller
    controller.show(in: window.scene) { [weak self] in self?.fileChooser = nil }
  }
}
