import Glibc

/// The thread that asks.
public enum CurrentThread {
  /// Whether it is the one that the program began with, and that windows wait for.
  ///
  /// By proc(5), whose link is the number of the process, "/task/" and the number of the thread; on the main thread both
  /// are the same.
  public static var isMain: Bool {
    var link = [CChar](repeating: 0, count: 64)
    let count = readlink("/proc/thread-self", &link, link.count)
    let parts = link.prefix(max(count, 0)).split(separator: CChar(UInt8(ascii: "/")))
    return parts.count == 3 && parts[0] == parts[2]
  }
}
