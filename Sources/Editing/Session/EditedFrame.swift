public import Base
public import Documents

/// The frame of pixel art that is edited, and what a gesture does to its cells.
@MainActor public final class EditedFrame {
  public private(set) var place = 0
  /// Another frame is edited.
  public let changed = Signal<Int>()
  private let session: Session<PixelArt>

  public init(of session: Session<PixelArt>) {
    self.session = session
    session.changed.listen(self) { [unowned self] event in
      switch event {
      case .opened: go(to: 0)
      case .seen(.all): go(to: place)
      case .moved(_, _, .cells(_, let frame)): go(to: frame)
      case .moved(let position, _, .all):
        showWhatChanged(since: session.document.picture(at: position))
      case .seen(.cells), .performed, .amended, .busy: break
      }
    }
  }

  /// The cells that are seen.
  public var cells: CellGrid { session.seen.frames[place].grid }

  /// Edits another frame; places beyond the ends are those of the ends.
  public func go(to place: Int) {
    let place = min(max(0, place), session.seen.frames.count - 1)
    guard place != self.place else { return }
    self.place = place
    changed.post(place)
  }

  /// Where another frame than this one changed, that one is to be edited.
  private func showWhatChanged(since old: PixelPicture) {
    let new = session.document.picture
    func isOther(_ index: Int) -> Bool {
      index >= old.frames.count || new.frames[index] != old.frames[index]
    }
    if new.frames.count == old.frames.count, isOther(place) { return }
    if let other = new.frames.indices.first(where: isOther) { go(to: other) }
  }

  /// Changes cells; seen at once, kept by the session's `commit`.
  ///
  /// - Parameter change: returns the rectangle around what it changed.
  public func paint(_ change: (inout CellGrid) -> CellRect) {
    session.update { [place] picture in
      var rect = CellRect.empty
      picture.change(frame: place) { rect = change(&$0) }
      return rect.isEmpty ? nil : .cells(rect, frame: place)
    }
  }

  /// Shows other cells; kept by the session's `commit`.
  public func show(_ cells: CellGrid) {
    paint { grid in
      let rect = cells.changes(from: grid)
      grid = cells
      return rect
    }
  }
}
