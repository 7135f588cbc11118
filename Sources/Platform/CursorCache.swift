internal import CX11

/// The server's cursors, each loaded once, when it is first wanted.
final class CursorCache {
  private let connection: OpaquePointer
  private let root: UInt
  private var cursors: [Cursor: UInt] = [:]

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
