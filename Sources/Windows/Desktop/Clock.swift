public import Documents
import Glibc
import Storage
public import Texts

/// The current time and its calendar form.
public struct Clock {
  /// Returns the current time; tests replace it.
  public var now: () -> Timestamp

  /// The clock of the system.
  public static let system = Clock(now: SystemTime.now)

  /// In the time zone of the desktop.
  public nonisolated static func calendarDate(_ timestamp: Timestamp) -> CalendarDate {
    var seconds = time_t(timestamp.milliseconds / 1000)
    var parts = tm()
    localtime_r(&seconds, &parts)
    return CalendarDate(
      year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday),
      hour: Int(parts.tm_hour), minute: Int(parts.tm_min))
  }
}
