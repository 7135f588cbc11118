internal import Glibc

/// A file without a name, accessible only by descriptor and deleted with the last one.
public nonisolated final class UnlinkedFile: Sendable {
  let descriptors: BusDescriptors

  /// - Parameters:
  ///   - folder: the location of its bytes.
  /// - Returns: nil if they can't be written.
  public init?(_ bytes: [UInt8], in folder: String) {
    var name = Array((folder + "/filbert-XXXXXX").utf8CString)
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else { return nil }
    descriptors = BusDescriptors([descriptor])
    unlink(name)
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      rest = rest.dropFirst(count)
    }
    guard lseek(descriptor, 0, SEEK_SET) == 0 else { return nil }
  }
}
