import Testing

@Suite struct TestNameTests {
  /// The lines of tests whose names are no sentences in back-ticks.
  private static func others(in source: SwiftSource) -> [Int] {
    var isTest = false
    var found: [Int] = []
    for (index, line) in source.code.enumerated() {
      // What is said of a test stands in its own name and not beside it.
      let words = SwiftSource.words(of: line)
      if words.contains("Test"), line.contains("@Test") {
        isTest = true
        let next = source.code[index...].prefix(2).joined(separator: " ")
        if next.contains(/@Test\(\s*#*"/) { found.append(index + 1) }
      }
      guard isTest, words.contains("func") else { continue }
      // A long name has a line of its own.
      let declaration = source.code[index...].prefix(2).joined(separator: " ")
      let name = declaration.firstRange(of: "func").map { declaration[$0.upperBound...] } ?? ""
      if name.first(where: { $0 != " " }) != "`" { found.append(index + 1) }
      isTest = false
    }
    return found
  }

  @Test func `Names of tests are sentences in back-ticks`() throws {
    let sources = try SwiftSource.all(below: "Tests")
    #expect(sources.count > 500)
    for source in sources {
      for number in Self.others(in: source) { Issue.record("\(source.path):\(number)") }
    }
  }

  @Test func `The check finds what it looks for`() {
    let text = """
      @Test func `Says this`() {}
      @Test(arguments: [1, 2])
      func `Says that`(number: Int) {}
      @Test("says this")
      func saying() {}
      @Test("says that") func `Says that, too`() {}
      @Test(
        "says more",
        arguments: [3])
      func saysMore(number: Int) {}
      func help() {}
      // @Test("no") func no() {}
      """
    #expect(Self.others(in: SwiftSource(path: "", text: text)) == [4, 5, 6, 7, 10])
  }
}
