internal import CX11

/// Transfers bytes to other programs' windows: short ones at once, long ones in pieces, each after the previous one was
/// taken. Programs that vanish or fall silent are dropped.
///
/// Source: ICCCM 2.0, section 2.7.2.
final class OutgoingTransfers {
  private struct Destination: Hashable {
    var window: UInt
    var property: UInt
  }

  private let connection: OpaquePointer
  private let windows: ForeignWindows
  private let announcement: UInt
  private let patience: Duration
  /// In bytes; small enough for one request to any server and not to block the loop.
  private let pieceLimit: Int
  private var transfers: [Destination: OutgoingTransfer] = [:]

  init(
    connection: OpaquePointer, windows: ForeignWindows, announcement: UInt, patience: Duration
  ) {
    self.connection = connection
    self.windows = windows
    self.announcement = announcement
    self.patience = patience
    pieceLimit = XMaxRequestSize(connection) * 4 - 100
  }

  var nextDeadline: ContinuousClock.Instant? { transfers.values.map(\.deadline).min() }

  /// - Returns: false for a window that does not support pieces.
  func give(_ bytes: [UInt8], type: UInt, to window: UInt, _ property: UInt) -> Bool {
    let writer = PropertyWriter(connection: connection, window: window)
    guard bytes.count > pieceLimit else {
      writer.setBytes(property, type: type, bytes[...])
      return true
    }
    guard windows.listen(to: window, for: .transfer) else { return false }
    writer.setWords(property, type: Int(announcement), [UInt(bytes.count)])
    transfers[Destination(window: window, property: property)] = OutgoingTransfer(
      bytes, type: type, deadline: ContinuousClock().now + patience)
    return true
  }

  /// Sends the next piece to a window that has taken the last one.
  func proceed(_ window: UInt, property: UInt) {
    let destination = Destination(window: window, property: property)
    guard var transfer = transfers[destination] else { return }
    let piece = transfer.nextPiece(atMost: pieceLimit)
    PropertyWriter(connection: connection, window: window)
      .setBytes(property, type: transfer.type, piece)
    transfer.deadline = ContinuousClock().now + patience
    transfers[destination] = transfer
    if piece.isEmpty { end(destination) }
  }

  /// Handles the disappearance of a window.
  func forget(_ window: UInt) {
    transfers = transfers.filter { $0.key.window != window }
  }

  func endOverdue(at now: ContinuousClock.Instant) {
    for (destination, transfer) in transfers where transfer.deadline <= now { end(destination) }
  }

  private func end(_ destination: Destination) {
    transfers[destination] = nil
    if !isBusy(destination.window) { windows.ignore(destination.window, for: .transfer) }
  }

  private func isBusy(_ window: UInt) -> Bool {
    transfers.keys.contains { $0.window == window }
  }
}
