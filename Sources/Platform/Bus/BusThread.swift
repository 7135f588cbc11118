internal import CGio
internal import Dispatch
internal import Glibc

/// A thread running a GLib event loop, on which all bus work happens.
///
/// It sleeps until something arrives and has no timers.
nonisolated final class BusThread: Sendable {
  // GLib's contexts and loops are thread-safe.
  nonisolated(unsafe) private let context: OpaquePointer
  nonisolated(unsafe) private let loop: OpaquePointer
  private let hasEnded = DispatchSemaphore(value: 0)

  init?() {
    guard let context = g_main_context_new(), let loop = g_main_loop_new(context, 0) else {
      return nil
    }
    self.context = context
    self.loop = loop
  }

  deinit {
    g_main_loop_unref(loop)
    g_main_context_unref(context)
  }

  /// Starts with the first action, then continues with those passed to `perform`.
  ///
  /// - Returns: whether the system could create the thread.
  func start(_ first: @escaping @Sendable () -> Void) -> Bool {
    let begin = Work { [self] in
      g_main_context_push_thread_default(context)
      first()
      g_main_loop_run(loop)
      g_main_context_pop_thread_default(context)
      hasEnded.signal()
    }
    var thread = pthread_t()
    let box = Unmanaged.passRetained(begin)
    let status = pthread_create(
      &thread, nil,
      { data in
        if let data { Unmanaged<Work>.fromOpaque(data).takeRetainedValue().perform() }
        return nil
      }, box.toOpaque())
    guard status == 0 else {
      box.release()
      return false
    }
    pthread_detach(thread)
    return true
  }

  /// Performs an action on the thread, in the order of calls; actions passed before the start wait for it.
  func perform(_ action: @escaping @Sendable () -> Void) {
    guard let source = g_idle_source_new() else { return }
    g_source_set_priority(source, G_PRIORITY_DEFAULT)
    g_source_set_callback(
      source,
      { data in
        if let data { Unmanaged<Work>.fromOpaque(data).takeUnretainedValue().perform() }
        return 0
      }, Unmanaged.passRetained(Work(action)).toOpaque(),
      { data in if let data { Unmanaged<Work>.fromOpaque(data).release() } })
    g_source_attach(source, context)
    g_source_unref(source)
  }

  /// Ends the thread after its pending actions, waiting a limited time for that.
  func stop(waitingAtMost limit: DispatchTimeInterval) {
    perform { [self] in g_main_loop_quit(loop) }
    _ = hasEnded.wait(timeout: .now() + limit)
  }

  private final class Work: Sendable {
    let perform: @Sendable () -> Void
    init(_ perform: @escaping @Sendable () -> Void) { self.perform = perform }
  }
}
