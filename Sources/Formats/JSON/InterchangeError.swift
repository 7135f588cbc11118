public import Texts

/// The reason bytes are not valid in the interchange format, as one line that names the field or the position.
///
///     strokes[3].points[2][0]: must be a finite number
///     line 7, column 12: expected a comma or the end of the list
public struct InterchangeError: ExplainedError, Equatable {
  /// The path of the field from the root object; empty for a syntax error.
  public private(set) var field: String
  /// The problem, with line and column for a syntax error.
  public let complaint: Message
  /// Whether the text is not valid JSON, without a field to name.
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

  /// The same error, relative to the object that contains the field.
  func inside(field outer: String) -> InterchangeError {
    guard !isSyntax else { return self }
    var error = self
    error.field =
      field.isEmpty || field.hasPrefix("[") ? outer + field : outer + "." + field
    return error
  }

  /// The same error, relative to the list that contains the element.
  func inside(index: Int) -> InterchangeError { inside(field: "[\(index)]") }

  public var message: Message {
    field.isEmpty
      ? complaint : Message("{field}: {complaint}", ["field": field, "complaint": complaint])
  }
}
