import Glibc
import Platform

/// What a crash leaves behind for people who want to report it: a file, and nothing that leaves the machine.
struct CrashReport {
  let path: String

  /// `$XDG_STATE_HOME/filbert/crash.txt`.
  private static var place: (folder: String, file: String)? {
    func value(_ name: String) -> String? {
      getenv(name).map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    guard let state = value("XDG_STATE_HOME") ?? value("HOME").map({ $0 + "/.local/state" }) else {
      return nil
    }
    return (state + "/filbert", state + "/filbert/crash.txt")
  }

  /// The report of the last crash; nil where the program was killed, or never crashed.
  static var last: CrashReport? {
    guard let place else { return nil }
    var status = stat()
    guard stat(place.file, &status) == 0, status.st_size > 0 else { return nil }
    return CrashReport(path: place.file)
  }

  /// Has a crash from now on written in the place of the report before.
  static func begin() {
    guard let place else { return }
    var folder = ""
    for part in place.folder.split(separator: "/") {
      folder += "/" + part
      mkdir(folder, 0o700)
    }
    CrashSignals.report(to: place.file)
  }
}
