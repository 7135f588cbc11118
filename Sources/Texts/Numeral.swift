/// A number in a message that an integer can't express: `12.5`, `05`, `1:30`.
struct Numeral: MessagePart {
  /// In ASCII digits and with a point.
  let plain: String

  init(_ plain: String) { self.plain = plain }

  func said(by translate: Translator) -> String { translate.numbers.shown(plain) }
}
