internal import CX11
internal import Base

// Files that are dragged here from other programs.
extension Window {
  /// Of a list of files, in bytes: tens of thousands of paths.
  private static let listLimit = 4 << 20

  func handleDrag(_ event: XClientMessageEvent) {
    guard let message = dragMessage(in: event), let answer = drag.answer(to: message) else {
      return
    }
    switch answer {
    case .status(let source, let accepts):
      // Without a rectangle, every motion is told.
      let action = accepts ? Int(display.atoms[.xdndActionCopy]) : 0
      display.send(
        .xdndStatus, to: source, [Int(identifier), accepts ? 0b11 : 0, 0, 0, action])
    case .refuse(let source): finishDrop(from: source, isTaken: false)
    case .fetch(let source, let time, let x, let y):
      fetchFiles(from: source, time: time, at: viewPoint(onScreen: x, y))
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
        source: source, version: Int(flags >> 24), offersFiles: types.contains(atoms[.uriList]))
    case atoms[.xdndPosition]:
      // Two numbers of 16 bits with a sign.
      let x = Int16(truncatingIfNeeded: data.2 >> 16)
      let y = Int16(truncatingIfNeeded: data.2)
      return .moved(source: source, x: Int(x), y: Int(y))
    case atoms[.xdndLeave]: return .left(source: source)
    case atoms[.xdndDrop]: return .dropped(source: source, time: Self.word(data.2))
    default: return nil
    }
  }

  private func fetchFiles(from source: UInt, time: UInt, at position: ViewPoint) {
    let atoms = display.atoms
    display.selectionReader.ask(
      atoms[.xdndSelection], for: [atoms[.uriList]], at: time, limit: Self.listLimit
    ) { contents, _ in
      let paths = contents.map { URIList(bytes: $0.bytes).paths } ?? []
      let isTaken = self.isOpen && !paths.isEmpty
      self.finishDrop(from: source, isTaken: isTaken)
      guard isTaken else { return }
      self.settleSize()
      self.hasHeard = true
      self.delegate?.window(self, receivedFiles: paths, at: position)
    }
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

  /// Xlib extends the sign of what has 32 bits on the wire.
  private static func word(_ long: Int) -> UInt { UInt(UInt32(truncatingIfNeeded: long)) }
}
