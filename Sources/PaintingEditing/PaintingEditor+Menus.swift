import Base
import DocumentWindows
import Documents
import Editing
import Texts
import Views
import Widgets
import Windows

// The menus of the bar.
extension PaintingEditor {
  func showZoom() {
    let text = services.texts.view.zoom(
      percent: Int(saturating: (screen.paper.zoom * 100).rounded()),
      degrees: screen.paper.turn.degrees,
      isFlipped: screen.paper.turn.isFlipped)
    if screen.bar.zoomButton.title != text { screen.bar.zoomButton.title = text }
    screen.bar.hasWideZoom = !screen.paper.turn.isNone
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
        texts.percent(Int(saturating: size * 100)),
        isChosen: !paper.isFitting && abs(paper.zoom / size - 1) < 0.005
      ) { [weak self] in self?.zoom(to: size) }
    }
    items += [
      .separator, commands.choice(.flipView, isChosen: paper.turn.isFlipped),
      commands.item(.turnViewLeft), commands.item(.turnViewRight),
      commands.item(.turnViewQuarterLeft), commands.item(.turnViewQuarterRight),
      commands.item(.turnViewBack), .separator,
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
          commands.choice(.layers, isChosen: layers.isOpen),
          commands.choice(.pages, isChosen: pages.isShown), commands.item(.pageAdd),
          commands.choice(.inspector, isChosen: inspector.isOpen), commands.item(.background),
          commands.item(.paper), commands.item(.drawingAids),
          .command(texts.selection.placePicture, key: "", isEnabled: canChange) { [weak self] in
            self?.choosePicture()
          },
          commands.item(.rename), commands.item(.export), commands.item(.print),
          commands.item(.replay), commands.item(.toPixels), .separator, commands.item(.fit),
          commands.item(.actualSize), commands.item(.turnViewBack),
          .separator, commands.item(.fullScreen),
          commands.item(.settings),
        ]), under: screen.bar.moreButton)
  }

  var canChange: Bool { isLoaded && screen.paper.isEnabled && !screen.paper.isDrawing }

  /// - Parameter button: the button that opens it.
  func selectionMenu(under button: Button) -> Menu {
    let selection = tools.selection
    let isPicture = selection.crop(on: tools.context.ratio) != nil
    let cropping = Menu.Item.choice(
      services.texts.selection.cropPicture, isChosen: selection.isCropping
    ) { [weak selection] in
      if let selection { selection.setCropping(!selection.isCropping) }
    }
    return Menu(
      name: services.texts.selection.commands,
      items: (isPicture ? [cropping, .separator] : [])
        + [
          commands.item(.duplicate), commands.item(.deleteSelected), commands.item(.applyBrush),
          .separator, commands.item(.raise), commands.item(.lower), commands.item(.toTop),
          commands.item(.toBottom), .separator,
          commands.item(.group), commands.item(.ungroup), commands.item(.takeApart),
          commands.item(.clipMaskAndBlend), commands.item(.lock), commands.item(.unlockAll),
          .separator,
          // For windows whose bar has no room for a separate button.
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

  /// The menu of clips, masks and the blend mode of the selected group.
  func maskMenu() -> Menu {
    let context = tools.context
    let texts = services.texts
    var items = [
      commands.item(.clip), commands.item(.maskByBrightness), commands.item(.maskByOpacity),
      commands.item(.releaseMask),
    ]
    if let group = context.selectedGroup {
      items.append(.separator)
      items += Blending.allCases.map { blending in
        .choice(
          texts.layers.name(of: blending), isChosen: group.style.blending == blending
        ) { [weak context] in context?.blendGroup(as: blending) }
      }
    }
    return Menu(name: texts.masks.clipMaskAndBlend, items: items)
  }

  /// The menu of layers to move the selection to, the uppermost first.
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
        commands.item(.group), commands.item(.ungroup), .separator,
      ] + items([.alignLeft, .alignCenter, .alignRight]) + [.separator]
        + items([.alignTop, .alignMiddle, .alignBottom, .alignBaselines]) + [.separator]
        + items([.distributeHorizontally, .distributeVertically]))
  }

  func exportSubject() -> (any ExportSubject)? {
    guard isLoaded, !screen.paper.isDrawing else { return nil }
    return PaintingExportSubject(painting, name: name, tags: host.tags, texts: services.texts)
  }
}
