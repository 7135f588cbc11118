import Base
import Canvas
import Testing

@testable import Views

@Suite("What stands in for sharp ink")
struct StandInsTests {
  private static let paper = PixelSize(width: 12, height: 1)

  private func standIn(_ color: Color, x: Int, width: Int) throws -> StandIn {
    let surface = try Surface(size: PixelSize(width: width, height: 1), format: .argb32)
    let context = DrawingContext(surface)
    context.setColor(color)
    context.paint()
    return StandIn(
      surface, of: PixelRect(x: x, y: 0, width: width, height: 1), on: Self.paper)
  }

  /// A letter for each pixel of the paper: red, green, blue or nothing.
  private func picture(of standIns: StandIns) throws -> String {
    let surface = try Surface(size: Self.paper, format: .argb32)
    standIns.paint(
      PixelRect(size: Self.paper), in: DrawingContext(surface), paper: Self.paper, x: 0, y: 0)
    let letters: [UInt32: Character] = [
      0: ".", 0xFFFF_0000: "r", 0xFF00_FF00: "g", 0xFF00_00FF: "b",
    ]
    return String((0..<12).map { letters[surface.pixel(x: $0, y: 0)] ?? "?" })
  }

  private func layered(forgetting: Bool = false) throws -> StandIns {
    var standIns = StandIns()
    standIns.keep(try standIn(Color(red: 0, green: 1, blue: 0), x: 2, width: 8))
    if forgetting { standIns.forgetDetail() }
    standIns.keep(try standIn(Color(red: 0, green: 0, blue: 1), x: 4, width: 4))
    return standIns
  }

  @Test func `shows a larger part round a smaller one, and all of the paper round both`() throws {
    #expect(try picture(of: layered()) == "..ggbbbbgg..")
    #expect(try picture(of: layered(forgetting: true)) == "..ggbbbbgg..")
    var standIns = StandIns()
    standIns.keep(try standIn(Color(red: 1, green: 0, blue: 0), x: 0, width: 12))
    standIns.keep(try standIn(Color(red: 0, green: 1, blue: 0), x: 2, width: 8))
    standIns.keep(try standIn(Color(red: 0, green: 0, blue: 1), x: 4, width: 4))
    #expect(try picture(of: standIns) == "rrggbbbbggrr")
  }

  @Test func `keeps the widest part through many smaller ones, until something there changes`()
    throws
  {
    var standIns = try layered()
    standIns.keep(try standIn(Color(red: 1, green: 0, blue: 0), x: 5, width: 2))
    #expect(try picture(of: standIns) == "..gggrrggg..")
    standIns.forgetSurroundings()
    #expect(try picture(of: standIns) == ".....rr.....")
  }

  @Test func `gives up what a larger part covers`() throws {
    var standIns = try layered()
    standIns.keep(try standIn(Color(red: 1, green: 0, blue: 0), x: 1, width: 10))
    #expect(try picture(of: standIns) == ".rrrrrrrrrr.")
  }
}
