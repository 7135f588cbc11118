import Editing
import Life

extension LiveBoard {
  /// Work on fewer cells, or bytes, is done at once.
  private static let mostAtOnce: BigInteger = 131_072

  /// Works on many cells off the main thread, or on few at once. Nothing else can be done to the board meanwhile.
  ///
  /// - Parameters:
  ///   - count: of the cells, or of the bytes that they are read from.
  ///   - work: does what takes time.
  ///   - text: what is said meanwhile, by percent.
  ///   - body: asked now and then, with the part that is done, whether to go on.
  ///   - finished: called on the main thread unless it was cancelled.
  func compute<Value: Sendable>(
    _ count: BigInteger, on work: BackgroundWork, _ text: @escaping (Int) -> String,
    _ body: @escaping @Sendable (_ goesOn: @escaping @Sendable (Double) -> Bool) -> Value,
    finished: @escaping @MainActor (Value) -> Void
  ) {
    guard count > Self.mostAtOnce else { return finished(body { _ in true }) }
    session.isHeld = true
    work.run(text) { progress in
      body { progress.goesOn(at: $0) }
    } finished: { [weak self] outcome in
      self?.session.isHeld = false
      if case .done(let value) = outcome { finished(value) }
    }
  }
}
