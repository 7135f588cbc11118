public import Base
import Views
import Widgets

/// The current brushes: one kit for all windows, changed by choosers and keys, and used by tools.
public final class BrushController {
  /// Posted once for every change.
  let changed = Signal<BrushKit>()
  private var storedKit: BrushKit

  /// The values that choosers reset to.
  var smoothingDefaults = SmoothingDefaults() {
    didSet { if smoothingDefaults != oldValue { changed.post(kit) } }
  }

  init(kit: BrushKit) { storedKit = kit }

  var kit: BrushKit {
    get { storedKit }
    set {
      guard newValue != storedKit else { return }
      storedKit = newValue
      changed.post(newValue)
    }
  }

  /// The current brush.
  var brush: Brush {
    get { kit.brush }
    set { kit.brush = newValue }
  }

  /// Applies hand settings to the current brush and to all channels.
  public func give(_ hand: SmoothingDefaults) {
    var kit = kit
    kit.brush = hand.given(to: kit.brush)
    kit.channels = kit.channels.map(hand.given)
    self.kit = kit
  }

  /// Synchronises a chooser's channels, recent colours and palette for its lifetime.
  func connect(_ chooser: BrushChooser) {
    show(kit, in: chooser)
    chooser.channelsChanged.listen(self) { [weak self] in self?.kit.channels = $0 }
    changed.listen(chooser) { [weak self, weak chooser] kit in
      if let chooser { self?.show(kit, in: chooser) }
    }
  }

  private func show(_ kit: BrushKit, in chooser: BrushChooser) {
    chooser.smoothingDefaults = smoothingDefaults
    chooser.channels = kit.channels
    chooser.recentColors = kit.recentColors
    chooser.palette = kit.palette.map { ColorPalette($0.colors) } ?? .standard
  }

  /// Stores a brush in a channel; ignores an unknown channel.
  ///
  /// - Parameter index: from 0.
  func store(_ brush: Brush, inChannel index: Int) {
    if kit.channels.indices.contains(index) { kit.channels[index] = brush }
  }
}

extension Brush {
  /// Returns the brush one step thinner or wider; the steps of thin ones are finer.
  func stepped(larger: Bool) -> Brush {
    var brush = self
    brush.widthInPoints = DialScale.brushWidth.value(larger ? 1 : -1, stepsFrom: widthInPoints)
    return brush
  }
}
