import Glibc
import Base

/// A program of the system that reads a file from its standard input and writes another one.
struct ExternalProgram {
  enum Failure: Error, Equatable {
    /// The machine does not have it.
    case isMissing
    /// It took too much time, or was called off.
    case wasStopped
    case outputTooLarge
    /// Its last words.
    case complained(String)
  }

  let name: String
  /// Without the name.
  let arguments: [String]
  /// The greatest length of its output in bytes.
  var mostOutput = 256 << 20
  /// A program that runs longer is stopped.
  var mostSeconds = 60.0
  /// Read from the file descriptor 3, so that it is not among the arguments.
  var secret: [UInt8] = []
  private static let mostWords = 1 << 14
  /// The address space of the program in KiB.
  var mostMemory = 1 << 20
  /// On one core; nil if only the time on the clock counts.
  var mostProcessorSeconds: Int?
  /// Limits the program before a shell becomes it.
  private var limiting: String {
    let time = mostProcessorSeconds.map { "ulimit -t \($0); " } ?? ""
    return "ulimit -c 0; ulimit -v \(mostMemory); \(time)exec \"$0\" \"$@\""
  }
  /// Of a shell that does not find the program, or can't start it.
  private static let missingStatuses: Set<Int32> = [126, 127]

  /// Runs the program to its end and returns its output.
  ///
  /// - Parameters:
  ///   - input: the file that it reads.
  ///   - goesOn: called ten times a second; returns false to stop the program.
  func output(for input: [UInt8], goesOn: () -> Bool) throws(Failure) -> [UInt8] {
    // Files, and not pipes, so that neither side waits for the other.
    let files = (0..<4).map { _ in Self.file() }
    defer { for file in files where file >= 0 { close(file) } }
    guard files.allSatisfy({ $0 >= 0 }), Self.write(input, to: files[0]),
      Self.write(secret, to: files[3])
    else { throw .complained("no room in /tmp") }
    let identifier = try start(files)
    var usage = rusage()
    let status = try wait(for: identifier, output: files[1], &usage, goesOn)
    guard status == 0 else {
      if Self.missingStatuses.contains(status >> 8) { throw .isMissing }
      let words = Self.bytes(of: files[2], atMost: Self.mostWords)
      throw .complained(String(decoding: words, as: UTF8.self))
    }
    return Self.bytes(of: files[1], atMost: mostOutput)
  }

  /// Runs the program and returns its output, also of one that fails or is stopped, and the seconds of a core that it
  /// took, infinite if it was stopped; nil if it does not start.
  func partialOutput(for input: [UInt8]) -> (bytes: [UInt8], isWhole: Bool, seconds: Double)? {
    let files = (0..<3).map { _ in Self.file() }
    defer { for file in files where file >= 0 { close(file) } }
    guard files.allSatisfy({ $0 >= 0 }), Self.write(input, to: files[0]),
      let identifier = try? start(files)
    else { return nil }
    var usage = rusage()
    let status = try? wait(for: identifier, output: files[1], &usage) { true }
    if let status, Self.missingStatuses.contains(status >> 8) { return nil }
    let seconds = [usage.ru_utime, usage.ru_stime].reduce(0) {
      $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6
    }
    // Its limits end it by a signal.
    let wasStopped = status.map { $0 & 0x7F != 0 } ?? true
    return (
      Self.bytes(of: files[1], atMost: mostOutput), status == 0, wasStopped ? .infinity : seconds
    )
  }

  private func start(_ files: [Int32]) throws(Failure) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, file) in files.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, file, Int32(number))
    }
    var words = (["sh", "-c", limiting, name] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var identifier: pid_t = 0
    guard posix_spawnp(&identifier, "sh", &actions, nil, &words, environ) == 0 else {
      throw .isMissing
    }
    return identifier
  }

  /// Returns the status as `waitpid` has it.
  private func wait(
    for identifier: pid_t, output: Int32, _ usage: inout rusage, _ goesOn: () -> Bool
  ) throws(Failure) -> Int32 {
    let clock = ContinuousClock()
    let end = clock.now + .seconds(mostSeconds)
    var status: Int32 = 0
    while wait4(identifier, &status, WNOHANG, &usage) == 0 {
      let isTooLarge = Self.length(of: output) > mostOutput
      guard !isTooLarge, clock.now < end, goesOn() else {
        kill(identifier, SIGKILL)
        wait4(identifier, &status, 0, &usage)
        throw isTooLarge ? .outputTooLarge : .wasStopped
      }
      usleep(Self.interval)
    }
    return status
  }

  /// In microseconds.
  private static let interval: UInt32 = 10_000

  /// An open file that nobody else finds; negative if there is no room for one.
  private static func file() -> Int32 {
    var path = Array("/tmp/filbert-XXXXXX".utf8CString)
    let file = mkstemp(&path)
    guard file >= 0 else { return file }
    unlink(path)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    return file
  }

  private static func write(_ bytes: [UInt8], to file: Int32) -> Bool {
    var position = 0
    while position < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.write(file, $0.baseAddress?.advanced(by: position), bytes.count - position)
      }
      guard count > 0 else { return false }
      position += count
    }
    return lseek(file, 0, SEEK_SET) == 0
  }

  private static func length(of file: Int32) -> Int {
    var status = stat()
    return fstat(file, &status) == 0 ? Int(status.st_size) : 0
  }

  private static func bytes(of file: Int32, atMost most: Int) -> [UInt8] {
    let count = min(length(of: file), most)
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let read = pread(
          file, buffer.baseAddress?.advanced(by: filled), count - filled, off_t(filled))
        guard read > 0 else { break }
        filled += read
      }
    }
  }
}
