import CXTest
import Testing

@testable import Platform

/// What is on the clipboard when the program ends.
@Suite struct ClipboardSavingTests {
  /// A clipboard manager.
  private final class Keeper {
    let peer: PeerProgram
    let target: String
    private(set) var taken: [UInt8]?
    private(set) var wanted: [UInt] = []

    init(_ desktop: VirtualDesktop, takes target: String) throws {
      peer = try PeerProgram(desktop.server)
      self.target = target
      peer.own("CLIPBOARD_MANAGER", [:], manner: .isSilent)
    }

    func work() {
      peer.listen()
      if case .bytes(let bytes, _, _) = peer.answer, let request = peer.requests.first,
        taken == nil
      {
        taken = bytes
        peer.goods = ["SAVE_TARGETS": []]
        peer.answer(request)
      } else if let request = peer.requests.first, wanted.isEmpty {
        let list = peer.hand.name(of: request.property)
        wanted = peer.hand.words(list, of: request.requestor)
        peer.ask(for: target)
      }
    }
  }

  @Test(arguments: [10, 50 << 20])
  func `A clipboard manager takes what is ours before the program ends`(count: Int) throws {
    let desktop = try VirtualDesktop()
    let bytes = Array(OfferTests.manyBytes.prefix(count))
    desktop.offer([
      ClipboardForm(.svg) { [1] }, ClipboardForm(.png) { bytes }, ClipboardForm(.text) { [2] },
    ])
    let keeper = try Keeper(desktop, takes: "image/png")
    #expect(desktop.display.beginSavingClipboard())
    #expect(
      desktop.wait(until: {
        keeper.work()
        return desktop.display.clipboardSaving == .done
      }))
    let isWhole = keeper.taken == bytes
    #expect(isWhole)
    let names = [
      "image/svg+xml", "image/png", "UTF8_STRING", "text/plain;charset=utf-8", "text/plain",
    ]
    #expect(keeper.wanted == names.map(keeper.peer.hand.atom))
  }

  @Test func `A clipboard manager that does nothing is left alone in the end`() throws {
    let desktop = try VirtualDesktop()
    desktop.copy("cat")
    let peer = try PeerProgram(desktop.server)
    peer.own("CLIPBOARD_MANAGER", [:], manner: .isSilent)
    let start = ContinuousClock().now
    #expect(!desktop.loop.saveClipboard(within: .milliseconds(50)))
    #expect(ContinuousClock().now - start < .seconds(5))
  }

  @Test func `Without a clipboard manager, or with nothing of ours, the program ends at once`()
    throws
  {
    let desktop = try VirtualDesktop()
    desktop.copy("cat")
    #expect(!desktop.loop.saveClipboard(within: .seconds(1000)))
    let peer = try PeerProgram(desktop.server)
    peer.own("CLIPBOARD_MANAGER", [:], manner: .isSilent)
    peer.own("CLIPBOARD", [:], manner: .isSilent)
    #expect(desktop.wait(until: { desktop.display.clipboard.ownOffer == nil }))
    #expect(!desktop.loop.saveClipboard(within: .seconds(1000)))
  }

  @Test func `A dead server holds nothing up`() throws {
    let desktop = try VirtualDesktop()
    desktop.copy("cat")
    desktop.server.kill()
    #expect(desktop.loop.run() == .connectionLost)
    #expect(!desktop.loop.saveClipboard(within: .seconds(1000)))
  }
}
