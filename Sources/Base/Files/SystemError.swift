import Glibc
public import Texts

/// The operating system's reason for an error, as part of a sentence.
public struct SystemError: ExplainedError {
  /// The number as in `errno`.
  public let code: Int32

  /// Wraps a number that a call left in `errno`, or returned in its place.
  public init(code: Int32) { self.code = code }

  /// The error of the thread's last failed call; to be read before any other call.
  public static var last: SystemError { SystemError(code: errno) }

  /// The C library has its own translations, in the language of the process.
  public var message: Message {
    let text = String(cString: strerror(code))
    return Message(verbatim: text.prefix(1).lowercased() + text.dropFirst())
  }
}

extension Int32 {
  /// Writes all bytes to this open file, in as many calls as necessary.
  public func write(_ bytes: [UInt8]) throws(SystemError) {
    var done = 0
    while done < bytes.count {
      let count = bytes[done...].withUnsafeBytes {
        Glibc.write(self, $0.baseAddress, Swift.min($0.count, 1 << 20))
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw .last }
      done += count
    }
  }
}
