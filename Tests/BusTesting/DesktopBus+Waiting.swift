import Base
public import Platform

extension DesktopBus {
  /// Waits until the bus is there, or it is known that there is none.
  ///
  /// - Returns: the name on it.
  @discardableResult
  public func beginAndWait() async -> String? {
    let listener = Listener()
    await withCheckedContinuation { continuation in
      changed.listen(listener) { [weak self] in
        self?.changed.unlisten(listener)
        continuation.resume()
      }
      connect()
    }
    return name
  }

  /// Calls a method and waits for its answer.
  public func answer(
    to call: BusCall, within limit: Duration? = .seconds(30)
  ) async -> Result<[BusValue], BusError> {
    await withCheckedContinuation { continuation in
      self.call(call, within: limit) { continuation.resume(returning: $0) }
    }
  }

  /// Takes a name and waits until it is ours.
  @discardableResult
  public func ownAndWait(_ name: String) async -> Bool {
    await withCheckedContinuation { continuation in
      own(name) { continuation.resume(returning: $0) }
    }
  }
}

private final class Listener {}
