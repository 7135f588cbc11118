import Glibc

extension Int32 {
  /// Writes all of the bytes to this open file, however many calls that takes.
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
