import CXTest

// Asking for what others own.
extension PeerProgram {
  private var property: UInt { hand.atom("NEIGHBOUR") }

  func ask(for target: String, of selection: String = "CLIPBOARD", at time: UInt = 0) {
    answer = nil
    pieces = nil
    XConvertSelection(
      connection, hand.atom(selection), hand.atom(target), property, window, time)
    XFlush(connection)
  }

  /// Asks for several things at once, each into a property of its target's name.
  func ask(forAll targets: [String]) {
    let pairs = targets.flatMap { [hand.atom($0), hand.atom($0)] }
    pairs.withUnsafeBytes { bytes in
      _ = XChangeProperty(
        connection, window, property, hand.atom("ATOM_PAIR"), 32, PropModeReplace,
        bytes.bindMemory(to: UInt8.self).baseAddress, Int32(pairs.count))
    }
    ask(for: "MULTIPLE")
  }

  func receive(_ event: XSelectionEvent) {
    guard event.property == property else {
      answer = .refused
      return
    }
    guard let contents = readAndDelete(property) else { return }
    if case .words(_, hand.atom("INCR")) = contents { pieces = [] } else { answer = contents }
  }

  func receivePiece(_ changed: UInt) {
    guard changed == property, pieces != nil, answer == nil,
      case .bytes(let bytes, let type, _) = readAndDelete(property)
    else { return }
    guard bytes.isEmpty else {
      pieces?.append(bytes)
      return
    }
    let all = pieces ?? []
    answer = .bytes(all.flatMap(\.self), type: type, pieceCount: all.count)
  }

  private func readAndDelete(_ property: UInt) -> Answer? {
    var type: UInt = 0
    var format: Int32 = 0
    var count: UInt = 0
    var rest: UInt = 0
    var data: UnsafeMutablePointer<UInt8>?
    XGetWindowProperty(
      connection, window, property, 0, 1 << 24, 1, 0, &type, &format, &count, &rest, &data)
    defer { if let data { XFree(data) } }
    guard let data, type != 0 else { return nil }
    guard format == 32 else {
      let bytes = Array(UnsafeBufferPointer(start: data, count: Int(count)))
      return .bytes(bytes, type: type, pieceCount: 1)
    }
    return data.withMemoryRebound(to: UInt.self, capacity: Int(count)) {
      .words(
        UnsafeBufferPointer(start: $0, count: Int(count)).map { $0 & 0xffff_ffff }, type: type)
    }
  }
}
