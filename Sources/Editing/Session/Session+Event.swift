public import Documents

extension Session {
  /// An event of an open document, for views, storage and other observers.
  ///
  /// Views need only `opened` and `seen`: the changes of an edit, an undo or a redo are posted as seen first, unless
  /// they were visible already. Storage needs `performed` and `moved`.
  public enum Event {
    /// Another document was read: anything may be different.
    case opened(before: Document)
    /// The visible state changed: a draft, its end, or the committed state.
    case seen(Document.Change)
    /// An edit was performed.
    ///
    /// - Parameter at: the number of edits in effect before it.
    case performed(Document.Edit, at: Int, Document.Change)
    /// The number of edits in effect changed by an undo or a redo.
    case moved(from: Int, to: Int, Document.Change)
    /// The selection changed.
    case selected(before: Document.Selection)
    /// Something changed that isn't a step.
    case changedUnrecorded
    /// A step on another thread started or ended.
    case busy(Bool)
  }
}

/// The access to a document.
public enum DocumentAccess: Sendable {
  /// No access: the document isn't read yet.
  case none
  case reading
  case changing
}
