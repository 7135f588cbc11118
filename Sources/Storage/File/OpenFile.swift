import Base
import Glibc

/// A file read directly while SQLite may have it open, too.
///
/// Closing any descriptor of a file releases all locks of the process on it (fcntl(2)), including SQLite's. So this one
/// must outlive all connections to its file.
final class OpenFile: Sendable {
  private let descriptor: Int32

  /// Throws unless the path leads to a readable regular file; does not block on a pipe.
  init(_ path: String) throws(SystemError) {
    descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .last }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw SystemError(code: EINVAL)
    }
  }

  deinit { close(descriptor) }

  /// In bytes.
  var size: Int { status.map { Int($0.st_size) } ?? 0 }

  var identity: FileIdentity? { status.map(FileIdentity.init) }

  private var status: stat? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? status : nil
  }

  /// The bytes from an offset on: fewer than `count` at the end of the file, or if it can't be read.
  func bytes(at offset: Int, count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, done in
      while done < count {
        let rest = UnsafeMutableRawBufferPointer(
          rebasing: UnsafeMutableRawBufferPointer(buffer)[done...])
        let read = pread(descriptor, rest.baseAddress, rest.count, off_t(offset + done))
        if read < 0, errno == EINTR { continue }
        guard read > 0 else { return }
        done += read
      }
    }
  }

  /// Whether the file system supports locks, required for two programs to share a library.
  ///
  /// Tries a byte that SQLite never locks: "Pending byte" and the following ones are at 1 GB
  /// (sqlite.org/fileformat2.html, section 1.4).
  var canBeLocked: Bool {
    var lock = flock()
    (lock.l_type, lock.l_whence) = (Int16(F_RDLCK), Int16(SEEK_SET))
    (lock.l_start, lock.l_len) = (0, 1)
    guard fcntl(descriptor, F_SETLK, &lock) == 0 else { return errno == EACCES || errno == EAGAIN }
    lock.l_type = Int16(F_UNLCK)
    _ = fcntl(descriptor, F_SETLK, &lock)
    return true
  }

  /// Claims the file for display by this process during the object's lifetime.
  ///
  /// - Returns: false if another process has claimed it.
  func claim() throws(SystemError) -> Bool {
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      switch errno {
      case EINTR: continue
      case EWOULDBLOCK: return false
      default: throw .last
      }
    }
    return true
  }
}

/// The identity of a file, independent of its names.
struct FileIdentity: Equatable, Sendable {
  private let device: UInt64
  private let inode: UInt64

  init(_ status: stat) {
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
  }
}
