import Dispatch
import Glibc

/// Accepts connections, reads requests, and answers them, all on one thread.
struct ServerLoop: Sendable {
  let listener: Int32
  let stop: Int32
  let receive: @MainActor @Sendable (InstanceRequest, _ startupID: String?) -> Void
  private var connections: [ServerConnection] = []

  static let mostConnections = 32

  init(
    listener: Int32, stop: Int32,
    receive: @escaping @MainActor @Sendable (InstanceRequest, _ startupID: String?) -> Void
  ) {
    self.listener = listener
    self.stop = stop
    self.receive = receive
  }

  /// Runs until the other end of `stop` is written to or closed.
  mutating func run() {
    while waitForEvents() {
      connections = connections.filter { $0.isOpen }
    }
    for connection in connections { close(connection.descriptor) }
    close(listener)
  }

  private mutating func waitForEvents() -> Bool {
    let isFull = connections.count >= Self.mostConnections
    let descriptors = [stop, isFull ? -1 : listener] + connections.map(\.descriptor)
    var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let now = MonotonicTime.now()
    let nearest = connections.map { max(0, $0.deadline - now) }.min()
    let count = poll(&polled, nfds_t(polled.count), nearest.map { Int32($0) + 1 } ?? -1)
    if count < 0 { return errno == EINTR }
    if polled[0].revents != 0 { return false }
    let time = MonotonicTime.now()
    for index in connections.indices {
      if polled[index + 2].revents != 0 { serve(index) }
      if connections[index].isOpen, connections[index].deadline <= time {
        connections[index].end()
      }
    }
    if polled[1].revents != 0 { accept(at: time) }
    return true
  }

  private mutating func accept(at time: Int64) {
    let descriptor = Glibc.accept(listener, nil, nil)
    guard descriptor >= 0 else {
      // Without free descriptors the connection stays pending, and poll would return at once.
      if errno == EMFILE || errno == ENFILE { poll(nil, 0, 50) }
      return
    }
    descriptor.makeNonblocking()
    guard descriptor.isPeerOurs else {
      close(descriptor)
      return
    }
    connections.append(ServerConnection(descriptor: descriptor, openedAt: time))
  }

  private mutating func serve(_ index: Int) {
    guard let (request, startupID) = connections[index].read() else { return }
    let receive = receive
    DispatchQueue.main.async { MainActor.assumeIsolated { receive(request, startupID) } }
    connections[index].acknowledge()
  }
}
