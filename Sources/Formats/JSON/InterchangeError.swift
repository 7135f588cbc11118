public import Texts

/// Why bytes are no painting in the interchange format: one line that names the field or the line.
///
///     strokes[3].points[2][0]: must be a finite number
///     line 7, column 12: expected a comma or the end of the list
public struct InterchangeError: ExplainedError, Equatable {
  /// The field, from the outermost object inwards; empty for an error of syntax.
  public private(set) var field: String
  /// What is wrong, with the line and the column where it is an error of syntax.
  public let complaint: Message
  /// Whether the text is no JSON at all, so that no field can be blamed.
  public let isSyntax: Bool

  init(_ text: String, _ arguments: KeyValuePairs<String, any MessagePart> = [:]) {
    self.init(Message(text, arguments))
  }

  init(_ complaint: Message) {
    field = ""
    self.complaint = complaint
    isSyntax = false
  }

  init(line: Int, column: Int, _ complaint: Message) {
    field = ""
    self.complaint = Message(
      "line {line}, column {column}: {reason}",
      ["line": line, "column": column, "reason": complaint])
    isSyntax = true
  }

  /// The same error, seen from the object that holds the field.
  func inside(field outer: String) -> InterchangeError {
    guard !isSyntax else { return self }
    var error = self
    error.field =
      field.isEmpty || field.hasPrefix("[") ? outer + field : outer + "." + field
    return error
  }

  /// The same error, seen from the list that holds the element.
  func inside(index: Int) -> InterchangeError { inside(field: "[\(index)]") }

  public var message: Message {
    field.isEmpty
      ? complaint : Message("{field}: {complaint}", ["field": field, "complaint": complaint])
  }
}
