import Base
import Testing

@Suite("A signal")
struct SignalTests {
  private final class Owner {
    var heard: [Int] = []
  }

  @Test func `tells all who listen, in their order, for as long as their owners live`() {
    let signal = Signal<Int>()
    let first = Owner()
    var second: Owner? = Owner()
    var order: [String] = []
    signal.listen(first) { order.append("first \($0)") }
    if let second { signal.listen(second) { order.append("second \($0)") } }
    signal.post(1)
    second = nil
    signal.post(2)
    #expect(order == ["first 1", "second 1", "first 2"] && signal.listenerCount == 1)
    signal.unlisten(first)
    signal.post(3)
    #expect(order.count == 3 && signal.listenerCount == 0)
  }

  @Test
  func `passes by those that another one ended, and keeps an owner for as long as it is called`() {
    let signal = Signal<Int>()
    let first = Owner()
    var second: Owner? = Owner()
    weak var third: Owner?
    signal.listen(first) { _ in second = nil }
    if let second { signal.listen(second) { [unowned second] in second.heard.append($0) } }
    var kept: Owner? = Owner()
    third = kept
    if let kept {
      signal.listen(kept) { [unowned kept] value in
        drop()
        kept.heard.append(value)
      }
    }
    func drop() { kept = nil }
    signal.post(1)
    #expect(second == nil && third == nil)
  }

  @Test func `may get another listener while it tells`() {
    let signal = Signal<Int>()
    let owner = Owner()
    signal.listen(owner) { [unowned owner] value in
      owner.heard.append(value)
      signal.listen(owner) { owner.heard.append(10 * $0) }
    }
    signal.post(1)
    #expect(owner.heard == [1])
    signal.unlisten(owner)
  }
}
