import Canvas
import Platform
import Foundation
import Base
import Testing

@Suite struct MannersTests {
  @Test func `A window says who it is`() throws {
    let desk = try Desk()
    let window = desk.window.identifier
    let hand = desk.hand
    _ = desk.wait(until: { hand.text("WM_CLASS", of: window) != "" })
    #expect(hand.text("WM_CLASS", of: window) == "filbert\0Filbert\0")
    #expect(hand.text("_NET_WM_NAME", of: window) == "Cat — Filbert")
    #expect(hand.text("_NET_WM_ICON_NAME", of: window) == "Cat — Filbert")
    #expect(hand.text("WM_NAME", of: window).hasPrefix("Cat"))
    #expect(hand.text("WM_CLIENT_MACHINE", of: window) != "")
    #expect(hand.words("_NET_WM_PID", of: window) == [UInt(getpid())])
    #expect(
      hand.words("_NET_WM_WINDOW_TYPE", of: window) == [hand.atom("_NET_WM_WINDOW_TYPE_NORMAL")])
    #expect(
      Set(hand.words("WM_PROTOCOLS", of: window))
        == Set(["WM_DELETE_WINDOW", "_NET_WM_PING", "_NET_WM_SYNC_REQUEST"].map(hand.atom)))
    let hints = hand.words("WM_HINTS", of: window)
    #expect(hints[0] & 1 == 1 && hints[1] == 1, "wants the keyboard")
    #expect(hints[8] == hand.words("WM_CLIENT_LEADER", of: window).first, "belongs to a group")
  }

  @Test func `A new title shows in every encoding, without control characters`() throws {
    let desk = try Desk()
    desk.window.title = "猫\n1"
    #expect(
      desk.wait(until: { desk.hand.text("_NET_WM_NAME", of: desk.window.identifier) == "猫 1" }))
  }

  @Test func `The smallest size is told`() throws {
    let desk = try Desk()
    let options = WindowOptions(
      title: "", size: PixelSize(width: 300, height: 200),
      minimumSize: PixelSize(width: 120, height: 80))
    let window = try desk.display.makeWindow(options)
    let hints = { desk.hand.words("WM_NORMAL_HINTS", of: window.identifier) }
    #expect(desk.wait(until: { hints().count >= 7 }))
    #expect(hints()[0] & 16 != 0)
    #expect(hints()[5...6] == [120, 80])
  }

  @Test func `A companion says whose it is`() throws {
    let desk = try Desk()
    let window = try desk.display.makeWindow(
      WindowOptions(
        title: "", size: PixelSize(width: 90, height: 60), kind: .utility(of: desk.window)))
    let hand = desk.hand
    let owner = { hand.words("WM_TRANSIENT_FOR", of: window.identifier) }
    #expect(desk.wait(until: { !owner().isEmpty }))
    #expect(owner() == [desk.window.identifier])
    #expect(
      hand.words("_NET_WM_WINDOW_TYPE", of: window.identifier)
        == ["_NET_WM_WINDOW_TYPE_UTILITY", "_NET_WM_WINDOW_TYPE_NORMAL"].map(hand.atom))
  }

  @Test func `Icons lose their premultiplication`() throws {
    let desk = try Desk()
    let icon = try Surface(size: PixelSize(width: 2, height: 1), format: .argb32)
    icon.withMutableBytes { bytes in
      bytes.storeBytes(of: 0x80_40_20_00, as: UInt32.self)
      bytes.storeBytes(of: 0xff_12_34_56, toByteOffset: 4, as: UInt32.self)
    }
    desk.display.icons = { [icon] }
    desk.show()
    let words = { desk.hand.words("_NET_WM_ICON", of: desk.window.identifier) }
    #expect(desk.wait(until: { words().count == 4 }))
    #expect(words() == [2, 1, 0x80_80_40_00, 0xff_12_34_56])
  }

  @Test func `The close button asks, and closes nothing`() throws {
    let desk = try Desk()
    desk.show()
    desk.hand.sendProtocol("WM_DELETE_WINDOW", to: desk.window.identifier)
    #expect(desk.wait(until: { desk.recorder.closeRequestCount == 1 }))
    desk.recorder.color = 0x99_99_99
    desk.window.setNeedsDisplay()
    #expect(desk.wait(until: { desk.isPainted(5, 5) }))
    desk.window.close()
    desk.window.title = "gone"
    desk.window.setNeedsDisplay()
    desk.window.resize(to: PixelSize(width: 1, height: 2))
    #expect(desk.display.isConnected)
  }

  @Test func `A ping comes back from the root, unchanged`() throws {
    let desk = try Desk()
    desk.show()
    desk.hand.listenToRoot()
    let window = desk.window.identifier
    desk.hand.sendProtocol("_NET_WM_PING", to: window, [Int(window), 77, 88])
    var answer: [Int] = []
    #expect(
      desk.wait(until: {
        answer = desk.hand.nextMessage() ?? answer
        return !answer.isEmpty
      }))
    #expect(answer == [Int(desk.hand.atom("_NET_WM_PING")), 0, Int(window), 77, 88])
  }

  @Test func `The counter of a resize is set when the picture is there`() throws {
    let desk = try Desk()
    desk.show()
    let window = desk.window.identifier
    let counter = try #require(desk.hand.words("_NET_WM_SYNC_REQUEST_COUNTER", of: window).first)
    #expect(desk.hand.counter(counter) == 0)
    let value: Int64 = 5 << 32 | 0xffff_fffe
    desk.hand.sendProtocol("_NET_WM_SYNC_REQUEST", to: window, [0xffff_fffe, 5])
    desk.recorder.color = 0x55_44_33
    desk.hand.resize(window, to: 640, 480)
    #expect(desk.wait(until: { desk.hand.counter(counter) == value }))
    #expect(desk.isPainted(639, 479))
  }

  @Test func `The launcher hears that the program has appeared`() throws {
    let desk = try Desk(DisplayOptions(startupID: "launch 1_TIME42"))
    desk.hand.listenToRoot()
    desk.show()
    var told: [String] = []
    #expect(
      desk.wait(until: {
        if let text = desk.hand.nextText() { told.append(text) }
        return told.joined().hasSuffix("\0")
      }))
    #expect(told.joined() == "remove: ID=launch\\ 1_TIME42\0")
    #expect(desk.hand.text("_NET_STARTUP_ID", of: desk.window.identifier) == "launch 1_TIME42")
  }
}
