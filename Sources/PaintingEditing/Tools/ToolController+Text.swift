import Base
import Canvas
import Documents
import Editing
import Texts
import Widgets

// Text settings: typeface, size, weight and slant, and alignment.
extension ToolController {
  /// See `ToolSettings.textStyle`.
  var textStyle: TextStyle {
    get { context.settings.textStyle }
    set { set { $0.textStyle = newValue } }
  }

  /// See `ToolSettings.textSize`.
  var textSize: Double {
    get { context.settings.textSize }
    set {
      set { $0.textSize = min(max(newValue, Self.textSizes.lowerBound), Self.textSizes.upperBound) }
    }
  }

  /// Changes the size of letters by a step.
  func stepTextSize(larger: Bool) {
    let size = textSize.rounded()
    let step =
      size < 20 || size == 20 && !larger ? 1.0 : size < 60 || size == 60 && !larger ? 2 : 10
    textSize = size + (larger ? step : -step)
  }

  /// In points.
  private static let textSizes = 1.0...2000

  func typefaceMenu() -> Menu {
    var families = FontFamilies.all()
    if !families.contains(textStyle.family) { families.insert(textStyle.family, at: 0) }
    return Menu(
      name: texts.writing.typeface,
      items: families.map { family in
        .choice(family, isChosen: textStyle.family == family, typeface: family) { [weak self] in
          self?.textStyle.family = family
        }
      })
  }

  func typeSizeMenu() -> Menu {
    var sizes = [8.0, 10, 12, 14, 18, 24, 32, 40, 48, 64, 80, 96, 128, 192, 288]
    let present = textSize.rounded()
    if !sizes.contains(present) {
      sizes.append(present)
      sizes.sort()
    }
    return Menu(
      name: texts.writing.size,
      items: sizes.map { size in
        .choice(
          texts.writing.sizeValue(NumberField.text(size, decimals: 0)), isChosen: size == present
        ) { [weak self] in self?.textSize = size }
      } + [
        .separator,
        .command(texts.writing.otherSize, key: "", isEnabled: true) { [weak self] in
          self?.textSizeRequested.post(())
        },
      ])
  }

  private var weights: [(number: Int, name: String)] {
    let texts = texts.writing
    return [
      (300, texts.light), (400, texts.regular), (500, texts.medium), (700, texts.bold),
      (900, texts.black),
    ]
  }

  /// The name of the nearest weight.
  var typeStyleTitle: String {
    let weight = textStyle.weight
    let nearest = weights.min { abs($0.number - weight) < abs($1.number - weight) }
    let name = nearest?.name ?? ""
    return textStyle.isItalic ? "\(name), \(texts.writing.italic)" : name
  }

  func typeStyleMenu() -> Menu {
    Menu(
      name: texts.writing.style,
      items: weights.map { weight, name in
        .choice(name, isChosen: textStyle.weight == weight) { [weak self] in
          self?.textStyle.weight = weight
        }
      } + [
        .separator,
        .choice(texts.writing.italic, isChosen: textStyle.isItalic) { [weak self] in
          self?.textStyle.isItalic.toggle()
        },
      ])
  }

  func alignmentMenu() -> Menu {
    Menu(
      name: texts.writing.alignment,
      items: TextStyle.Alignment.allCases.map { alignment in
        .choice(
          AlignmentFace(alignment, texts).name, isChosen: textStyle.alignment == alignment
        ) { [weak self] in self?.textStyle.alignment = alignment }
      })
  }
}

/// The name and icon of an alignment.
struct AlignmentFace {
  let icon: Icon
  let name: String

  init(_ alignment: TextStyle.Alignment, _ texts: Texts) {
    (icon, name) =
      switch alignment {
      case .start: (.textLeft, texts.writing.start)
      case .center: (.textCenter, texts.writing.center)
      case .end: (.textRight, texts.writing.end)
      }
  }
}
