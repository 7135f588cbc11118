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
      .separator, commands.item(.fitSelection), commands.item(.previousView),
      commands.choice(.minimap, isChosen: minimap.isOn),
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
    let folded = colors.foldedItems
    let rows: [Menu.Item] = [
      commands.choice(.layers, isChosen: layers.isOpen),
      commands.choice(.pages, isChosen: pages.isShown), commands.item(.pageAdd),
      commands.choice(.inspector, isChosen: inspector.isOpen), commands.item(.background),
      commands.item(.paper), commands.item(.drawingAids),
      commands.item(.placePicture),
      .submenu(
        services.texts.layers.references,
        [
          commands.item(.traceReference), commands.item(.referenceBeside),
          commands.item(.referenceFromScreen),
        ]),
      commands.choice(.ownShapes, isChosen: shapes.isOpen), commands.item(.rename),
      commands.item(.export), commands.item(.exportAgain), commands.item(.print),
      commands.item(.replay), commands.item(.toPixels), commands.item(.scripts), .separator,
    ]
    let ends: [Menu.Item] = [
      commands.item(.fit), commands.item(.actualSize), commands.item(.turnViewBack), .separator,
      commands.item(.fullScreen), commands.item(.settings),
    ]
    show(
      Menu(
        name: texts.more,
        items: folded + (folded.isEmpty ? [] : [.separator]) + rows + foldedViewItems + ends),
      under: screen.bar.moreButton)
  }

  /// The rows that stand for the zoom's menu in windows without its button.
  private var foldedViewItems: [Menu.Item] {
    guard screen.bar.zoomButton.isHidden else { return [] }
    return [
      commands.item(.fitSelection), commands.item(.previousView),
      commands.choice(.minimap, isChosen: minimap.isOn),
    ]
  }

  var canChange: Bool { isLoaded && screen.paper.isEnabled && !screen.paper.isDrawing }

  /// The menu of clips, masks and the blend mode of the selected group.
  func maskMenu() -> Menu {
    let items = [
      commands.item(.clip), commands.item(.maskByBrightness), commands.item(.maskByOpacity),
      commands.item(.releaseMask),
    ]
    let modes = blendItems
    return Menu(
      name: services.texts.masks.clipMaskAndBlend,
      items: modes.isEmpty ? items : items + [.separator] + modes)
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
