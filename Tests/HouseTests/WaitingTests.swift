import Testing

/// Tests wait for the thing itself and never for a time, which is too short one day and too long on all others.
@Suite struct WaitingTests {
  /// Where a time is the thing itself: how often, and why.
  private static let allowed = [
    "Tests/AppTests/BoardPreviewTests.swift": (1, "nothing can be waited for that stays away"),
    "Tests/ApplicationTesting/ApplicationTester.swift": (1, "looks again, and counts how often"),
    "Tests/BaseTests/Cores/SharingTests.swift": (1, "stands for work that takes a moment"),
    "Tests/EndToEndTests/DesktopMannersTests.swift": (1, "a second of rest is what is measured"),
    "Tests/EndToEndTests/EndingTests.swift": (1, "the pace of a hand"),
    "Tests/EndToEndTests/LossTests.swift": (1, "signals come in the middle of the work"),
    "Tests/EndToEndTests/RecoveryTests.swift": (1, "the pace of a hand"),
    "Tests/EndToEndTests/WatchdogTests.swift": (2, "a hand that rests, and a board that runs"),
    "Tests/PlatformProbe/main.swift": (1, "an idle loop is what is measured"),
  ]

  /// The lines of sleeps that do not look again and again whether something has come.
  private static func sleeps(in source: SwiftSource) -> [Int] {
    var blocks: [(start: Substring.Index, head: [Substring])] = []
    var found: [Int] = []
    for (index, line) in source.code.enumerated() {
      var start = line.startIndex
      for place in line.indices {
        switch line[place] {
        case "{":
          blocks.append((start, SwiftSource.words(of: line[start..<place])))
          start = line.index(after: place)
        case "}":
          // What stood before a block that ends on its line goes on behind it.
          if let block = blocks.popLast(), block.start >= line.startIndex { start = block.start }
        case "(":
          let words = SwiftSource.words(of: line[..<place])
          guard let call = words.last, calls.contains(call), call.endIndex == place,
            !words.contains("func")
          else { continue }
          if !looksAgain(blocks.last?.head ?? []) { found.append(index + 1) }
        default: break
        }
      }
    }
    return found
  }

  private static let calls: Set<Substring> = ["sleep", "usleep", "nanosleep"]

  /// Whether a block with this head looks again and again whether something has come.
  private static func looksAgain(_ head: [Substring]) -> Bool {
    !Set(head).isDisjoint(with: ["while", "repeat", "wait", "find"])
      || head.contains("for") && head.contains("where")
  }

  @Test func `No test sleeps but to look again`() throws {
    let sources = try SwiftSource.all(below: "Tests")
    #expect(sources.count > 500)
    for source in sources where source.text.contains("leep") {
      let lines = Self.sleeps(in: source)
      #expect(lines.count == Self.allowed[source.path]?.0 ?? 0, "\(source.path): \(lines)")
    }
  }

  @Test func `The check finds what it looks for`() {
    let text = """
      func a() {
        usleep(1000)
        while isBusy { usleep(1000) }
        while isBusy {
          try await Task.sleep(for: .milliseconds(1))
        }
        try wait(until: "it is there") {
          usleep(10)
          return isThere
        }
        for _ in 0..<9 where !isThere { sleep(1) }
        for _ in 0..<9 {
          try await Task.sleep(for: .seconds(1))
        }
        Thread.sleep(forTimeInterval: 1)
        // usleep(1)
        say("sleep(1)")
        while usleep(1) == 0 {}
      }
      """
    #expect(Self.sleeps(in: SwiftSource(path: "", text: text)) == [2, 13, 15, 18])
  }
}
