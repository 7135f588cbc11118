import Synchronization

/// The bytes of a picture file, shared by all elements that show it.
public final class PictureBytes: Sendable {
  /// As the file came: PNG, JPEG, …
  public let bytes: [UInt8]
  /// What those who draw it made of it, for as long as it is in memory.
  private let made = Mutex<(any AnyObject & Sendable)?>(nil)

  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// What is made of the file once, and kept with it.
  public func kept<Value: AnyObject & Sendable>(_ make: ([UInt8]) -> Value) -> Value {
    made.withLock { made in
      if let value = made as? Value { return value }
      let value = make(bytes)
      made = value
      return value
    }
  }
}

extension PictureBytes: Hashable {
  public static func == (left: PictureBytes, right: PictureBytes) -> Bool {
    left === right || left.bytes == right.bytes
  }

  /// Files are told apart by their ends well enough.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(bytes.count)
    for byte in bytes.suffix(64) { hasher.combine(byte) }
  }
}
