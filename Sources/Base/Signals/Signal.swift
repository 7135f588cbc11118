/// Tells any number of listeners that a value changed.
///
/// A listener is bound to a weakly held owner and removed once the owner is gone.
public final class Signal<Value> {
  @usableFromInline struct Listener {
    @usableFromInline weak var owner: AnyObject?
    @usableFromInline let handler: (Value) -> Void

    @usableFromInline init(owner: AnyObject, handler: @escaping (Value) -> Void) {
      self.owner = owner
      self.handler = handler
    }
  }

  @usableFromInline var listeners: [Listener] = []

  /// Creates a signal without listeners.
  public init() {}

  /// Calls `handler` with each value posted from now on, while `owner` lives.
  public func listen(_ owner: AnyObject, _ handler: @escaping (Value) -> Void) {
    listeners.append(Listener(owner: owner, handler: handler))
  }

  /// Removes all handlers of an owner.
  public func unlisten(_ owner: AnyObject) {
    listeners.removeAll { $0.owner === owner }
  }

  /// Calls the handler of each listener whose owner is alive, in the order of their addition.
  @inlinable public func post(_ value: Value) {
    var isAnyGone = false
    // A handler may release a later listener's owner.
    for listener in listeners {
      guard let owner = listener.owner else {
        isAnyGone = true
        continue
      }
      withExtendedLifetime(owner) { listener.handler(value) }
    }
    // Several signals are posted per pointer motion, so dead owners are removed at once.
    if isAnyGone { listeners.removeAll { $0.owner == nil } }
  }

  /// The number of listeners with a living owner.
  public var listenerCount: Int { listeners.count { $0.owner != nil } }
}
