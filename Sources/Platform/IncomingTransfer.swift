/// The received part of a selection: complete, or, after an announcement, in pieces.
///
/// Source: ICCCM 2.0, section 2.7.2.
struct IncomingTransfer {
  enum Progress: Equatable {
    case waiting
    case finished(PropertyContents)
    /// It exceeds the limit.
    case failed
  }

  private(set) var isInPieces = false
  private var received: [UInt8] = []
  private let announcement: UInt
  private let limit: Int

  /// - Parameters:
  ///   - announcement: the type that announces a transfer in pieces.
  ///   - limit: in bytes.
  init(announcement: UInt, limit: Int) {
    self.announcement = announcement
    self.limit = limit
  }

  /// The number of bytes that may still arrive.
  var room: Int { limit - received.count }

  mutating func receive(_ contents: PropertyContents) -> Progress {
    guard contents.isWhole, contents.bytes.count <= room else { return .failed }
    if !isInPieces {
      guard contents.type == announcement else { return .finished(contents) }
      isInPieces = true
      return .waiting
    }
    guard contents.bytes.isEmpty else {
      received += contents.bytes
      return .waiting
    }
    return .finished(PropertyContents(type: contents.type, bytes: received))
  }
}
