public import Base
import Views
import Widgets

/// The brushes at hand: one kit for all windows. Choosers set it, tools draw with it, keys change it.
public final class BrushController {
  /// Tells of every change, once.
  let changed = Signal<BrushKit>()
  private var storedKit: BrushKit

  /// What choosers go back to.
  var usualHand = UsualHand() { didSet { if usualHand != oldValue { changed.post(kit) } } }

  init(kit: BrushKit) { storedKit = kit }

  var kit: BrushKit {
    get { storedKit }
    set {
      guard newValue != storedKit else { return }
      storedKit = newValue
      changed.post(newValue)
    }
  }

  /// The brush in use.
  var brush: Brush {
    get { kit.brush }
    set { kit.brush = newValue }
  }

  /// Gives a hand to the brush in use and to those of all channels.
  public func give(_ hand: UsualHand) {
    var kit = kit
    kit.brush = hand.given(to: kit.brush)
    kit.channels = kit.channels.map(hand.given)
    self.kit = kit
  }

  /// Shares channels, the colours used last and the palette with a chooser, for as long as it lives.
  func connect(_ chooser: BrushChooser) {
    show(kit, in: chooser)
    chooser.channelsChanged.listen(self) { [weak self] in self?.kit.channels = $0 }
    changed.listen(chooser) { [weak self, weak chooser] kit in
      if let chooser { self?.show(kit, in: chooser) }
    }
  }

  private func show(_ kit: BrushKit, in chooser: BrushChooser) {
    chooser.usualHand = usualHand
    chooser.channels = kit.channels
    chooser.recentColors = kit.recentColors
    chooser.palette = kit.palette.map { ColorPalette($0.colors) } ?? .standard
  }

  /// Keeps a brush in a channel; a number that none has is ignored.
  ///
  /// - Parameter index: from 0.
  func store(_ brush: Brush, inChannel index: Int) {
    if kit.channels.indices.contains(index) { kit.channels[index] = brush }
  }
}

extension Brush {
  /// A step thinner or wider: finer for thin ones.
  func stepped(larger: Bool) -> Brush {
    var brush = self
    brush.widthInPoints = DialScale.brushWidth.value(larger ? 1 : -1, stepsFrom: widthInPoints)
    return brush
  }
}
