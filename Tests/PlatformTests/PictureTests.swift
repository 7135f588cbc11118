import Platform
import Base
import Testing

/// The ways a picture takes to the screen.
enum Way: CaseIterable {
  case sharedMemory, connection

  var options: DisplayOptions {
    DisplayOptions(usesSharedMemory: self == .sharedMemory)
  }
}

@Suite struct PictureTests {
  @Test(arguments: Way.allCases)
  func `What the delegate draws is on the screen, from corner to corner`(way: Way) throws {
    let desk = try Desk(way.options, size: PixelSize(width: 1000, height: 700))
    desk.show()
    #expect(desk.wait(until: { desk.isPainted(999, 699) }))
    #expect(desk.recorder.damages == [PixelRect(x: 0, y: 0, width: 1000, height: 700)])
    #expect(desk.window.frameCount == 1)
  }

  @Test(arguments: Way.allCases)
  func `Damage alone is drawn, and damage alone goes to the screen`(way: Way) throws {
    let desk = try Desk(way.options)
    desk.show()
    let old = desk.recorder.color
    let presented = desk.window.presentedPixelCount
    desk.recorder.color = 0xff_00_00
    desk.window.setNeedsDisplay(PixelRect(x: 10, y: 20, width: 5, height: 4))
    desk.window.setNeedsDisplay(PixelRect(x: 12, y: 20, width: 5, height: 6))
    #expect(desk.wait(until: { desk.isPainted(16, 25) }))
    #expect(desk.recorder.damages.last == PixelRect(x: 10, y: 20, width: 7, height: 6))
    #expect(desk.window.presentedPixelCount - presented == 42)
    for (x, y) in [(9, 20), (10, 19), (17, 20), (10, 26)] {
      #expect(desk.hand.pixel(of: desk.window.identifier, x, y) == UInt(old))
    }
  }

  @Test func `What is uncovered is shown again without being drawn again`() throws {
    let desk = try Desk()
    desk.show()
    let other = try desk.display.makeWindow(
      WindowOptions(title: "Lid", size: PixelSize(width: 100, height: 100)))
    let lid = Recorder()
    lid.color = 0xaa_bb_cc
    other.delegate = lid
    other.show()
    #expect(desk.wait(until: { desk.hand.pixel(of: desk.hand.root, 50, 50) == 0xaa_bb_cc }))
    other.close()
    #expect(desk.wait(until: { desk.isPainted(50, 50) }))
    #expect(desk.window.frameCount == 1)
  }

  @Test func `The last word before a frame still counts for it`() throws {
    let desk = try Desk()
    desk.show()
    desk.recorder.color = 0x00_ff_00
    var isDue = true
    desk.recorder.onWillDraw = { window in
      if isDue { window.setNeedsDisplay(PixelRect(x: 1, y: 1, width: 2, height: 2)) }
      isDue = false
    }
    desk.hand.move(to: 50, 50)
    #expect(desk.wait(until: { desk.isPainted(2, 2) }))
    #expect(desk.recorder.damages.last == PixelRect(x: 1, y: 1, width: 2, height: 2))
  }

  @Test(arguments: [PixelSize(width: 1, height: 1), PixelSize(width: 8000, height: 8000)])
  func `A window may have any size`(size: PixelSize) throws {
    let desk = try Desk(size: size)
    desk.window.show()
    #expect(desk.wait(until: { desk.isPainted(0, 0) }))
    #expect(desk.window.size == size)
  }

  @Test func `A window that grows and shrinks is painted to its edges each time`() throws {
    let desk = try Desk()
    desk.show()
    for (step, size) in [(900, 20), (30, 800), (1, 1), (1200, 1000), (401, 300)].enumerated() {
      desk.recorder.color = UInt32(step + 1) * 0x10_20_03
      desk.hand.resize(desk.window.identifier, to: size.0, size.1)
      #expect(desk.wait(until: { desk.isPainted(size.0 - 1, size.1 - 1) }))
      #expect(desk.recorder.sizes.last == PixelSize(width: size.0, height: size.1))
      #expect(desk.isPainted(0, 0))
    }
  }

  @Test func `Of a row of resizes the last alone is heard`() throws {
    let desk = try Desk()
    desk.show()
    for width in 401...450 { desk.hand.resize(desk.window.identifier, to: width, 300) }
    #expect(desk.wait(until: { desk.window.size.width == 450 }))
    #expect(desk.recorder.sizes == [PixelSize(width: 450, height: 300)])
  }
}
