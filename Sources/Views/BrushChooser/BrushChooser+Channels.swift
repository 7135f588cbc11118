public import Base

// The stored brushes.
extension BrushChooser {
  /// The number of channels.
  public static let channelCount = 6

  /// The brushes of the channels, of fixed number. Setting it doesn't notify listeners.
  public var channels: [Brush] {
    get { channelRow.brushes }
    set {
      guard newValue.count == channelRow.brushes.count else { return }
      channelRow.brushes = newValue
      showChannel()
    }
  }

  /// Uses a channel's brush; ignores an unknown channel.
  ///
  /// - Parameter index: from 0.
  public func recallChannel(_ index: Int) {
    if channels.indices.contains(index) { brush = channels[index] }
  }

  /// Stores the current brush in a channel and notifies listeners.
  ///
  /// - Parameter index: from 0.
  public func storeChannel(_ index: Int) {
    guard channels.indices.contains(index) else { return }
    channels[index] = brush
    channelsChanged.post(channels)
  }

  func showChannel() { channelRow.current = channels.firstIndex(of: brush) }
}
