import Glibc
public import Texts

/// The operating system's reason for an error, as part of a sentence.
public struct SystemError: ExplainedError {
  public let code: Int32

  public init(code: Int32) { self.code = code }

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
