import Base
import Testing

@Suite("A turned paper")
struct PaperTurnTests {
  static let turns: [PaperTurn] = [false, true].flatMap { isFlipped in
    stride(from: 0, to: 360, by: 15).map { PaperTurn(degrees: $0, isFlipped: isFlipped) }
  }

  @Test(arguments: turns)
  func `takes points of the view to the paper and back`(turn: PaperTurn) {
    for (width, height) in [(900, 700), (901, 700), (900, 701), (901, 701)] {
      let view = PixelSize(width: width, height: height)
      let viewport = Viewport(fitting: .fourToThree, turn: turn, in: view)
      for step in 0..<200 {
        let point = PixelPoint(x: Double(step) * 7.31 - 20, y: Double(step) * 3.77 + 3)
        let unit = viewport.unitPoint(at: point)
        let back = viewport.viewPoint(at: unit, scale: 1)
        #expect(abs(back.x - point.x) < 1e-9 && abs(back.y - point.y) < 1e-9)
        let pixel = viewport.paperPoint(at: unit)
        let placed = viewport.placingMap(PaperPoint(x: pixel.x, y: pixel.y))
        #expect(abs(placed.x - point.x) < 1e-9 && abs(placed.y - point.y) < 1e-9)
        let unturned = viewport.unturned.viewPoint(at: unit, scale: 2)
        let turned = viewport.turningMap(scale: 2)(PaperPoint(x: unturned.x, y: unturned.y))
        #expect(abs(2 * turned.x - point.x) < 1e-9 && abs(2 * turned.y - point.y) < 1e-9)
      }
    }
  }

  @Test(arguments: turns)
  func `fits its view, all of it and no smaller than it must be`(turn: PaperTurn) throws {
    for seed in 0..<60 {
      let view = PixelSize(width: 40 + seed * 37 % 1500, height: 40 + seed * 53 % 1100)
      let ratio = try #require(AspectRatio(0.2 + Double(seed % 20) * 0.21))
      let viewport = Viewport(fitting: ratio, turn: turn, in: view)
      let corners = [(0.0, 0.0), (1, 0), (0, 1), (1, 1)].map {
        viewport.viewPoint(at: UnitPoint(x: $0.0, y: $0.1), scale: 1)
      }
      let (xs, ys) = (corners.map(\.x), corners.map(\.y))
      let room = turn.isSquare ? 1e-9 : 1.0
      #expect(try #require(xs.min()) >= -room && #require(ys.min()) >= -room)
      #expect(try #require(xs.max()) <= Double(view.width) + room)
      #expect(try #require(ys.max()) <= Double(view.height) + room)
      let width = try #require(xs.max()) - #require(xs.min())
      let height = try #require(ys.max()) - #require(ys.min())
      // A short side of a few pixels is rounded.
      #expect(width > Double(view.width) - 8 || height > Double(view.height) - 8)
    }
  }

  @Test(arguments: turns.filter(\.isSquare))
  func `by quarters keeps pixels whole`(turn: PaperTurn) {
    for (width, height) in [(900, 700), (901, 700), (900, 701), (901, 701)] {
      let view = PixelSize(width: width, height: height)
      let viewport = Viewport(
        paper: PixelRect(x: -31, y: 17, width: 640, height: 480), turn: turn, in: view)
      let rect = PixelRect(x: 3, y: 5, width: 20, height: 10)
      let seen = viewport.viewRect(covering: rect)
      #expect(seen.area == rect.area && viewport.paperRect(covering: seen) == rect)
    }
  }

  @Test(arguments: turns)
  func `is turned and flipped as it is seen`(turn: PaperTurn) {
    let way = turn(PaperVector(dx: 3, dy: 1))
    let flipped = turn.flipped(PaperVector(dx: 3, dy: 1))
    #expect(abs(flipped.dx + way.dx) < 1e-12 && abs(flipped.dy - way.dy) < 1e-12)
    let turned = turn.turned(degrees: 90)(PaperVector(dx: 3, dy: 1))
    #expect(abs(turned.dx + way.dy) < 1e-12 && abs(turned.dy - way.dx) < 1e-12)
    #expect(turn.flipped.flipped == turn && turn.turned(degrees: 345).turned(degrees: -705) == turn)
    let back = turn.inverse(way)
    #expect(abs(back.dx - 3) < 1e-12 && abs(back.dy - 1) < 1e-12)
    #expect(turn.nearestSquare.isSquare && (turn.nearestSquare == turn) == turn.isSquare)
  }

  @Test func `costs nothing where it lies as it is`() {
    let view = PixelSize(width: 900, height: 700)
    #expect(PaperTurn(degrees: -720).isNone && !PaperTurn(isFlipped: true).isNone)
    #expect(
      Viewport(fitting: .fourToThree, turn: .none, in: view)
        == Viewport(fitting: .fourToThree, in: view))
  }
}
