import Documents
import Testing

@testable import Formats

@Suite("The size of a document's paper")
struct PaperLengthFieldTests {
  private func read(_ fields: String) throws -> PaintingDocument {
    let text = """
      {"format": "filbert-painting", "version": 1, "aspectRatio": 1.5\(fields), "strokes": []}
      """
    return try PaintingDocument(json: Array(text.utf8))
  }

  @Test func `is the length of its longer side in millimetres, or none`() throws {
    #expect(try read("").painting.paperLength == nil)
    let sized = try read(#", "paperLength": 210.5"#)
    #expect(sized.painting.paperLength == PaperLength(millimeters: 210.5))
    let json = String(decoding: sized.json, as: UTF8.self)
    #expect(json.contains(#""aspectRatio": 1.5, "paperLength": 210.5,"#), "\(json)")
  }

  @Test(arguments: ["0", "0.5", "-297", "10001", "1e300", "\"A4\"", "null"])
  func `that no paper has is refused with the field's name`(value: String) {
    do {
      _ = try read(", \"paperLength\": \(value)")
      Issue.record("\(value) was read")
    } catch {
      #expect("\(error)".contains("paperLength"), "\(error)")
    }
  }

  @Test func `can't be given twice`() {
    #expect(throws: (any Error).self) { try read(#", "paperLength": 5, "paperLength": 5"#) }
  }
}
