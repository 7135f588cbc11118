import Base
import Views
import Widgets

/// The brushes at hand: one kit for all windows. Choosers set it, tools draw with it, keys change it.
final class BrushController {
  /// Tells of every change, once.
  let changed = Signal<BrushKit>()
  private var storedKit: BrushKit

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

  /// Keeps a chooser at the brush in use, for as long as it lives.
  func connect(_ chooser: BrushChooser) {
    show(kit, in: chooser)
    chooser.changed.listen(self) { [weak self] in self?.brush = $0 }
    chooser.channelsChanged.listen(self) { [weak self] in self?.kit.channels = $0 }
    changed.listen(chooser) { [weak self, weak chooser] kit in
      if let chooser { self?.show(kit, in: chooser) }
    }
  }

  private func show(_ kit: BrushKit, in chooser: BrushChooser) {
    chooser.brush = kit.brush
    chooser.channels = kit.channels
    chooser.recentColors = kit.recentColors
    chooser.palette = kit.palette.map { ColorPalette($0.colors) } ?? .standard
  }

  /// A step to a thinner or wider brush: finer for thin ones.
  func changeWidth(larger: Bool) {
    brush.widthInPoints = DialScale.brushWidth.value(
      larger ? 1 : -1, stepsFrom: brush.widthInPoints)
  }

  /// Takes a channel's brush into use; a number that no channel has is ignored.
  ///
  /// - Parameter index: from 0.
  func recallChannel(_ index: Int) {
    if kit.channels.indices.contains(index) { brush = kit.channels[index] }
  }

  /// Keeps the brush in use in a channel.
  ///
  /// - Parameter index: from 0.
  func storeChannel(_ index: Int) {
    if kit.channels.indices.contains(index) { kit.channels[index] = brush }
  }
}
