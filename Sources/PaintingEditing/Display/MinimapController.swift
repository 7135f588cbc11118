import Base
import Documents
import Editing
import Views
import Widgets
import Windows

/// Shows the minimap in a corner of the paper while only a part of it is in view.
final class MinimapController {
  private let screen: PaintingScreen
  private let session: Session<Painting>
  private let settings: Settings
  private let name: String
  private let preview = PaintingPreview()
  private var revision: Int64 = 0

  init(screen: PaintingScreen, session: Session<Painting>, settings: Settings, name: String) {
    (self.screen, self.session, self.settings, self.name) = (screen, session, settings, name)
    screen.paper.placed.listen(self) { [unowned self] in update() }
    session.changed.listen(self) { [unowned self] in handle($0) }
  }

  /// Whether the user wants a minimap.
  var isOn: Bool {
    get { settings[.showsMinimap] }
    set {
      settings[.showsMinimap] = newValue
      update()
    }
  }

  /// Frees its picture.
  func close() { preview.free() }

  private func handle(_ event: Session<Painting>.Event) {
    switch event {
    case .performed(_, _, let change), .moved(_, _, let change):
      if screen.minimap != nil {
        let painting = session.document
        revision += 1
        preview.apply(painting.drawn(change), leaving: revision, on: painting.aspectRatio)
        if change == .turned { preview.reset() }
      }
      update(isRedrawn: true)
    case .opened, .changedUnrecorded, .seen(.turned):
      preview.reset()
      update(isRedrawn: true)
    // Drafts are shown when they are performed.
    case .seen, .selected, .busy: break
    }
  }

  /// Shows the part in view.
  ///
  /// - Parameter isRedrawn: whether the painting has changed.
  func update(isRedrawn: Bool = false) {
    let paper = screen.paper
    let part = isOn && session.access != .none ? paper.partInView : []
    guard !part.isEmpty else {
      screen.minimap = nil
      return preview.free()
    }
    let isNew = screen.minimap == nil
    let map = screen.minimap ?? makeMinimap()
    map.frameCorners = part
    screen.minimap = map
    if map.ratio != session.document.aspectRatio {
      map.ratio = session.document.aspectRatio
      screen.setNeedsLayout()
    }
    if isNew || isRedrawn { draw() }
  }

  private func makeMinimap() -> PaperMinimap {
    let map = PaperMinimap(name: name, ratio: session.document.aspectRatio)
    map.grabbed.listen(self) { [unowned self] in screen.paper.noteView() }
    map.moved.listen(self) { [unowned self] in screen.paper.center(at: $0) }
    return map
  }

  private func draw() {
    guard let map = screen.minimap else { return }
    preview.draw(
      session.document, revision: revision, on: screen.paper.backdrop,
      size: map.pictureSize(scale: screen.paper.scale)
    ) { [weak map] picture, _ in map?.picture = picture }
  }
}
