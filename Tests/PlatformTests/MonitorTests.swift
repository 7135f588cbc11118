import Base
import Testing

@testable import Platform

@Suite struct MonitorTests {
  /// A tall one, and on its right the main one, with a panel over the foot of both.
  private static let monitors = [
    PixelRect(x: 0, y: 0, width: 800, height: 1280),
    PixelRect(x: 800, y: 100, width: 1920, height: 1080),
  ]
  private static let workArea = PixelRect(x: 0, y: 0, width: 2720, height: 1100)

  private func area(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRect {
    Display.freeArea(
      around: PixelRect(x: x, y: y, width: width, height: height), of: Self.monitors,
      workArea: Self.workArea)
  }

  @Test func `A window belongs to the monitor that has most of it, beside panels`() {
    let left = PixelRect(x: 0, y: 0, width: 800, height: 1100)
    let right = PixelRect(x: 800, y: 100, width: 1920, height: 1000)
    #expect(area(100, 100, 400, 300) == left)
    #expect(area(500, 200, 590, 300) == left)
    #expect(area(500, 200, 610, 300) == right)
    #expect(area(1000, 900, 400, 900) == right)
  }

  @Test func `A window that no monitor has belongs to the main one`() {
    #expect(area(9000, 0, 300, 200).x == 800)
    #expect(area(-900, -900, 300, 200).x == 800)
    #expect(
      Display.freeArea(around: .empty, of: [], workArea: Self.workArea) == Self.workArea)
  }
}
