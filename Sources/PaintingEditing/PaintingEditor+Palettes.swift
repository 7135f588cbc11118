import Base
import DocumentWindows
import Formats
import Platform
import Texts
import Views
import Widgets
import Windows

// The palettes of the brush chooser.
extension PaintingEditor {
  /// The scene of the chooser's window.
  var chooserScene: Scene { panel.chooser.window ?? window.scene }

  private var kit: BrushKit {
    get { shared.brush.kit }
    set { shared.brush.kit = newValue }
  }

  /// Shows the menu of all palettes next to its key.
  ///
  /// - Parameter asking: the panel that asks for them, which opens again with the chosen one, and its button; nil for
  ///   the chooser.
  func showPalettes(for asking: (part: BrushColorPanel.Part, button: Button)? = nil) {
    let texts = services.texts
    var items = [
      Menu.Item.choice(texts.standardPalette, isChosen: kit.palette == nil) { [weak self] in
        self?.usePalette(nil, in: asking?.part)
      }
    ]
    items += kit.palettes.map { palette in
      .choice(palette.name, isChosen: palette == kit.palette) { [weak self] in
        self?.usePalette(palette.name, in: asking?.part)
      }
    }
    items += [
      .separator,
      .command(texts.openPalette, key: "", isEnabled: true) { [weak self] in self?.openPalette() },
      .command(texts.savePalette, key: "", isEnabled: true) { [weak self] in self?.savePalette() },
    ]
    if let palette = kit.palette {
      items.append(
        .command(texts.removePalette(palette.name), key: "", isEnabled: true) { [weak self] in
          self?.remove(palette)
        })
    }
    let menu = Menu(name: texts.palettes, items: items)
    if let asking { return show(menu, under: asking.button) }
    let key = panel.chooser.paletteKey
    chooserScene.show(
      menu, at: key.originInScene + ViewPoint(x: 0, y: key.frame.height + 4),
      size: menu.preferredSize(width: 280))
  }

  /// Shows what can be done with a colour of a palette or a recent one.
  func showSwatchMenu(_ request: SwatchMenuRequest, in scene: Scene) {
    let (texts, color) = (services.texts, request.color)
    var items: [Menu.Item] = [
      .command(texts.lineColor, key: "", isEnabled: true) { [weak self] in
        self?.panel.chooser.brush.style.color = color
      },
      .command(texts.fillColor, key: "", isEnabled: true) { [weak self] in
        guard let brush = self?.panel.chooser.brush else { return }
        var fill = brush.style.fill ?? FillStyle(color: color)
        fill.color = color
        self?.panel.chooser.brush.style.fill = fill
      },
      .separator,
      .command(texts.ink.copyColor(color.shortHex), key: "", isEnabled: true) { [weak self] in
        self?.services.clipboard.offer(color.shortHex)
      },
    ]
    if request.isRecent {
      items.append(
        .command(texts.ink.forgetColor, key: "", isEnabled: true) { [weak self] in
          self?.kit.forget(color)
        })
    }
    let menu = Menu(name: color.shortHex, items: items)
    scene.show(menu, at: request.place, size: menu.preferredSize(width: 280))
  }

  /// - Parameter part: the part whose panel asked for palettes.
  private func usePalette(_ name: String?, in part: BrushColorPanel.Part?) {
    kit.paletteName = name
    if let part { colors.show(part) }
  }

  private func remove(_ palette: SavedPalette) {
    kit.removePalette()
    say(services.texts.removed(palette.name)) { [weak self] in self?.kit.use(palette) }
  }

  private func openPalette() {
    let texts = services.texts
    files.read(
      title: texts.pixels.importPaletteTitle, confirmTitle: texts.pixels.usePalette,
      formats: FileFormat.readAsPalettes, over: chooserScene,
      complaint: texts.pixels.paletteFailed
    ) {
      { path, _ in try PaletteFile.colors(DocumentFile(path).read(atMost: 1 << 22)) }
    } done: { [weak self] path, colors in
      self?.kit.use(SavedPalette(name: DocumentFile(path).nameWithoutEnding, colors: colors))
    }
  }

  private func savePalette() {
    let texts = services.texts
    let name = kit.palette?.name ?? texts.standardPalette
    let colors = kit.palette?.colors ?? ColorPalette.standard.colors
    files.write(
      title: texts.savePaletteTitle, confirmTitle: texts.savePaletteConfirm, name: name,
      formats: [.gpl] + FileFormat.all(of: .palettes).filter { $0 != .gpl }, over: chooserScene
    ) { format in
      try PaletteFile.bytes(of: colors, as: format, name: name)
    }
  }
}
