/// Runs long operations on another thread and shows their progress.
@MainActor public protocol LongWork: AnyObject {
  /// - Parameters:
  ///   - text: returns the progress text for a percentage.
  ///   - body: its parameter is to be called now and then with the progress; if that returns false, the work is
  ///     cancelled.
  ///   - done: called on the main thread, with nil when cancelled.
  func run<Value: Sendable>(
    saying text: @escaping (_ percent: Int) -> String,
    _ body: @escaping @Sendable (_ goesOn: @escaping @Sendable (Double) -> Bool) -> Value,
    done: @escaping @MainActor (Value?) -> Void)
}
