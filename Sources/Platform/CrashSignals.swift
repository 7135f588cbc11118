internal import CPlatform

/// The signals of a crash.
public enum CrashSignals {
  /// Installs a handler that writes a crash's signal and location to a file before the process ends as usual. The file
  /// is created only then.
  @MainActor
  public static func report(to path: String) { desktop_report_crashes(path) }
}
