import Testing

@Suite struct ForceTests {
  /// Forced values, casts and calls, and types that force whoever reads them: all have a mark right behind something.
  private static func places(in source: SwiftSource) -> [String] {
    source.places { line in
      line.utf8.contains(UInt8(ascii: "!")) && line.contains(/[\w)\]}>`"?]!/)
    }
  }

  @Test func `No source forces a value`() throws {
    let sources = try SwiftSource.all(below: "Sources")
    #expect(sources.count > 500)
    for place in sources.flatMap(Self.places) { Issue.record("\(place)") }
  }

  @Test func `The check finds what it looks for`() {
    let forced = ##"""
      let a = b!
      let c = d[0]!.e + f()!
      let g = try! h() as! Int
      var i: View!
      let j: [Int?]! = k?.l!
      let m = "\(n!)"
      let o = #"\#(p!)"# + """
        \(q!)
        """
      let r = list.first { $0 > 1 }! + `class`!
      """##
    #expect(Self.places(in: SwiftSource(path: "", text: forced)).count == 9)
    let fine = #"""
      // Wait! let a = b!
      /// a! /* b! */
      /* let a = /* b! */ c! */
      guard !a, b != c, !(d), ![].isEmpty else { return !e }
      let f = "Stop!" + #"g!"h!"# + "i\(!j ? "k!" : "l")!"
      let m = """
        Go! "n!" \("o!")
        """
      let p = q.firstMatch(of: /r!/) ?? s.firstMatch(of: #/t!/u!/#)
      func `Hello! World!`() {}
      """#
    #expect(Self.places(in: SwiftSource(path: "", text: fine)).isEmpty)
  }
}
