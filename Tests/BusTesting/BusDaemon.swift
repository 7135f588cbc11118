import Foundation

/// A session bus of a test's own, which knows no services of the machine.
public final class BusDaemon {
  /// Where it listens.
  public let address: String
  private let process = Process()
  private let folder: URL

  public struct Failure: Error {}

  public init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "bus-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let settings = folder.appending(path: "bus.conf")
    try Data(Self.settings(listeningIn: folder.path).utf8).write(to: settings)
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/dbus-daemon")
    process.arguments = ["--config-file=\(settings.path)", "--print-address", "--nofork"]
    process.environment = ["PATH": "/usr/bin:/bin"]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    var answer = ""
    while !answer.hasSuffix("\n") {
      let bytes = output.fileHandleForReading.availableData
      guard !bytes.isEmpty else { throw Failure() }
      answer += String(decoding: bytes, as: UTF8.self)
    }
    address = answer.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  isolated deinit {
    kill()
    try? FileManager.default.removeItem(at: folder)
  }

  /// What a program's environment says to be on this bus.
  public var environment: [String: String] { ["DBUS_SESSION_BUS_ADDRESS": address] }

  public func kill() {
    guard process.isRunning else { return }
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// It takes messages, and does nothing more with them.
  public func stop() { Foundation.kill(process.processIdentifier, SIGSTOP) }

  private static func settings(listeningIn folder: String) -> String {
    """
    <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
      "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
    <busconfig>
      <type>session</type>
      <listen>unix:path=\(folder)/socket</listen>
      <auth>EXTERNAL</auth>
      <policy context="default">
        <allow send_destination="*" eavesdrop="true"/>
        <allow eavesdrop="true"/>
        <allow own="*"/>
      </policy>
    </busconfig>
    """
  }
}
