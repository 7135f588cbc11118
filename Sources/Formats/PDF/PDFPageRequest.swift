public import Texts

/// The pages of a PDF file that are wanted, and how the file is opened.
public struct PDFPageRequest: Sendable {
  /// Of a single page, from 1; nil for all.
  public var number: Int?
  /// Nil for a file without one.
  public var password: String?

  /// The first page alone, as for a small picture of the file.
  public static let first = PDFPageRequest(number: 1)

  /// Asks for all pages of an unprotected file, unless said otherwise.
  public init(number: Int? = nil, password: String? = nil) {
    self.number = number
    self.password = password
  }
}

/// The reason a protected PDF file can't be opened.
public enum PDFProtection: ExplainedError, Equatable {
  case needsPassword, wrongPassword

  public var message: Message {
    switch self {
    case .needsPassword: Message("it is protected by a password; save it without one")
    case .wrongPassword: Message("the password does not open it")
    }
  }
}
