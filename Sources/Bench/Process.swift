import Glibc

/// A child process.
struct Process {
  let identifier: pid_t

  static func run(_ command: [String]) throws -> Process {
    var identifier: pid_t = 0
    var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    guard posix_spawn(&identifier, command[0], nil, nil, &arguments, environ) == 0 else {
      throw BenchError(description: "\(command[0]) can't be started")
    }
    return Process(identifier: identifier)
  }

  func wait() -> Int32 {
    var status: Int32 = 0
    waitpid(identifier, &status, 0)
    return status
  }

  func end() {
    kill(identifier, SIGTERM)
    _ = wait()
  }

  /// Waits until it has been idle for half a second, a minute at most.
  func waitUntilIdle() {
    var (last, calm) = (-1, 0)
    for _ in 0..<600 where calm < 5 {
      usleep(100_000)
      let now = processorTicks
      calm = now == last ? calm + 1 : 0
      last = now
    }
  }

  /// The CPU time of all threads, in hundredths of a second.
  private var processorTicks: Int {
    guard let file = fopen("/proc/\(identifier)/stat", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 1024)
    guard fgets(&line, Int32(line.count), file) != nil else { return 0 }
    let text = String(
      decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    // After the name in brackets: the state is the third field, user and system time are 14 and 15.
    let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
    return fields.count > 12 ? (Int(fields[11]) ?? 0) + (Int(fields[12]) ?? 0) : 0
  }

  /// The first thread's processor time in ms.
  var mainThreadTime: Double {
    guard let file = fopen("/proc/\(identifier)/task/\(identifier)/schedstat", "r") else {
      return 0
    }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 128)
    guard fgets(&line, Int32(line.count), file) != nil else { return 0 }
    // The first number is nanoseconds on a processor.
    let text = String(
      decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return Double(text.split(separator: " ").first ?? "").map { $0 / 1e6 } ?? 0
  }

  /// Pss of all mappings, in kB.
  var proportionalMemory: Int { number(after: "Pss:", in: "/proc/\(identifier)/smaps_rollup") }

  /// The number of times the first thread went to sleep and woke up again.
  var contextSwitches: Int {
    number(after: "voluntary_ctxt_switches:", in: "/proc/\(identifier)/status")
  }

  private func number(after label: String, in path: String) -> Int {
    guard let file = fopen(path, "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 512)
    while fgets(&line, Int32(line.count), file) != nil {
      let text = String(
        decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      guard text.hasPrefix(label) else { continue }
      return Int(text.split(separator: " ").compactMap { Int($0.filter(\.isNumber)) }.first ?? 0)
    }
    return 0
  }
}
