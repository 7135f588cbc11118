import Glibc

/// Holds back the interrupt signal (Control+C), so that work can end in good order first.
///
/// The signal stays pending until let through: there is no handler, and the shell sees that the signal ended the
/// program. Must be created before other threads, which inherit the signal mask.
struct PendingInterrupt {
  private var signals = sigset_t()
  /// As set by a shell for background programs.
  private let isIgnored: Bool

  init() {
    var action = sigaction()
    sigaction(SIGINT, nil, &action)
    let handler = unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
    isIgnored = handler == unsafeBitCast(SIG_IGN, to: Int.self)
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  /// Whether the signal is pending.
  var isPending: Bool {
    var pending = sigset_t()
    return !isIgnored && sigpending(&pending) == 0 && sigismember(&pending, SIGINT) == 1
  }

  /// Lets a pending signal through, which ends the program.
  func letThrough() {
    var signals = signals
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }
}
