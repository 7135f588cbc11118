import Base
import Documents
import Views
import Widgets

// Steps that may touch every cell of every frame.
extension PixelDesk {
  /// More cells in all frames together are changed by another thread.
  static let mostCellsAtOnce = 1 << 22

  /// Makes a step of what a closure does to the whole picture in effect; until it is made, nothing else can be
  /// changed.
  ///
  /// A small picture is changed at once.
  ///
  /// - Parameter done: called when the step was made; not if nothing came of it.
  func performOnAll(
    _ change: @escaping @Sendable (inout PixelPicture) -> Void, done: @escaping () -> Void = {}
  ) {
    let old = committed
    guard old.size.count * old.frames.count > Self.mostCellsAtOnce else {
      perform { change(&$0) }
      return done()
    }
    guard canChange(), !grid.isPainting else { return }
    cancel()
    grid.isBusy = true
    largeStep.begin {
      var new = old
      change(&new)
      return new
    } done: { [weak self] new in
      self?.grid.isBusy = false
      self?.perform { $0 = new }
      done()
    }
  }
}
