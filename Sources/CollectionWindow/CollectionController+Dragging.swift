public import Base
import DocumentWindows
import Documents
import Formats
public import Platform
import Storage
import Texts
public import Views
import Widgets
public import Windows

// Drops on the collection, and dragging items out of it.
extension CollectionController: DropTarget {
  /// The best first.
  private static let droppedTypes: [ClipboardType] =
    [.filbertPainting, .filbertCells, .svg] + ClipboardType.pictures + [.files, .text]

  public func kinds(takenOf types: [ClipboardType], at position: ViewPoint) -> [ClipboardType] {
    guard canWrite, !window.scene.isPointerCaptured, !window.scene.hasPopup else { return [] }
    return Self.droppedTypes.filter(types.contains)
  }

  public func receive(_ content: ClipboardContent, at position: ViewPoint) {
    let bytes = content.bytes
    switch content.type {
    case .files: window.filesDropped.post(content.filePaths)
    case .filbertCells:
      guard let cells = CopiedCells(bytes) else { return sayNothingToTake() }
      window.contentDropped.post(cells.json)
    case .text where !PastedText.isDrawing(bytes) && !LifeFile.isLife(bytes): sayNothingToTake()
    default: window.contentDropped.post(bytes)
    }
  }

  /// Makes documents of the clipboard's content, as if it had been dropped.
  func paste() {
    services.clipboard.read(Self.droppedTypes) { [weak self] content in
      guard let self, canWrite else { return }
      guard let content else { return sayNothingToTake() }
      receive(content, at: ViewPoint(x: 0, y: 0))
    }
  }

  private func sayNothingToTake() { say(services.texts.selection.nothingToTake) }
}

extension CollectionController {
  public func collectionView(_ view: CollectionView, dragged index: Int) {
    guard shown.indices.contains(index), !isTrash else { return }
    let item = shown[index]
    let targets = targets
    let items = targets.contains(item) ? targets : [item]
    let autosave = services.autosave
    let dragged = DraggedItems(
      items: items, library: services.library, settle: { _ = autosave.drain() },
      files: services.draggedFiles)
    let size = item.previewSize(in: view.previewBox, scale: services.display.scale)
    let preview = thumbnails.surface(
      for: ThumbnailStore.Request(id: item.id, revision: item.revision, size: size))
    let pictures = DragPictures(theme: services.theme, scale: services.display.scale)
    window.beginDrag(
      DragOffer(
        dragged.forms, file: dragged.file,
        picture: pictures.picture(of: preview, count: items.count)))
  }
}
