/// Does what takes time on another thread, and shows how far it is.
@MainActor public protocol LongWork: AnyObject {
  /// - Parameters:
  ///   - text: what is said while it goes on, by percent.
  ///   - body: asked now and then, with the part that is done, whether to go on.
  ///   - done: called on the main thread, with nil where it was called off.
  func run<Value: Sendable>(
    saying text: @escaping (_ percent: Int) -> String,
    _ body: @escaping @Sendable (_ goesOn: @escaping @Sendable (Double) -> Bool) -> Value,
    done: @escaping @MainActor (Value?) -> Void)
}
