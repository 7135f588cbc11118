import Canvas
import Foundation
import Base
import Testing

@testable import Platform

@Suite struct MannersTests {
  @Test func `A window says who it is`() throws {
    let desktop = try VirtualDesktop()
    let window = desktop.window.identifier
    let hand = desktop.hand
    _ = desktop.wait(until: { hand.text("WM_CLASS", of: window) != "" })
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
    let desktop = try VirtualDesktop()
    desktop.window.title = "猫\n1"
    #expect(
      desktop.wait(until: {
        desktop.hand.text("_NET_WM_NAME", of: desktop.window.identifier) == "猫 1"
      }))
  }

  @Test func `The smallest size is told`() throws {
    let desktop = try VirtualDesktop()
    let options = WindowOptions(
      title: "", size: PixelSize(width: 300, height: 200),
      minimumSize: PixelSize(width: 120, height: 80))
    let window = try desktop.display.makeWindow(options)
    let hints = { desktop.hand.words("WM_NORMAL_HINTS", of: window.identifier) }
    #expect(desktop.wait(until: { hints().count >= 7 }))
    #expect(hints()[0] & 16 != 0)
    #expect(hints()[5...6] == [120, 80])
  }

  @Test func `A companion says whose it is`() throws {
    let desktop = try VirtualDesktop()
    let window = try desktop.display.makeWindow(
      WindowOptions(
        title: "", size: PixelSize(width: 90, height: 60), kind: .utility(of: desktop.window)))
    let hand = desktop.hand
    let owner = { hand.words("WM_TRANSIENT_FOR", of: window.identifier) }
    #expect(desktop.wait(until: { !owner().isEmpty }))
    #expect(owner() == [desktop.window.identifier])
    #expect(
      hand.words("_NET_WM_WINDOW_TYPE", of: window.identifier)
        == ["_NET_WM_WINDOW_TYPE_UTILITY", "_NET_WM_WINDOW_TYPE_NORMAL"].map(hand.atom))
  }

  @Test func `Icons lose their premultiplication`() throws {
    let desktop = try VirtualDesktop()
    let icon = try Surface(size: PixelSize(width: 2, height: 1), format: .argb32)
    icon.withMutableBytes { bytes in
      bytes.storeBytes(of: 0x80_40_20_00, as: UInt32.self)
      bytes.storeBytes(of: 0xff_12_34_56, toByteOffset: 4, as: UInt32.self)
    }
    desktop.display.icons = { [icon] }
    desktop.showWindow()
    let words = { desktop.hand.words("_NET_WM_ICON", of: desktop.window.identifier) }
    #expect(desktop.wait(until: { words().count == 4 }))
    #expect(words() == [2, 1, 0x80_80_40_00, 0xff_12_34_56])
  }

  @Test func `The close button asks, and closes nothing`() throws {
    let desktop = try VirtualDesktop()
    desktop.showWindow()
    desktop.hand.sendProtocol("WM_DELETE_WINDOW", to: desktop.window.identifier)
    #expect(desktop.wait(until: { desktop.recorder.closeRequestCount == 1 }))
    desktop.recorder.color = 0x99_99_99
    desktop.window.setNeedsDisplay()
    #expect(desktop.wait(until: { desktop.isPainted(5, 5) }))
    desktop.window.close()
    desktop.window.title = "gone"
    desktop.window.setNeedsDisplay()
    desktop.window.resize(to: PixelSize(width: 1, height: 2))
    #expect(desktop.display.isConnected)
  }

  @Test func `A ping comes back from the root, unchanged`() throws {
    let desktop = try VirtualDesktop()
    desktop.showWindow()
    desktop.hand.listenToRoot()
    let window = desktop.window.identifier
    desktop.hand.sendProtocol("_NET_WM_PING", to: window, [Int(window), 77, 88])
    var answer: [Int] = []
    #expect(
      desktop.wait(until: {
        answer = desktop.hand.nextMessage() ?? answer
        return !answer.isEmpty
      }))
    #expect(answer == [Int(desktop.hand.atom("_NET_WM_PING")), 0, Int(window), 77, 88])
  }

  @Test func `The counter of a resize is set when the picture is there`() throws {
    let desktop = try VirtualDesktop()
    desktop.showWindow()
    let window = desktop.window.identifier
    let counter = try #require(desktop.hand.words("_NET_WM_SYNC_REQUEST_COUNTER", of: window).first)
    #expect(desktop.hand.counter(counter) == 0)
    let value: Int64 = 5 << 32 | 0xffff_fffe
    desktop.hand.sendProtocol("_NET_WM_SYNC_REQUEST", to: window, [0xffff_fffe, 5])
    desktop.recorder.color = 0x55_44_33
    desktop.hand.resize(window, to: 640, 480)
    #expect(desktop.wait(until: { desktop.hand.counter(counter) == value }))
    #expect(desktop.isPainted(639, 479))
  }

  @Test func `A first window says when somebody asked for it`() throws {
    let desktop = try VirtualDesktop(DisplayOptions(startupID: "panel-7_TIME4242"))
    let window = desktop.window.identifier
    let time = { desktop.hand.words("_NET_WM_USER_TIME", of: window) }
    #expect(desktop.wait(until: { !time().isEmpty }))
    #expect(time() == [4242])
    #expect(desktop.hand.text("_NET_STARTUP_ID", of: window) == "panel-7_TIME4242")
  }

  @Test func `A window that a launcher asks for comes to the front with its time`() throws {
    let desktop = try VirtualDesktop()
    desktop.showWindow()
    let window = desktop.window.identifier
    desktop.hand.listenToRoot()
    desktop.display.expect(startupID: "panel-9_TIME777")
    desktop.window.raise()
    var messages: [[Int]] = []
    var told = ""
    #expect(
      desktop.wait(until: {
        while let event = desktop.hand.nextEvent() {
          switch event {
          case .numbers(let numbers): messages.append(numbers)
          case .text(let text): told += text
          }
        }
        return told.hasSuffix("\0") && !messages.isEmpty
      }))
    // Source 1, an application.
    #expect(messages.contains { $0.prefix(2) == [1, 777] })
    #expect(told == "remove: ID=panel-9_TIME777\0")
    #expect(desktop.hand.words("_NET_WM_USER_TIME", of: window) == [777])
    #expect(desktop.hand.text("_NET_STARTUP_ID", of: window) == "panel-9_TIME777")
  }

  @Test(arguments: [
    ("a_TIME5", 5 as UInt?), ("a_TIME1_TIME6", 6), ("a", nil), ("_TIME", nil), ("a_TIME-1", nil),
    ("a_TIME99999999999", nil), ("a_TIMEx", nil),
  ])
  func `The time is at the end of a launcher's name`(text: String, time: UInt?) throws {
    #expect(try #require(StartupID(text)).time == time)
  }

  @Test func `A launcher's name is no longer than anybody makes one`() {
    #expect(StartupID("") == nil && StartupID("a\0b") == nil)
    #expect(StartupID(String(repeating: "x", count: 2000)) == nil)
  }

  @Test func `The launcher hears that the program has appeared`() throws {
    let desktop = try VirtualDesktop(DisplayOptions(startupID: "launch 1_TIME42"))
    desktop.hand.listenToRoot()
    desktop.showWindow()
    var told: [String] = []
    #expect(
      desktop.wait(until: {
        if let text = desktop.hand.nextText() { told.append(text) }
        return told.joined().hasSuffix("\0")
      }))
    #expect(told.joined() == "remove: ID=launch\\ 1_TIME42\0")
    #expect(
      desktop.hand.text("_NET_STARTUP_ID", of: desktop.window.identifier) == "launch 1_TIME42")
  }
}
