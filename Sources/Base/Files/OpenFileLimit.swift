public import Glibc

/// The limit on open files and connections of the process.
public enum OpenFileLimit {
  /// The descriptors needed by windows, a library and threads. With only a handful, libdispatch ends the process.
  public static let least: rlim_t = 64
  /// Requested if the system allows it.
  private static let wanted: rlim_t = 1024
  private static let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)

  /// Raises the limit to 1024, or as far as the system allows.
  ///
  /// - Returns: the new limit; less than `least` is not enough.
  public static func raise() -> rlim_t {
    var limit = rlimit()
    guard getrlimit(Self.resource, &limit) == 0 else { return wanted }
    guard limit.rlim_cur < wanted, limit.rlim_max > limit.rlim_cur else { return limit.rlim_cur }
    limit.rlim_cur = min(wanted, limit.rlim_max)
    _ = setrlimit(Self.resource, &limit)
    _ = getrlimit(Self.resource, &limit)
    return limit.rlim_cur
  }
}
