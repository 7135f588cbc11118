import Base
import Editing
import Texts
import Widgets
import Windows

// Tips, patterns and gradients.
extension GridToolController {
  /// Returns the menu of the tip's sizes and shapes, and of a tip made from a selection.
  func tipMenu(_ commands: WindowCommands) -> Menu {
    let texts = texts.pixels
    var items: [Menu.Item] = [1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64].map { size in
      .choice(
        texts.tipSize(size), isChosen: settings.tipSize == size && !settings.usesOwnTip
      ) { [weak self] in self?.setTip { $0.tipSize = size } }
    }
    items.append(.separator)
    let shapes = [
      (texts.roundTip, CellTip.Shape.round), (texts.squareTip, .square), (texts.flatTip, .flat),
    ]
    items += shapes.map { name, shape in
      .choice(name, isChosen: settings.tipShape == shape && !settings.usesOwnTip) {
        [weak self] in self?.setTip { $0.tipShape = shape }
      }
    }
    if settings.ownTip != nil { items.append(choice(texts.ownTip, \.usesOwnTip, true)) }
    if settings.usesOwnTip {
      items.append(.separator)
      items += TipPattern.allCases.map { choice(name(of: $0), \.tipPattern, $0) }
    } else if settings.tipShape != .round {
      items.append(
        .submenu(
          texts.tipAngle(settings.tipAngle),
          [0, 15, 30, 45, 60, 75, 90, 120, 135, 150].map { angle in
            choice(texts.tipAngle(angle), \.tipAngle, angle)
          }))
    }
    items += [.separator, commands.item(.makeTip)]
    return Menu(name: texts.tipSizeTip, items: items)
  }

  private func name(of pattern: TipPattern) -> String {
    switch pattern {
    case .moves: texts.pixels.tipMoves
    case .fromStart: texts.pixels.tipFromStart
    case .onCanvas: texts.pixels.tipOnCanvas
    }
  }

  /// Chooses a tip that isn't a picture.
  private func setTip(_ change: (inout CellToolSettings) -> Void) {
    var new = settings
    change(&new)
    new.usesOwnTip = false
    settings = new
  }

  /// Changes the size by one step, for the keys `[` and `]`.
  public func changeTipSize(larger: Bool) {
    let size = settings.tipSize + (settings.usesOwnTip ? 0 : larger ? 1 : -1)
    if CellTip.allowedSize.contains(size) { setTip { $0.tipSize = size } }
  }

  func share(_ eighths: Int) -> String {
    texts.percent(Int(saturating: (Double(eighths * 100) / Double(DitherPattern.parts)).rounded()))
  }

  private func name(of matrix: DitherMatrix) -> String {
    switch matrix {
    case .coarse: texts.pixels.coarse
    case .fine: texts.pixels.fine
    case .finest: texts.pixels.finest
    case .dots: texts.pixels.dots
    case .lines: texts.pixels.ditherLines
    }
  }

  func name(of shape: CellGradient.Shape) -> String {
    switch shape {
    case .linear: texts.pixels.linear
    case .radial: texts.pixels.radial
    }
  }

  /// Returns the menu of the pattern's density, its matrix, and the use of the second colour.
  func patternMenu() -> Menu {
    var items: [Menu.Item] = DitherPattern.allowedShares.map {
      choice(share($0), \.pattern.share, $0)
    }
    items.append(.separator)
    items += DitherMatrix.allCases.map { choice(name(of: $0), \.pattern.matrix, $0) }
    items += [
      .separator,
      .choice(texts.pixels.twoColors, isChosen: settings.dithersTwoColors) { [weak self] in
        self?.settings.dithersTwoColors.toggle()
      },
    ]
    return Menu(name: texts.pixels.dither, items: items)
  }

  /// Returns the menu of the gradient's shape and its mixing.
  func gradientMenu() -> Menu {
    var items: [Menu.Item] = CellGradient.Shape.allCases.map {
      choice(name(of: $0), \.gradientShape, $0)
    }
    items += [.separator, choice(texts.pixels.withoutDither, \.gradientMatrix, nil)]
    items += DitherMatrix.allCases.map { choice(name(of: $0), \.gradientMatrix, $0) }
    return Menu(name: texts.pixels.gradientTool, items: items)
  }
}
