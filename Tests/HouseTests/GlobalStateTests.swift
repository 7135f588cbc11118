import Testing

@Suite struct GlobalStateTests {
  /// What is allowed to be there once for the whole process, and why.
  private static let allowed = [
    "Canvas/FontLoading.swift current": "Pango has one map of fonts for the process",
    "Life/States/RuleLibrary.swift standard": "files of rules are read once for the process",
    "Platform/FreedMemory.swift isPlanned": "the C library has one heap for the process",
    "Platform/FreedMemory.swift isWantedAgain": "the C library has one heap for the process",
    "Rendering/DecodedPicture.swift late": "whoever decodes a picture knows no window",
    "Rendering/DecodedPicture.swift kept": "all pictures share the memory of the machine",
  ]

  /// Variables with storage that no value owns, and constants that hold what changes.
  ///
  /// - Parameter classes: the names of those whose instances change, besides locks and atomic values.
  /// - Returns: names.
  private static func state(
    in source: SwiftSource, classes: Set<Substring> = []
  ) -> [Substring] {
    let holders = classes.union(["Mutex", "Atomic", "OSAllocatedUnfairLock", "DispatchSemaphore"])
    return source.code.compactMap { line in
      let words = SwiftSource.words(of: line)
      guard let kind = words.firstIndex(where: { $0 == "var" || $0 == "let" }),
        kind + 1 < words.count,
        line.utf8.first != UInt8(ascii: " ")
          || words[..<kind].contains(where: { $0 == "static" || $0 == "class" }),
        !line[..<words[kind].startIndex].contains("{")
      else { return nil }
      let name = words[kind + 1]
      let changes =
        if words[kind] == "var" {
          line[name.endIndex...].first { $0 == "=" || $0 == "{" } != "{"
        } else {
          words[(kind + 2)...].first { $0.first?.isUppercase == true }
            .map { holders.contains($0) && isMade($0, in: line) } ?? false
        }
      return changes ? name : nil
    }
  }

  /// Whether a type's name in a line stands for an instance: neither for one of its members nor for a list.
  private static func isMade(_ type: Substring, in line: Substring) -> Bool {
    line[type.endIndex...].first != "." && line[..<type.startIndex].last != "["
  }

  @Test func `No source keeps state for the whole process, but for what is said here`() throws {
    let sources = try SwiftSource.all(below: "Sources")
    let classes = Set(
      sources.flatMap { source in
        source.code.map { SwiftSource.words(of: $0) }.filter { $0.contains("class") }
          .compactMap(SwiftSource.declaredType)
      })
    #expect(classes.count > 100)
    let found = sources.flatMap { source in
      Self.state(in: source, classes: classes).map { "\(source.path.dropFirst(8)) \($0)" }
    }
    #expect(Set(found).subtracting(Self.allowed.keys) == [])
    #expect(Set(Self.allowed.keys).subtracting(found) == [], "no longer there")
  }

  @Test func `The check finds what it looks for`() {
    let text = """
      var a = 1
      public nonisolated(unsafe) var b: Int?
      struct C {
        static var d = 2
        private(set) static var e: [Int: () -> Void] = [:]
        @MainActor static var f: Int = 3 { didSet { g() } }
        static let h = Mutex<Int>(4)
        static let i: Window? = nil
        static let j = Window()
        private nonisolated static let k: Atomic<Bool> = .init(true)

        static var l: Int { 5 }
        static var m: [Int] {
          get throws { [6] }
        }
        static let n = 7
        static let o = Windows()
        var p = Mutex(8)
        func q() {
          var r = 9
        }
      }
      public var s: String { "= 10" }
      let t = 11
      """
    let found = Self.state(in: SwiftSource(path: "", text: text), classes: ["Window"])
    #expect(found == ["a", "b", "d", "e", "f", "h", "i", "j", "k"])
  }
}
