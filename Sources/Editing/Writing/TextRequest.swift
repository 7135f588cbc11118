public import Base
public import Documents

/// Where somebody wants to write.
public enum TextRequest: Equatable, Sendable {
  /// A new text.
  ///
  /// - Parameters:
  ///   - place: where the caret is wanted; of a text with a width, its upper left corner.
  ///   - width: where its lines break, in lengths of the paper's longer side; nil for where that is typed.
  case new(at: PaperPoint, width: Double?)
  /// A text that is there.
  ///
  /// - Parameter place: where the caret is wanted.
  case existing(ElementID, at: PaperPoint)
}
