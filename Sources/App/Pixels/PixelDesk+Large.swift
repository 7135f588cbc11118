import Dispatch
import Geometry
import Model
import Synchronization
import Views

// Steps that may touch every cell of every frame.
extension PixelDesk {
  /// More cells in all frames together are changed by another thread.
  static let mostCellsAtOnce = 1 << 22

  /// A step that another thread makes.
  final class Work: Sendable {
    /// Entered until the result is there.
    let group = DispatchGroup()
    let result = Mutex<PixelPicture?>(nil)
  }

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
    let work = Work()
    work.group.enter()
    begin(work, done: done)
    DispatchQueue(label: "filbert.pixels", qos: .userInitiated).async {
      var new = old
      change(&new)
      let result = new
      work.result.withLock { $0 = result }
      work.group.leave()
      DispatchQueue.main.async { [weak self] in
        if self?.work === work { self?.finishWork() }
      }
    }
  }

  /// Waits for the step that another thread makes, and keeps it.
  func finishWork() {
    guard let (work, done) = endWork() else { return }
    work.group.wait()
    guard let new = work.result.withLock({ $0 }) else { return }
    perform { $0 = new }
    done()
  }
}
