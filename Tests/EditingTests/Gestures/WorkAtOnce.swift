import Editing

/// Does at once what would take time on another thread.
final class WorkAtOnce: LongWork {
  func run<Value: Sendable>(
    saying text: @escaping (Int) -> String,
    _ body: @escaping @Sendable (_ goesOn: @escaping @Sendable (Double) -> Bool) -> Value,
    done: @escaping @MainActor (Value?) -> Void
  ) {
    done(body { _ in true })
  }
}
