import Base
import Canvas
import Documents
import Formats
import Foundation
import Testing

/// Files of ours that Inkscape opens and writes again.
@Suite("Files that went through Inkscape", .enabled(if: OtherProgram.isInstalled("inkscape")))
struct SVGInkscapeTests {
  static let contents = [
    ##"<linearGradient id="a"><stop stop-color="red"/><stop offset=".5" stop-color="#fc0" stop-opacity=".6"/><stop offset="1" stop-color="blue"/></linearGradient><radialGradient id="b" fx=".3"><stop stop-color="white"/><stop offset="1" stop-color="green"/></radialGradient><rect x="10" y="10" width="380" height="140" fill="url(#a)" stroke="black" stroke-width="3"/><ellipse cx="300" cy="220" rx="70" ry="60" fill="url(#b)"/><path d="M20 250H200" stroke="url(#b)" stroke-width="30"/>"##,
    ##"<rect x="10" y="10" width="380" height="140" fill="#fc8"/><circle cx="200" cy="160" r="50" fill="#0af" style="mix-blend-mode:multiply"/><g style="mix-blend-mode:screen"><circle cx="290" cy="140" r="40" fill="#a30"/><circle cx="320" cy="150" r="40" fill="#03a"/></g>"##,
    ##"<clipPath id="c"><circle cx="100" cy="80" r="60"/></clipPath><clipPath id="d"><rect x="200" y="40" width="90" height="90" transform="rotate(5)"/></clipPath><g clip-path="url(#c)"><rect x="40" y="20" width="60" height="120" fill="#048"/><rect x="100" y="20" width="60" height="120" fill="#840"/></g><circle cx="250" cy="90" r="60" clip-path="url(#d)" fill="teal"/>"##,
    ##"<linearGradient id="w"><stop stop-color="white"/><stop offset="1"/></linearGradient><mask id="m"><rect width="400" height="300" fill="url(#w)"/><circle cx="300" cy="80" r="30" fill="#666"/></mask><g mask="url(#m)"><rect x="100" y="30" width="250" height="100" fill="purple"/><path d="M100 80C250 0 300 160 350 80" stroke="gold" stroke-width="9" fill="none"/></g>"##,
    ##"<g opacity=".5"><rect x="20" y="70" width="100" height="60" fill="red"/><g opacity=".5"><rect x="70" y="100" width="100" height="60" fill="blue"/><circle cx="200" cy="120" r="40"/></g></g><text x="20" y="290" font-size="24" font-family="DejaVu Sans">Ink</text>"##,
  ]

  private func picture(_ file: [UInt8]) throws -> Surface {
    try PaintingPicture.surface(
      of: SVGFile.painting(file), size: PixelSize(width: 800, height: 600))
  }

  @Test(arguments: contents) func `look as before`(content: String) throws {
    let foreign =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 400 300\">\(content)</svg>"
    let painting = try SVGFile.painting(Array(foreign.utf8))
    let ours = SVGFile.bytes(of: painting, title: "A")
    try OtherProgram.withFolder { folder in
      let (file, again) = (folder + "/a.svg", folder + "/b.svg")
      try Data(ours).write(to: URL(filePath: file))
      try OtherProgram.run(
        "inkscape", [file, "--export-plain-svg", "--export-filename=\(again)"])
      let read = try SVGFile.read(Array(Data(contentsOf: URL(filePath: again))))
      #expect(read.pictured.isEmpty, "\(content)")
      let pictures = try [
        picture(ours),
        PaintingPicture.surface(of: read.painting, size: PixelSize(width: 800, height: 600)),
      ]
      #expect(try PictureDifference.rootMeanSquare(pictures[0], pictures[1]) <= 2, "\(content)")
    }
  }
}
