import Base
import DocumentWindows
import Documents
import Editing
import Formats
import Texts
import Views
import Widgets
import Windows

// The menus of the bar.
extension PixelEditor {
  func showZoom() {
    let percent = Int(saturating: (grid.viewport.cellSide * 100).rounded())
    let text = services.texts.percent(percent)
    if screen.bar.zoomButton.title != text { screen.bar.zoomButton.title = text }
  }

  func showZoomMenu() {
    let texts = services.texts
    var items: [Menu.Item] = [
      .choice(texts.zoomToFit, isChosen: grid.isFitting) { [weak self] in
        self?.commands.perform(.fit)
      }
    ]
    items += CommandName.zoomedSides.map { side in
      commands.choice(
        .zoom(toSide: side),
        isChosen: !grid.isFitting && grid.viewport.cellSide == Double(side))
    }
    items += [
      .separator, commands.item(.fitSelection), commands.item(.previousView), .separator,
      commands.choice(.gridLines, isChosen: grid.showsLines),
      commands.choice(.tiled, isChosen: grid.isTiled),
      commands.choice(.showSlices, isChosen: slices.isAlwaysShown), commands.item(.checkerboard),
    ]
    show(Menu(name: texts.zoom, items: items), under: screen.bar.zoomButton)
  }

  /// Shows the menu of the checkerboard's size.
  func showCheckerboardMenu() {
    let texts = services.texts.pixels
    let items = SquareSize.allCases.map { size in
      let name =
        switch size {
        case .steady: texts.steadySquares
        case .cell: texts.cellSquares
        case .eightCells: texts.squares(8)
        case .sixteenCells: texts.squares(16)
        }
      return Menu.Item.choice(name, isChosen: display.squares == size) { [weak self] in
        guard let self else { return }
        display.squares = size
        services.settings[.squareSize] = size
      }
    }
    let preferences = services.preferences
    let colors: [Menu.Item] = [
      .choice(texts.squaresOfTheme, isChosen: preferences.squareColors == nil) {
        preferences.squareColors = nil
      },
      .choice(texts.squaresOfTwoColors, isChosen: preferences.squareColors != nil) {
        [weak self] in
        guard let self else { return }
        guard let even = context.color(of: .primary), let odd = context.color(of: .secondary)
        else { return }
        preferences.squareColors = (even, odd)
      },
    ]
    let bar = screen.bar
    show(
      Menu(name: texts.checkerboard, items: items + [.separator] + colors),
      under: bar.zoomButton.isHidden ? bar.moreButton : bar.zoomButton)
  }

  func showMoreMenu() {
    show(
      Menu(
        name: services.texts.more,
        items: [
          commands.item(.canvasSize), commands.item(.scale), commands.item(.crop),
          commands.item(.flipCanvasHorizontally), commands.item(.flipCanvasVertically),
          commands.item(.turnCanvasRight), commands.item(.turnCanvasLeft), .separator,
          commands.choice(.gridLines, isChosen: grid.showsLines),
          commands.choice(.tiled, isChosen: grid.isTiled),
          commands.choice(.showSlices, isChosen: slices.isAlwaysShown),
          commands.item(.checkerboard),
          commands.item(.onionSettings), .separator, commands.item(.toPainting),
          commands.item(.toBoard), commands.item(.scripts), commands.item(.rename),
          commands.item(.export), commands.item(.exportAgain), commands.item(.print),
          commands.item(.fullScreen), commands.item(.settings),
        ]), under: screen.bar.moreButton)
  }

  /// Connects the commands for the whole canvas.
  func connectCanvasCommands() {
    on(.canvasSize, if: \.canChangeCanvas) { $0.askForSize() }
    on(.scale, if: \.canChangeCanvas) { $0.askForScale() }
    on(.crop, if: { $0.canChangeCanvas && $0.canCrop }) { $0.crop() }
    on(.flipCanvasHorizontally, if: \.canChangeCanvas) { $0.turn(.flipHorizontally) }
    on(.flipCanvasVertically, if: \.canChangeCanvas) { $0.turn(.flipVertically) }
    on(.turnCanvasRight, if: \.canChangeCanvas) { $0.turn(.turnRight) }
    on(.turnCanvasLeft, if: \.canChangeCanvas) { $0.turn(.turnLeft) }
    for side in CommandName.zoomedSides {
      on(.zoom(toSide: side)) {
        $0.grid.noteView()
        $0.grid.zoom(toSide: Double(side))
      }
    }
    on(.toPainting, if: \.isLoaded) { $0.makePainting() }
    on(.toBoard, if: \.isLoaded) { $0.makeBoard() }
    on(.scripts, if: \.canChangeCanvas) { $0.showScripts() }
  }

  var canChangeCanvas: Bool { session.canChange && !grid.isPainting }

  func menu(of target: MenuTarget) -> Menu {
    let texts = services.texts.pixels
    let switches: [CommandName: Bool] = [
      .layers: timeline.isShown, .gridLines: grid.showsLines, .tiled: grid.isTiled,
      .onion: display.showsOnion, .showSlices: slices.isAlwaysShown,
    ]
    let name =
      switch target {
      case .selection: texts.select
      case .slices: services.texts.slices.slices
      default: texts.grid
      }
    return commands.menu(of: target, name: name) {
      switches[$0]
    } part: { [weak self] part in
      part == .savedSelections ? self?.savedSelectionItems ?? [] : []
    }
  }

  func showPaletteMenu() {
    show(
      palette.menu(
        presets: { [weak self] in
          if let self { show(palette.presetMenu(), under: palette.panel.moreButton) }
        },
        importing: { [weak self] in self?.importPalette() },
        exporting: { [weak self] in
          if let self, let subject = exportSubject(.gpl) { host.showExportDialog(of: subject) }
        }), under: palette.panel.moreButton)
  }

  // MARK: The canvas

  private var canCrop: Bool {
    guard let rect = selection.rect else { return false }
    let allowed = Sprite.allowedSide
    return allowed.contains(rect.width) && allowed.contains(rect.height)
  }

  private func crop() {
    guard let rect = selection.rect else { return }
    selection.select(nil)
    session.performOnAll { $0.crop(to: rect) }
  }

  private func turn(_ turn: CanvasTurn) {
    selection.select(nil)
    session.performOnAll { $0.turn(turn) }
  }

  // MARK: Other documents and files

  private func makePainting() {
    do {
      let (grid, palette) = session.seen.flattened(frame: frame.place)
      let painting = try PixelImport.painting(of: grid, palette)
      host.open(made: .painting(painting))
    } catch {
      say(services.texts.cannotOpen(Message(error)), .untilClosed)
    }
  }

  /// Makes a board whose living cells are the painted ones of the current frame.
  private func makeBoard() {
    let board = Board(BoardFrames.world(of: session.seen.flattened(frame: frame.place).grid))
    host.open(made: .life(board))
  }

  var printedFrame: Int { frame.place }

  func exportSubject() -> (any ExportSubject)? { exportSubject(.png) }

  /// - Parameter format: the initial format.
  private func exportSubject(_ format: FileFormat) -> PixelExportSubject? {
    guard isLoaded, !grid.isPainting else { return nil }
    return PixelExportSubject(
      art, of: id, name: name, tags: host.tags, frame: frame.place, format: format,
      settings: services.settings, texts: services.texts)
  }

  private func importPalette() {
    let texts = services.texts.pixels
    files.read(
      title: texts.importPaletteTitle, confirmTitle: texts.usePalette,
      formats: FileFormat.readAsPalettes, over: window.scene,
      complaint: texts.paletteFailed
    ) {
      { path, _ in try PaletteFile.colors(DocumentFile(path).read(atMost: 1 << 22)) }
    } done: { [weak self] _, colors in
      self?.palette.use(Palette(colors))
    }
  }
}
