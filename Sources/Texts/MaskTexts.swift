/// Texts about clips, masks and the blending of groups.
public struct MaskTexts: Sendable {
  private let translate: Translator

  init(_ translate: Translator) { self.translate = translate }

  public var clipMaskAndBlend: String { translate("Clip, mask and blend") }
  public var clipMaskAndBlendEllipsis: String { translate("Clip, mask and blend…") }
  public var clip: String { translate("Clip to topmost shape") }
  public var clipTip: String {
    translate("Show the selection only within the outline of its topmost element")
  }
  public var maskByBrightness: String { translate("Mask by brightness of topmost") }
  public var maskByBrightnessTip: String {
    translate(
      "Show the selection by the brightness of its topmost element: white shows, black hides")
  }
  public var maskByOpacity: String { translate("Mask by opacity of topmost") }
  public var maskByOpacityTip: String {
    translate("Show the selection by the opacity of its topmost element")
  }
  public var release: String { translate("Release clip or mask") }
  public var releaseTip: String { translate("Turn the clip or mask back into an element") }
}

extension Texts {
  /// Texts about clips, masks and the blending of groups.
  public var masks: MaskTexts { MaskTexts(translate) }
}
