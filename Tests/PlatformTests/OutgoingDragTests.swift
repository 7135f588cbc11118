import Testing

@testable import Platform

@Suite struct OutgoingDragTests {
  private typealias Order = OutgoingDrag.Order

  private let target = OutgoingDrag.Target(window: 7, receiver: 7, version: 5)
  private let other = OutgoingDrag.Target(window: 9, receiver: 8, version: 4)

  private func place(_ x: Int, _ y: Int = 0) -> OutgoingDrag.PointerPosition {
    OutgoingDrag.PointerPosition(x: x, y: y, time: UInt(x))
  }

  /// One that the target would take.
  private func taken() -> OutgoingDrag {
    var drag = OutgoingDrag()
    _ = drag.move(to: place(1), over: target)
    _ = drag.hear(.status(from: 7, isTaken: true))
    return drag
  }

  @Test func `A target is entered, told where the pointer is, and gets the drop that it takes`() {
    var drag = OutgoingDrag()
    #expect(drag.move(to: place(1), over: target) == [.enter(target), .position(target, place(1))])
    #expect(drag.hear(.status(from: 7, isTaken: true)) == [.show(isTaken: true)])
    #expect(drag.release(at: 5) == [.drop(target, time: 5)])
    #expect(drag.awaitsAnswer)
    #expect(drag.hear(.finished(from: 7, isTaken: true)) == [.end(isTaken: true)])
    #expect(drag.isOver && !drag.awaitsAnswer)
  }

  @Test func `Of many motions only the last is told once the target has answered`() {
    var drag = OutgoingDrag()
    _ = drag.move(to: place(1), over: target)
    #expect(drag.move(to: place(2), over: target).isEmpty)
    #expect(drag.move(to: place(3), over: target).isEmpty)
    #expect(
      drag.hear(.status(from: 7, isTaken: true))
        == [.show(isTaken: true), .position(target, place(3))])
    #expect(drag.hear(.status(from: 7, isTaken: true)).isEmpty)
  }

  @Test func `Where the target says that nothing changes it is not told again`() {
    var drag = OutgoingDrag()
    _ = drag.move(to: place(1), over: target)
    let quiet = OutgoingDrag.Quiet(x: 0, y: 0, width: 10, height: 10)
    _ = drag.hear(.status(from: 7, isTaken: true, quiet: quiet))
    #expect(drag.move(to: place(9), over: target).isEmpty)
    #expect(drag.move(to: place(10), over: target) == [.position(target, place(10))])
  }

  @Test func `Another target is entered once the one before was left`() {
    var drag = taken()
    #expect(
      drag.move(to: place(2), over: other)
        == [.leave(target), .show(isTaken: false), .enter(other), .position(other, place(2))])
    #expect(drag.hear(.status(from: 7, isTaken: true)).isEmpty, "it was left")
    #expect(drag.move(to: place(3), over: nil) == [.leave(other)])
    #expect(drag.release(at: 4) == [.end(isTaken: false)])
  }

  @Test func `What the target refuses is not dropped`() {
    var drag = OutgoingDrag()
    _ = drag.move(to: place(1), over: target)
    #expect(drag.hear(.status(from: 7, isTaken: false)).isEmpty)
    #expect(drag.release(at: 2) == [.leave(target), .end(isTaken: false)])
  }

  @Test(arguments: [true, false])
  func `A release before the answer waits for it`(isTaken: Bool) {
    var drag = OutgoingDrag()
    _ = drag.move(to: place(1), over: target)
    #expect(drag.release(at: 2).isEmpty)
    #expect(drag.move(to: place(3), over: nil).isEmpty, "the button is up")
    let orders = drag.hear(.status(from: 7, isTaken: isTaken))
    #expect(
      orders == (isTaken ? [.drop(target, time: 2)] : [.leave(target), .end(isTaken: false)]))
  }

  @Test func `Who is silent gets nothing until the pointer has been elsewhere`() {
    var drag = OutgoingDrag()
    _ = drag.move(to: place(1), over: target)
    #expect(drag.giveUp().isEmpty && !drag.awaitsAnswer)
    #expect(drag.move(to: place(2), over: target).isEmpty)
    #expect(drag.move(to: place(3), over: nil) == [.leave(target)])
    #expect(drag.move(to: place(4), over: target) == [.enter(target), .position(target, place(4))])
    #expect(drag.release(at: 5).isEmpty)
    #expect(drag.giveUp() == [.leave(target), .end(isTaken: false)])
  }

  @Test func `Who takes the drop and never says so is given up`() {
    var drag = taken()
    _ = drag.release(at: 2)
    #expect(drag.cancel().isEmpty, "it is dropped")
    #expect(drag.giveUp() == [.end(isTaken: false)])
    #expect(drag.giveUp().isEmpty && drag.hear(.finished(from: 7, isTaken: true)).isEmpty)
  }

  @Test func `It can be called off`() {
    var drag = taken()
    #expect(drag.cancel() == [.leave(target), .show(isTaken: false), .end(isTaken: false)])
    #expect(drag.cancel().isEmpty && drag.release(at: 1).isEmpty)
  }

  @Test(arguments: 0..<200)
  func `Whatever happens, targets are entered and left in turn, and it ends once`(seed: UInt64) {
    var random = Xorshift(seed: seed)
    var drag = OutgoingDrag()
    var orders: [Order] = []
    for step in 0..<60 {
      switch random.next(8) {
      case 0...2:
        let under = [target, other, nil][random.next(3)]
        orders += drag.move(to: place(step, random.next(50)), over: under)
      case 3, 4:
        let window = UInt([7, 9, 3][random.next(3)])
        orders += drag.hear(.status(from: window, isTaken: random.next(2) == 0))
      case 5: orders += drag.hear(.finished(from: UInt(random.next(10)), isTaken: true))
      case 6: orders += random.next(4) == 0 ? drag.release(at: UInt(step)) : []
      default: orders += random.next(4) == 0 ? drag.giveUp() : []
      }
    }
    orders += drag.cancel() + drag.giveUp()
    var inside: OutgoingDrag.Target?
    var (isDropped, endCount) = (false, 0)
    for order in orders {
      #expect(endCount == 0)
      switch order {
      case .enter(let target):
        #expect(inside == nil && !isDropped)
        inside = target
      case .position(let target, _): #expect(inside == target && !isDropped)
      case .leave(let target):
        #expect(inside == target && !isDropped)
        inside = nil
      case .drop(let target, _):
        #expect(inside == target && !isDropped)
        isDropped = true
      case .show: #expect(!isDropped)
      case .end: endCount += 1
      }
    }
    #expect(endCount == 1)
  }
}
