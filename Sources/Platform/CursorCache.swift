internal import CX11
internal import Glibc

/// The server's cursors, each loaded on first use.
final class CursorCache {
  private let connection: OpaquePointer
  private let root: UInt
  private var cursors: [Cursor: UInt] = [:]
  private var theme: String?
  private var size: Int?
  /// The fallback when the desktop sets nothing.
  private lazy var usual: (theme: String?, size: Int32) = (
    XcursorGetTheme(connection).map { String(cString: $0) }, XcursorGetDefaultSize(connection)
  )

  init(connection: OpaquePointer, root: UInt) {
    self.connection = connection
    self.root = root
  }

  func identifier(of cursor: Cursor) -> UInt {
    if let known = cursors[cursor] { return known }
    let identifier = load(cursor)
    cursors[cursor] = identifier
    return identifier
  }

  /// Sets the desktop's theme and size; nil for none. `XCURSOR_THEME` and `XCURSOR_SIZE` take precedence.
  ///
  /// - Returns: whether windows must set their cursors again.
  @discardableResult
  func choose(theme: String?, size: Int?) -> Bool {
    let theme = getenv("XCURSOR_THEME") == nil ? theme : nil
    let size = getenv("XCURSOR_SIZE") == nil ? size : nil
    guard theme != self.theme || size != self.size else { return false }
    (self.theme, self.size) = (theme, size)
    // Read the defaults before changing them.
    let usual = usual
    XcursorSetTheme(connection, theme ?? usual.theme)
    XcursorSetDefaultSize(connection, size.map { Int32($0) } ?? usual.size)
    // A window keeps showing a freed cursor.
    for identifier in cursors.values { XFreeCursor(connection, identifier) }
    cursors = [:]
    return true
  }

  private func load(_ cursor: Cursor) -> UInt {
    if cursor == .hidden { return makeHidden() }
    for name in cursor.themeNames {
      let identifier = XcursorLibraryLoadCursor(connection, name)
      if identifier != 0 { return identifier }
    }
    return XCreateFontCursor(connection, cursor.fontShape)
  }

  private func makeHidden() -> UInt {
    let nothing: [CChar] = [0]
    let bitmap = XCreateBitmapFromData(connection, root, nothing, 1, 1)
    defer { XFreePixmap(connection, bitmap) }
    var ink = XColor()
    var paper = XColor()
    return XCreatePixmapCursor(connection, bitmap, bitmap, &ink, &paper, 0, 0)
  }
}
