import Glibc

/// Ends a process that exceeds the time or memory for a thumbnail, with a message and a failure status.
///
/// A system limit would end it in the middle of any allocation; this checks now and then, by a timer of CPU time.
enum ThumbnailLimits {
  private static let mostSeconds = 10
  private static let mostBytes = 1 << 30
  private static let microsecondsBetweenLooks = 10_000

  static func hold() {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in ThumbnailLimits.look() }
    action.sa_flags = SA_RESTART
    sigaction(SIGPROF, &action, nil)
    tick(every: microsecondsBetweenLooks)
  }

  /// Stops the checks so that output is written completely.
  static func release() { tick(every: 0) }

  private static func tick(every microseconds: Int) {
    let interval = timeval(tv_sec: 0, tv_usec: microseconds)
    var timer = itimerval(it_interval: interval, it_value: interval)
    setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
  }

  /// Runs in signal context: only makes system calls.
  private static func look() {
    let number = errno
    defer { errno = number }
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    if time.tv_sec >= mostSeconds {
      end("filbert: the file takes more than 10 seconds to draw, too long for a thumbnail\n")
    }
    if residentBytes > mostBytes {
      end("filbert: the file takes more than 1 GB to draw, too much for a thumbnail\n")
    }
  }

  private static func end(_ line: StaticString) -> Never {
    _ = write(STDERR_FILENO, line.utf8Start, line.utf8CodeUnitCount)
    _exit(1)
  }

  /// The resident memory of the process; its peak would include its parent's.
  private static var residentBytes: Int {
    let file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return 0 }
    defer { close(file) }
    var text: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64) =
      (0, 0, 0, 0, 0, 0, 0, 0)
    return withUnsafeMutableBytes(of: &text) { bytes in
      let count = read(file, bytes.baseAddress, bytes.count)
      var (word, pages) = (0, 0)
      // The second word.
      for index in 0..<max(count, 0) {
        if bytes[index] == UInt8(ascii: " ") {
          word += 1
        } else if word == 1 {
          pages = 10 * pages + Int(bytes[index] & 15)
        }
      }
      return pages * Int(getpagesize())
    }
  }
}
