internal import CPlatform

/// The signals of a program that goes down.
public enum CrashSignals {
  /// From now on a crash writes its signal and where it happened to a file, before the process ends as it
  /// would have. The file is made then and not before.
  @MainActor
  public static func report(to path: String) { desktop_report_crashes(path) }
}
