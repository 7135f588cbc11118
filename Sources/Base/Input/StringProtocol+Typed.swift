extension StringProtocol {
  /// Converts digits and the decimal separator to ASCII, for keyboards such as Arabic, Persian or Japanese ones.
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
  /// Trimmed of white space at both ends.
  public var trimmed: SubSequence {
    guard let start = firstIndex(where: { !$0.isWhitespace }),
      let end = lastIndex(where: { !$0.isWhitespace })
    else { return self[endIndex...] }
    return self[start...end]
  }
}
