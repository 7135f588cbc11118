public import Base
internal import CGLib

/// The desktop's shared list of recent files, `recently-used.xbel`.
///
/// Source: freedesktop.org, "Desktop Bookmark Specification", 1.0; read and written by GLib's `GBookmarkFile`, like
/// GTK.
public struct RecentFiles: Equatable, Sendable {
  /// The path of the list.
  public let path: String
  private let (name, command): (String, String)

  /// The size limit of the list, which is left alone beyond it.
  private static let mostBytes = 8 << 20

  /// - Parameters:
  ///   - name: of the program, which identifies its own files in the list.
  ///   - command: opens a file, with `%u` for its address.
  public init(_ folders: UserFolders, name: String, command: String) {
    path = folders.data + "/recently-used.xbel"
    self.name = name
    self.command = command
  }

  /// Adds a file, or records another use. Preserves other programs' entries, except for metadata of owners other than
  /// freedesktop.org, which `GBookmarkFile` drops, as GTK does.
  ///
  /// Takes as long as reading and writing the list: not for the main thread.
  ///
  /// - Parameter mimeType: of the file.
  /// - Returns: whether it is in the list now; an unreadable list is left unchanged.
  @discardableResult
  public func add(_ file: String, mimeType: String) -> Bool {
    guard file.hasPrefix("/"), let address = g_filename_to_uri(file.systemPath, nil, nil) else {
      return false
    }
    defer { g_free(address) }
    guard let list = read() else { return false }
    defer { g_bookmark_file_free(list) }
    g_bookmark_file_set_mime_type(list, address, mimeType)
    // Records the count and the time.
    g_bookmark_file_add_application(list, address, name, command)
    return write(list)
  }

  /// Returns nil for an unreadable list; an empty one if it does not exist.
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
      // The list is private to its user.
      try DocumentFile(path).replace(with: Array(bytes), permissions: 0o600)
      return true
    } catch {
      return false
    }
  }
}
