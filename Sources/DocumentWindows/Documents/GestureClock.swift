import Dispatch

/// Calls a closure periodically during a gesture, for storing its unfinished state.
public final class GestureClock {
  private static let interval = DispatchTimeInterval.milliseconds(250)

  private let tick: () -> Bool
  private var isRunning = false

  /// - Parameter tick: returns whether the gesture goes on.
  init(_ tick: @escaping () -> Bool) { self.tick = tick }

  /// Starts to call the closure, unless it is called already; ends when it returns false.
  public func start() {
    guard !isRunning else { return }
    isRunning = true
    wait()
  }

  private func wait() {
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.interval) { [weak self] in
      guard let self else { return }
      if tick() { wait() } else { isRunning = false }
    }
  }
}
