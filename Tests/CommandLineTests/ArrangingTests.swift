import Testing

@testable import CommandLine

@Suite("The order of arguments")
struct ArrangingTests {
  @Test(
    arguments: [
      (["list", "--library", "a"], ["list", "--library", "a"]),
      (["--library", "a", "list", "--json"], ["list", "--library", "a", "--json"]),
      (["--library=a", "show", "1"], ["show", "--library=a", "1"]),
      (["--library", "a", "cat.json"], ["--library", "a", "cat.json"]),
      (["--library", "list"], ["--library", "list"]), (["--library"], ["--library"]), ([], []),
      (["list.json", "list"], ["list.json", "list"]),
    ])
  func `A library may be named before the verb`(_ given: [String], _ expected: [String]) {
    #expect(Verbs.arranged(given) == expected)
  }
}
