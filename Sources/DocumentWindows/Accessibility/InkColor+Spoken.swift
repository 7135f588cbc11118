public import Base
public import Texts

extension InkColor {
  /// Returns an approximate name of the colour.
  public func spoken(_ texts: AccessibilityTexts) -> String {
    let color = HSVColor(self)
    if color.value < 0.2 { return texts.black }
    if color.saturation < 0.15 { return color.value > 0.92 ? texts.white : texts.gray }
    if (15..<45).contains(color.hue), color.value < 0.7 { return texts.brown }
    return texts.hue(color.hue)
  }
}
