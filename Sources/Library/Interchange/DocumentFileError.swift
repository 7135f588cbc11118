/// Why a file was not read or written; what it held before is untouched.
public struct DocumentFileError: Error, Equatable, Sendable, CustomStringConvertible {
  /// One line.
  public let description: String

  static func isFolder(path: String) -> Self {
    Self(description: "\(path) is a folder; name a file")
  }

  static func isNoFile(path: String) -> Self {
    Self(description: "\(path) is a pipe or a device; name a file, or - for standard input")
  }

  static func cancelled(path: String) -> Self {
    Self(description: "reading \(path) was cancelled")
  }

  static func tooLarge(path: String, limit: Int) -> Self {
    let megabytes = limit >> 20
    let text = megabytes >= 1024 ? "\(megabytes >> 10) GB" : "\(megabytes) MB"
    return Self(description: "\(path) is larger than \(text)")
  }

  static func cannotRead(path: String, reason: SystemError) -> Self {
    Self(description: "cannot read \(path): \(reason)")
  }

  static func cannotWrite(path: String, reason: SystemError) -> Self {
    Self(description: "cannot write \(path): \(reason)")
  }
}
