import Foundation
import Testing

@Suite struct IntegerTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Lines that make an integer of a fraction, as far as one line tells.
  private static func rawConversions(in text: String) -> [String] {
    let argument = #"(?:[^()]|\((?:[^()]|\([^()]*\))*\))*?"#
    let fraction = #"(?:\.rounded\(|\.squareRoot\(| [*/] Double\(|Double\([^()]*\) [*/])"#
    let labels = "(?!saturating:|exactly:|clamping:)"
    guard
      let raw = try? Regex(#"\bU?Int(?:8|16|32|64)?\("# + labels + argument + fraction)
    else { return ["the expression is none"] }
    return text.split(separator: "\n").map(String.init).filter { $0.firstMatch(of: raw) != nil }
  }

  @Test func `Fractions become integers through one helper that never traps`() throws {
    let sources = Self.root.appending(path: "Sources")
    let files = try #require(FileManager.default.enumerator(atPath: sources.path))
    var count = 0
    for case let file as String in files where file.hasSuffix(".swift") && !file.hasPrefix("Texts/")
    {
      let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
      count += text.ranges(of: "(saturating: ").count
      for line in Self.rawConversions(in: text) { Issue.record("\(file): \(line)") }
    }
    #expect(count > 200)
  }

  @Test func `The check finds what it looks for`() {
    let raw =
      "let a = Int(width.rounded())\nlet b = UInt8((part * 255).rounded(.up))\nlet c = Int(Double(n) * x)"
    #expect(Self.rawConversions(in: raw).count == 3)
    let fine =
      "Int(saturating: width.rounded())\nInt(text)\nInt32(clamping: n)\nInt(count) * other.rounded()"
    #expect(Self.rawConversions(in: fine).isEmpty)
  }
}
