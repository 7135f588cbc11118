import Testing

/// Files that lead to each other in a circle are read all at once or not at all.
@Suite struct CircleTests {
  /// How many files a circle may have.
  private static let most = 3

  /// The circles with more files that are left, by their rooms. A list and its rows are one by nature; the others may
  /// become smaller, and go.
  private static let known: [String: [Int]] = [
    // The list of the verbs.
    "CommandLine": [17],
    // `PaintingEdit` with its rows and their consequences, and `ShapeKind` with its rows.
    "Documents": [26, 13],
    // The table of formats with what writes them.
    "Formats": [4],
    // The tools with their modes, which begin gestures in a context, which has the tools' settings.
    "Editing": [4],
    "Life": [11],
    "Platform": [15],
    "Widgets": [6],
  ]

  /// The files of a room that lead to each other by the names of their types, a set for each circle.
  static func circles(in files: [SwiftSource]) -> [Set<String>] {
    var homes: [Substring: String] = [:]
    for file in files {
      for line in file.code where line.utf8.first != UInt8(ascii: " ") {
        let words = SwiftSource.words(of: line)
        if let type = SwiftSource.declaredType(in: words) { homes[type] = file.path }
      }
    }
    var next: [String: Set<String>] = [:]
    for file in files {
      let words = file.code.flatMap(SwiftSource.words)
      next[file.path] = Set(words.compactMap { homes[$0] }).subtracting([file.path])
    }
    let reached = next.mapValues { first in
      var seen: Set<String> = []
      var waiting = first
      while let file = waiting.popFirst() {
        if seen.insert(file).inserted { waiting.formUnion(next[file] ?? []) }
      }
      return seen
    }
    let circles = reached.compactMap { file, all in
      all.contains(file) ? all.filter { reached[$0]?.contains(file) == true } : nil
    }
    return Array(Set(circles))
  }

  @Test func `No circle has more files than those that are known`() throws {
    let rooms = Dictionary(grouping: try SwiftSource.all(below: "Sources")) {
      String($0.path.split(separator: "/")[1])
    }
    #expect(rooms.count > 20)
    for (room, files) in rooms {
      let large = Self.circles(in: files).filter { $0.count > Self.most }
        .sorted { $0.count > $1.count }
      let known = Self.known[room] ?? []
      #expect(large.map(\.count) == known, "\(room): \(large)")
    }
  }

  @Test func `The check finds what it looks for`() {
    let files = [
      ("a", "struct A { let b: B }"), ("b", "public final class B { func c(_ c: [C]) {} }"),
      ("c", "extension A { static let d = D.none }\nenum C { case a(A) }"),
      ("d", "enum D { case none }  // A"), ("e", "struct E { var f: F }"), ("f", "struct F: E {}"),
      ("g", "struct G { let a: A; let g: G? }"),
    ].map { SwiftSource(path: $0, text: $1) }
    #expect(Set(Self.circles(in: files)) == [["a", "b", "c"], ["e", "f"]])
  }
}
