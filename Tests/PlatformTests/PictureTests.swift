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
    let desktop = try VirtualDesktop(way.options, size: PixelSize(width: 1000, height: 700))
    desktop.showWindow()
    #expect(desktop.wait(until: { desktop.isPainted(999, 699) }))
    #expect(desktop.recorder.damages == [PixelRect(x: 0, y: 0, width: 1000, height: 700)])
    #expect(desktop.window.frameCount == 1)
  }

  @Test func `A window has its background until its first picture is there, and none after that`()
    throws
  {
    let desktop = try VirtualDesktop()
    let window = try desktop.display.makeWindow(
      WindowOptions(
        title: "Lid", size: PixelSize(width: 100, height: 80), background: 0x12_34_56))
    window.delegate = desktop.recorder
    window.show()
    // Nothing draws before the loop runs.
    #expect(desktop.hand.pixel(of: window.identifier, 50, 40) == 0x12_34_56)
    #expect(window.frameCount == 0)
    #expect(
      desktop.wait(until: {
        desktop.hand.pixel(of: window.identifier, 50, 40) == UInt(desktop.recorder.color)
      }))
    desktop.hand.clear(window.identifier)
    #expect(desktop.hand.pixel(of: window.identifier, 50, 40) == UInt(desktop.recorder.color))
  }

  @Test(arguments: Way.allCases)
  func `Damage alone is drawn, and damage alone goes to the screen`(way: Way) throws {
    let desktop = try VirtualDesktop(way.options)
    desktop.showWindow()
    let old = desktop.recorder.color
    let presented = desktop.window.presentedPixelCount
    desktop.recorder.color = 0xff_00_00
    desktop.window.setNeedsDisplay(PixelRect(x: 10, y: 20, width: 5, height: 4))
    desktop.window.setNeedsDisplay(PixelRect(x: 12, y: 20, width: 5, height: 6))
    #expect(desktop.wait(until: { desktop.isPainted(16, 25) }))
    #expect(desktop.recorder.damages.last == PixelRect(x: 10, y: 20, width: 7, height: 6))
    #expect(desktop.window.presentedPixelCount - presented == 42)
    for (x, y) in [(9, 20), (10, 19), (17, 20), (10, 26)] {
      #expect(desktop.hand.pixel(of: desktop.window.identifier, x, y) == UInt(old))
    }
  }

  @Test func `Nothing is drawn where the server still reads, and the last word of it once it has`()
    throws
  {
    let desktop = try VirtualDesktop()
    desktop.showWindow()
    let frames = desktop.window.frameCount
    desktop.hand.keepServer()
    for color: UInt32 in [0x11_22_33, 0x44_55_66, 0x77_88_99] {
      desktop.recorder.color = color
      desktop.window.setNeedsDisplay()
      desktop.loop.run(until: { false }, timeout: .milliseconds(20))
    }
    #expect(desktop.window.frameCount == frames + 1)
    #expect(!desktop.isPainted(0, 0))
    desktop.hand.leaveServer()
    #expect(desktop.wait(until: { desktop.isPainted(399, 299) && desktop.isPainted(0, 0) }))
    #expect(desktop.window.frameCount == frames + 2)
  }

  @Test func `What is uncovered is shown again without being drawn again`() throws {
    let desktop = try VirtualDesktop()
    desktop.showWindow()
    let other = try desktop.display.makeWindow(
      WindowOptions(title: "Lid", size: PixelSize(width: 100, height: 100)))
    let lid = Recorder()
    lid.color = 0xaa_bb_cc
    other.delegate = lid
    other.show()
    #expect(
      desktop.wait(until: { desktop.hand.pixel(of: desktop.hand.root, 50, 50) == 0xaa_bb_cc }))
    other.close()
    #expect(desktop.wait(until: { desktop.isPainted(50, 50) }))
    #expect(desktop.window.frameCount == 1)
  }

  @Test func `The last word before a frame still counts for it`() throws {
    let desktop = try VirtualDesktop()
    desktop.showWindow()
    desktop.recorder.color = 0x00_ff_00
    var isDue = true
    desktop.recorder.onWillDraw = { window in
      if isDue { window.setNeedsDisplay(PixelRect(x: 1, y: 1, width: 2, height: 2)) }
      isDue = false
    }
    desktop.hand.move(to: 50, 50)
    #expect(desktop.wait(until: { desktop.isPainted(2, 2) }))
    #expect(desktop.recorder.damages.last == PixelRect(x: 1, y: 1, width: 2, height: 2))
  }

  @Test(arguments: [PixelSize(width: 1, height: 1), PixelSize(width: 8000, height: 8000)])
  func `A window may have any size`(size: PixelSize) throws {
    let desktop = try VirtualDesktop(size: size)
    desktop.window.show()
    #expect(desktop.wait(until: { desktop.isPainted(0, 0) }))
    #expect(desktop.window.size == size)
  }

  @Test func `What comes onto the screen of a window larger than it has the latest picture`() throws
  {
    let desktop = try VirtualDesktop(size: PixelSize(width: 8000, height: 8000))
    let window = desktop.window.identifier
    desktop.showWindow()
    desktop.hand.move(window, to: -3000, -3000)
    #expect(desktop.wait(until: { desktop.isPainted(3100, 3100) }))
    // Changed, all of it, while that corner is somewhere else.
    desktop.recorder.color = 0xff_00_00
    desktop.window.setNeedsDisplay()
    #expect(desktop.wait(until: { desktop.isPainted(3100, 3100) }))
    desktop.hand.move(window, to: 0, 0)
    #expect(desktop.wait(until: { desktop.isPainted(100, 100) }))
  }

  @Test func `A window that grows and shrinks is painted to its edges each time`() throws {
    let desktop = try VirtualDesktop()
    desktop.showWindow()
    for (step, size) in [(900, 20), (30, 800), (1, 1), (1200, 1000), (401, 300)].enumerated() {
      desktop.recorder.color = UInt32(step + 1) * 0x10_20_03
      desktop.hand.resize(desktop.window.identifier, to: size.0, size.1)
      #expect(desktop.wait(until: { desktop.isPainted(size.0 - 1, size.1 - 1) }))
      #expect(desktop.recorder.sizes.last == PixelSize(width: size.0, height: size.1))
      #expect(desktop.isPainted(0, 0))
    }
  }

  @Test func `Of a row of resizes the last alone is heard`() throws {
    let desktop = try VirtualDesktop()
    desktop.showWindow()
    for width in 401...450 { desktop.hand.resize(desktop.window.identifier, to: width, 300) }
    #expect(desktop.wait(until: { desktop.window.size.width == 450 }))
    #expect(desktop.recorder.sizes == [PixelSize(width: 450, height: 300)])
  }
}
