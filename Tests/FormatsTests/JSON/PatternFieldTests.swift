import Base
import Documents
import Testing

@testable import Formats

@Suite("The pattern of a document's background")
struct PatternFieldTests {
  private func read(_ pattern: String) throws -> PaperPattern? {
    let text = """
      {"format": "filbert-painting", "version": 1, "aspectRatio": 1.5, "strokes": [],
       "background": {"color": "#FFFFFF", "pattern": \(pattern)}}
      """
    guard case .painting(let painting) = try NamedDocument(json: Array(text.utf8)).document else {
      return nil
    }
    return painting.background.pattern
  }

  @Test func `has a kind and a spacing, and a colour and an origin of its own`() throws {
    #expect(
      try read(#"{"kind": "ruled", "spacing": 0.02}"#)
        == PaperPattern(.ruled, spacing: 0.02, color: .patternBlue))
    #expect(
      try read(
        ##"{"kind": "isometric", "spacing": 1, "color": "#102030", "origin": [0.5, -1], "x": {}}"##)
        == PaperPattern(
          .isometric, spacing: 1, color: InkColor(rgb: 0x102030),
          origin: PaperPoint(x: 0.5, y: -1)))
  }

  @Test(
    arguments: [
      (#"{"spacing": 0.1}"#, "kind"), (#"{"kind": "ruled"}"#, "spacing"),
      (#"{"kind": "wavy", "spacing": 0.1}"#, "kind"),
      (#"{"kind": "ruled", "spacing": 0}"#, "spacing"),
      (#"{"kind": "ruled", "spacing": 1e9}"#, "spacing"),
      (#"{"kind": "ruled", "spacing": 0.1, "color": "blue"}"#, "color"),
      (#"{"kind": "ruled", "spacing": 0.1, "origin": [1]}"#, "origin"),
      (#"{"kind": "ruled", "spacing": 0.1, "origin": [1, 1000]}"#, "origin"),
    ])
  func `names the field that is wrong`(pattern: String, field: String) throws {
    do {
      _ = try read(pattern)
      Issue.record("it was read")
    } catch {
      #expect("\(error)".contains("background.pattern.\(field)"), "\(error)")
    }
  }
}
