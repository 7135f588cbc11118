import Documents
import Formats
import TestSupport
import Testing

/// What of an SVG file is more than a painting can hold.
@Suite("The budget of an SVG file")
struct SVGBudgetTests {
  private func painting(_ content: String) throws -> Painting {
    let text =
      #"<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">\#(content)</svg>"#
    return try SVGFile.painting(Array(text.utf8))
  }

  private func refusal(of content: String) -> String? {
    do {
      _ = try painting(content)
      return nil
    } catch {
      return "\(error)"
    }
  }

  private static let tooMuch = "it has more lines than a painting can hold"

  @Test func `Curves count as the lines that are drawn in their places`() {
    let arcs = String(repeating: "a1e6 1e6 0 1 1 1 1", count: 60_000)
    #expect(refusal(of: "<path d='M0 0\(arcs)'/>") == Self.tooMuch)
    #expect(refusal(of: "<path d='M0 0\(arcs)' fill-rule='evenodd'/>") == Self.tooMuch)
    #expect(refusal(of: "<path d='M0 0\(arcs)' stroke='red'/>") == Self.tooMuch)
    #expect(refusal(of: "<path d='M0 0\(arcs)' fill='none' stroke='red'/>") == Self.tooMuch)
    let pieces = String(repeating: "<path d='M0 0\(arcs.prefix(18_000))'/>", count: 60)
    #expect(refusal(of: pieces) == Self.tooMuch)
    let circles = String(repeating: "<circle r='1e7'/>", count: 60_000)
    #expect(refusal(of: circles) == Self.tooMuch)
  }

  @Test func `What a large drawing has is read`() throws {
    let small = String(repeating: "a1 1 0 1 1 1 1", count: 60_000)
    #expect(try painting("<path d='M0 0\(small)'/>").elements.count == 1)
    let rectangles = String(repeating: "<rect width='3' height='2'/>", count: 200_000)
    #expect(try painting(rectangles).elements.count == 200_000)
    let circles = String(repeating: "<circle r='1'/>", count: 200_000)
    #expect(try painting(circles).elements.count == 200_000)
    let line = (0..<200_000).map { "\($0 % 101),\($0 % 97)" }.joined(separator: " ")
    #expect(try painting("<path d='M\(line)'/>").elements.count == 1)
  }
}
