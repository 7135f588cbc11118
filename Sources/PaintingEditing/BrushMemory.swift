import Base
import Dispatch
import Windows

/// Stores the brush kit in the library, the brush after a short delay, so that turning a knob doesn't cause a
/// transaction for every degree.
final class BrushMemory {
  private let settings: Settings
  private let controller: BrushController
  private var kept: BrushKit
  private var pending: DispatchWorkItem?

  init(_ controller: BrushController, settings: Settings) {
    self.controller = controller
    self.settings = settings
    kept = controller.kit
    controller.changed.listen(self) { [weak self] in self?.keepChanges(of: $0) }
  }

  private func keepChanges(of kit: BrushKit) {
    if kit.channels != kept.channels || kit.recentColors != kept.recentColors
      || kit.palettes != kept.palettes || kit.paletteName != kept.paletteName
      || kit.brushes != kept.brushes
    {
      keep()
    } else {
      keepSoon()
    }
  }

  private func keepSoon() {
    guard pending == nil else { return }
    let item = DispatchWorkItem { [weak self] in self?.keep() }
    pending = item
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(400), execute: item)
  }

  /// Stores pending changes at once.
  func keep() {
    pending?.cancel()
    pending = nil
    guard controller.kit != kept else { return }
    settings.setBrushKit(controller.kit, since: kept)
    kept = controller.kit
  }
}
