import Geometry
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
    show(Menu(name: texts.zoom, items: items), under: screen.bar.zoomButton)
  }

  func showMoreMenu() {
    let texts = services.texts
    show(
      Menu(
        name: texts.more,
        items: [
          .command(texts.zoomToFit, key: "Ctrl+0", isEnabled: true) { [weak self] in
            self?.zoom(to: nil)
          },
          .command(texts.percent(100), key: "Ctrl+1", isEnabled: true) { [weak self] in
            self?.zoom(to: 1)
          },
          .separator,
          .command(texts.fullScreen, key: "F11", isEnabled: true) { [weak self] in
            self?.toggleFullScreen()
          },
        ]), under: screen.bar.moreButton)
  }
}
