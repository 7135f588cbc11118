extension StringProtocol {
  /// The same with the digits and the decimal sign of ASCII, as keyboards for Arabic, Persian or Japanese have others.
  public var withPlainDigits: String {
    String(
      map { sign in
        switch sign {
        case "٫", "．": return "."
        case "，": return ","
        default:
          // Superscripts and number words are not digits.
          guard !sign.isASCII, sign.unicodeScalars.first?.properties.numericType == .decimal,
            let digit = sign.wholeNumberValue
          else { return sign }
          return Character(String(digit))
        }
      })
  }
}

extension StringProtocol {
  /// Without white space at either end.
  public var trimmed: SubSequence {
    guard let start = firstIndex(where: { !$0.isWhitespace }),
      let end = lastIndex(where: { !$0.isWhitespace })
    else { return self[endIndex...] }
    return self[start...end]
  }
}
