import CXTest

// Giving others what it owns.
extension PeerProgram {
  func own(
    _ selection: String, _ goods: [String: [UInt8]], manner: Manner = .gives, since time: UInt = 0
  ) {
    self.goods = goods
    self.manner = manner
    XSetSelectionOwner(connection, hand.atom(selection), window, time)
    XSync(connection, 0)
  }

  func receive(_ request: XSelectionRequestEvent) {
    requests.append(request)
    if manner != .isSilent { answer(request) }
  }

  func answer(_ request: XSelectionRequestEvent) {
    let target = goods.keys.first { hand.atom($0) == request.target }
    let tells = target == nil && request.target == hand.atom("TARGETS") && kinds != nil
    if let kinds, tells { answer(with: kinds, to: request) }
    if let target, let bytes = goods[target] {
      switch manner {
      case .gives, .isSilent:
        put(bytes[...], type: request.target, into: request.requestor, request.property)
      case .givesInPieces(let limit): announce(bytes, in: request, pieceLimit: limit)
      case .stopsAfterOnePiece: announce(bytes, in: request, pieceLimit: bytes.count / 2)
      }
    }
    var event = XEvent()
    event.xselection.type = SelectionNotify
    event.xselection.requestor = request.requestor
    event.xselection.selection = request.selection
    event.xselection.target = request.target
    event.xselection.property = target == nil && !tells ? 0 : request.property
    event.xselection.time = request.time
    XSendEvent(connection, request.requestor, 0, 0, &event)
    XFlush(connection)
  }

  private func answer(with kinds: [String], to request: XSelectionRequestEvent) {
    let atoms = kinds.map(hand.atom)
    atoms.withUnsafeBytes { bytes in
      _ = XChangeProperty(
        connection, request.requestor, request.property, UInt(XA_ATOM), 32, PropModeReplace,
        bytes.bindMemory(to: UInt8.self).baseAddress, Int32(atoms.count))
    }
  }

  func sendNextPiece(to window: UInt, _ property: UInt) {
    guard let sending, sending.window == window, sending.property == property else { return }
    let piece = sending.rest.prefix(sending.pieceLimit)
    put(piece, type: sending.type, into: window, property)
    self.sending?.rest.removeFirst(piece.count)
    if piece.isEmpty || manner == .stopsAfterOnePiece { self.sending = nil }
  }

  private func announce(
    _ bytes: [UInt8], in request: XSelectionRequestEvent, pieceLimit: Int
  ) {
    XSelectInput(connection, request.requestor, PropertyChangeMask)
    sending = Sending(
      window: request.requestor, property: request.property, type: request.target,
      rest: bytes[...], pieceLimit: pieceLimit)
    var count = bytes.count
    withUnsafeBytes(of: &count) { bytes in
      _ = XChangeProperty(
        connection, request.requestor, request.property, hand.atom("INCR"), 32, PropModeReplace,
        bytes.bindMemory(to: UInt8.self).baseAddress, 1)
    }
  }

  private func put(_ bytes: ArraySlice<UInt8>, type: UInt, into window: UInt, _ property: UInt) {
    // GTK gives colours in items of 16 bits.
    let width = type == hand.atom("application/x-color") ? 2 : 1
    XChangeProperty(
      connection, window, property, type, Int32(8 * width), PropModeReplace, Array(bytes),
      Int32(bytes.count / width))
  }
}
