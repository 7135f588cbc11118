import Glibc

/// A session bus private to a benchmark, with nothing else on it.
struct SessionBus {
  /// The value of `DBUS_SESSION_BUS_ADDRESS`.
  let address: String
  private let daemon: Process

  /// - Returns: nil if the machine has no bus.
  init?(in folder: String) throws {
    let program = "/usr/bin/dbus-daemon"
    guard access(program, X_OK) == 0 else { return nil }
    address = "unix:path=\(folder)/session.socket"
    let settings = """
      <busconfig><type>session</type><listen>\(address)</listen><auth>EXTERNAL</auth>
      <policy context="default"><allow send_destination="*" eavesdrop="true"/>
      <allow eavesdrop="true"/><allow own="*"/></policy></busconfig>
      """
    let path = folder + "/bus.conf"
    guard let file = fopen(path, "w") else {
      throw BenchError(description: "\(path) can't be written")
    }
    fputs(settings, file)
    fclose(file)
    daemon = try Process.run([program, "--config-file=\(path)", "--nofork", "--nopidfile"])
    // It listens once its socket exists.
    for _ in 0..<1000 where access(folder + "/session.socket", F_OK) != 0 { usleep(2000) }
  }

  func end() { daemon.end() }
}
