import Base
public import Editing
public import Texts
public import Views
import Widgets
import Windows

// The tools on the bar, built from the catalogue and the tools' options.
extension GridToolController {
  /// Returns the items of a tool bar for some tools, in their order.
  public static func choices(_ catalogue: [CellTool], _ texts: Texts) -> [ToolBarItem] {
    catalogue.map { ToolBarItem(icon: $0.presentation.icon, name: $0.presentation.name(texts)) }
  }

  /// Returns the options of the current tool.
  ///
  /// - Parameters:
  ///   - show: shows a menu below a button.
  ///   - menu: returns the menu of the selected cells or of the chosen slices.
  func optionChoices(
    _ commands: WindowCommands, show: @escaping (Menu, Button) -> Void,
    menu: @escaping (MenuTarget) -> Menu
  ) -> [ToolBarOption] {
    let texts = texts.pixels
    return tool.options.map { option in
      @MainActor func choice(
        _ icon: Icon? = nil, title: String = "", _ name: String, _ tooltip: String,
        _ menu: @escaping (GridToolController) -> Menu
      ) -> ToolBarOption {
        ToolBarOption(icon: icon, title: title, name: name, tooltip: tooltip) {
          [weak self] button in
          if let self { show(menu(self), button) }
        }
      }
      @MainActor func toggle(
        _ icon: Icon, _ name: String, _ tooltip: String,
        _ path: WritableKeyPath<CellToolSettings, Bool>
      ) -> ToolBarOption {
        ToolBarOption(
          icon: icon, name: name, tooltip: tooltip, isOn: settings[keyPath: path], opensMenu: false
        ) { [weak self] _ in self?.settings[keyPath: path].toggle() }
      }
      switch option {
      case .size:
        return choice(
          title: settings.usesOwnTip ? texts.ownTip : texts.tipSize(settings.tipSize),
          texts.tipSizeTip,
          commands.tip(texts.tipSizeTip, [.thinner, .wider])
        ) {
          $0.tipMenu(commands)
        }
      case .ink:
        let isLocked = settings.inkMode == .lockAlpha
        var ink = choice(
          isLocked ? .lock : nil, title: self.texts.percent(settings.opacity), texts.ink,
          texts.inkTip
        ) { $0.inkMenu() }
        ink.isOn = settings.inkMode != .replace || settings.opacity < 100
        return ink
      case .pixelPerfect:
        return toggle(.corner, texts.pixelPerfect, texts.pixelPerfectTip, \.isPixelPerfect)
      case .filled: return toggle(.filled, texts.filled, texts.filledTip, \.isFilled)
      case .everywhere:
        let name = settings.fillsEverywhere ? texts.everywhere : texts.contiguous
        return choice(title: name, name, texts.fillTip) { $0.fillMenu() }
      case .pattern:
        return choice(title: share(settings.pattern.share), texts.dither, texts.patternTip) {
          $0.patternMenu()
        }
      case .gradient:
        return choice(
          title: name(of: settings.gradientShape), texts.gradientTool, texts.gradientTip
        ) { $0.gradientMenu() }
      case .lettering:
        return choice(title: letteringTitle, self.texts.writing.typeface, texts.letteringTip) {
          $0.letteringMenu()
        }
      case .symmetry: return symmetryChoice(commands, show: show)
      case .steadiness:
        var steady = choice(
          title: texts.steady(Int(saturating: settings.steadiness)), self.texts.steadiness,
          self.texts.steadinessTip
        ) { $0.steadinessMenu() }
        steady.isOn = settings.steadiness > 0
        return steady
      case .selectionShape:
        return choice(
          title: name(of: settings.selectionShape), texts.selectionShape, texts.selectionShapeTip
        ) { $0.selectionShapeMenu() }
      case .selectionCommands:
        return choice(title: self.texts.selection.selection, texts.select, texts.selectionTip) {
          _ in menu(.selection)
        }
      case .sliceCommands:
        let slices = self.texts.slices
        return choice(title: slices.slices, slices.slices, slices.slicesTip) { _ in menu(.slices) }
      }
    }
  }

  /// Returns the menu of the ways that cells mix, and of opacities.
  private func inkMenu() -> Menu {
    let modes = CellInkMode.allCases.map { mode in
      Menu.Item.choice(name(of: mode), isChosen: settings.inkMode == mode) { [weak self] in
        self?.settings.inkMode = mode
      }
    }
    let opacities = [100, 90, 75, 60, 50, 40, 25, 10].map { opacity in
      Menu.Item.choice(texts.percent(opacity), isChosen: settings.opacity == opacity) {
        [weak self] in self?.settings.opacity = opacity
      }
    }
    return Menu(name: texts.pixels.ink, items: modes + [.separator] + opacities)
  }

  private func name(of mode: CellInkMode) -> String {
    switch mode {
    case .replace: texts.pixels.replaceInk
    case .blend: texts.pixels.blendInk
    case .lockAlpha: texts.pixels.lockAlpha
    }
  }

  private func fillMenu() -> Menu {
    let names = [(texts.pixels.contiguous, false), (texts.pixels.everywhere, true)]
    return Menu(
      name: texts.pixels.fill,
      items: names.map { name, everywhere in
        .choice(name, isChosen: settings.fillsEverywhere == everywhere) { [weak self] in
          self?.settings.fillsEverywhere = everywhere
        }
      })
  }

  private func steadinessMenu() -> Menu {
    Menu(
      name: texts.steadiness,
      items: [0.0, 10, 20, 40, 60].map { strength in
        .choice(
          texts.pixels.steady(Int(saturating: strength)), isChosen: settings.steadiness == strength
        ) { [weak self] in self?.settings.steadiness = strength }
      })
  }
}
