import Glibc
import Platform

/// The crash report for users who want to report it: a local file, which is never sent.
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

  /// The report of the last crash; nil if the program was killed, or never crashed.
  static var last: CrashReport? {
    guard let place else { return nil }
    var status = stat()
    guard stat(place.file, &status) == 0, status.st_size > 0 else { return nil }
    return CrashReport(path: place.file)
  }

  /// Writes a report at a crash from now on, replacing the last one.
  static func install() {
    guard let place else { return }
    var folder = ""
    for part in place.folder.split(separator: "/") {
      folder += "/" + part
      mkdir(folder, 0o700)
    }
    CrashSignals.report(to: place.file)
  }
}
