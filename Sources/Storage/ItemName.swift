import Texts

/// The rules for the names of items.
public enum ItemName {
  /// In characters.
  public static let longest = 200

  /// Like `cleaned`, but truncates a name that was not typed here, such as a file's.
  public static func fitting(_ name: String) throws(LibraryError) -> String {
    var fitting = name.withVisibleBytes.prefix(longest)
    while fitting.utf8.count > 64 * longest { fitting.removeLast() }
    return try cleaned(String(fitting))
  }

  /// Trims white space; control characters and line ends become spaces.
  ///
  /// Throws if nothing is left, or more than `longest` characters.
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
