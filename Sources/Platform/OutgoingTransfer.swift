/// Bytes received by another program piece by piece.
struct OutgoingTransfer {
  let type: UInt
  var deadline: ContinuousClock.Instant
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8], type: UInt, deadline: ContinuousClock.Instant) {
    self.type = type
    self.deadline = deadline
    rest = bytes[...]
  }

  /// The next piece; an empty one after the last marks the end.
  mutating func nextPiece(atMost limit: Int) -> ArraySlice<UInt8> {
    let piece = rest.prefix(limit)
    rest = rest.dropFirst(limit)
    return piece
  }
}
