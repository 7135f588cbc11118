import Base
import Texts
import Widgets
import Windows

extension FileDialogs {
  /// Shows settings alone, for a file that the desktop lets be chosen after them.
  ///
  /// - Parameters:
  ///   - confirmed: called once the dialog is gone and the view belongs to nobody.
  ///   - cancelled: likewise, where nothing is to be done.
  func showOptions(
    _ options: (view: View, size: ViewSize), title: String, confirmTitle: String,
    over scene: Scene, cancelled: @escaping () -> Void = {}, confirmed: @escaping () -> Void
  ) {
    let row = OptionsRow(options.view, size: options.size)
    let dialog = FormDialog(
      title: title, rows: [row], confirmTitle: confirmTitle, cancelTitle: services.texts.cancel)
    var isConfirmed = false
    dialog.confirmed = {
      isConfirmed = true
      return true
    }
    scene.showCentered(
      dialog, size: dialog.preferredSize(width: scene.bounds.width - 24),
      dismissed: {
        row.remove(options.view)
        isConfirmed ? confirmed() : cancelled()
      })
  }
}

/// A row of a dialog that gives a view the size that it is made for.
private final class OptionsRow: View {
  private let content: View
  private let size: ViewSize

  init(_ content: View, size: ViewSize) {
    self.content = content
    self.size = size
    super.init(Accessibility(.group, name: content.accessibility.name))
    add(content)
  }

  override func preferredSize(width: Double) -> ViewSize {
    ViewSize(width: width, height: size.height)
  }

  override func layout() { content.frame = bounds }
}
