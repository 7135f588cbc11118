import Glibc

/// The reason that the operating system gave, as part of a sentence.
struct SystemError: Error, CustomStringConvertible {
  let code: Int32

  static var last: SystemError { SystemError(code: errno) }

  var description: String {
    let text = String(cString: strerror(code))
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
