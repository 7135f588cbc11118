import Testing

/// A public declaration has a comment that adds to its name.
@Suite struct DocumentationTests {
  /// The requirements of the standard library's protocols, which are known by name.
  private static let known: Set<Substring> = [
    "allCases", "description", "endIndex", "hash", "id", "makeIterator", "next", "rawValue",
    "startIndex",
  ]
  /// The labels of its initializers.
  private static let knownLabels: Set<Substring> = ["arrayLiteral", "integerLiteral", "rawValue"]

  /// The places of the public declarations without a documentation comment.
  ///
  /// An override has that of its class, and a witness that of its requirement. Operators need none, and neither do the
  /// cases of an enum and the messages of `Texts`, whose English says it.
  private static func undocumented(in declarations: PublicDeclarations) -> [String] {
    declarations.all.filter { declaration in
      let isMessage =
        declaration.source.path.hasPrefix("Sources/Texts/")
        && declaration.owner?.hasSuffix("Texts") == true
      let words = SwiftSource.words(of: declaration.source.code[declaration.line])
      let isKnown =
        isMessage || words.contains("override")
        || declaration.kind == "func" && declaration.name.isEmpty
        || known.contains(declaration.name)
        || declaration.kind == "init" && !knownLabels.isDisjoint(with: words)
      return !isKnown && !declaration.isDocumented && !declarations.isWitness(declaration)
    }.map(\.place)
  }

  @Test func `Each public declaration has a documentation comment`() throws {
    let declarations = PublicDeclarations(in: try SwiftSource.all(below: "Sources"))
    #expect(declarations.all.count > 6000)
    for place in Self.undocumented(in: declarations) { Issue.record("\(place)") }
  }

  @Test func `The check finds what it looks for`() {
    let text = #"""
      public import Base
      public struct A: B {
        /// A number.
        @Argument(
          help: "the number (of one)")
        public var one: Int
        public var two = "public var three"  // public var four
        public init?(rawValue: Int) {}
        public init(_ five: Int) {}
        public func six() {}
        public static func == (a: A, b: A) -> Bool { true }
        public override func seven() {}
        func eight() {}
        public func hash(into hasher: inout Hasher) {}
      }
      /// A protocol.
      @MainActor public protocol B: AnyObject {
        func six()
        /// A number.
        var nine: Int { get }
      }
      public final class C<Value: B>:
        Sendable
      {
        public func six() {}
        public let ten: Int
      }
      protocol D {
        func fourteen()
      }
      extension A {
        public var nine: Int { 9 }
        public enum Eleven {
          case twelve
          @discardableResult
          public func nine() {}
        }
      }
      /// Documented.
      public let thirteen = 13
      extension A: D {
        public func fourteen() {}
        func open() { if case .open(let fifteen) = self {} }
      }
      """#
    let found = Self.undocumented(
      in: PublicDeclarations(in: [SwiftSource(path: "", text: text)]))
    #expect(
      found.map { $0.prefix { $0 != " " } } == [
        ":2:", ":7:", ":9:", ":18:", ":22:", ":25:", ":26:", ":33:", ":36:", ":42:",
      ])
  }
}
