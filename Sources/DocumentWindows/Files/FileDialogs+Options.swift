import Base
import Texts
import Widgets
import Windows

extension FileDialogs {
  /// Shows only the options of a file, which the user chooses in the desktop's dialog afterwards.
  ///
  /// - Parameters:
  ///   - confirmed: called after closing the dialog, when the view has no parent.
  ///   - cancelled: likewise, on cancellation.
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

/// A row of a dialog that gives a view its intended size.
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
