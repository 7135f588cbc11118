import Base
import Texts
import Widgets

extension BrushSetting {
  /// The factor from the value to the number on its knob.
  var shownFactor: Double {
    range.upperBound <= 1 && detents == 0 ? 100 : 1
  }

  /// The engraved name and the tooltip.
  func names(_ texts: BrushKindTexts) -> (label: String, tip: String) {
    switch self {
    case .thickness: (texts.thickness, texts.thicknessTip)
    case .angle: (texts.angle, texts.angleTip)
    case .turning: (texts.turning, texts.turningTip)
    case .corners: (texts.corners, texts.cornersTip)
    case .rim: (texts.rim, texts.rimTip)
    case .darkening: (texts.darkening, texts.darkeningTip)
    case .grain: (texts.grain, texts.grainTip)
    case .roughness: (texts.roughness, texts.roughnessTip)
    case .softness: (texts.softness, texts.softnessTip)
    case .bristles: (texts.bristles, texts.bristlesTip)
    case .dryness: (texts.dryness, texts.drynessTip)
    case .flow: (texts.flow, texts.flowTip)
    case .density: (texts.density, texts.densityTip)
    case .drop: (texts.drop, texts.dropTip)
    case .scatter: (texts.scatter, texts.scatterTip)
    default: (id, id)
    }
  }

  /// The names of the few values that it has; empty for any number.
  func choices(_ texts: BrushKindTexts) -> [String] {
    switch self {
    case .turning: [texts.fixed, texts.direction, texts.penDirection]
    case .corners: [texts.ellipse, texts.rectangle]
    case .darkening: [texts.covers, texts.darkens]
    default: []
    }
  }

  /// The setting of its knob.
  func dial(_ texts: Texts) -> NumberDial.Setting {
    let (_, tip) = names(texts.brushKinds)
    let (scale, decimals, unit) = scale(texts)
    return NumberDial.Setting(
      name: tip, fullName: tip,
      fieldTip: texts.typeNumberTip(
        NumberField.text(scale.range.lowerBound, decimals: decimals),
        NumberField.text(scale.range.upperBound, decimals: decimals)),
      scale: scale, initial: initial * shownFactor, step: decimals > 0 ? 0.1 : 5,
      decimals: decimals, unit: unit)
  }

  private func scale(_ texts: Texts) -> (DialScale, decimals: Int, unit: String) {
    switch self {
    case .angle: (.nibAngle, 0, "°")
    case .grain: (.grain, 1, texts.pointUnit)
    case .bristles: (.bristles, 0, "")
    case .density: (.drops, 1, "")
    case .scatter: (.scatter, 1, "")
    case .thickness: (.hundred(from: 2), 0, texts.percentUnit)
    case .drop: (.hundred(from: 2), 0, texts.percentUnit)
    case .flow: (.hundred(from: 2), 0, texts.percentUnit)
    default: (.hundred, 0, texts.percentUnit)
    }
  }
}

extension DialScale {
  /// The angle of a nib in degrees, linear.
  fileprivate static let nibAngle = DialScale(
    range: BrushSetting.angle.range, isEven: true, numbers: [0, 90, 180],
    lines: [15, 30, 45, 60, 75, 105, 120, 135, 150, 165], steps: [(upTo: 180, step: 5)],
    fineStep: 1)

  /// The size of the paper's grain in points.
  fileprivate static let grain = DialScale(
    range: BrushSetting.grain.range, numbers: [0.5, 2, 16], lines: [1, 1.5, 3, 5, 8, 12],
    steps: [(upTo: 4, step: 0.25), (upTo: 16, step: 1)], fineStep: 0.1)

  /// The number of bristles.
  fileprivate static let bristles = DialScale(
    range: BrushSetting.bristles.range, numbers: [3, 15, 60], lines: [5, 8, 20, 30, 40, 50],
    steps: [(upTo: 20, step: 1), (upTo: 60, step: 5)], fineStep: 1)

  /// The number of drops.
  fileprivate static let drops = DialScale(
    range: BrushSetting.density.range, numbers: [0.2, 5, 40], lines: [0.5, 1, 2, 10, 20, 30],
    steps: [(upTo: 2, step: 0.2), (upTo: 10, step: 1), (upTo: 40, step: 5)], fineStep: 0.1)

  /// The distance that drops fly, in widths of the line.
  fileprivate static let scatter = DialScale(
    range: BrushSetting.scatter.range, isEven: true, numbers: [0, 1.5, 3],
    lines: [0.5, 1, 2, 2.5], steps: [(upTo: 3, step: 0.1)], fineStep: 0.1)

  /// Percentages from a least one to 100, linear.
  fileprivate static func hundred(from least: Double) -> DialScale {
    DialScale(
      range: least...100, isEven: true, numbers: [least, 50, 100],
      lines: [10, 20, 30, 40, 60, 70, 80, 90], steps: [(upTo: 100, step: 5)], fineStep: 1)
  }
}
