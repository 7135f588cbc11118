import Glibc

extension Int32 {
  /// Makes this open file non-blocking and closes it in child processes.
  func makeNonblocking() {
    _ = fcntl(self, F_SETFD, FD_CLOEXEC)
    _ = fcntl(self, F_SETFL, fcntl(self, F_GETFL) | O_NONBLOCK)
  }

  /// Whether the program at the other end of this socket has the same user.
  var isPeerOurs: Bool {
    // `struct ucred`, missing from the Glibc module: process, user and group.
    var peer: [UInt32] = [0, 0, 0]
    var size = socklen_t(12)
    return getsockopt(self, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0 && size == 12
      && peer[1] == getuid()
  }
}
