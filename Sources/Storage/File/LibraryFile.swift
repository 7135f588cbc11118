import Base
import GRDB
import Glibc
import Texts

/// The library's file in the file system, before anything is written to it.
struct LibraryFile {
  enum Kind { case missing, folder, regular, special }

  /// Absolute and without links, so that two names of a file are one library.
  let path: String

  init(_ path: String) {
    self.path = CanonicalPath(path).text
  }

  var kind: Kind {
    var status = stat()
    guard stat(path, &status) == 0 else { return .missing }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .regular
    case S_IFDIR: return .folder
    default: return .special
    }
  }

  var size: Int64 { status.map { Int64($0.st_size) } ?? 0 }

  /// Nil if it does not exist.
  var identity: FileIdentity? { status.map(FileIdentity.init) }

  /// Whether the file has further names, under which another program might write to it with a different log.
  ///
  /// A library being created briefly has two.
  var hasOtherNames: Bool {
    for _ in 0..<20 {
      guard let status, status.st_nlink > 1 else { return false }
      usleep(5000)
    }
    return true
  }

  private var status: stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  /// The file of committed changes not yet in the library file.
  var log: LibraryFile { LibraryFile(path + "-wal") }

  /// Whether another program currently has the library open, and thus knows the log.
  ///
  /// Must not be used once this program has it open itself, which would lose its own locks (fcntl(2)).
  ///
  /// Source: "WAL-mode File Format", section 2.3 (sqlite.org/walformat.html): every connection shares a lock on the
  /// byte after those of the index.
  var isOpenElsewhere: Bool {
    let descriptor = open(path + "-shm", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var lock = flock()
    (lock.l_type, lock.l_whence) = (Int16(F_WRLCK), Int16(SEEK_SET))
    (lock.l_start, lock.l_len) = (128, 1)
    return fcntl(descriptor, F_GETLK, &lock) == 0 && lock.l_type != Int16(F_UNLCK)
  }

  var folder: String { CanonicalPath.split(path).folder }

  /// An SQLite URI with options.
  func uri(_ options: String) -> String {
    var text = "file:"
    for byte in path.utf8 {
      let isPlain =
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
        || (0x61...0x7A).contains(byte) || "/-_.".utf8.contains(byte)
      let hex = String(byte, radix: 16)
      text += isPlain ? String(UnicodeScalar(byte)) : (byte < 16 ? "%0" : "%") + hex
    }
    return text + "?" + options
  }

  /// Creates the missing folders, accessible to the user only.
  func makeFolder() throws(LibraryError) {
    var missing: [String] = []
    var ancestor = folder
    while access(ancestor, F_OK) != 0, ancestor != "/" {
      missing.append(ancestor)
      ancestor = CanonicalPath.split(ancestor).folder
    }
    for folder in missing.reversed() where mkdir(folder, 0o700) != 0 && errno != EEXIST {
      throw .cannotCreate(path: folder, reason: SystemError.last.message)
    }
  }

  /// Syncs its content to the disk; returns whether that succeeded.
  func sync() -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return fsync(descriptor) == 0
  }

  /// Syncs the folder's entries to the disk.
  func syncFolder() { CanonicalPath(path).syncFolder() }

  /// The reason a library on a file system without locks is not written, as part of a sentence.
  static var withoutLocks: Message { Message("its file system can’t lock files") }

  /// The reason the file may not be writable, as part of a sentence.
  var reasonForReadOnly: Message {
    var system = statvfs()
    if statvfs(folder, &system) == 0 {
      if system.f_flag & UInt(ST_RDONLY) != 0 { return Message("its disk is read-only") }
      if UInt64(system.f_bavail) * UInt64(system.f_frsize) < 1 << 17 {
        return Message("its disk is full")
      }
    }
    if access(path, W_OK) != 0 {
      return Message(
        "you have no permission to write to {path}", ["path": path])
    }
    if access(folder, W_OK) != 0 {
      return Message("you have no permission to write to the folder {folder}", ["folder": folder])
    }
    return Message("its disk does not accept any more data")
  }
}
