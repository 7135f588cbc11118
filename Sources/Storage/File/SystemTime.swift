import Glibc
public import Documents

/// The time of day.
public enum SystemTime {
  /// Returns the time of the system's clock, which may be set back.
  public static func now() -> Timestamp {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Timestamp(milliseconds: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
  }
}
