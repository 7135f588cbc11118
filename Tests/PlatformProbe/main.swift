import Platform
import Dispatch

// A program with a plain synchronous main, as a test runner has none: its loop carries tasks.
final class Journal {
  var lines: [String] = []
  func note(_ line: String) { lines.append(line) }
}

let journal = Journal()
let display = try Display()
let loop = try EventLoop(display: display)

Task {
  for _ in 0..<10_000 { await Task.yield() }
  journal.note("tasks")
  let before = loop.wakeUpCount
  try await Task.sleep(for: .milliseconds(300))
  journal.note("sleep")
  // One wake-up for the end of the sleep, one for a look at the clock: none in between.
  journal.note(loop.wakeUpCount - before <= 2 ? "idle" : "\(loop.wakeUpCount - before) wake-ups")
  let sum = await Task.detached { (1...100).reduce(0, +) }.value
  journal.note("detached \(sum)")
  DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(20)) {
    MainActor.assumeIsolated {
      journal.note("after")
      loop.stop()
    }
  }
}
let exit = loop.run()
print((journal.lines + ["\(exit)"]).joined(separator: ", "))
