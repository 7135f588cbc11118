public import Base

// The brushes that are kept for later.
extension BrushChooser {
  /// How many channels there are.
  public static let channelCount = 6

  /// What the channels keep; always as many as there were at first. Setting it tells nobody.
  public var channels: [Brush] {
    get { channelRow.brushes }
    set {
      guard newValue.count == channelRow.brushes.count else { return }
      channelRow.brushes = newValue
      showChannel()
    }
  }

  /// Takes a channel's brush into use; a number that no channel has is ignored.
  ///
  /// - Parameter index: from 0.
  public func recallChannel(_ index: Int) {
    if channels.indices.contains(index) { brush = channels[index] }
  }

  /// Keeps the brush in use in a channel, and tells of it.
  ///
  /// - Parameter index: from 0.
  public func storeChannel(_ index: Int) {
    guard channels.indices.contains(index) else { return }
    channels[index] = brush
    channelsChanged.post(channels)
  }

  func showChannel() { channelRow.current = channels.firstIndex(of: brush) }
}
