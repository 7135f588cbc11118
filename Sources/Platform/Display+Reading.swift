internal import CX11

// Reads other programs' content, in the first available of some kinds.
extension Display {
  /// - Parameters:
  ///   - kinds: the best first; the others if the owner lacks it.
  ///   - owner: the selection's owner if it is ours.
  ///   - time: of the event that made us ask.
  ///   - limit: in bytes.
  ///   - done: called once, with nil on failure.
  func read(
    _ kinds: [OfferedKind], of selection: UInt, from owner: SelectionOwner? = nil, at time: UInt,
    limit: Int, _ done: @escaping (ClipboardContent?) -> Void
  ) {
    if let owner {
      guard let own = owner.offered else { return done(nil) }
      return own.read(kinds.map(\.type), done)
    }
    let latin1 = UInt(XA_STRING)
    selectionReader.ask(
      selection, for: kinds.map(\.target), at: time, limit: limit
    ) { contents, target in
      guard let contents, let type = kinds.first(where: { $0.target == target })?.type else {
        return done(nil)
      }
      let isLatin1 = type == .text && contents.type == latin1
      let bytes =
        isLatin1 ? Array(SelectionText.decodingLatin1(contents.bytes).utf8) : contents.bytes
      done(ClipboardContent(type: type, bytes: bytes))
    }
  }

  /// The number of another program's kinds to inspect: each name is a round trip.
  private static let mostKinds = 64

  /// Resolves the names of another program's kinds; a text has several.
  func offeredKinds(_ targets: [UInt]) -> [OfferedKind] {
    let texts = [.utf8String, .plainTextUTF8, .plainText].map { atoms[$0] } + [UInt(XA_STRING)]
    // The best name of a text goes first, regardless of its position in the list.
    let found = texts.filter(targets.contains).map { OfferedKind(target: $0, type: .text) }
    let others = targets.prefix(Self.mostKinds).filter { $0 != 0 && !texts.contains($0) }
    return found
      + zip(others, AtomTable.names(of: others, connection: connection)).compactMap {
        target, name in name.map { OfferedKind(target: target, type: ClipboardType($0)) }
      }
  }
}
