import Glibc

/// The calling thread.
public enum CurrentThread {
  /// Whether it is the program's first thread, on which windows depend.
  ///
  /// Costs a system call once per thread.
  public static var isMain: Bool {
    guard let key else { return ask() }
    if let known = pthread_getspecific(key) { return known == yes }
    let isMain = ask()
    pthread_setspecific(key, isMain ? yes : no)
    return isMain
  }

  /// The key of each thread's cached answer; nil if the system has no keys left.
  private static let key: pthread_key_t? = {
    var key = pthread_key_t()
    return pthread_key_create(&key, nil) == 0 ? key : nil
  }()

  // Marker addresses that are never dereferenced.
  private static var yes: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: 1) }
  private static var no: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: 2) }

  /// Compares the two numbers in proc(5)'s link, which holds the number of the process, "/task/" and the number of the
  /// thread; they are equal on the main thread.
  private static func ask() -> Bool {
    var link = [CChar](repeating: 0, count: 64)
    let count = readlink("/proc/thread-self", &link, link.count)
    let parts = link.prefix(max(count, 0)).split(separator: CChar(UInt8(ascii: "/")))
    return parts.count == 3 && parts[0] == parts[2]
  }
}
