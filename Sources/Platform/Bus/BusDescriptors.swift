internal import Glibc

/// Descriptors that close with their last reference.
public nonisolated final class BusDescriptors: Sendable {
  /// The descriptors, in the order of their handles.
  public let all: [Int32]

  /// Takes over descriptors, which nothing else may close.
  public init(_ all: [Int32]) { self.all = all }

  /// Duplicates descriptors for this program only.
  public init(copying all: [Int32]) { self.all = all.map { fcntl($0, F_DUPFD_CLOEXEC, 0) } }

  deinit { for descriptor in all where descriptor >= 0 { close(descriptor) } }
}
