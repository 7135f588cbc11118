import Testing

@testable import Platform

@Suite struct DragStateTests {
  /// The answers to messages in their order; those without one are left out.
  private func answers(to messages: [DragMessage]) -> [DragAnswer] {
    var state = DragState()
    return messages.compactMap { message in
      let answer = state.answer(to: message)
      if case .weigh(_, let offers, _, _) = answer {
        state.setTaken(offers.filter { $0.type == .files })
      }
      return answer
    }
  }

  private static let files = OfferedKind(target: 9, type: .files)
  private static let text = OfferedKind(target: 8, type: .text)

  private func entered(_ source: UInt = 1, version: Int = 5, files: Bool = true) -> DragMessage {
    .entered(
      source: source, version: version, offers: files ? [Self.text, Self.files] : [Self.text])
  }

  private func weigh(_ x: Int, _ y: Int, from source: UInt = 1, files: Bool = true) -> DragAnswer {
    .weigh(source: source, offers: files ? [Self.text, Self.files] : [Self.text], x: x, y: y)
  }

  @Test func `Every motion is answered, and the drop is fetched from where it last was`() {
    #expect(
      answers(to: [
        entered(), .moved(source: 1, x: 2, y: 3), .moved(source: 1, x: 4, y: 5),
        .dropped(source: 1, time: 6),
      ]) == [
        weigh(2, 3), weigh(4, 5), .fetch(source: 1, time: 6, kinds: [Self.files], x: 4, y: 5),
      ])
  }

  @Test func `What is no file is refused, also when it is dropped`() {
    #expect(
      answers(to: [
        entered(files: false), .moved(source: 1, x: 2, y: 3), .dropped(source: 1, time: 6),
      ]) == [weigh(2, 3, files: false), .refuse(source: 1)])
  }

  @Test func `A drop that was never over us is refused`() {
    #expect(answers(to: [entered(), .dropped(source: 1, time: 6)]) == [.refuse(source: 1)])
  }

  @Test(arguments: [0, 2, 6, 255])
  func `A form of messages that we do not know gets no answer`(version: Int) {
    #expect(
      answers(to: [
        entered(version: version), .moved(source: 1, x: 2, y: 3), .dropped(source: 1, time: 6),
      ]).isEmpty)
  }

  @Test func `Who has left or never entered gets no answer`() {
    #expect(
      answers(to: [
        .moved(source: 1, x: 0, y: 0), entered(), .left(source: 1), .moved(source: 1, x: 0, y: 0),
        .dropped(source: 1, time: 6),
      ]).isEmpty)
  }

  @Test func `Others do not meddle with a drag, and a new one replaces it`() {
    #expect(
      answers(to: [
        entered(1), .left(source: 2), .dropped(source: 2, time: 6), .moved(source: 1, x: 2, y: 3),
        entered(2, files: false), .moved(source: 1, x: 2, y: 3), .moved(source: 2, x: 2, y: 3),
      ]) == [weigh(2, 3), weigh(2, 3, from: 2, files: false)])
  }

  @Test func `A drop is fetched once`() {
    #expect(
      answers(to: [
        entered(), .moved(source: 1, x: 2, y: 3), .dropped(source: 1, time: 6),
        .dropped(source: 1, time: 6),
      ]).count == 2)
  }
}
