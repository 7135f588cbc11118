public import Documents

extension Session {
  /// What happened to an open document, for those who show it, keep it or follow it.
  ///
  /// Whoever shows it needs `opened` and `seen` alone: what an edit, an undo or a redo changes is told as seen first,
  /// if it was not seen already. Whoever keeps it needs `performed` and `moved`.
  public enum Event {
    /// It is another document, read just now: anything may be otherwise.
    case opened(before: Document)
    /// Something is seen otherwise: a draft, its end, or what is in effect now.
    case seen(Document.Change)
    /// An edit is in effect.
    ///
    /// - Parameter at: how many edits were in effect before it.
    case performed(Document.Edit, at: Int, Document.Change)
    /// Another number of edits is in effect, after an undo or a redo.
    case moved(from: Int, to: Int, Document.Change)
    /// Something else is selected.
    case selected(before: Document.Selection)
    /// Something changed that is no step.
    case amended
    /// Another thread began to make a step, or has made it.
    case busy(Bool)
  }
}

/// What may be done with a document.
public enum DocumentAccess: Sendable {
  /// Nothing: it is not read yet.
  case none
  case reading
  case changing
}
