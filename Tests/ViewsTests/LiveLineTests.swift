import Base
import Canvas
import Glibc
import TestSupport
import Testing
import Widgets

@testable import Views

@Suite("The line under the pointer, as the paper shows it")
struct LiveLineTests {
  @Test func `leaves to the time after the frame what the frame needn't wait for`() throws {
    let paper = PaintView(name: "Paper", scale: 1)
    let tester = try SceneTester(paper, width: 400, height: 300)
    paper.updateLine(after: .began(GestureLine(width: 0.01, grain: 1.0 / 400)))
    var leftCount = 0
    for index in 0..<400 {
      let turn = Double(index) / 20
      paper.updateLine(
        after: .grew(
          Sample(position: UnitPoint(x: 0.5 + 0.4 * sin(turn), y: 0.5 + 0.4 * cos(turn * 1.3))))
      )
      tester.draw()
      guard try #require(paper.live).hasCompletePieces else { continue }
      leftCount += 1
      tester.letTimePass()
      #expect(paper.live?.hasCompletePieces == false)
    }
    #expect(leftCount > 3)
  }
}
