/// Translates messages and numbers into one language.
///
///     translate("“{name}” is in the trash.", ["name": name])
///     translate("One painting", "{count} paintings", count: count)
public struct Translator: Sendable {
  /// A catalogue's translation of a message, without its arguments; nil if missing.
  public typealias Catalogue = @Sendable (Message) -> String?

  /// The format of numbers in its language.
  public let numbers: NumberFormat
  /// In the form used by catalogues: `en`, `ar`, `zh_CN`.
  public let language: String
  /// Whether the language is read from right to left.
  public let isReadFromRight: Bool
  private let catalogue: Catalogue?

  /// - Parameter catalogue: missing entries stay English.
  public init(
    numbers: NumberFormat = .english, language: String = "en", isReadFromRight: Bool = false,
    catalogue: Catalogue? = nil
  ) {
    self.numbers = numbers
    self.language = language
    self.isReadFromRight = isReadFromRight
    self.catalogue = catalogue
  }

  /// A translator that leaves everything in English.
  public static let english = Translator()

  /// Translates a message with its arguments; the English sentence stands in for a missing translation.
  public func callAsFunction(_ message: Message) -> String {
    message.filled(catalogue?(message) ?? message.template, by: self)
  }

  /// Translates a sentence without a count.
  public func callAsFunction(
    _ text: String, context: String? = nil,
    _ arguments: KeyValuePairs<String, any MessagePart> = [:]
  ) -> String {
    self(Message(text, context: context, arguments))
  }

  /// Translates a sentence with a count, in the form that the language has for the number.
  public func callAsFunction(
    _ text: String, _ plural: String, context: String? = nil, count: Int,
    _ arguments: KeyValuePairs<String, any MessagePart> = [:]
  ) -> String {
    self(Message(text, plural, context: context, count: count, arguments))
  }

  /// A list of items.
  func list(_ parts: [String]) -> String {
    let translate = self
    return parts.joined(separator: translate(", ", context: "between the parts of a list"))
  }
}
