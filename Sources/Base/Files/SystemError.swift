import Glibc
public import Texts

/// The reason that the operating system gave, as part of a sentence.
public struct SystemError: ExplainedError {
  public let code: Int32

  public init(code: Int32) { self.code = code }

  public static var last: SystemError { SystemError(code: errno) }

  /// The C library has its own catalogues, and says it in the language of the process.
  public var message: Message {
    let text = String(cString: strerror(code))
    return Message(verbatim: text.prefix(1).lowercased() + text.dropFirst())
  }
}
