public import Texts

/// The reason a file could not be read or written; its contents are unchanged.
public struct DocumentFileError: ExplainedError, Equatable {
  /// One line.
  public let message: Message

  private init(_ message: Message) { self.message = message }

  static func isFolder(path: String) -> Self {
    Self(Message("{path} is a folder; name a file", ["path": path]))
  }

  static func isFull(path: String) -> Self {
    Self(Message("{path} is not empty; name an empty or new folder", ["path": path]))
  }

  static func isNoFile(path: String) -> Self {
    Self(
      Message(
        "{path} is a pipe or a device; name a file, or - for standard input", ["path": path]))
  }

  static func cancelled(path: String) -> Self {
    Self(Message("reading {path} was cancelled", ["path": path]))
  }

  static func tooLarge(path: String, limit: Int) -> Self {
    let megabytes = limit >> 20
    return Self(
      megabytes >= 1024
        ? Message("{path} is larger than {size} GB", ["path": path, "size": megabytes >> 10])
        : Message("{path} is larger than {size} MB", ["path": path, "size": megabytes]))
  }

  static func cannotRead(path: String, reason: SystemError) -> Self {
    Self(Message("cannot read {path}: {reason}", ["path": path, "reason": reason.message]))
  }

  static func cannotWrite(path: String, reason: SystemError) -> Self {
    Self(Message("cannot write {path}: {reason}", ["path": path, "reason": reason.message]))
  }
}
