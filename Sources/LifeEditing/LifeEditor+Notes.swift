import DocumentWindows
import Editing
import Life
import Texts
import Widgets
import Windows

// A board's author and comments.
extension LifeEditor {
  func askForNotes() {
    guard canChange else { return }
    board.standStill()
    let (texts, notes) = (services.texts.life, board.notes)
    let author = TextField(name: texts.patternAuthor, text: notes.author)
    let comments = TextArea(
      name: texts.patternComments, text: notes.comments.joined(separator: "\n"), shownLines: 8,
      longest: LifeNotes.mostCommentLength)
    let before = comments.text
    let dialog = FormDialog(
      title: texts.patternInfoTitle,
      rows: [
        Label(texts.patternAuthor, style: .secondary), author,
        Label(texts.patternComments, style: .secondary), comments,
      ],
      confirmTitle: texts.apply, cancelTitle: services.texts.cancel)
    dialog.confirmed = { [weak self] in
      self?.board.setNotes(
        LifeNotes(
          author: author.text,
          comments: comments.text == before ? notes.comments : Self.lines(of: comments.text)))
      return true
    }
    ask(dialog)
    window.scene.focus(author)
    author.selectAll()
  }

  /// Splits a text into lines and drops empty ones at its end.
  private static func lines(of text: String) -> [String] {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    while lines.last?.isEmpty ?? false { lines.removeLast() }
    return lines.map(String.init)
  }
}
