import Testing

@testable import Platform

@Suite struct TransferTests {
  private static let announcement: UInt = 7

  private func piece(_ bytes: [UInt8], type: UInt = 1, isWhole: Bool = true) -> PropertyContents {
    PropertyContents(type: type, bytes: bytes, isWhole: isWhole)
  }

  private func transfer(limit: Int = 4) -> IncomingTransfer {
    IncomingTransfer(announcement: Self.announcement, limit: limit)
  }

  @Test func `What is not announced is all there is`() {
    var transfer = transfer()
    #expect(transfer.receive(piece([1, 2, 3, 4])) == .finished(piece([1, 2, 3, 4])))
  }

  @Test func `After an announcement an empty piece is the end`() {
    var transfer = transfer()
    #expect(transfer.receive(piece([], type: Self.announcement)) == .waiting)
    #expect(transfer.receive(piece([1])) == .waiting)
    #expect(transfer.receive(piece([2, 3])) == .waiting)
    #expect(transfer.room == 1)
    #expect(transfer.receive(piece([])) == .finished(piece([1, 2, 3])))
  }

  @Test func `More than allowed is not taken`() {
    var whole = transfer()
    #expect(whole.receive(piece([1, 2, 3, 4, 5])) == .failed)
    var cut = transfer()
    #expect(cut.receive(piece([1, 2, 3, 4], isWhole: false)) == .failed)
    var pieces = transfer()
    #expect(pieces.receive(piece([], type: Self.announcement)) == .waiting)
    #expect(pieces.receive(piece([1, 2, 3])) == .waiting)
    #expect(pieces.receive(piece([4, 5])) == .failed)
  }

  @Test func `Bytes leave in order and end with an empty piece`() {
    var transfer = OutgoingTransfer([1, 2, 3, 4, 5], type: 1, deadline: .now)
    let pieces = (0..<4).map { _ in Array(transfer.nextPiece(atMost: 2)) }
    #expect(pieces == [[1, 2], [3, 4], [5], []])
  }

  @Test(arguments: [
    (1, 2, true), (2, 1, false), (2, 2, false), (0xffff_ffff, 5, true), (5, 0xffff_ffff, false),
    (0x1_0000_0005, 6, true),
  ])
  func `The server's clock goes round`(a: UInt, b: UInt, isBefore: Bool) {
    #expect(ServerTime(a).isBefore(ServerTime(b)) == isBefore)
  }
}
