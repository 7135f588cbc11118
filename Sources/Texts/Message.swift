/// A message to the user: an English sentence with its arguments.
///
///     Message("cannot read {path}: {reason}", ["path": path, "reason": reason])
///
/// It is a value, so that an error can carry it to the place that knows the language. The sentence is written at the
/// place of creation: `Scripts/messages` gathers them from the sources.
public struct Message: Equatable, Sendable, CustomStringConvertible {
  /// In English, with `{name}` for each argument; the singular form if there is a plural.
  public let text: String
  /// The form for any other number; nil for a sentence without a count.
  public let plural: String?
  /// The number that chooses between singular and plural; 0 for a sentence without a count.
  public let count: Int
  /// Distinguishes meanings of an English word that other languages translate differently.
  public let context: String?
  private let arguments: [Argument]

  /// Creates a sentence without a count.
  public init(
    _ text: String, context: String? = nil,
    _ arguments: KeyValuePairs<String, any MessagePart> = [:]
  ) {
    self.text = text
    self.context = context
    plural = nil
    count = 0
    self.arguments = arguments.map(Argument.init)
  }

  /// A sentence with a count, which is `{count}`.
  public init(
    _ text: String, _ plural: String, context: String? = nil, count: Int,
    _ arguments: KeyValuePairs<String, any MessagePart> = [:]
  ) {
    self.text = text
    self.plural = plural
    self.context = context
    self.count = count
    self.arguments = [Argument("count", count)] + arguments.map(Argument.init)
  }

  /// The English form, without its arguments.
  var template: String { count == 1 ? text : plural ?? text }

  /// Inserts the arguments into a template; unknown names stay unchanged.
  func filled(_ template: String, by translate: Translator) -> String {
    guard !arguments.isEmpty else { return template }
    var result = ""
    var rest = template[...]
    while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
      result += rest[..<start]
      let name = rest[rest.index(after: start)..<end]
      if let argument = arguments.first(where: { $0.name == name }) {
        result += argument.part.said(by: translate)
      } else {
        result += rest[start...end]
      }
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  /// In English.
  public var description: String { Translator.english(self) }
}

/// A part of a message: a text, a number, or another message.
public protocol MessagePart: Equatable, Sendable {
  /// Returns the part in the translator's language.
  func said(by translate: Translator) -> String
}

extension String: MessagePart {
  public func said(by translate: Translator) -> String { withVisibleBytes }
}

extension Int: MessagePart {
  public func said(by translate: Translator) -> String {
    translate.numbers.shown(String(self))
  }
}

extension Message: MessagePart {
  public func said(by translate: Translator) -> String { translate(self) }
}

private struct Argument: Equatable, Sendable {
  let name: String
  let part: any MessagePart

  init(_ name: String, _ part: any MessagePart) {
    self.name = name
    self.part = part
  }

  static func == (a: Argument, b: Argument) -> Bool {
    func isEqual<Part: MessagePart>(_ part: Part) -> Bool { part == b.part as? Part }
    return a.name == b.name && isEqual(a.part)
  }
}
