import Glibc

/// Sends requests to the program that serves a library.
public enum InstanceClient {
  private static let patience: Int64 = 2000

  /// Sends a request; true once a program has acknowledged it. Gives up after two seconds.
  ///
  /// Paths are relative to this program's working directory.
  ///
  /// - Parameter startupID: the launcher's startup ID, which allows the other program to come to the front.
  @discardableResult
  public static func send(
    _ request: InstanceRequest, startupID: String? = nil, libraryPath: String,
    environment: [String: String]
  ) -> Bool {
    guard let socketPlace = LibrarySocket(libraryPath: libraryPath, environment: environment),
      let bytes = InstanceMessage.bytes(of: request.withAbsolutePaths, startupID: startupID)
    else { return false }
    let descriptor = socket(
      AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    let deadline = MonotonicTime.now() + patience
    while socketPlace.withAddress({ connect(descriptor, $0, $1) }) != 0 {
      // A local socket with a full queue reports EAGAIN, without a notification when it empties.
      guard errno == EAGAIN || errno == EINTR, MonotonicTime.now() < deadline else { return false }
      poll(nil, 0, 20)
    }
    return descriptor.isPeerOurs && send(bytes, to: descriptor, deadline)
      && isAcknowledged(descriptor, deadline)
  }

  private static func send(_ bytes: [UInt8], to descriptor: Int32, _ deadline: Int64) -> Bool {
    var done = 0
    while done < bytes.count {
      let count = bytes[done...].withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count > 0 {
        done += count
      } else {
        guard errno == EAGAIN || errno == EINTR, wait(descriptor, POLLOUT, deadline) else {
          return false
        }
      }
    }
    return true
  }

  private static func isAcknowledged(_ descriptor: Int32, _ deadline: Int64) -> Bool {
    let expected = InstanceMessage.acknowledgement
    var answer: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: expected.count)
    while answer.count < expected.count {
      guard wait(descriptor, POLLIN, deadline) else { return false }
      let count = recv(descriptor, &chunk, chunk.count, 0)
      if count < 0, errno == EAGAIN || errno == EINTR { continue }
      guard count > 0 else { return false }
      answer += chunk[..<count]
    }
    return answer == expected
  }

  private static func wait(_ descriptor: Int32, _ events: Int32, _ deadline: Int64) -> Bool {
    while true {
      var entry = pollfd(fd: descriptor, events: Int16(events), revents: 0)
      let rest = deadline - MonotonicTime.now()
      guard rest > 0 else { return false }
      let count = poll(&entry, 1, Int32(rest))
      if count > 0 { return true }
      guard count < 0, errno == EINTR else { return false }
    }
  }
}
