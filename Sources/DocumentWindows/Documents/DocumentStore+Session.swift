import Base
public import Documents
public import Editing

extension DocumentStore {
  /// Starts storing the changes of a session.
  ///
  /// - Parameter record: stores an edit, given the number of edits in effect before it.
  public func observe<Document: Undoable>(
    _ session: Session<Document>, record: @escaping (Document, Document.Edit, Int) -> Void
  ) {
    session.changed.listen(self) { [weak self, unowned session] event in
      switch event {
      case .performed(let edit, let position, _): record(session.document, edit, position)
      case .moved(_, let position, _):
        self?.setHistoryPosition(position, leaving: session.document.summary)
      case .opened, .seen, .selected, .changedUnrecorded, .busy: break
      }
    }
  }
}
