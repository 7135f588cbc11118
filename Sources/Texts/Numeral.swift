/// A number that stands in a message, where a whole one is not enough: `12.5`, `05`, `1:30`.
struct Numeral: MessagePart {
  /// In the digits of ASCII and with a point.
  let plain: String

  init(_ plain: String) { self.plain = plain }

  func said(by translate: Translator) -> String { translate.numbers.shown(plain) }
}
