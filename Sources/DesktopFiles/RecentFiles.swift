public import Base
internal import CGLib

/// The list of files used lately that all programs of a desktop share, `recently-used.xbel`.
///
/// Source: freedesktop.org, "Desktop Bookmark Specification", 1.0; read and written by GLib's `GBookmarkFile`, as GTK
/// does.
public struct RecentFiles: Equatable, Sendable {
  /// Where the list lies.
  public let path: String
  private let (name, command): (String, String)

  /// A longer list is somebody's mistake, and is left alone.
  private static let mostBytes = 8 << 20

  /// - Parameters:
  ///   - name: of the program, under which its own files are found in the list.
  ///   - command: opens a file; `%u` stands for its address.
  public init(_ folders: UserFolders, name: String, command: String) {
    path = folders.data + "/recently-used.xbel"
    self.name = name
    self.command = command
  }

  /// Adds a file, or says that it was used again. What other programs wrote is kept, but for metadata of other owners
  /// than freedesktop.org, which `GBookmarkFile` knows as little as GTK does.
  ///
  /// Takes as long as reading and writing the list does: not for the main thread.
  ///
  /// - Parameter mimeType: of the file.
  /// - Returns: whether it is in the list now; a list that can't be read is left as it is.
  @discardableResult
  public func add(_ file: String, mimeType: String) -> Bool {
    guard file.hasPrefix("/"), let address = g_filename_to_uri(file.systemPath, nil, nil) else {
      return false
    }
    defer { g_free(address) }
    guard let list = read() else { return false }
    defer { g_bookmark_file_free(list) }
    g_bookmark_file_set_mime_type(list, address, mimeType)
    // Counts how often, and notes when.
    g_bookmark_file_add_application(list, address, name, command)
    return write(list)
  }

  /// Nil for a list that can't be read; an empty one where there is none.
  private func read() -> OpaquePointer? {
    guard let list = g_bookmark_file_new() else { return nil }
    guard DocumentFile(path).exists else { return list }
    if let bytes = try? DocumentFile(path).read(atMost: Self.mostBytes) {
      let isRead = bytes.withUnsafeBytes { bytes in
        g_bookmark_file_load_from_data(
          list, bytes.bindMemory(to: CChar.self).baseAddress, gsize(bytes.count), nil) != 0
      }
      if isRead { return list }
    }
    g_bookmark_file_free(list)
    return nil
  }

  private func write(_ list: OpaquePointer) -> Bool {
    var length: gsize = 0
    guard let data = g_bookmark_file_to_data(list, &length, nil) else { return false }
    defer { g_free(data) }
    let bytes = UnsafeRawBufferPointer(start: data, count: Int(length))
    do {
      // What somebody works on is nobody else's business.
      try DocumentFile(path).replace(with: Array(bytes), permissions: 0o600)
      return true
    } catch {
      return false
    }
  }
}
