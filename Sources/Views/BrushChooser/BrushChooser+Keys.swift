import Texts
import Widgets

extension BrushChooser {
  /// The keyboard shortcuts for parts of the chooser, shown in tooltips.
  public struct Keys: Equatable {
    /// The keys that make the brush thinner and wider.
    public var width: [String]
    /// The keys that show and hide the chooser.
    public var panel: [String]
    /// The keys that detach it as a window of its own.
    public var tearOff: [String]
    /// The keys of the tool that picks a colour.
    public var pick: [String]
    /// The shortcuts of each channel.
    public var channels: [[String]]

    /// Creates shortcuts in the form that tooltips show; none by default.
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
