/// Texts about the ink of a brush.
public struct InkTexts: Sendable {
  private let translate: Translator

  init(_ translate: Translator) { self.translate = translate }

  public var ink: String { translate("Ink") }
  public var plain: String { translate("Plain ink") }
  public var linear: String { translate("Ink that changes its colour along a line") }
  public var radial: String { translate("Ink that changes its colour outwards") }
  public var angle: String { translate("Direction of the ink") }
  public var angleTip: String {
    translate("Direction of the second colour (drag round, arrows; Shift: finer)")
  }
  public var harmonies: String { translate("Harmonies", context: "colours") }
  public var harmoniesTip: String { translate("Colours that go with this one") }
  /// - Parameter color: as hexadecimal digits.
  public func copyColor(_ color: String) -> String {
    translate("Copy “{color}”", ["color": color])
  }
  public var forgetColor: String { translate("Remove from recent colours") }
  public var other: String { translate("Second colour of the ink") }
  public var otherTip: String { translate("Choose colours for the end of the gradient") }
  public var perceptual: String { translate("Blend evenly for the eye (OKLab)") }
  public var perceptualTip: String {
    translate("Blend evenly for the eye (OKLab), or as in other programs (sRGB)")
  }
}

extension Texts {
  public var ink: InkTexts { InkTexts(translate) }
}
