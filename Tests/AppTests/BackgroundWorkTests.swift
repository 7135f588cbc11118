import Dispatch
import Glibc
import Synchronization
import Testing
import Texts
import Widgets

@testable import App
@testable import Windows

@Suite("Work off the main thread")
struct BackgroundWorkTests {
  /// A window that shows nothing but toasts.
  private final class Foot {
    let view = View()
    private(set) var toast: Toast?
    private(set) var shownCount = 0

    func show(_ new: Toast?) {
      if let toast { view.remove(toast) }
      toast = new
      if let new {
        view.add(new)
        shownCount += 1
      }
    }

    func work(delay: Duration) -> BackgroundWork {
      BackgroundWork(texts: .english, delay: delay) { [weak self] in self?.show($0) }
    }

    func waitForToast(_ text: String) async throws {
      while toast?.text != text { try await Task.sleep(for: .milliseconds(1)) }
    }

    func press(_ title: String) throws {
      let buttons = try #require(toast).children.compactMap { $0 as? Button }
      try #require(buttons.first { $0.title == title || $0.accessibility.name == title }).action()
    }
  }

  /// Is there as long as anybody may still tell it something.
  private final class Listener {
    func hears() { Issue.record("Nobody is there to hear of it") }
  }

  /// Holds a working thread until it may go on.
  private nonisolated final class Gate: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)
    func open() { semaphore.signal() }
    func pass() { semaphore.wait() }
  }

  @Test
  func `What takes long shows how far it is; then its result is there, and the toast is gone`()
    async throws
  {
    let foot = Foot()
    let work = foot.work(delay: .zero)
    let gate = Gate()
    let value: Int? = try await withCheckedThrowingContinuation { done in
      work.run {
        "At \($0)"
      } _: { progress in
        gate.pass()
        progress.goesOn(at: 0.5)
        gate.pass()
        return 42
      } finished: { outcome in
        if case .done(let value) = outcome { done.resume(returning: value) }
      }
      Task {
        try await foot.waitForToast("At 0")
        let first = foot.toast
        gate.open()
        try await foot.waitForToast("At 50")
        // It is the same one, so that a press on its button is not lost.
        #expect(foot.toast === first)
        gate.open()
      }
    }
    #expect(value == 42 && foot.toast == nil)
  }

  @Test func `What is done at once shows nothing`() async {
    let foot = Foot()
    let work = foot.work(delay: .seconds(1000))
    await withCheckedContinuation { done in
      work.run {
        "At \($0)"
      } _: {
        $0.goesOn(at: 1)
      } finished: { _ in
        done.resume()
      }
    }
    #expect(foot.shownCount == 0)
  }

  @Test func `Cancel is seen by the thread, and nothing comes of it`() async throws {
    let foot = Foot()
    let work = foot.work(delay: .zero)
    let isCancelled: Bool = await withCheckedContinuation { done in
      work.run {
        "At \($0)"
      } _: { progress in
        while progress.goesOn(at: 0) { usleep(1000) }
        return 42
      } finished: { outcome in
        if case .cancelled = outcome { done.resume(returning: true) }
      }
      Task {
        try await foot.waitForToast("At 0")
        try foot.press("Cancel")
      }
    }
    #expect(isCancelled && foot.toast == nil)
  }

  @Test func `A failure is told`() async {
    struct Failure: Error {}
    let foot = Foot()
    let work = foot.work(delay: .seconds(1000))
    let isFailure: Bool = await withCheckedContinuation { done in
      work.run {
        "At \($0)"
      } _: { _ in
        throw Failure()
      } finished: { (outcome: BackgroundWork.Outcome<Int>) in
        if case .failed(let error) = outcome { done.resume(returning: error is Failure) }
      }
    }
    #expect(isFailure && foot.shownCount == 0)
  }

  @Test func `Another sentence gives way to the next progress; a closed toast does not come back`()
    async throws
  {
    let foot = Foot()
    let work = foot.work(delay: .zero)
    let gate = Gate()
    try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
      work.run {
        "At \($0)"
      } _: { progress in
        for percent in 1...3 {
          gate.pass()
          progress.goesOn(at: Double(percent) / 100)
        }
        gate.pass()
      } finished: { _ in
        done.resume()
      }
      Task {
        try await foot.waitForToast("At 0")
        foot.show(Toast(text: "Copied", closeName: "Close", closed: {}))
        gate.open()
        try await foot.waitForToast("At 1")
        let count = foot.shownCount
        try foot.press("Close")
        for _ in 0..<3 { gate.open() }
        #expect(foot.toast == nil && foot.shownCount == count)
      }
    }
    #expect(foot.toast == nil && foot.shownCount == 3)
  }

  @Test(arguments: [true, false])
  func `With the window ends what only it wanted; a file is written to its end`(isFile: Bool) async
  {
    let foot = Foot()
    let work = foot.work(delay: .seconds(1000))
    let gate = Gate()
    weak var listener: Listener?
    let wasFinished: Bool = await withCheckedContinuation { done in
      let own = Listener()
      listener = own
      work.run({ "At \($0)" }, atClose: isFile ? .goesOn : .isCancelled) { progress in
        gate.pass()
        done.resume(returning: progress.goesOn(at: 1))
      } finished: { _ in
        own.hears()
      }
      work.end()
      gate.open()
    }
    #expect(wasFinished == isFile)
    // Until nobody can be told any more.
    while listener != nil { await Task.yield() }
    #expect(foot.shownCount == 0)
  }
}
