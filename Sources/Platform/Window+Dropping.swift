internal import CX11
internal import Base

// Drags here from other programs, or from another of our windows.
extension Window {
  /// For any kind, in bytes.
  private static let byteLimit = 64 << 20

  func handleDrag(_ event: XClientMessageEvent) {
    guard let message = dragMessage(in: event), let answer = drag.answer(to: message) else {
      return
    }
    switch answer {
    case .weigh(let source, let offers, let x, let y):
      let kinds = kinds(takenOf: offers, at: viewPoint(onScreen: x, y))
      drag.setTaken(kinds)
      // Without a rectangle, every motion is reported.
      let action = kinds.isEmpty ? 0 : Int(display.atoms[.xdndActionCopy])
      display.send(
        .xdndStatus, to: source, [Int(identifier), kinds.isEmpty ? 0 : 0b11, 0, 0, action])
    case .refuse(let source): finishDrop(from: source, isTaken: false)
    case .fetch(let source, let time, let kinds, let x, let y):
      fetch(kinds, from: source, time: time, at: viewPoint(onScreen: x, y))
    }
  }

  /// The kinds the delegate would take, the best first.
  private func kinds(takenOf offers: [OfferedKind], at position: ViewPoint) -> [OfferedKind] {
    guard isOpen, let delegate else { return [] }
    settleSize()
    var types: [ClipboardType] = []
    for offer in offers where !types.contains(offer.type) { types.append(offer.type) }
    guard !types.isEmpty else { return [] }
    return delegate.window(self, takes: types, droppedAt: position).flatMap { type in
      offers.filter { $0.type == type }
    }
  }

  private func dragMessage(in event: XClientMessageEvent) -> DragMessage? {
    let data = event.data.l
    let source = Self.word(data.0)
    let atoms = display.atoms
    switch event.message_type {
    case atoms[.xdndEnter]:
      let flags = Self.word(data.1)
      let types =
        flags & 1 == 0
        ? [data.2, data.3, data.4].map(Self.word)
        : display.properties.words(atoms[.xdndTypeList], of: source, type: Int(XA_ATOM)) ?? []
      return .entered(
        source: source, version: Int(flags >> 24), offers: display.offeredKinds(types))
    case atoms[.xdndPosition]:
      // Two signed 16-bit numbers.
      let x = Int16(truncatingIfNeeded: data.2 >> 16)
      let y = Int16(truncatingIfNeeded: data.2)
      return .moved(source: source, x: Int(x), y: Int(y))
    case atoms[.xdndLeave]: return .left(source: source)
    case atoms[.xdndDrop]: return .dropped(source: source, time: Self.word(data.2))
    default: return nil
    }
  }

  private func fetch(
    _ kinds: [OfferedKind], from source: UInt, time: UInt, at position: ViewPoint
  ) {
    // Our own content is handed over directly: a window of ours can't receive pieces.
    let owner = source == display.leader ? display.dragOwner : nil
    display.read(
      kinds, of: display.atoms[.xdndSelection], from: owner, at: time, limit: Self.byteLimit
    ) { content in
      let isTaken = self.isOpen && content.map(Self.isSomething) == true
      self.finishDrop(from: source, isTaken: isTaken)
      guard isTaken, let content else { return }
      self.settleSize()
      self.hasHeard = true
      self.delegate?.window(self, received: content, at: position)
    }
  }

  /// A list of files without any local one counts as empty.
  private static func isSomething(_ content: ClipboardContent) -> Bool {
    content.type == .files ? !content.filePaths.isEmpty : !content.bytes.isEmpty
  }

  private func finishDrop(from source: UInt, isTaken: Bool) {
    let action = isTaken ? Int(display.atoms[.xdndActionCopy]) : 0
    display.send(.xdndFinished, to: source, [Int(identifier), isTaken ? 1 : 0, action])
  }

  private func viewPoint(onScreen x: Int, _ y: Int) -> ViewPoint {
    var left: Int32 = 0
    var top: Int32 = 0
    var child: UInt = 0
    XTranslateCoordinates(
      display.connection, display.root, identifier, Int32(x), Int32(y), &left, &top, &child)
    return position(Double(left), Double(top))
  }

  /// Xlib sign-extends 32-bit values from the wire.
  private static func word(_ long: Int) -> UInt { UInt(UInt32(truncatingIfNeeded: long)) }
}
