import Foundation
import Testing

/// Who calls what throws wants to know what: the type says it, as `throws(SVGError)`, or else the docs do.
@Suite struct ThrowsTests {
  private static let kinds: Set<Substring> = ["func", "init", "subscript"]

  /// The heads of public declarations that throw what neither their types nor their docs name.
  private static func unnamed(in source: SwiftSource) -> [String] {
    source.code.indices.compactMap { index in
      let words = SwiftSource.words(of: source.code[index])
      guard words.contains("public"), !kinds.isDisjoint(with: words),
        throwsAnything(source.code[index...])
      else { return nil }
      let docs = source.lines[..<index].reversed()
        .prefix { $0.contains(/^ *(?:\/\/\/|@)/) }
      let isNamed = docs.contains { $0.contains("- Throws: ") }
      return isNamed ? nil : "\(source.path):\(index + 1): \(source.lines[index])"
    }
  }

  /// Whether a declaration throws without a type, from the line on with which it begins.
  private static func throwsAnything(_ lines: ArraySlice<Substring>) -> Bool {
    var depth = 0
    var outside = ""
    for line in lines {
      if depth == 0, !outside.isEmpty, !line.contains(/^ *(?:async|throws|->|where|\))/) { break }
      for character in line {
        switch character {
        case "(" where depth == 0 && outside.hasSuffix("throws"):
          return false
        case "(", "[": depth += 1
        case ")", "]": depth -= 1
        case "{" where depth == 0: return outside.isThrowing
        default: if depth == 0 { outside.append(character) }
        }
      }
      outside.append(" ")
    }
    return outside.isThrowing
  }

  @Test func `Public declarations that throw name their errors`() throws {
    var count = 0
    for source in try SwiftSource.all(below: "Sources") {
      count += source.text.contains("- Throws: ") ? 1 : 0
      // What a verb throws is the argument parser's affair.
      guard !source.path.hasPrefix("Sources/CommandLine/") else { continue }
      for place in Self.unnamed(in: source) { Issue.record("\(place)") }
    }
    #expect(count > 50)
  }

  @Test func `The check finds what it looks for`() {
    let text = """
      public func a() throws {}
      public func b(
        _ body: () throws -> Void
      ) throws -> Int {}
      public func c(
        _ body: () -> Int = { 1 }
      )
        async throws -> Int
      {}
      /// - Parameter e: none.
      @discardableResult
      public init(e: Int) throws { self.e = e }

      /// - Throws: `F`.
      @discardableResult
      public func f() throws -> Int {}
      public func g(_ body: () throws -> Void) rethrows {}
      public func h(_ body: () throws(I) -> Void) throws(I) {}
      public func j() -> () throws -> Void { {} }
      func k() throws {}
      public var l: Int
      """
    let found = Self.unnamed(in: SwiftSource(path: "", text: text))
    #expect(found.map { $0.prefix(3) } == [":1:", ":2:", ":5:", ":12"])
  }
}

extension String {
  /// Whether a head of a declaration says so before its result.
  fileprivate var isThrowing: Bool {
    let head = self[..<(range(of: "->")?.lowerBound ?? endIndex)]
    return SwiftSource.words(of: head).contains("throws")
  }
}
