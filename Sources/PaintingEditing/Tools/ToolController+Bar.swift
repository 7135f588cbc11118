import Base
import Canvas
import DocumentWindows
import Documents
import Editing
import Texts
import Views
import Widgets
import Windows

// The tools on the bar, built from the catalogue and the tools' options.
extension ToolController {
  static func choices(_ texts: Texts) -> [ToolBarItem] {
    DrawingTool.catalogue.map {
      ToolBarItem(icon: $0.presentation.icon, name: $0.presentation.name(texts))
    }
  }

  /// Returns the options of the current tool.
  ///
  /// - Parameters:
  ///   - show: shows a menu below a button.
  ///   - selectionMenu: returns the menu of the selection.
  ///   - arrangeMenu: returns the menu for arranging it.
  ///   - gradientMenu: returns the menu of the selected element's gradient.
  ///   - nodeMenu: returns the menu of the selected nodes.
  func optionChoices(
    _ commands: WindowCommands, show: @escaping (Menu, Button) -> Void,
    selectionMenu: @escaping () -> Menu?, arrangeMenu: @escaping () -> Menu?,
    gradientMenu: @escaping () -> Menu?, nodeMenu: @escaping () -> Menu
  ) -> [ToolBarOption] {
    tool.options.flatMap { option in
      if case .nodeKinds = option { return nodeKindChoices(commands) }
      if case .heads = option { return headChoices(show: show) }
      if case .count = option { return numberChoices(show: show) }
      return [
        choice(
          option, commands, show: show, selectionMenu: selectionMenu, arrangeMenu: arrangeMenu,
          gradientMenu: gradientMenu, nodeMenu: nodeMenu)
      ].compactMap(\.self)
    }
  }

  /// Returns a single option, nil for those with several buttons.
  private func choice(
    _ option: DrawingTool.Option, _ commands: WindowCommands,
    show: @escaping (Menu, Button) -> Void,
    selectionMenu: @escaping () -> Menu?, arrangeMenu: @escaping () -> Menu?,
    gradientMenu: @escaping () -> Menu?, nodeMenu: @escaping () -> Menu
  ) -> ToolBarOption? {
    switch option {
    case .nodeKinds, .heads, .count: nil
    case .nodeCommands:
      ToolBarOption(
        title: texts.nodes.nodes, foldedIcon: .more, name: nodeCommandsName,
        tooltip: texts.nodes.nodesTip
      ) { button in show(nodeMenu(), button) }
    case .dash:
      ToolBarOption(icon: .dash, name: texts.dash, tooltip: texts.dashTip) {
        [weak self] button in
        if let menu = self?.dashMenu() { show(menu, button) }
      }
    case .ownWidth(let range, _):
      ToolBarOption(
        title: texts.widthValue(NumberField.text(ownWidth ?? 0, decimals: 0)),
        name: texts.eraser,
        tooltip: commands.tip(texts.eraserWidthTip, [.thinner, .wider])
      ) { [weak self] button in
        if let menu = self?.widthMenu(range) { show(menu, button) }
      }
    case .gap(let sizes):
      ToolBarOption(
        title: texts.gapValue(NumberField.text(gap, decimals: 0)), name: texts.gap,
        tooltip: texts.gapTip
      ) { [weak self] button in
        if let menu = self?.gapMenu(sizes) { show(menu, button) }
      }
    case .tolerance(let shares):
      ToolBarOption(
        title: texts.toleranceValue(percent(tolerance)), name: texts.tolerance,
        tooltip: texts.toleranceTip
      ) { [weak self] button in
        if let menu = self?.toleranceMenu(shares) { show(menu, button) }
      }
    case .typeface:
      ToolBarOption(
        title: textStyle.family, foldedIcon: .typeface, name: texts.writing.typeface,
        tooltip: texts.writing.typefaceTip
      ) { [weak self] button in
        if let menu = self?.typefaceMenu() { show(menu, button) }
      }
    case .typeSize:
      ToolBarOption(
        title: texts.writing.sizeValue(NumberField.text(textSize, decimals: 0)),
        name: texts.writing.size, tooltip: texts.writing.sizeTip
      ) { [weak self] button in
        if let menu = self?.typeSizeMenu() { show(menu, button) }
      }
    case .typeStyle:
      ToolBarOption(
        title: typeStyleTitle, foldedIcon: .bold, name: texts.writing.style,
        tooltip: texts.writing.styleTip
      ) { [weak self] button in
        if let menu = self?.typeStyleMenu() { show(menu, button) }
      }
    case .alignment:
      ToolBarOption(
        icon: AlignmentFace(textStyle.alignment, texts).icon, name: texts.writing.alignment,
        tooltip: texts.writing.alignmentTip
      ) { [weak self] button in
        if let menu = self?.alignmentMenu() { show(menu, button) }
      }
    case .mode(let modes):
      ToolBarOption(
        icon: mode.map(\.icon),
        name: mode.map { $0.title(texts) } ?? "",
        tooltip: modeTip
      ) { [weak self] button in
        if let menu = self?.modeMenu(modes, commands) { show(menu, button) }
      }
    case .symmetry: symmetryChoice(commands, show: show)
    case .gradientTarget:
      ToolBarOption(
        title: gradientTargetTitle, name: texts.gradient.target, tooltip: texts.gradient.target
      ) { [weak self] button in
        if let menu = self?.gradientTargetMenu() { show(menu, button) }
      }
    case .gradientCommands:
      ToolBarOption(
        title: texts.gradient.stops, foldedIcon: .gradient, name: texts.gradient.stops,
        tooltip: texts.gradient.stopsTip
      ) { button in
        if let menu = gradientMenu() { show(menu, button) }
      }
    case .selectionCommands:
      ToolBarOption(
        title: texts.selection.selection, foldedIcon: .duplicate,
        name: texts.selection.commands,
        tooltip: texts.selection.commandsTip
      ) { button in
        if let menu = selectionMenu() { show(menu, button) }
      }
    case .arrangement:
      ToolBarOption(
        title: texts.selection.arrange, foldedIcon: .align, name: texts.selection.arrange,
        tooltip: texts.selection.arrangeTip
      ) { button in
        if let menu = arrangeMenu() { show(menu, button) }
      }
    }
  }

  /// A sample of the brush on the faceplate.
  var dab: BrushDab {
    if let ownWidth { return BrushDab(eraserOfPoints: ownWidth) }
    return brushUse == .area ? BrushDab(areaOf: shownBrush) : BrushDab(shownBrush)
  }

  private var modeTip: String { tool.modeTip?(texts) ?? "" }

  /// Returns the menu of the modes, each with its icon.
  private func modeMenu(_ modes: [DrawingTool.Mode], _ commands: WindowCommands) -> Menu {
    let items = modes.map { mode -> Menu.Item in
      .picture(
        mode.title(texts), isChosen: self.mode == mode,
        picture: { pass, rect, color in
          pass.context.setColor(color)
          mode.icon.draw(in: pass.context, rect: rect, size: 19)
        }, action: { [weak self] in self?.mode = mode })
    }
    return Menu(
      name: tool.presentation.name(texts),
      items: tool.name == .shapes ? items + [.separator, commands.item(.ownShapes)] : items)
  }

  /// Returns an option for each number of the shape that is chosen before drawing.
  private func numberChoices(show: @escaping (Menu, Button) -> Void) -> [ToolBarOption] {
    let numbers = context.settings.numbers(of: tool)
    return zip(numbers, context.settings.values(of: tool)).enumerated().compactMap { index, pair in
      let (number, value) = pair
      guard !number.choices.isEmpty else { return nil }
      return ToolBarOption(
        title: number.text(texts, value), foldedTitle: number.unit == .count ? "\(value)" : "",
        name: number.name(texts), tooltip: number.name(texts)
      ) { [weak self] button in
        if let menu = self?.numberMenu(number, index, value) { show(menu, button) }
      }
    }
  }

  private func numberMenu(_ number: ShapeNumber, _ index: Int, _ value: Int) -> Menu {
    Menu(
      name: number.name(texts),
      items: number.choices.map { choice in
        .choice(number.text(texts, choice), isChosen: value == choice) { [weak self] in
          self?.setNumber(index, to: choice)
        }
      })
  }

  private func dashMenu() -> Menu {
    Menu(
      name: texts.dash,
      items: DashPattern.catalogue.map { pattern in
        .choice(texts.name(of: pattern), isChosen: brushes.brush.style.dash == pattern) {
          [brushes] in brushes.brush.style.dash = pattern
        }
      })
  }

  private func widthMenu(_ range: ClosedRange<Double>) -> Menu {
    let widths = [4.0, 8, 16, 24, 48, 96, 200].filter(range.contains)
    return Menu(
      name: texts.eraser,
      items: widths.map { width in
        .choice(
          texts.widthValue(NumberField.text(width, decimals: 0)), isChosen: ownWidth == width
        ) { [weak self] in self?.ownWidth = width }
      })
  }
}

extension ToolController {
  /// See `ToolSettings.gap`.
  var gap: Double {
    get { context.settings.gap }
    set { set { $0.gap = newValue } }
  }

  /// See `ToolSettings.tolerance`.
  var tolerance: Double {
    get { context.settings.tolerance }
    set { set { $0.tolerance = newValue } }
  }

  private func percent(_ share: Double) -> Int { Int(saturating: (share * 100).rounded()) }

  private func toleranceMenu(_ shares: [Double]) -> Menu {
    Menu(
      name: texts.tolerance,
      items: shares.map { share in
        .choice(texts.toleranceValue(percent(share)), isChosen: tolerance == share) {
          [weak self] in self?.tolerance = share
        }
      })
  }

  private func gapMenu(_ sizes: [Double]) -> Menu {
    Menu(
      name: texts.gap,
      items: sizes.map { size in
        .choice(
          size == 0 ? texts.noGaps : texts.gapValue(NumberField.text(size, decimals: 0)),
          isChosen: gap == size
        ) { [weak self] in self?.gap = size }
      })
  }
}
