import Base
import Canvas
import Documents
import Formats
import Testing

@Suite("Fills of an SVG file, seen")
struct SVGFillPictureTests {
  private static let width = 400

  private func render(_ painting: Painting) throws -> Surface {
    let size = try PaintingPicture.size(of: painting, width: Self.width)
    return try PaintingPicture.surface(of: painting, size: size)
  }

  @Test(
    arguments: [
      ##"<rect x="5" y="5" width="60" height="50"/><circle cx="60" cy="40" r="30" fill="#E02020" fill-opacity=".6"/>"##,
      ##"<g fill="teal" opacity=".7"><ellipse cx="30" cy="30" rx="25" ry="12"/><polygon points="50 5 95 40 60 70"/><polyline points="5 70 20 45 40 72 45 50" style="fill:#AA00CC"/></g>"##,
      ##"<path fill="navy" d="M10 10C40-10 60 50 90 10S95 60 70 65Q50 30 40 60T10 50"/><path fill="orange" d="m20 40a15 10 30 1 1 20 10l-5 20A30 30 0 0 1 20 40"/>"##,
      ##"<path d="M5 5H65V65H5zM15 15H55V55H15zM25 25V45H45V25zM70 10h25v60h-25zM75 20v40h15v-40z"/>"##,
      ##"<path fill-rule="evenodd" fill="green" d="M5 5H65V65H5zM15 15H55V55H15zM25 25V45H45V25zM40 40h50v30h-50z"/>"##,
      ##"<path fill="#3355AA" d="M5 5H45V45H5zM25 5H65V45H25zM30 30h60v40h-60zM60 60v-20h20v20zM70 5h10v10h-10zM80 15h10v10h-10z"/>"##,
      ##"<path fill="brown" d="M5 5H55V55H5zM30 30V70H90V30zM60 5a15 15 0 1 0 30 0a15 15 0 1 0-30 0"/>"##,
      ##"<g transform="translate(50 35) rotate(25) skewX(10)"><rect x="-35" y="-20" width="70" height="40" rx="18" ry="8" fill="crimson"/><rect x="-10" y="-8" width="20" height="20" rx="99" fill="gold" transform="scale(-1 1)"/></g>"##,
      ##"<g color="purple" fill="currentColor"><circle cx="30" cy="35" r="25" stroke="black" stroke-width="4"/><rect x="60" y="10" width="30" height="50" fill="inherit" stroke="lime" stroke-width="3" stroke-opacity=".5"/></g>"##,
      ##"<path d="M50 2L80 72 5 28H95L20 72z" fill="#DA0"/><path d="M5 5H45V45H5zM25 25H65V65H25z" fill="#225" fill-opacity=".5"/>"##,
      ##"<path d="M10 10H60V60H10zM30 30H90V70H30zM70 5V50H20V5z" fill="teal" fill-opacity=".6"/>"##,
      ##"<g fill-rule="evenodd"><path d="M50 2L80 72 5 28H95L20 72z" fill="#DA0"/></g><path d="M0 0L20 0 0 20" fill="red" stroke="none"/>"##,
    ])
  func `look as they do in librsvg`(content: String) throws {
    let text =
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 75" width="400" height="300">\#(content)</svg>"#
    let painting = try SVGFile.painting(Array(text.utf8))
    try OtherProgram.withFolder { folder in
      let other = try OtherProgram.rendering(
        of: Array(text.utf8), as: .svg, width: Self.width, in: folder)
      #expect(try PictureDifference.mean(render(painting), other) < 2)
      // The test can tell: without the fills it would not be near.
      let bare = Painting(
        shape: painting.shape, background: painting.background,
        baseElements: painting.elements.filter { !$0.isArea }.map {
          var element = $0
          element.style.fill = nil
          return element
        })
      #expect(try PictureDifference.mean(render(bare), other) > 10)
    }
  }

  @Test func `Texts look as they do in librsvg, wherever and however they stand`() throws {
    let text = ##"""
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="400" height="300">
      <g font-family="DejaVu Sans">
      <text x="10" y="50" font-size="30">Plain, <tspan font-weight="bold" fill="#c00">bold</tspan> and
        <tspan font-style="italic" fill="#06c">slanted</tspan></text>
      <text x="200" y="100" font-family="DejaVu Serif" font-size="30" text-anchor="middle">in the middle</text>
      <text x="390" y="140" font-size="24" text-anchor="end">at the end</text>
      <g transform="translate(40 260) rotate(-30)"><text font-size="36" fill-opacity=".5">turned</text></g>
      <text style="font-size:28px"><tspan x="200" y="200">first</tspan><tspan x="200" dy="1.2em">second</tspan></text>
      <text x="300" y="280" font-size="40">مرحبا</text></g></svg>
      """##
    let painting = try SVGFile.painting(Array(text.utf8))
    try OtherProgram.withFolder { folder in
      let other = try OtherProgram.rendering(
        of: Array(text.utf8), as: .svg, width: Self.width, in: folder)
      let difference = try PictureDifference.mean(render(painting), other)
      #expect(difference < 0.5)
      // The test can tell: each text counts.
      for place in painting.elements.indices {
        var fewer = Array(painting.elements)
        fewer.remove(at: place)
        let without = Painting(
          shape: painting.shape, background: painting.background, baseElements: fewer)
        #expect(try PictureDifference.mean(render(without), other) > 2 * difference)
      }
    }
  }
}
