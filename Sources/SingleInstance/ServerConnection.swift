import Glibc

/// A connection being read; limited to two seconds.
struct ServerConnection: Sendable {
  let descriptor: Int32
  let deadline: Int64
  private(set) var isOpen = true
  private var bytes: [UInt8] = []

  init(descriptor: Int32, openedAt time: Int64) {
    self.descriptor = descriptor
    deadline = time + 2000
  }

  /// The request once it is complete. Invalid data closes the connection.
  mutating func read() -> (request: InstanceRequest, startupID: String?)? {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(descriptor, &chunk, chunk.count, 0)
    if count < 0, errno == EAGAIN || errno == EINTR { return nil }
    guard count > 0 else {
      end()
      return nil
    }
    bytes += chunk[..<count]
    switch InstanceMessage.parse(bytes) {
    case .incomplete: return nil
    case .request(let request, let startupID): return (request, startupID)
    case .junk:
      end()
      return nil
    }
  }

  /// Acknowledges the request, and closes the connection. Three bytes always fit the socket.
  mutating func acknowledge() {
    let answer = InstanceMessage.acknowledgement
    _ = send(descriptor, answer, answer.count, Int32(MSG_NOSIGNAL))
    end()
  }

  mutating func end() {
    close(descriptor)
    isOpen = false
  }
}
