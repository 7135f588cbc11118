/// The questions that a script asks in one dialog.
public struct ScriptForm: Equatable, Sendable {
  /// The title of the dialog; empty for the script's own name.
  public let title: String
  /// In the order shown.
  public let fields: [ScriptField]

  /// Creates a form, which has at least one field.
  public init(title: String, fields: [ScriptField]) {
    self.title = title
    self.fields = fields
  }

  /// The values that the script suggests.
  public var suggestions: [String] { fields.map(\.suggestion) }
}

/// A question of a script.
public struct ScriptField: Equatable, Sendable {
  /// The kind of answer.
  public enum Kind: Equatable, Sendable {
    case text
    /// A number within a range.
    case number(ClosedRange<Double>)
    /// One of several texts, at least two.
    case choice([String])
  }

  /// The name of the answer.
  public let label: String
  /// The kind of answer.
  public let kind: Kind
  /// The value that the script suggests.
  public let suggestion: String

  /// Creates a question with a suggested answer.
  public init(label: String, kind: Kind, suggestion: String) {
    self.label = label
    self.kind = kind
    self.suggestion = suggestion
  }

  /// Whether a text is a possible answer.
  public func accepts(_ text: String) -> Bool {
    switch kind {
    case .text: true
    case .number(let range): Double(text).map(range.contains) ?? false
    case .choice(let options): options.contains(text)
    }
  }
}
