import Formats

/// What was chosen in a dialog, which may still be there.
public struct FileChoice {
  /// Exactly as they were chosen; at least one.
  let paths: [String]
  /// The one that was chosen with it, where the dialog lets that be chosen.
  var format: FileFormat?
  /// Says why it can't be taken: in the dialog, where that stays, so that something else can be chosen.
  let refuse: (String) -> Void
  /// Closes the dialog.
  let accept: () -> Void
}
