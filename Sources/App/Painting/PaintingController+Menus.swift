import Editing
import Formats
import Base
import Documents
import Texts
import Views
import Widgets

// The menus of the bar.
extension PaintingController {
  func showZoom() {
    let text = services.texts.percent(Int((screen.paper.zoom * 100).rounded()))
    if screen.bar.zoomButton.title != text { screen.bar.zoomButton.title = text }
  }

  func showZoomMenu() {
    let texts = services.texts
    let paper = screen.paper
    let sizes = [0.25, 0.5, 1, 2, 4, 8, 16, 64]
    var items: [Menu.Item] = [
      .choice(texts.zoomToFit, isChosen: paper.isFitting) { [weak self] in self?.zoom(to: nil) }
    ]
    items += sizes.map { size in
      .choice(
        texts.percent(Int(size * 100)),
        isChosen: !paper.isFitting && abs(paper.zoom / size - 1) < 0.005
      ) { [weak self] in self?.zoom(to: size) }
    }
    items += [
      .separator,
      .choice(texts.widthsOnScreen, isChosen: tools.widthsMeanScreen) { [weak self] in
        self?.tools.widthsMeanScreen.toggle()
      },
    ]
    show(Menu(name: texts.zoom, items: items), under: screen.bar.zoomButton)
  }

  func showMoreMenu() {
    let texts = services.texts
    show(
      Menu(
        name: texts.more,
        items: [
          commands.choice(.layers, isChosen: layers.isOpen), commands.item(.background),
          commands.item(.paper), commands.item(.drawingAids),
          commands.item(.rename), commands.item(.export),
          commands.item(.replay), commands.item(.toPixels), .separator, commands.item(.fit),
          commands.item(.actualSize),
          .separator, commands.item(.fullScreen),
        ]), under: screen.bar.moreButton)
  }

  var canChange: Bool { isLoaded && screen.paper.isEnabled && !screen.paper.isDrawing }

  /// - Parameter button: that opens it.
  func selectionMenu(under button: Button) -> Menu {
    Menu(
      name: services.texts.selection.commands,
      items: [
        commands.item(.duplicate), commands.item(.deleteSelected), commands.item(.applyBrush),
        .separator, commands.item(.raise), commands.item(.lower), commands.item(.toTop),
        commands.item(.toBottom), .separator,
        // For windows whose bar has no room for a button of its own.
        .command(services.texts.selection.arrangeEllipsis, key: "", isEnabled: hasSelection) {
          [weak self, weak button] in
          if let self, let button { show(arrangeMenu(), under: button) }
        },
        .command(
          services.texts.layers.moveToEllipsis, key: "",
          isEnabled: hasSelection && painting.layers.count > 1
        ) { [weak self, weak button] in
          if let self, let button { show(layerMenu(), under: button) }
        },
        .separator, commands.item(.selectAll),
      ])
  }

  /// The layers that what is selected can be moved to, the uppermost first.
  func layerMenu() -> Menu {
    let context = tools.context
    let own = Set(tools.selection.elements.map(\.layer))
    return Menu(
      name: services.texts.layers.moveTo,
      items: painting.layers.reversed().map { layer in
        .command(
          context.name(of: layer), key: "", isEnabled: layer.isOpen && own != [layer.id]
        ) { [weak context] in context?.moveSelected(to: layer.id) }
      })
  }

  func arrangeMenu() -> Menu {
    func items(_ arrangements: [Arrangement]) -> [Menu.Item] {
      arrangements.map { commands.item($0.command) }
    }
    return Menu(
      name: services.texts.selection.arrange,
      items: [
        commands.item(.flipHorizontally), commands.item(.flipVertically),
        commands.item(.turnRight), commands.item(.turnLeft), .separator,
      ] + items([.alignLeft, .alignCenter, .alignRight]) + [.separator]
        + items([.alignTop, .alignMiddle, .alignBottom]) + [.separator]
        + items([.distributeHorizontally, .distributeVertically]))
  }

  func showBackgroundMenu() {
    let texts = services.texts.background
    let background = painting.background
    func color(_ name: String, _ color: InkColor) -> Menu.Item {
      .choice(name, isChosen: background.color == color) { [weak self] in
        self?.setBackground { $0.color = color }
      }
    }
    var items: [Menu.Item] = [
      color(texts.white, .white), color(texts.colorOfBrush, services.brush.brush.style.color),
      .separator,
      .command(texts.choosePicture, key: "", isEnabled: true) { [weak self] in
        self?.chooseBackgroundPicture()
      },
    ]
    if let picture = background.picture {
      let names = [
        (BackgroundPicture.Placement.fill, texts.fill), (.fit, texts.fit), (.tile, texts.tile),
        (.center, texts.center),
      ]
      items += names.map { placement, name in
        .choice(name, isChosen: picture.placement == placement) { [weak self] in
          self?.setBackground { $0.picture?.placement = placement }
        }
      }
      items.append(
        .command(texts.removePicture, key: "", isEnabled: true) { [weak self] in
          self?.setBackground { $0.picture = nil }
        })
    }
    show(Menu(name: texts.background, items: items), under: screen.bar.moreButton)
  }

  /// Lets what helps to draw exactly be switched.
  func showAidsMenu() {
    let (texts, now) = (services.texts.drawingAids, aids.now)
    var items = [
      commands.choice(.snap, isChosen: now.snaps),
      commands.choice(.rulers, isChosen: now.showsRulers),
      commands.choice(.guides, isChosen: now.showsGuides),
      commands.choice(.grid, isChosen: now.showsGrid), .separator,
    ]
    items += DrawingAids.gridSteps.map { step in
      .choice(texts.gridStep(Int(step)), isChosen: now.showsGrid && now.gridStep == step) {
        [weak self] in
        self?.aids.now.gridStep = step
        self?.aids.now.showsGrid = true
      }
    }
    items += [.separator, commands.item(.removeGuides)]
    show(Menu(name: texts.aids, items: items), under: screen.bar.moreButton)
  }

  /// Lets the place of a guide be typed.
  func askForGuide(_ index: Int) {
    let texts = services.texts
    guard aids.now.guides.indices.contains(index), !window.scene.hasPopup else { return }
    let guide = aids.now.guides[index]
    let name = guide.direction == .horizontal ? texts.inspector.y : texts.inspector.x
    let field = SumField(name: name, label: name, unit: texts.inspector.pixels)
    field.value = PaperScale.points(ofLength: guide.place)
    field.wanted.listen(field) { [weak field] in field?.value = $0.value }
    let dialog = FormDialog(
      title: texts.drawingAids.guidePlace, rows: [field], confirmTitle: texts.pixels.apply,
      cancelTitle: texts.cancel)
    dialog.confirmed = { [weak self] in
      guard let self, aids.now.guides.indices.contains(index) else { return true }
      aids.now.guides[index].place = PaperScale.length(ofPoints: field.value)
      return true
    }
    ask(dialog)
  }

  private func setBackground(_ change: (inout Background) -> Void) {
    var new = painting.background
    change(&new)
    // Ink may be translucent; what lies under it is not.
    new.color.alpha = 255
    giveShape()
    tools.context.perform(.setBackground(from: painting.background, to: new))
  }

  /// Lets the paper have another shape.
  func showPaperMenu() {
    let texts = services.texts
    let now = tools.context.ratio
    let window = AspectRatio(of: screen.paper.pixelSize)
    var items = PaperRatio.all(texts).map { shape in
      Menu.Item.choice(shape.name, isChosen: abs(now.value / shape.ratio.value - 1) < 1e-6) {
        [weak self] in self?.reshape(to: shape.ratio)
      }
    }
    if let window {
      items.insert(
        .command(texts.shapeOfWindow, key: "", isEnabled: true) { [weak self] in
          self?.reshape(to: window)
        }, at: 0)
    }
    show(Menu(name: texts.background.paper, items: items), under: screen.bar.moreButton)
  }

  private func reshape(to ratio: AspectRatio) {
    screen.paper.zoomToFit()
    if painting.isUntouched, id == nil {
      tools.context.take(ratio)
    } else {
      giveShape()
      tools.context.perform(.reshape(from: painting.aspectRatio, to: ratio))
    }
  }

  /// Asks where and how the painting is to be written, and writes it.
  func showExport() {
    guard isLoaded, !screen.paper.isDrawing, !window.scene.hasPopup else { return }
    let controller = ExportController(
      PaintingExportSubject(painting, name: name, texts: services.texts), name: name,
      texts: services.texts, settings: services.settings, work: work)
    controller.say = { [weak self] in self?.say($0, $1) }
    export = controller
    controller.show(in: window.scene) { [weak self] in self?.export = nil }
  }

  // MARK: A picture under the ink

  private func chooseBackgroundPicture() {
    let texts = services.texts.background
    let controller = FileChooserController(
      title: texts.choosePictureTitle, confirmTitle: texts.usePicture,
      endings: FileFormat.endings(of: .pictures), services: services, work: work,
      complaint: texts.failed
    ) {
      { path, progress in
        let file = try DocumentFile(path).read(atMost: PictureFile.mostBytes) {
          progress.goesOn(at: $0)
        }
        return (file: file, levels: try PictureFile.read(file))
      }
    } done: { [weak self] _, picture in
      guard let self else { return }
      backdrop.keep(picture.levels, of: picture.file)
      setBackground {
        $0.picture = BackgroundPicture(
          file: picture.file, placement: $0.picture?.placement ?? .fill)
      }
    }
    fileChooser = controller
    controller.show(in: window.scene) { [weak self] in self?.fileChooser = nil }
  }
}
