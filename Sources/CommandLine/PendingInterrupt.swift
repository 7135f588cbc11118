import Glibc

/// Holds back the key that ends a program (Control+C), so that work can be ended in good order first.
///
/// The signal stays pending until it is let through: there is no handler, and the shell sees that the program was ended
/// by it. It has to be held back before there are other threads, as they take over what is held back.
struct PendingInterrupt {
  private var signals = sigset_t()
  /// As a shell has it for programs that it starts in the background.
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

  /// Whether the key was pressed.
  var isPending: Bool {
    var pending = sigset_t()
    return !isIgnored && sigpending(&pending) == 0 && sigismember(&pending, SIGINT) == 1
  }

  /// Lets the signal through: ends the program, if the key was pressed.
  func letThrough() {
    var signals = signals
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }
}
