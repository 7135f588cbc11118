/// Texts about gradients of paintings.
public struct GradientTexts: Sendable {
  private let translate: Translator

  init(_ translate: Translator) { self.translate = translate }

  public var tool: String { translate("Gradient", context: "tool") }
  public var label: String { translate("GRADIENT") }
  public var fillAndGradient: String { translate("Fill, gradient") }
  public var target: String { translate("Gradient of the fill or of the line") }
  public var fill: String { translate("Fill", context: "of a shape") }
  public var line: String { translate("Line", context: "of a shape") }
  public var stops: String { translate("Stops", context: "of a gradient") }
  public var stopsTip: String { translate("Stops and repetition of the gradient") }
  public var addStop: String { translate("Add stop") }
  public var deleteStop: String { translate("Delete stop") }
  public var reverse: String { translate("Reverse gradient") }
  public var remove: String { translate("Remove gradient") }
  public var noRepeat: String { translate("Repeat: none") }
  public var reflected: String { translate("Repeat: reflected") }
  public var direct: String { translate("Repeat: direct") }
  public var perceptual: String { translate("Blend: perceptual (OKLab)") }
  public var classic: String { translate("Blend: sRGB") }
  public var panel: String { translate("Gradient panel") }
  public var closePanel: String { translate("Close the gradient panel") }
  public var offset: String { translate("Offset", context: "of a gradient's stop") }
  public var blending: String { translate("Blending of colours") }
  public var repetition: String { translate("Repetition of the gradient") }
  public var once: String { translate("Once", context: "repetition of a gradient") }
  public var mirrored: String { translate("Reflected", context: "repetition of a gradient") }
  public var repeated: String { translate("Repeated", context: "repetition of a gradient") }
  public func stop(_ number: Int, of count: Int) -> String {
    translate("Stop {number} of {count}", ["number": number, "count": count])
  }
}

extension Texts {
  public var gradient: GradientTexts { GradientTexts(translate) }
}
