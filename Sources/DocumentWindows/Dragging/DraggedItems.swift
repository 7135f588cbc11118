import Base
public import Documents
import Formats
public import Platform
public import Storage
public import Windows

/// Items of the collection dragged to another program, which gets pictures of them, or a document itself.
public nonisolated struct DraggedItems: Sendable {
  let items: [CollectionItem]
  let library: Library
  /// Waits for pending writes to the library.
  let settle: @Sendable () -> Void
  let files: DraggedFiles

  /// Prepares items of a library to be dragged.
  ///
  /// - Parameter settle: waits for pending writes to the library.
  public init(
    items: [CollectionItem], library: Library, settle: @escaping @Sendable () -> Void,
    files: DraggedFiles
  ) {
    self.items = items
    self.library = library
    self.settle = settle
    self.files = files
  }

  /// The formats for other programs, read and created only on request.
  public var forms: [ClipboardForm] {
    let all = ClipboardForm.files { items.compactMap { try? files.add(png($0), name: name($0)) } }
    guard items.count == 1, let item = items.first else { return [all] }
    switch item.kind {
    case .painting:
      let own = ClipboardForm(.filbertPainting) {
        guard case .painting(let painting) = try? document(item) else { return nil }
        return PaintingDocument(painting: painting).json
      }
      return [own, all, ClipboardForm(.png) { try? png(item) }]
    case .pixels:
      let own = ClipboardForm(.filbertCells) { try? cells(item)?.bytes }
      // With a pixel for each cell, as on the clipboard.
      let picture = ClipboardForm(.png) {
        guard let cells = try? cells(item) else { return nil }
        return try? PNGFile.bytes(of: cells.cells, cells.palette)
      }
      return [own, all, picture]
    case .life: return [all, ClipboardForm(.png) { try? png(item) }]
    }
  }

  /// The file for a file manager to save in a place of its choice; only for a single item.
  public var file: SavedFile? {
    guard items.count == 1, let item = items.first else { return nil }
    return SavedFile(name: name(item)) { path in
      do {
        try DocumentFile(path).replace(with: png(item))
        return true
      } catch {
        return false
      }
    }
  }

  private func name(_ item: CollectionItem) -> String {
    "\(ExportController.fileName(item.name)).\(FileFormat.png.ending)"
  }

  private func document(_ item: CollectionItem) throws -> Document {
    settle()
    return try library.document(item.id).document
  }

  private func png(_ item: CollectionItem) throws -> [UInt8] {
    try DocumentExport(as: .png).bytes(of: document(item), name: item.name)
  }

  /// Returns the first frame.
  private func cells(_ item: CollectionItem) throws -> CopiedCells? {
    guard case .pixels(let art) = try document(item) else { return nil }
    let (grid, palette) = art.sprite.flattened(frame: 0)
    return CopiedCells(cells: grid, origin: CellPosition(x: 0, y: 0), palette: palette)
  }
}
