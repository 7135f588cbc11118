import Base
import Documents
import Editing
import Rendering
import Texts
import Widgets

// The menus of the palette.
extension PaletteController {
  /// Returns the menu of well-known palettes and the default one.
  func presetMenu() -> Menu {
    let now = session.seen.choices
    func item(_ name: String, _ palette: Palette) -> Menu.Item {
      .palette(name, colors: palette.colors.map(\.canvasColor), isChosen: palette == now) {
        [weak self] in
        self?.use(palette)
      }
    }
    let groups = PalettePreset.Origin.allCases.map { origin in
      Menu.Item.submenu(
        texts.pixels.name(of: origin),
        PalettePreset.presets(of: origin).map { item($0.name, $0.palette) })
    }
    return Menu(name: texts.palettes, items: [item(texts.pixels.usualPalette, .usual)] + groups)
  }

  /// Returns the menu of further operations on the palette.
  func menu(
    presets: @escaping () -> Void, importing: @escaping () -> Void, exporting: @escaping () -> Void
  ) -> Menu {
    let texts = texts.pixels
    let canChange = session.canChange
    let isOfPalette = primary >= 0 && tools.colors.mixed(.primary) == nil
    let (first, second) = (tools.chosenColor(of: .primary), tools.chosenColor(of: .secondary))
    let canReplace = first != .cell(CellGrid.empty) && first != second
    func command(
      _ name: String, isEnabled: Bool = true, _ action: @escaping (PaletteController) -> Void
    ) -> Menu.Item {
      .command(name, key: "", isEnabled: canChange && isEnabled) { [weak self] in
        if let self { action(self) }
      }
    }
    let hasRoom = session.seen.choices.count > Palette.allowedCount.lowerBound
    return Menu(
      name: texts.palette,
      items: [
        command(texts.sortByHue) { $0.sort(by: .hue) },
        command(texts.sortByBrightness) { $0.sort(by: .brightness) },
        command(texts.sortBySaturation) { $0.sort(by: .saturation) },
        .separator,
        command(texts.replaceEverywhere, isEnabled: canReplace) {
          $0.replaceEverywhere()
        },
        command(texts.removeColor, isEnabled: isOfPalette && hasRoom) { $0.removeColor() },
        command(texts.removeUnused, isEnabled: hasRoom) { $0.removeUnusedColors() },
        command(texts.removeRamp, isEnabled: hasRamp) { $0.removeRamp() },
        command(texts.gradientEllipsis, isEnabled: canMakeGradient) { $0.askForGradient() },
        .separator,
        .choice(texts.trueColor, isChosen: session.seen.isTrueColor) { [weak self] in
          self?.toggleTrueColor()
        },
        .separator,
        .command(texts.presetsEllipsis, key: "", isEnabled: canChange, action: presets),
        .command(texts.importPalette, key: "", isEnabled: canChange, action: importing),
        .command(texts.exportPalette, key: "", isEnabled: true, action: exporting),
      ])
  }
}

extension PixelTexts {
  fileprivate func name(of origin: PalettePreset.Origin) -> String {
    switch origin {
    case .artists: palettesOfArtists
    case .machines: palettesOfMachines
    case .programs: palettesOfPrograms
    }
  }
}
