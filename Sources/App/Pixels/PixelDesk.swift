import Base
import Documents
import Views
import Widgets

/// What the controllers of one window with pixel art share: the picture as it is seen, and the way to change it.
final class PixelDesk {
  /// What of the picture is others now.
  enum Change {
    /// Cells of a frame.
    case cells(CellRect, frame: Int)
    /// Anything else: colours, frames, the size.
    case all
  }

  let grid: GridView
  /// The picture as it is seen: what is in effect, and what a gesture does to it.
  private(set) var picture: PixelPicture
  /// The picture that is in effect.
  private(set) var committed: PixelPicture
  /// The place of the frame that is edited.
  private(set) var frame = 0
  /// Tells what is seen otherwise.
  let changed = Signal<Change>()
  /// Tells that another frame is edited.
  let frameChanged = Signal<Int>()
  /// Keeps a picture as the next step.
  var keep: (PixelPicture) -> Void = { _ in }
  /// Whether the document may be changed at all.
  var isChangeable: () -> Bool = { false }
  /// A step that is being made by another thread.
  let largeStep = LargeStep<PixelPicture>()
  /// Shows a sentence.
  var say: (String) -> Void = { _ in }

  init(_ picture: PixelPicture, grid: GridView) {
    self.picture = picture
    committed = picture
    self.grid = grid
  }

  /// Whether the picture may be changed now.
  func canChange() -> Bool { !largeStep.isUnderWay && isChangeable() }

  /// The cells of the frame that is edited.
  var cells: CellGrid { picture.frames[frame].grid }

  /// Edits another frame; places beyond the ends are those of the ends.
  func go(to frame: Int) {
    let frame = min(max(0, frame), picture.frames.count - 1)
    guard frame != self.frame else { return }
    self.frame = frame
    frameChanged.post(frame)
  }

  // MARK: While a gesture is under way

  /// Changes cells of the frame that is edited; seen at once, kept by `commit`.
  ///
  /// - Parameter change: returns the rectangle around what it changed.
  func paint(_ change: (inout CellGrid) -> CellRect) {
    var rect = CellRect.empty
    picture.change(frame: frame) { rect = change(&$0) }
    if !rect.isEmpty { changed.post(.cells(rect, frame: frame)) }
  }

  /// Shows other cells in the frame that is edited; kept by `commit`.
  func show(_ cells: CellGrid) {
    let rect = cells.changes(from: self.cells)
    guard !rect.isEmpty else { return }
    picture.setGrid(cells, frame: frame)
    changed.post(.cells(rect, frame: frame))
  }

  /// Shows another picture altogether; kept by `commit`.
  func show(_ new: PixelPicture) {
    guard new != picture else { return }
    picture = new
    frame = min(frame, new.frames.count - 1)
    changed.post(.all)
  }

  /// Keeps what is seen as one step, if it is another picture.
  func commit() {
    guard picture != committed else { return }
    guard canChange() else { return cancel() }
    committed = picture
    keep(picture)
  }

  /// Takes back what was not committed.
  func cancel() {
    guard picture != committed else { return }
    let frame = frame
    let isSameShape =
      committed.frames.count == picture.frames.count && committed.size == picture.size
      && committed.palette == picture.palette
    if isSameShape {
      show(committed.frames[frame].grid)
      picture = committed
    } else {
      show(committed)
    }
  }

  // MARK: Steps

  /// Makes a step of what a closure does to the picture in effect.
  func perform(frame: Int? = nil, _ change: (inout PixelPicture) -> Void) {
    guard canChange(), !grid.isPainting else { return }
    cancel()
    var new = committed
    change(&new)
    guard new != committed else { return }
    let target = min(frame ?? self.frame, new.frames.count - 1)
    picture = new
    let isOtherFrame = target != self.frame
    self.frame = target
    changed.post(.all)
    if isOtherFrame { frameChanged.post(target) }
    commit()
  }

  /// Shows a picture that is in effect already, as after an undo.
  func follow(_ new: PixelPicture) {
    let old = committed
    committed = new
    picture = new
    let target = Self.frameToShow(of: new, after: old, from: frame)
    let isOtherFrame = target != frame
    frame = target
    var expected = old
    expected.setGrid(new.frames[target].grid, frame: target)
    if expected == new, !isOtherFrame {
      let rect = new.frames[target].grid.changes(from: old.frames[target].grid)
      changed.post(.cells(rect, frame: target))
    } else {
      changed.post(.all)
    }
    if isOtherFrame { frameChanged.post(target) }
  }

  /// Where another frame than the one that is seen changed, that one is to be seen.
  private static func frameToShow(
    of new: PixelPicture, after old: PixelPicture, from frame: Int
  ) -> Int {
    let frame = min(frame, new.frames.count - 1)
    func isOther(_ index: Int) -> Bool {
      index >= old.frames.count || new.frames[index] != old.frames[index]
    }
    if new.frames.count == old.frames.count, isOther(frame) { return frame }
    return new.frames.indices.first(where: isOther) ?? frame
  }
}
