public import Base
public import Documents

/// A request to edit a text.
public enum TextRequest: Equatable, Sendable {
  /// Starts a new text.
  ///
  /// - Parameters:
  ///   - place: the position of the caret; for a text with a width, the upper left corner.
  ///   - width: the wrapping width, in units of the paper's longer side, or nil to break only at newlines.
  case new(at: PaperPoint, width: Double?)
  /// Edits an existing text.
  ///
  /// - Parameter place: the position of the caret, or nil for the end.
  case existing(ElementID, at: PaperPoint?)
  /// Starts the label of an element that has none.
  case label(of: ElementID)
}
