import Texts
import Widgets

extension BrushChooser {
  /// The keyboard shortcuts for parts of the chooser, shown in tooltips.
  public struct Keys: Equatable {
    public var width: [String]
    public var panel: [String]
    public var tearOff: [String]
    public var pick: [String]
    /// The shortcuts of each channel.
    public var channels: [[String]]

    public init(
      width: [String] = [], panel: [String] = [], tearOff: [String] = [], pick: [String] = [],
      channels: [[String]] = []
    ) {
      self.width = width
      self.panel = panel
      self.tearOff = tearOff
      self.pick = pick
      self.channels = channels
    }
  }

  func showKeys() {
    let tip = texts.commands.tip
    preview.tooltip = tip(texts.previewTip, keys.panel)
    for dial in [widthDial, eraserDial] { dial.tip = tip(texts.widthTip, keys.width) }
    tray.pickKey.tooltip = tip(texts.pickColorTip, keys.pick)
    header.tearOffKeys = keys.tearOff
    channelRow.shownKeys = keys.channels
  }
}
