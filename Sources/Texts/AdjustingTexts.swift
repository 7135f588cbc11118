/// Texts about adjusting the colours of pixel art.
public struct AdjustingTexts: Sendable {
  let translate: Translator

  public var colors: String { translate("Colours", context: "adjust them") }
  public var hue: String { translate("Hue and saturation") }
  public var hueEllipsis: String { translate("Hue and saturation…") }
  public var lightness: String { translate("Lightness") }
  public var brightnessContrast: String { translate("Brightness and contrast") }
  public var brightnessContrastEllipsis: String { translate("Brightness and contrast…") }
  public var brightness: String { translate("Brightness") }
  public var contrast: String { translate("Contrast") }
  public var curves: String { translate("Colour curves") }
  public var curvesEllipsis: String { translate("Colour curves…") }
  public var channel: String { translate("Channel") }
  public var red: String { translate("Red", context: "channel") }
  public var green: String { translate("Green", context: "channel") }
  public var blue: String { translate("Blue", context: "channel") }
  public var alpha: String { translate("Alpha", context: "channel") }
  public var allChannels: String { translate("RGB", context: "channels") }
  public var invert: String { translate("Invert colours") }
  public var invertEllipsis: String { translate("Invert colours…") }
  public var replace: String { translate("Replace colour") }
  public var replaceEllipsis: String { translate("Replace colour…") }
  public var replaceTip: String { translate("Replace the second colour with the first") }
  /// Two colours as text.
  public func replaceNote(_ old: String, _ new: String) -> String {
    translate("{old} becomes {new}.", ["old": old, "new": new])
  }
  public var chooseColors: String {
    translate("First choose the colour to replace as the second one (right button).")
  }
  public var scope: String { translate("Apply to", context: "adjusting colours") }
  public var thisCel: String { translate("This cel") }
  public var chosenCels: String { translate("Selected cels") }
  public var allFrames: String { translate("All frames") }
  public var palette: String { translate("Palette") }
}
