import Base
import Texts
import Views
import Widgets

extension FileChooserController {
  /// Asks for confirmation before replacing a file, which is irreversible.
  func askToReplace(_ path: String, _ confirmed: @escaping () -> Void) {
    guard let scene = chooser.window else { return }
    let said = texts.files
    let dialog = FormDialog(
      title: said.replaceQuestion(Self.lastPart(path)),
      message: said.replaceMessage(Self.lastPart(Self.folder(of: path).path)),
      confirmTitle: said.replace, cancelTitle: texts.cancel, risk: .loss, confirmed: confirmed)
    scene.showCentered(dialog, size: dialog.preferredSize(width: scene.bounds.width - 24))
  }

  /// The path that the name refers to: relative to the current folder, absolute, or starting with `~/`.
  var namedFile: String {
    var name = chooser.nameField.text
    if let ending, !Folder.has(Self.lastPart(name), endingIn: endings) { name += "." + ending }
    return path(of: name)
  }

  /// The reason why nothing can be written to `namedFile`; nil if it can.
  var problemOfName: String? {
    let parts = chooser.nameField.text.split(separator: "/", omittingEmptySubsequences: false)
    if ["", ".", "..", "~"].contains(parts.last) { return texts.files.nameMissing }
    if Folder(namedFile).exists { return texts.export.isFolder }
    guard parts.count > 1, !Self.folder(of: namedFile).exists else { return nil }
    return texts.files.noFolder(parts.dropLast().joined(separator: "/"))
  }

  /// Returns the folder that contains a file.
  static func folder(of path: String) -> Folder {
    let slash = path.lastIndex(of: "/") ?? path.startIndex
    return Folder(slash == path.startIndex ? "/" : String(path[..<slash]))
  }

  /// Returns the name of a file or a folder.
  nonisolated static func lastPart(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
