import Base
import Canvas
import TestSupport
import Testing

@testable import Rendering

/// Lines drawn by our scanner and by Cairo, one over the other on two surfaces.
private final class TwoSurfaces {
  let size: PixelSize
  let ours: Surface
  let cairo: Surface
  private let scanner: InkScanner
  private let context: DrawingContext

  init(size: PixelSize, format: PixelFormat = .argb32, kernel: Int = 0) throws {
    self.size = size
    ours = try Surface(size: size, format: format)
    cairo = try Surface(size: size, format: format)
    // Cairo rounds otherwise on a surface that it knows to be untouched.
    cairo.clear(cairo.bounds)
    scanner = try InkScanner(size: size, kernel: kernel)
    context = DrawingContext(cairo)
  }

  /// Whether our scanner drew it; Cairo does.
  func draw(_ runs: [LineRun], _ pen: Pen, offsetX: Double = 0, offsetY: Double = 0) -> Bool {
    context.setInk(of: pen, offsetX: 0, offsetY: 0)
    context.draw(runs, of: pen, offsetX: offsetX, offsetY: offsetY)
    return scanner.paint(runs, of: pen, on: ours, offsetX: offsetX, offsetY: offsetY)
  }

  /// The same as coverage.
  func cover(_ runs: [LineRun], _ pen: Pen) -> Bool {
    context.setColor(.black)
    context.draw(runs, of: pen, offsetX: 0, offsetY: 0)
    return scanner.cover(runs, of: pen, cap: pen.style.cap, on: ours, offsetX: 0, offsetY: 0)
  }

  /// Where they differ, row by row; empty if they are the same.
  var differences: [String] {
    guard ours.pixels(in: ours.bounds) != cairo.pixels(in: cairo.bounds) else { return [] }
    var places: [String] = []
    for y in 0..<size.height {
      for x in 0..<size.width where ours.pixel(x: x, y: y) != cairo.pixel(x: x, y: y) {
        places.append(
          "\(x), \(y): \(ours.pixel(x: x, y: y)) and not \(cairo.pixel(x: x, y: y))")
      }
    }
    return places
  }
}

/// Lines as a hand never draws them.
private struct RandomLines {
  var random: SeededRandom

  mutating func pen() -> Pen {
    let width =
      Double.random(in: 0..<1, using: &random) < 0.1
      ? Double.random(in: 1...60, using: &random) : Double.random(in: 0.02...8, using: &random)
    var style = LineStyle(
      color: InkColor(
        red: .random(in: 0...255, using: &random), green: .random(in: 0...255, using: &random),
        blue: .random(in: 0...255, using: &random)))
    style.join = .round
    style.cap = [.butt, .round, .square].randomElement(using: &random) ?? .round
    return Pen(width: width, style: style)
  }

  /// - Parameter area: where it begins.
  mutating func line(in area: PixelSize) -> LineRun {
    let isSquare = Bool.random(using: &random)
    let step = Double.random(in: 0...1, using: &random) * .random(in: 1...40, using: &random)
    var place = PixelPoint(
      x: .random(in: 0...Double(area.width), using: &random),
      y: .random(in: 0...Double(area.height), using: &random))
    var points: [PixelPoint] = []
    for _ in 0..<Int.random(in: 2...60, using: &random) {
      switch Int.random(in: 0..<20, using: &random) {
      case 0 where !points.isEmpty: points.append(points[points.count - 1])
      case 1 where points.count > 1: points.append(points[points.count - 2])
      default:
        points.append(isSquare ? place.onHalfPixels : place)
        place.x += .random(in: -step...step, using: &random)
        place.y += .random(in: -step...step, using: &random)
      }
    }
    return LineRun(points: points[...], breadths: [])
  }
}

extension PixelPoint {
  fileprivate var onHalfPixels: PixelPoint {
    PixelPoint(x: (x * 2).rounded() / 2, y: (y * 2).rounded() / 2)
  }
}

@Suite("Lines that are scanned without Cairo")
struct InkScannerTests {
  @Test(arguments: 0..<InkScanner.kernelCount)
  func `Any line has Cairo's pixels, by each kernel of this processor`(kernel: Int) throws {
    var lines = RandomLines(random: SeededRandom(seed: 7))
    for side in [64, 200, 512] {
      let surfaces = try TwoSurfaces(
        size: PixelSize(width: side, height: side), kernel: kernel)
      for number in 0..<400 {
        let (line, pen) = (lines.line(in: surfaces.size), lines.pen())
        let offset = -Double(Int.random(in: 0...side / 4, using: &lines.random))
        #expect(surfaces.draw([line], pen, offsetX: offset, offsetY: offset / 2))
        let differences = surfaces.differences
        #expect(differences.isEmpty, "line \(number) on \(side) pixels: \(differences.prefix(4))")
        guard differences.isEmpty else { return }
      }
    }
  }

  @Test(arguments: 0..<InkScanner.kernelCount)
  func `Hundreds of edges in a row are not too many`(kernel: Int) throws {
    var random = SeededRandom(seed: 11)
    let surfaces = try TwoSurfaces(size: PixelSize(width: 64, height: 64), kernel: kernel)
    for _ in 0..<20 {
      let points = (0..<300).map { _ in
        PixelPoint(
          x: .random(in: 2...62, using: &random), y: .random(in: 2...62, using: &random))
      }
      var pen = Pen(width: .random(in: 0.1...2, using: &random), style: LineStyle(color: .black))
      pen.style.color.red = .random(in: 0...255, using: &random)
      #expect(surfaces.draw([LineRun(points: points[...], breadths: [])], pen))
      #expect(surfaces.differences.isEmpty)
    }
  }

  @Test func `What was there before comes back, line by line`() throws {
    var lines = RandomLines(random: SeededRandom(seed: 9))
    let surface = try Surface(size: PixelSize(width: 150, height: 90), format: .argb32)
    let scanner = try InkScanner(size: surface.size)
    var past: [(pixels: [UInt8], patch: SurfacePatch)] = []
    for _ in 0..<60 {
      let before = surface.pixels(in: surface.bounds)
      let patch = scanner.paintKeeping(
        [lines.line(in: surface.size)], of: lines.pen(), on: surface, offsetX: 0, offsetY: 0)
      past.append((before, try #require(patch)))
    }
    while let (pixels, patch) = past.popLast() {
      patch.apply(to: surface)
      #expect(surface.pixels(in: surface.bounds) == pixels)
    }
  }

  @Test func `Several stretches are one path, as Cairo has it`() throws {
    var lines = RandomLines(random: SeededRandom(seed: 3))
    let surfaces = try TwoSurfaces(size: PixelSize(width: 128, height: 96))
    for _ in 0..<100 {
      let stretches = (0..<4).map { _ in lines.line(in: surfaces.size) }
      #expect(surfaces.draw(stretches, lines.pen()))
      #expect(surfaces.differences.isEmpty)
    }
  }

  @Test func `Coverage is that of Cairo's mask`() throws {
    var lines = RandomLines(random: SeededRandom(seed: 5))
    for _ in 0..<100 {
      let surfaces = try TwoSurfaces(size: PixelSize(width: 96, height: 128), format: .a8)
      #expect(surfaces.cover([lines.line(in: surfaces.size)], lines.pen()))
      #expect(surfaces.differences.isEmpty)
    }
  }

  @Test func `Coverage that is there already is only raised`() throws {
    let size = PixelSize(width: 64, height: 32)
    let pen = Pen(width: 6, style: LineStyle(color: .black))
    func run(_ points: [PixelPoint]) -> LineRun { LineRun(points: points[...], breadths: []) }
    let flat = run([PixelPoint(x: 5, y: 15.3), PixelPoint(x: 55, y: 15.3)])
    let steep = run([PixelPoint(x: 30.4, y: 2), PixelPoint(x: 31, y: 30)])
    func coverage(_ lines: [LineRun]) throws -> [UInt8] {
      let surface = try Surface(size: size, format: .a8)
      let scanner = try InkScanner(size: size)
      for line in lines {
        #expect(
          scanner.cover([line], of: pen, cap: .round, on: surface, offsetX: 0, offsetY: 0))
      }
      return surface.pixels(in: surface.bounds)
    }
    let (first, second) = (try coverage([flat]), try coverage([steep]))
    #expect(try coverage([flat, steep]) == zip(first, second).map { max($0, $1) })
  }

  @Test func `What lies too far away to be exact is left to Cairo`() throws {
    let surfaces = try TwoSurfaces(size: PixelSize(width: 32, height: 32))
    let pen = Pen(width: 3, style: LineStyle(color: .black))
    for far in [1e5, -1e5, .infinity, .nan] {
      let points = [PixelPoint(x: 0, y: 0), PixelPoint(x: far, y: 20)]
      let scanner = try InkScanner(size: surfaces.size)
      #expect(
        !scanner.paint(
          [LineRun(points: points[...], breadths: [])], of: pen, on: surfaces.ours, offsetX: 0,
          offsetY: 0))
    }
    let wide = Pen(width: 9e3, style: LineStyle(color: .black))
    let line = [PixelPoint(x: 0, y: 0), PixelPoint(x: 20, y: 20)]
    #expect(
      !(try InkScanner(size: surfaces.size)).paint(
        [LineRun(points: line[...], breadths: [])], of: wide, on: surfaces.ours, offsetX: 0,
        offsetY: 0))
    #expect(surfaces.ours.pixels(in: surfaces.ours.bounds).allSatisfy { $0 == 0 })
  }

  @Test func `Dashes and other joins are left to Cairo`() throws {
    var pen = Pen(width: 3, style: LineStyle(color: .black))
    #expect(InkScanner.draws(pen))
    pen.style.dash = try #require(DashPattern([2, 1]))
    #expect(!InkScanner.draws(pen))
    pen.style.dash = .solid
    pen.style.join = .miter
    #expect(!InkScanner.draws(pen))
  }

  @Test func `A surface of another size or format is left to Cairo`() throws {
    let scanner = try InkScanner(size: PixelSize(width: 16, height: 16))
    let pen = Pen(width: 3, style: LineStyle(color: .black))
    let run = LineRun(
      points: [PixelPoint(x: 1, y: 1), PixelPoint(x: 9, y: 9)], breadths: [])
    let other = try Surface(size: PixelSize(width: 8, height: 8), format: .argb32)
    let mask = try Surface(size: PixelSize(width: 16, height: 16), format: .a8)
    #expect(!scanner.paint([run], of: pen, on: other, offsetX: 0, offsetY: 0))
    #expect(!scanner.paint([run], of: pen, on: mask, offsetX: 0, offsetY: 0))
    #expect(!scanner.cover([run], of: pen, cap: .round, on: other, offsetX: 0, offsetY: 0))
  }
}
