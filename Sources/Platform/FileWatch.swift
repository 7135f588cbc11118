import Dispatch
import Glibc

/// Reports when a file appears, changes or disappears, however an editor writes it.
///
/// Watches the file's folder and, for a link, the folder of its target; if the folder does not exist, its nearest
/// existing ancestor.
@MainActor
public final class FileWatch {
  private let path: String
  private let changed: () -> Void
  private let descriptor: Int32
  private var source: (any DispatchSourceRead)?
  /// The file's name in each watched folder, by the watch's number.
  private var names: [Int32: Set<String>] = [:]

  /// - Parameters:
  ///   - path: absolute.
  ///   - changed: called on the main thread.
  /// - Returns: nil if the system can't watch.
  public init?(_ path: String, changed: @escaping () -> Void) {
    self.path = path
    self.changed = changed
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.readEvents() }
    }
    source.setCancelHandler { [descriptor] in _ = close(descriptor) }
    self.source = source
    source.resume()
    watch()
  }

  isolated deinit { source?.cancel() }

  /// Watches all existing folders, keeping current watches.
  private func watch() {
    names = [:]
    let hasFolder = watchFolder(of: path)
    if let real = realpath(path, nil) {
      let target = String(cString: real)
      free(real)
      if target != path { watchFolder(of: target) }
    }
    if !hasFolder { watchWay() }
  }

  /// Watches the nearest existing ancestor for the next folder on the path.
  private func watchWay() {
    var way = path[...]
    while let slash = way.lastIndex(of: "/"), slash > way.startIndex {
      way = way[..<slash]
      guard watchFolder(of: String(way), IN_CREATE | IN_MOVED_TO) else { continue }
      // It may have appeared before the watch.
      if access(String(way), F_OK) == 0 { watch() }
      return
    }
  }

  /// - Returns: whether the folder exists.
  @discardableResult
  private func watchFolder(
    of path: String,
    _ events: Int32 = IN_CREATE | IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE
  ) -> Bool {
    guard let slash = path.lastIndex(of: "/") else { return false }
    let folder = slash == path.startIndex ? "/" : String(path[..<slash])
    let number = inotify_add_watch(
      descriptor, folder, UInt32(events | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR))
    guard number >= 0 else { return false }
    names[number, default: []].insert(String(path[path.index(after: slash)...]))
    return true
  }

  /// Whether the event is about a file just created and to be written later; a link is complete at once.
  private func isUnwritten(_ event: inotify_event) -> Bool {
    guard event.mask & UInt32(IN_CREATE) != 0, event.mask & UInt32(IN_ISDIR) == 0 else {
      return false
    }
    var status = stat()
    guard lstat(path, &status) == 0 else { return false }
    return status.st_mode & S_IFMT == S_IFREG && status.st_nlink == 1
  }

  private func readEvents() {
    var isConcerned = false
    withUnsafeTemporaryAllocation(byteCount: 1 << 14, alignment: 8) { buffer in
      while true {
        let count = read(descriptor, buffer.baseAddress, buffer.count)
        guard count > 0 else { return }
        var offset = 0
        while offset < count {
          let event = buffer.load(fromByteOffset: offset, as: inotify_event.self)
          let start = offset + MemoryLayout<inotify_event>.size
          let bytes = buffer[start..<start + Int(event.len)].prefix { $0 != 0 }
          let isGone = event.mask & UInt32(IN_DELETE_SELF | IN_MOVE_SELF) != 0
          if let names = names[event.wd],
            isGone || names.contains(String(decoding: bytes, as: UTF8.self)),
            !isUnwritten(event)
          {
            isConcerned = true
          }
          offset = start + Int(event.len)
        }
      }
    }
    guard isConcerned else { return }
    // A link may lead elsewhere now, and a folder may have appeared or disappeared.
    watch()
    changed()
  }
}
