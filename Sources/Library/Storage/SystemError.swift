import Glibc
import Texts

/// The reason that the operating system gave, as part of a sentence.
struct SystemError: ExplainedError {
  let code: Int32

  static var last: SystemError { SystemError(code: errno) }

  /// The C library has its own catalogues, and says it in the language of the process.
  var message: Message {
    let text = String(cString: strerror(code))
    return Message(verbatim: text.prefix(1).lowercased() + text.dropFirst())
  }
}
