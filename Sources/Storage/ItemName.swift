import Texts

/// What an item may be called.
public enum ItemName {
  /// In characters.
  public static let longest = 200

  /// As `cleaned`, of a name that nobody typed here, such as that of a file: as much of it as a name may have.
  public static func fitting(_ name: String) throws(LibraryError) -> String {
    var fitting = name.withVisibleBytes.prefix(longest)
    while fitting.utf8.count > 64 * longest { fitting.removeLast() }
    return try cleaned(String(fitting))
  }

  /// The name without white space around it; control characters and line ends become spaces.
  ///
  /// Throws where nothing is left, or more than `longest` characters.
  public static func cleaned(_ name: String) throws(LibraryError) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator:
        if scalars.last != " " { scalars.append(" ") }
      default: scalars.append(scalar)
      }
    }
    var text = String(scalars)[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    guard !text.isEmpty else { throw .unfitName(reason: Message("must not be empty")) }
    guard text.count <= longest, text.utf8.count <= 64 * longest else {
      throw .unfitName(
        reason: Message("must have at most {longest} characters", ["longest": longest]))
    }
    return String(text)
  }
}
