import Base
import Canvas
import Documents
import Formats
import Testing

/// Small files, a feature each, beside what librsvg makes of them.
@Suite("An SVG of another program")
struct SVGLikenessTests {
  /// A paper at 100 %, for which pictures are made.
  private static let size = PixelSize(width: 1600, height: 1200)

  private static func file(_ content: String) -> [UInt8] {
    Array(
      """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="100" height="75"
        viewBox="0 0 100 75"><rect width="100" height="75" fill="white"/>\(content)</svg>
      """.utf8)
  }

  /// The root mean square of the differences of all channels, and the part of pixels that are far off.
  private func difference(_ content: String) throws -> (mean: Double, farOff: Double) {
    let file = Self.file(content)
    let read = try SVGFile.read(file)
    let ours = try PaintingPicture.surface(of: read.painting, size: Self.size)
    let theirs = try #require(SVGRenderer(file)?.picture(of: nil, scaledTo: Self.size)).pixels
    return (
      try PictureDifference.rootMeanSquare(ours, theirs), PictureDifference.farOff(ours, theirs)
    )
  }

  private func expectLikeness(_ content: String) throws {
    let difference = try difference(content)
    #expect(difference.mean <= 2, "\(content)")
    #expect(difference.farOff <= 0.001, "\(content)")
  }

  static let gradients = [
    ##"<linearGradient id="a"><stop stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient><rect x="10" y="10" width="80" height="50" fill="url(#a)"/>"##,
    ##"<linearGradient id="a" x1="0" y1="0" x2="0" y2="1" spreadMethod="reflect"><stop offset=".2" stop-color="#fc0"/><stop offset=".6" stop-color="#06c" stop-opacity=".2"/></linearGradient><circle cx="50" cy="37" r="30" fill="url(#a)"/>"##,
    ##"<radialGradient id="a" cx=".3" cy=".3" r=".7"><stop stop-color="white"/><stop offset="1" stop-color="green"/></radialGradient><ellipse cx="50" cy="37" rx="40" ry="20" fill="url(#a)"/>"##,
    ##"<radialGradient id="a" fx=".35" fy=".5" spreadMethod="reflect" r=".3"><stop stop-color="orange"/><stop offset="1" stop-color="purple"/></radialGradient><rect x="10" y="10" width="80" height="50" fill="url(#a)"/>"##,
    ##"<linearGradient id="a" gradientUnits="userSpaceOnUse" x1="10" x2="90"><stop stop-color="red"/><stop offset="1" stop-color="lime"/></linearGradient><path d="M10 40H90" stroke="url(#a)" stroke-width="20"/>"##,
    ##"<linearGradient id="a"><stop stop-color="red"/><stop offset="1"/></linearGradient><linearGradient id="b" xlink:href="#a" gradientTransform="rotate(45)"/><rect x="10" y="10" width="50" height="50" fill="url(#b)"/>"##,
    ##"<linearGradient id="a"><stop stop-color="teal"/></linearGradient><rect x="10" y="10" width="50" height="50" fill="url(#a)"/>"##,
    ##"<rect x="10" y="10" width="50" height="50" fill="url(#none) maroon"/>"##,
    ##"<linearGradient id="a"><stop class="s"/><stop offset="1" style="stop-color:#00f"/></linearGradient><style>.s{stop-color:#f0f}</style><rect x="10" y="10" width="80" height="50" fill="url(#a)" opacity=".5"/>"##,
    ##"<pattern id="a" width="10" height="10" patternUnits="userSpaceOnUse"><circle cx="5" cy="5" r="3" fill="navy"/></pattern><rect x="10" y="10" width="80" height="50" fill="url(#a)" stroke="black"/>"##,
    ##"<linearGradient id="a"><stop stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient><text x="5" y="50" font-size="30" font-family="DejaVu Sans" fill="url(#a)">Ink</text>"##,
  ]

  /// What a painting has gradients for.
  static let ownGradients = [
    ##"<linearGradient id="a" x1="20%" y1="10%" x2="80%" y2="90%"><stop offset="10%" stop-color="#123"/><stop offset="50%" stop-color="#fa0"/><stop offset="90%" stop-color="#2af"/></linearGradient><path d="M10 10C40 0 60 80 90 30L80 70Z" fill="url(#a)" stroke="black" stroke-width="2"/>"##,
    ##"<linearGradient id="a" spreadMethod="reflect" x2=".2" gradientTransform="skewX(30)"><stop stop-color="red"/><stop offset="1" stop-color="yellow"/></linearGradient><rect x="10" y="10" width="80" height="50" fill="url(#a)"/>"##,
    ##"<radialGradient id="a" gradientUnits="userSpaceOnUse" cx="50" cy="40" r="30" fx="40" fy="30" spreadMethod="reflect"><stop stop-color="#fff"/><stop offset="1" stop-color="#00f"/></radialGradient><circle cx="50" cy="37" r="35" fill="url(#a)"/>"##,
    ##"<radialGradient id="a" gradientTransform="rotate(30) scale(1 .5)"><stop stop-color="#fff"/><stop offset=".5" stop-color="#0a0" stop-opacity=".5"/><stop offset="1" stop-color="#00f"/></radialGradient><rect x="5" y="5" width="90" height="60" fill="url(#a)"/>"##,
    ##"<linearGradient id="a"><stop offset=".5" stop-color="red"/><stop offset=".5" stop-color="blue"/></linearGradient><rect x="10" y="10" width="80" height="50" fill="url(#a)"/>"##,
    ##"<linearGradient id="a" x2="0" y2="1"><stop stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient><rect x="20" y="5" width="60" height="40" fill="url(#a)"/>"##,
    ##"<radialGradient id="a" cx="0" cy="1" r="90%"><stop stop-color="red"/><stop offset="1" stop-color="blue"/></radialGradient><rect x="10" y="10" width="80" height="50" fill="url(#a)"/>"##,
    ##"<linearGradient id="a"><stop stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient><path d="M10 40H90" fill="url(#a)" stroke="url(#a)" stroke-width="9"/><rect x="10" y="50" width="80" height="20" fill="url(#a)"/>"##,
    ##"<linearGradient id="a" gradientUnits="userSpaceOnUse" x1="0%" x2="100%"><stop stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient><g transform="translate(10 5) scale(.7) rotate(8)" opacity=".6"><rect x="10" y="10" width="80" height="50" fill="url(#a)"/></g>"##,
    ##"<linearGradient id="a"><stop stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient><ellipse cx="50" cy="37" rx="40" ry="25" fill="none" stroke="url(#a)" stroke-width="8" stroke-dasharray="12 6"/>"##,
    ##"<linearGradient id="a" gradientUnits="userSpaceOnUse" x2="90"><stop stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient><text x="5" y="50" font-size="30" font-family="DejaVu Sans" fill="url(#a)">Ink</text>"##,
    ##"<linearGradient id="b"><stop stop-color="#c00" offset=".1"/><stop stop-color="#00c" offset=".05"/><stop stop-color="#0c0" offset="2"/></linearGradient><linearGradient id="a" xlink:href="#b" y2="1"/><path d="M50 5L80 70L5 28H95L20 70z" fill="url(#a)" fill-rule="evenodd"/>"##,
  ]

  static let groups = [
    ##"<g opacity=".5"><rect width="60" height="60" fill="red"/><rect x="30" y="10" width="60" height="60" fill="blue"/></g>"##,
    ##"<rect x="20" y="20" width="50" height="40" fill="red" stroke="blue" stroke-width="12" opacity=".5"/>"##,
    ##"<clipPath id="c"><circle cx="50" cy="37" r="30"/></clipPath><g clip-path="url(#c)"><rect width="50" height="75" fill="red"/><rect x="50" width="50" height="75" fill="green"/></g>"##,
    ##"<clipPath id="c"><rect x="10" y="10" width="40" height="40"/></clipPath><circle cx="50" cy="37" r="30" clip-path="url(#c)"/>"##,
    ##"<clipPath id="c"><rect width="100" height="75"/></clipPath><circle cx="50" cy="37" r="30" clip-path="url(#c)" fill="teal"/>"##,
    ##"<mask id="m"><rect width="50" height="75" fill="white"/><rect x="50" width="50" height="75" fill="#666"/></mask><circle cx="50" cy="37" r="30" mask="url(#m)" fill="purple"/>"##,
    ##"<rect width="60" height="60" fill="#f80"/><rect x="30" y="20" width="60" height="50" fill="#08f" style="mix-blend-mode:multiply"/>"##,
    ##"<g style="isolation:isolate"><rect width="60" height="60" fill="#f80"/><rect x="30" y="20" width="60" height="50" fill="#08f" style="mix-blend-mode:screen"/></g><circle cx="80" cy="20" r="10"/>"##,
    ##"<filter id="f"><feGaussianBlur stdDeviation="3"/></filter><g transform="rotate(10)"><rect x="20" y="20" width="50" height="30" filter="url(#f)"/></g>"##,
    ##"<filter id="f" x="-1" y="-1" width="3" height="3"><feOffset dx="10" dy="10"/></filter><rect x="20" y="20" width="20" height="20" filter="url(#f)" fill="red"/>"##,
    ##"<g opacity=".4"><circle cx="25" cy="37" r="20" fill="red"/><circle cx="75" cy="37" r="20" fill="blue"/></g>"##,
    ##"<filter id="f" x="-1" y="-1" width="3" height="3"><feOffset dx="10" dy="10"/></filter><switch><rect systemLanguage="xx" width="50" height="50" fill="red"/><g><rect x="50" width="20" height="20" fill="lime" filter="url(#f)"/></g><rect width="90" height="10" filter="url(#f)"/></switch>"##,
    ##"<filter id="f"><feOffset dx="5"/></filter><g xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:groupmode="layer" opacity=".5"><rect x="10" y="10" width="40" height="40" fill="red"/><rect x="30" y="30" width="40" height="40" filter="url(#f)"/></g>"##,
    ##"<filter id="f"><feOffset dx="5"/></filter><g id="a#b"><rect id="c#d" x="10" y="10" width="40" height="40" fill="red" filter="url(#f)"/></g>"##,
    ##"<marker id="m" markerWidth="6" markerHeight="6" refX="3" refY="3"><circle cx="3" cy="3" r="4" fill="red"/></marker><path d="M10 20H60" stroke="black" stroke-width="3" marker-end="url(#m)"/>"##,
    ##"<text x="5" y="60" font-size="40" font-family="DejaVu Serif" fill="gold" stroke="red" stroke-width="2" opacity=".5">Ink</text>"##,
    ##"<g opacity="0"><rect width="50" height="50"/><rect width="90" height="20"/></g><g opacity=".5"><g opacity=".5"><rect width="30" height="30"/></g></g>"##,
  ]

  /// What stays a group of the painting.
  static let compositions = [
    ##"<g opacity=".5"><rect width="60" height="60" fill="red"/><rect x="30" y="10" width="60" height="60" fill="blue"/></g>"##,
    ##"<g opacity=".5"><rect width="60" height="60" fill="red" fill-opacity=".5"/><g opacity=".4"><circle cx="50" cy="40" r="20"/><circle cx="60" cy="40" r="20" fill="gold"/></g></g>"##,
    ##"<rect x="20" y="20" width="50" height="40" fill="red" stroke="blue" stroke-width="12" opacity=".5"/>"##,
    ##"<g id="a"><rect width="40" height="40" fill="red"/><rect x="20" y="10" width="30" height="30" fill="lime"/></g><use href="#a" x="40" y="20" opacity=".5"/>"##,
    ##"<text x="5" y="60" font-size="40" font-family="DejaVu Sans" opacity=".5"><tspan fill="red">In</tspan><tspan dx="-20" fill="blue">k</tspan></text>"##,
    ##"<rect width="60" height="60" fill="#f80"/><rect x="30" y="20" width="60" height="50" fill="#08f" style="mix-blend-mode:multiply"/>"##,
    ##"<rect width="60" height="60" fill="#f80"/><g style="mix-blend-mode:difference" opacity=".7"><rect x="30" y="20" width="60" height="50" fill="#08f"/><circle cx="30" cy="20" r="15" fill="#fff"/></g>"##,
    ##"<circle cx="20" cy="20" r="19" fill="#fc0"/><g style="isolation:isolate"><rect width="60" height="60" fill="#f80"/><rect x="30" y="20" width="60" height="50" fill="#08f" style="mix-blend-mode:screen"/></g>"##,
    ##"<clipPath id="c"><circle cx="50" cy="37" r="30"/></clipPath><g clip-path="url(#c)"><rect width="50" height="75" fill="red"/><rect x="50" width="50" height="75" fill="green"/></g>"##,
    ##"<clipPath id="c"><rect x="10" y="10" width="40" height="40"/></clipPath><circle cx="50" cy="37" r="30" clip-path="url(#c)"/>"##,
    ##"<clipPath id="c" transform="rotate(20 50 37)"><path d="M50 5L80 70L5 28H95L20 70z" clip-rule="evenodd" fill="none"/></clipPath><rect width="100" height="75" fill="teal" clip-path="url(#c)"/>"##,
    ##"<defs><circle id="s" r="15"/></defs><clipPath id="c"><use href="#s" x="20" y="30"/><use href="#s" x="60" y="40" transform="scale(1 .7)"/></clipPath><g transform="scale(1.2)" clip-path="url(#c)"><rect width="100" height="75" fill="navy"/></g>"##,
    ##"<clipPath id="c"><circle cx="40" cy="37" r="30"/></clipPath><clipPath id="d"><circle cx="60" cy="37" r="30"/></clipPath><g clip-path="url(#c)"><g clip-path="url(#d)"><rect width="100" height="75" fill="purple"/></g></g>"##,
    ##"<clipPath id="c"/><rect width="100" height="75" fill="purple" clip-path="url(#c)"/><circle cx="50" cy="30" r="9"/>"##,
    ##"<g stroke="red" fill="blue"><clipPath id="c"><circle cx="50" cy="37" r="20" stroke-width="20"/></clipPath></g><rect width="100" height="75" clip-path="url(#c)" fill="#888"/>"##,
    ##"<mask id="m"><rect width="50" height="75" fill="white"/><rect x="50" width="50" height="75" fill="#666"/></mask><circle cx="50" cy="37" r="30" mask="url(#m)" fill="purple"/>"##,
    ##"<mask id="m" maskUnits="userSpaceOnUse" x="20" y="20" width="50" height="30"><rect width="100" height="75" fill="white"/><circle cx="50" cy="37" r="10"/></mask><rect width="100" height="75" mask="url(#m)" fill="#a40"/>"##,
    ##"<linearGradient id="g"><stop stop-color="#fff"/><stop offset="1"/></linearGradient><mask id="m"><rect x="10" y="10" width="80" height="55" fill="url(#g)"/></mask><g mask="url(#m)"><rect width="100" height="75" fill="red"/><circle cx="50" cy="37" r="20" fill="yellow"/></g>"##,
    ##"<mask id="m" style="mask-type:alpha"><rect width="100" height="75" fill-opacity=".3"/><circle cx="50" cy="37" r="20"/></mask><rect width="100" height="75" mask="url(#m)" fill="#084"/>"##,
    ##"<mask id="m"><g opacity=".5"><circle cx="40" cy="37" r="25" fill="white"/><circle cx="60" cy="37" r="25" fill="white"/></g></mask><clipPath id="c"><circle cx="50" cy="37" r="30"/></clipPath><rect width="100" height="75" mask="url(#m)" clip-path="url(#c)" opacity=".8" fill="#048"/>"##,
    ##"<clipPath id="c"><circle cx="50" cy="37" r="30"/></clipPath><text x="5" y="60" font-size="60" font-family="DejaVu Sans" clip-path="url(#c)">Ink</text>"##,
    ##"<mask id="m"><rect width="50" height="75" fill="white"/></mask><g mask="url(#m)" transform="translate(20 10) scale(.8)"><rect width="100" height="75" fill="red"/></g>"##,
  ]

  /// Clips and masks that a painting has as groups.
  static let masks = [
    ##"<clipPath id="c" clipPathUnits="objectBoundingBox"><circle cx=".5" cy=".5" r=".5"/></clipPath><rect x="10" y="10" width="80" height="50" fill="red" clip-path="url(#c)"/>"##,
    ##"<clipPath id="c" clipPathUnits="objectBoundingBox"><rect x=".1" width=".5" height="1"/></clipPath><path d="M10 10C40 0 60 80 90 30L80 70Z" fill="teal" clip-path="url(#c)"/>"##,
    ##"<clipPath id="c" clipPathUnits="objectBoundingBox"><ellipse cx=".5" cy=".5" rx=".5" ry=".3"/></clipPath><g transform="translate(5 8)" clip-path="url(#c)"><rect x="15" y="5" width="30" height="50" fill="red"/><g transform="translate(40 10)"><circle cx="20" cy="20" r="20" fill="blue"/></g></g>"##,
    ##"<clipPath id="c" clipPathUnits="objectBoundingBox"><circle cx=".5" cy=".5" r=".5"/></clipPath><defs><rect id="r" width="40" height="30"/></defs><use href="#r" x="20" y="10" fill="navy" clip-path="url(#c)"/>"##,
    ##"<clipPath id="c"><circle cx="20" cy="20" r="18"/></clipPath><defs><rect id="r" width="40" height="40"/></defs><use href="#r" x="40" y="20" fill="navy" clip-path="url(#c)"/>"##,
    ##"<mask id="m" maskContentUnits="objectBoundingBox"><rect width="1" height="1" fill="#555"/><circle cx=".5" cy=".5" r=".4" fill="white"/></mask><rect x="10" y="10" width="80" height="50" fill="purple" mask="url(#m)"/>"##,
    ##"<mask id="m" x="0" y="0" width=".5" height="1"><rect width="100" height="75" fill="white"/></mask><rect x="20" y="10" width="60" height="50" fill="purple" mask="url(#m)"/>"##,
    ##"<mask id="m"><linearGradient id="g"><stop stop-color="white"/><stop offset="1"/></linearGradient><rect width="100" height="75" fill="url(#g)"/></mask><clipPath id="c"><circle cx="50" cy="37" r="30"/></clipPath><rect x="10" y="5" width="80" height="60" fill="red" mask="url(#m)" clip-path="url(#c)"/>"##,
    ##"<clipPath id="c"><text x="5" y="55" font-size="40" font-weight="bold" font-family="DejaVu Sans">Ink</text></clipPath><rect width="100" height="75" fill="teal" clip-path="url(#c)"/>"##,
    ##"<mask id="a"><circle cx="35" cy="37" r="30" fill="white"/></mask><mask id="b" mask="url(#a)"><circle cx="65" cy="37" r="30" fill="white"/></mask><rect width="100" height="75" fill="#c60" mask="url(#b)"/>"##,
    ##"<clipPath id="c"><rect x="5" y="5" width="25" height="25"/></clipPath><rect width="40" height="40" fill="green" transform="translate(40 10) rotate(20)" clip-path="url(#c)"/>"##,
    ##"<clipPath id="c"/><mask id="m"/><rect width="40" height="40" clip-path="url(#c)"/><g mask="url(#m)"><circle cx="70" cy="30" r="20"/></g><circle cx="50" cy="60" r="9" fill="red"/>"##,
  ]

  static let uses = [
    ##"<defs><path id="s" d="M0 0L10 0L5 10z"/></defs><use xlink:href="#s" x="10" y="10"/><use href="#s" x="40" y="30" fill="red" transform="scale(1.5)"/>"##,
    ##"<symbol id="s" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5" fill="green"/></symbol><use href="#s" x="10" y="10" width="30" height="30"/><use href="#s" x="50" y="10" width="40" height="20"/>"##,
    ##"<g id="a"><rect width="5" height="5"/></g><g id="b"><use href="#a" x="10"/><use href="#a" x="20"/></g><use href="#b" y="20" fill="blue"/>"##,
    ##"<g id="a"><use href="#a"/><rect width="20" height="20" fill="red"/></g><use href="#nothing"/>"##,
    ##"<defs><linearGradient id="g"><stop stop-color="red"/><stop offset="1"/></linearGradient><rect id="r" width="30" height="30" fill="url(#g)"/></defs><use href="#r" x="10" y="10"/><use href="#r" x="60" y="30" opacity=".5"/>"##,
    ##"<svg x="10" y="10" width="80" height="50" viewBox="0 0 10 10"><rect width="10" height="10" fill="red"/></svg>"##,
    ##"<svg x="10" y="10" width="80" height="50" viewBox="0 0 10 10" preserveAspectRatio="none"><circle cx="5" cy="5" r="4"/></svg>"##,
    ##"<svg x="10" y="10" width="30" height="30"><circle cx="20" cy="20" r="20" fill="red"/></svg>"##,
    ##"<svg x="10" y="10" width="30" height="30" overflow="visible"><circle cx="20" cy="20" r="20" fill="red"/></svg>"##,
    ##"<svg x="10%" y="10%" width="50%" height="50%"><rect width="50%" height="100%" fill="navy"/></svg>"##,
    ##"<defs><circle id="c" r="8"/></defs><use href="#c" x="50%" y="50%"/>"##,
  ]

  static let lines = [
    ##"<path d="M10 20H90" stroke="#000" stroke-width="8" stroke-dasharray="20 10" stroke-dashoffset="15"/><path d="M10 50H90" stroke="#00f" stroke-width="8" stroke-dasharray="12 6 3" stroke-dashoffset="-4"/>"##,
    ##"<path d="M10 20H90" stroke="#000" stroke-width="8" stroke-dasharray="20 10" stroke-dashoffset="25"/><path d="M10 50H90" stroke="#00f" stroke-width="6" stroke-linecap="round" stroke-dasharray="20 12" stroke-dashoffset="25"/>"##,
    ##"<marker id="m" orient="auto" markerWidth="6" markerHeight="6" refX="3" refY="3" viewBox="0 0 6 6"><path d="M0 0L6 3L0 6z"/></marker><path d="M10 50L40 20L70 50" fill="none" stroke="#000" stroke-width="3" marker-end="url(#m)" marker-mid="url(#m)"/>"##,
    ##"<rect x="10" y="10" width="40" height="50" fill="none" stroke="#000" stroke-width="4" stroke-dasharray="15 9 4 9"/><circle cx="75" cy="30" r="18" fill="none" stroke="#00f" stroke-width="4" stroke-dasharray="30 8"/><ellipse cx="75" cy="62" rx="18" ry="8" fill="none" stroke="#080" stroke-width="3" stroke-dasharray="20 6"/><rect x="16" y="16" width="28" height="38" rx="8" fill="none" stroke="red" stroke-width="3" stroke-dasharray="25 5"/>"##,
    ##"<path d="M10 20H90M30 5V70M50 5V70L80 40z" fill="none" stroke="red" stroke-width="10" stroke-opacity=".5"/>"##,
    ##"<path d="M10 20H90M10 20h0M50 50" stroke="red" stroke-width="10" stroke-linecap="round"/><path d="M20 60h0" stroke="blue" stroke-width="10" stroke-linecap="square"/>"##,
    ##"<marker id="m" orient="auto-start-reverse" markerUnits="userSpaceOnUse" markerWidth="12" markerHeight="12" refX="6" refY="6" overflow="visible"><circle cx="6" cy="6" r="5" fill="red" stroke="black"/><path d="M6 6h9"/></marker><path d="M10 60L30 20C50 0 60 70 80 30" fill="none" stroke="blue" stroke-width="2" marker-start="url(#m)" marker-mid="url(#m)" marker-end="url(#m)"/>"##,
    ##"<marker id="m" orient="30" markerWidth="4" markerHeight="2" viewBox="-10 -10 20 20" preserveAspectRatio="xMinYMin"><rect x="-8" y="-8" width="16" height="16" fill="teal" stroke="red" stroke-width="2"/></marker><g marker-end="url(#m)" stroke="#888" stroke-width="4" fill="none"><polygon points="20,20 80,30 50,60"/><polyline points="5,5 95,5"/></g>"##,
    ##"<path d="M10 60L30 10L50 60L55 10L90 65" fill="none" stroke="red" stroke-width="6"/><path d="M10 70L90 62" stroke="blue" stroke-width="4" stroke-miterlimit="1"/>"##,
    ##"<g transform="skewX(20) scale(.7 1.2)"><path d="M10 50L40 20L70 50Z" fill="gold" stroke="navy" stroke-width="8" stroke-linejoin="round"/><path d="M10 10C30 0 60 20 90 10" stroke="red" stroke-width="6" fill="none" stroke-dasharray="9 6" stroke-linecap="round" stroke-dashoffset="4"/></g>"##,
    ##"<path d="M20 60L50 10L80 60" fill="none" stroke="red" stroke-width="8"/>"##,
    ##"<path d="M20 60L30 10L40 60" fill="none" stroke="red" stroke-width="8"/>"##,
    ##"<path d="M20 60L30 10L40 60" fill="none" stroke="red" stroke-width="8" stroke-miterlimit="20"/>"##,
    ##"<path d="M20 60L50 10L80 60z" fill="gold" stroke="red" stroke-width="12" style="paint-order:stroke"/>"##,
    ##"<g transform="scale(2 1)"><circle cx="25" cy="37" r="15" fill="none" stroke="blue" stroke-width="6"/></g>"##,
    ##"<text x="5" y="50" font-size="40" font-family="DejaVu Sans" fill="gold" stroke="red">Ink</text>"##,
    ##"<path d="M50 5L80 70L5 28H95L20 70z" fill="#DA0" stroke="black" stroke-width="2"/><path fill-rule="evenodd" d="M5 5h20v20h-20zM10 10h10v10h-10z"/>"##,
    ##"<path d="M50 5L80 70L5 28H95L20 70z" fill="#DA0" fill-rule="evenodd" stroke="black" stroke-width="2" stroke-opacity=".4"/>"##,
    ##"<rect x="10%" y="10%" width="50%" height="50%" rx="5%" stroke="red" stroke-width="2%" fill="none"/><circle cx="70%" cy="60%" r="15%"/><line x1="10%" y1="90%" x2="90%" y2="90%" stroke="black"/>"##,
  ]

  static let styles = [
    ##"<style>g rect{fill:red} g > circle{fill:blue} rect + rect{fill:lime}</style><g><rect width="20" height="20"/><rect x="30" width="20" height="20"/><circle cx="70" cy="40" r="15"/></g>"##,
    ##"<style>.a.b{fill:teal} .a{fill:red} [id="x"]{stroke:black;stroke-width:3} rect:first-child{fill:gold}</style><g><rect width="20" height="20"/><rect class="a b" x="30" width="20" height="20" id="x"/></g>"##,
    ##"<style>rect{fill:red!important}</style><rect width="20" height="20" style="fill:blue" fill="lime"/>"##,
    ##"<style>@media print{rect{fill:lime}} rect:hover{fill:blue} #q{fill:orange} rect{fill:red}</style><rect id="q" width="40" height="40"/>"##,
    ##"<rect width="40" height="30" fill="hsl(120,100%,25%)"/><rect x="50" width="40" height="30" fill="hsla(240, 100%, 50%, 50%)"/><rect y="40" width="40" height="30" fill="#f80c"/><rect x="50" y="40" width="40" height="30" fill="rgba(255,0,0,.3)"/>"##,
    ##"<rect width="40" height="40" fill="red" style="transform:translate(30px,20px) rotate(20deg)"/>"##,
    ##"<text x="5" y="50" style="font:italic bold 24px 'DejaVu Serif'">abc</text>"##,
    ##"<g visibility="hidden"><rect width="30" height="30"/><rect x="40" width="30" height="30" visibility="visible"/></g><g display="none"><rect y="40" width="30" height="30" display="inline"/></g>"##,
    ##"<switch><rect systemLanguage="xx" width="50" height="50" fill="red"/><rect x="50" width="50" height="50" fill="lime"/><rect width="90" height="10"/></switch>"##,
    ##"<g fill="red" color="blue"><rect width="30" height="30" fill="currentColor"/><rect x="40" width="30" height="30" fill="inherit"/></g>"##,
    ##"<g style="stroke-width:4;stroke:#333"><g stroke-width="1em" font-size="3"><path d="M10 10H60"/></g><path d="M10 40H60"/></g>"##,
    ##"<style>/* a{ */ a{} rect{fill:url(#g)} </style><linearGradient id="g"><stop stop-color="#a00"/><stop offset="1" stop-color="#0a0"/></linearGradient><rect width="90" height="60"/>"##,
  ]

  static let texts = [
    ##"<defs><text id="t">One <tspan>two</tspan></text></defs><text x="5" y="40" font-size="15" font-family="DejaVu Sans"><tref xlink:href="#t"/> and <tref xlink:href="#t" fill="red"/></text>"##,
    ##"<text x="50" y="40" font-size="16" font-family="DejaVu Sans" text-anchor="middle">ab<tspan font-weight="bold">cd</tspan>ef</text>"##,
    ##"<text x="5" y="40" font-size="16" font-family="DejaVu Sans" letter-spacing="3">wide</text>"##,
    ##"<text x="5" y="40" font-size="16" font-family="DejaVu Sans" text-decoration="underline">under</text>"##,
    ##"<text x="5" y="30" font-size="14" font-family="DejaVu Sans"><tspan x="5" dy="1em">one</tspan><tspan x="5" dy="1.2em">two</tspan></text>"##,
    ##"<text x="10%" y="50%" font-size="16" font-family="Nothing Such, 'DejaVu Serif', serif">list</text>"##,
    ##"<text transform="translate(20 60) rotate(-30) scale(1.5 1)" font-size="16" font-family="DejaVu Sans">turned</text>"##,
    ##"<g font-size="10" font-family="DejaVu Sans"><text x="5" y="20" font-size="200%">per cent</text><text x="5" y="50" font-size="2em">em</text></g>"##,
    ##"<text x="95" y="40" font-size="16" font-family="DejaVu Sans" text-anchor="end" opacity=".5">faint</text>"##,
    ##"<text x="5" y="40" font-size="16" font-family="DejaVu Sans">a<tspan dy="-6" font-size="10">2</tspan><tspan dy="6">b</tspan></text>"##,
    ##"<text x="50" y="20" font-size="12" font-family="DejaVu Sans" text-anchor="middle">ab<tspan fill="red">cd</tspan></text><text x="95" y="50" font-size="12" font-family="DejaVu Sans" text-anchor="end">ab<tspan font-size="20">cd</tspan>e</text>"##,
    ##"<text x="5" y="40" font-size="40" font-family="DejaVu Sans" fill="none" stroke="navy" stroke-linejoin="round">AB</text>"##,
    ##"<text x="5" y="40" font-family="DejaVu Sans" font-size="large">word <tspan fill="red">red</tspan> word</text>"##,
  ]

  @Test(arguments: gradients) func `has its gradients and patterns`(content: String) throws {
    try expectLikeness(content)
  }

  @Test(arguments: ownGradients)
  func `has its gradients as gradients of elements`(content: String) throws {
    try expectLikeness(content)
    let read = try SVGFile.read(Self.file(content))
    #expect(read.pictured.isEmpty && read.omissions.isEmpty)
    #expect(read.painting.elements.contains { $0.style.hasGradients })
  }

  @Test(arguments: groups) func `has its groups, clips and filters`(content: String) throws {
    try expectLikeness(content)
  }

  @Test(arguments: compositions)
  func `has its clips, masks, blend modes and opacities as groups`(content: String) throws {
    try expectLikeness(content)
    let read = try SVGFile.read(Self.file(content))
    #expect(read.pictured == [] && read.omissions == [], "\(content)")
    // Written and read again, it is the same.
    let again = try SVGFile.read(SVGFile.bytes(of: read.painting, title: "A"))
    #expect(again.omissions == [])
    #expect(
      try PictureDifference.rootMeanSquare(
        PaintingPicture.surface(of: read.painting, size: Self.size),
        PaintingPicture.surface(of: again.painting, size: Self.size)) <= 0.5, "\(content)")
    #expect(again.painting.elements.map(\.groupStyles) == read.painting.elements.map(\.groupStyles))
  }

  @Test(arguments: masks) func `has its clips and masks as groups`(content: String) throws {
    try expectLikeness(content)
    #expect(try SVGFile.read(Self.file(content)).pictured == [], "\(content)")
  }

  /// Clips that librsvg draws in another way, with a point that they show and one that they hide.
  static let standardClips: [(content: String, seen: (Int, Int), hidden: (Int, Int))] = [
    (
      ##"<clipPath id="c" clipPathUnits="objectBoundingBox"><rect x="10%" width="50%" height="1"/></clipPath><path d="M10 10C40 0 60 80 90 30L80 70Z" clip-path="url(#c)"/>"##,
      (55, 44), (70, 55)
    ),
    (
      ##"<clipPath id="c" clipPathUnits="objectBoundingBox"><ellipse cx=".5" cy=".5" rx=".5" ry=".3"/></clipPath><g transform="rotate(10)" clip-path="url(#c)"><rect x="15" y="5" width="30" height="50"/><g transform="translate(40 10)"><circle cx="20" cy="20" r="20"/></g></g>"##,
      (11, 32), (18, 15)
    ),
    (
      ##"<clipPath id="a"><circle cx="35" cy="37" r="30"/></clipPath><clipPath id="b" clip-path="url(#a)"><circle cx="65" cy="37" r="30"/></clipPath><rect width="100" height="75" clip-path="url(#b)"/>"##,
      (50, 37), (80, 37)
    ),
  ]

  @Test(arguments: standardClips.indices)
  func `has clips as the standard says`(index: Int) throws {
    let (content, seen, hidden) = Self.standardClips[index]
    let read = try SVGFile.read(Self.file(content))
    let picture = try PaintingPicture.surface(of: read.painting, size: Self.size)
    func pixel(_ place: (Int, Int)) -> UInt32 {
      picture.pixel(x: place.0 * 16, y: place.1 * 16) & 0xFF_FFFF
    }
    #expect(pixel(seen) == 0 && pixel(hidden) == 0xFF_FFFF && read.pictured == [], "\(content)")
  }

  @Test(arguments: uses) func `has its copies and nested drawings`(content: String) throws {
    try expectLikeness(content)
  }

  @Test(arguments: lines) func `has its lines`(content: String) throws {
    try expectLikeness(content)
    #expect(try SVGFile.read(Self.file(content)).pictured == [], "\(content)")
  }

  @Test(arguments: styles) func `has its styles`(content: String) throws {
    try expectLikeness(content)
  }

  @Test(arguments: texts) func `has its texts`(content: String) throws {
    try expectLikeness(content)
    #expect(try SVGFile.read(Self.file(content)).pictured == [], "\(content)")
  }

  @Test func `has a symbol within its edges, as the standard says`() throws {
    let file = Self.file(
      ##"<symbol id="s" viewBox="0 0 10 10"><circle cx="10" cy="5" r="5"/></symbol>"##
        + ##"<use href="#s" x="10" y="10" width="40" height="40"/>"##)
    let picture = try PaintingPicture.surface(of: SVGFile.painting(file), size: Self.size)
    func pixel(_ x: Double) -> UInt32 {
      picture.pixel(x: Int(x * Double(Self.size.width) / 100), y: Self.size.height * 2 / 5)
        & 0xFF_FFFF
    }
    #expect(pixel(40) == 0 && pixel(60) == 0xFF_FFFF)
  }

  @Test func `is told apart from another one by these measures`() throws {
    let one = try difference(
      ##"<rect x="10" y="10" width="50" height="50" fill="red" filter="url(#)"/>"##)
    #expect(one.mean <= 2)
    let (a, b) = (Self.file("<circle cx=\"50\" cy=\"40\" r=\"9\"/>"), Self.file(""))
    let pictures = try [a, b].map {
      try PaintingPicture.surface(of: SVGFile.painting($0), size: Self.size)
    }
    #expect(try PictureDifference.rootMeanSquare(pictures[0], pictures[1]) > 20)
    #expect(PictureDifference.farOff(pictures[0], pictures[1]) > 0.01)
  }
}
