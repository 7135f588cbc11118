import Formats

/// A choice in a dialog that may still be open.
public struct FileChoice {
  /// Exactly as chosen; at least one.
  let paths: [String]
  /// The format chosen in the dialog, if it offers a choice.
  var format: FileFormat?
  /// Rejects the choice with a message: shown in the dialog, if it is still open, so that the user can choose again.
  let refuse: (String) -> Void
  /// Closes the dialog.
  let accept: () -> Void
}
