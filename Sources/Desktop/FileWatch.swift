import Dispatch
import Glibc

/// Tells when a file comes, changes or goes, by whatever way an editor writes it.
///
/// The file's folder is watched, and while there is none, the folder that it would be in. Of a file that is a link, only
/// the link is seen.
@MainActor
public final class FileWatch {
  private let folder: String
  private let name: String
  private let changed: () -> Void
  private let descriptor: Int32
  private var source: (any DispatchSourceRead)?
  /// The number of the watch on the folder; negative while it is one on the folder above.
  private var folderWatch: Int32 = -1

  /// - Parameters:
  ///   - path: absolute.
  ///   - changed: called on the main thread.
  /// - Returns: nil where the system can't watch.
  public init?(_ path: String, changed: @escaping () -> Void) {
    guard let slash = path.lastIndex(of: "/") else { return nil }
    folder = String(path[..<slash])
    name = String(path[path.index(after: slash)...])
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

  private func watch() {
    let ofFile = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE)
    folderWatch = inotify_add_watch(
      descriptor, folder, ofFile | UInt32(IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR))
    guard folderWatch < 0, let slash = folder.lastIndex(of: "/") else { return }
    inotify_add_watch(
      descriptor, String(folder[..<slash]), UInt32(IN_CREATE | IN_MOVED_TO | IN_ONLYDIR))
  }

  private func readEvents() {
    var isChanged = false
    var isGone = false
    withUnsafeTemporaryAllocation(byteCount: 1 << 14, alignment: 8) { buffer in
      while true {
        let count = read(descriptor, buffer.baseAddress, buffer.count)
        guard count > 0 else { return }
        var offset = 0
        while offset < count {
          let event = buffer.load(fromByteOffset: offset, as: inotify_event.self)
          let start = offset + MemoryLayout<inotify_event>.size
          let bytes = buffer[start..<start + Int(event.len)].prefix { $0 != 0 }
          if event.wd == folderWatch {
            if String(decoding: bytes, as: UTF8.self) == name { isChanged = true }
            if event.mask & UInt32(IN_DELETE_SELF | IN_MOVE_SELF) != 0 { isGone = true }
          }
          offset = start + Int(event.len)
        }
      }
    }
    if folderWatch < 0 || isGone {
      let wasWatched = folderWatch >= 0
      watch()
      // The file may have been there before the watch was.
      if wasWatched || folderWatch >= 0 { isChanged = true }
    }
    if isChanged { changed() }
  }
}
