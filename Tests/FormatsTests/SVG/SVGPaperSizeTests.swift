import Base
import Documents
import Formats
import Testing

@Suite("The size of an SVG file")
struct SVGPaperSizeTests {
  private func length(_ attributes: String) throws -> Double? {
    let text = #"<svg xmlns="http://www.w3.org/2000/svg" \#(attributes)/>"#
    return try SVGFile.painting(Array(text.utf8)).paperLength?.millimeters
  }

  @Test(
    arguments: [
      (#"width="210mm" height="297mm" viewBox="0 0 210 297""#, 297),
      (#"width="210mm" height="297mm""#, 297), (#"width="21cm" height="29.7cm""#, 297),
      (#"width="11in" height="8.5in""#, 279.4), (#"width="72pt" height="36pt""#, 25.4),
      (#"width="6pc" height="3pc""#, 25.4), (#"width="960px" height="48px""#, 254),
      (#"width="100mm" viewBox="0 0 20 40""#, 200), (#"height="100mm" viewBox="0 0 20 40""#, 100),
      (#"width="100mm" height="100%" viewBox="0 0 40 20""#, 100),
      // It fits into the place that it has.
      (#"width="100mm" height="100mm" viewBox="0 0 40 20""#, 100),
      (#"width="300mm" height="100mm" viewBox="0 0 40 20""#, 200),
      // Programs round.
      (#"width="210mm" height="297mm" viewBox="0 0 595 842""#, 297),
    ] as [(String, Double)])
  func `is read in every real unit, 96 pixels to the inch`(attributes: String, millimeters: Double)
    throws
  {
    let found = try #require(try length(attributes))
    #expect(abs(found - millimeters) < 1e-9, "\(found)")
  }

  @Test(
    arguments: [
      #"viewBox="0 0 40 20""#, #"width="40" height="20""#,
      #"width="100%" height="100%" viewBox="0 0 4 2""#, #"width="4em" viewBox="0 0 4 2""#,
      #"width="0.1mm" viewBox="0 0 4 2""#, #"width="20000mm" viewBox="0 0 4 2""#,
      #"width="-4mm" viewBox="0 0 4 2""#, #"width="mm" viewBox="0 0 4 2""#,
    ])
  func `is none where nothing real is said, or nothing that a paper could be`(attributes: String)
    throws
  {
    #expect(try length(attributes) == nil)
  }

  @Test func `is written in millimetres, and drawn in the same units as ever`() throws {
    let painting = Painting(shape: .fixed(try #require(AspectRatio(0.5))), paperLength: .a4)
    let text = String(decoding: SVGFile.bytes(of: painting, title: ""), as: UTF8.self)
    #expect(text.contains(#"width="148.5mm" height="297mm" viewBox="0 0 1600 3200""#), "\(text)")
    let plain = Painting(shape: painting.shape)
    let other = String(decoding: SVGFile.bytes(of: plain, title: ""), as: UTF8.self)
    #expect(other.contains(#"width="1600" height="3200" viewBox="0 0 1600 3200""#), "\(other)")
  }
}
