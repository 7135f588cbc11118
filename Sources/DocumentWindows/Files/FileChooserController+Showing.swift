import Base
import Views
import Widgets

extension FileChooserController {
  /// Shows the chooser centred in a window.
  func show(in scene: Scene, dismissed: @escaping () -> Void) {
    scene.showCentered(
      chooser, size: chooser.preferredSize(width: scene.bounds.width - 24), dismissed: dismissed)
    guard purpose == .writing else { return }
    scene.focus(chooser.nameField)
    chooser.selectStem()
  }
}
