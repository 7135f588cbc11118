internal import CX11

/// Requests selections from other programs and assembles their replies.
///
/// Each request uses its own window, so a late reply is never mistaken for that to a later request. Source: ICCCM 2.0,
/// section 2.4.
final class SelectionReader {
  private struct Question {
    let number: Int
    let selection: UInt
    /// The targets to request, the best first; refused ones are removed.
    var targets: [UInt]
    let time: UInt
    var transfer: IncomingTransfer
    var deadline: ContinuousClock.Instant
    let done: (_ contents: PropertyContents?, _ target: UInt?) -> Void
  }

  /// The number of pending requests per selection: each text in transit takes memory, and a held key repeats thirty
  /// times a second.
  private static let mostAtOnce = 2

  private let connection: OpaquePointer
  private let atoms: AtomTable
  private let root: UInt
  /// The time to wait for an answer that takes no work.
  private let patience: Duration
  /// The same for content, as a multiple: other programs encode it only when they are asked, and 17 megapixels as a PNG
  /// take 5 s.
  private static let contentPatience = 4
  /// By the window created for each.
  private var questions: [UInt: Question] = [:]
  private var askedCount = 0

  init(connection: OpaquePointer, atoms: AtomTable, root: UInt, patience: Duration) {
    self.connection = connection
    self.atoms = atoms
    self.root = root
    self.patience = patience
  }

  var nextDeadline: ContinuousClock.Instant? { questions.values.map(\.deadline).min() }

  /// - Parameters:
  ///   - targets: the best first; the others if the owner lacks it.
  ///   - time: of the event that made us ask.
  ///   - limit: the greatest accepted size, in bytes.
  ///   - done: called once, from the event loop, with the contents and their target (nil if all were refused); with nil
  ///     contents if there is no owner or no timely reply, if the contents are too long, or once two later requests for
  ///     the selection wait.
  func ask(
    _ selection: UInt, for targets: [UInt], at time: UInt, limit: Int,
    done: @escaping (_ contents: PropertyContents?, _ target: UInt?) -> Void
  ) {
    giveUpOldest(of: selection)
    askedCount += 1
    var attributes = XSetWindowAttributes()
    attributes.event_mask = PropertyChangeMask
    let window = XCreateWindow(
      connection, root, -1, -1, 1, 1, 0, 0, UInt32(InputOnly), nil, UInt(CWEventMask), &attributes)
    questions[window] = Question(
      number: askedCount, selection: selection, targets: targets, time: time,
      transfer: IncomingTransfer(announcement: atoms[.incremental], limit: limit),
      deadline: ContinuousClock().now + patience, done: done)
    askForBestTarget(from: window)
  }

  /// Handles the reply of the owner, or of the server without an owner.
  func hear(_ event: XSelectionEvent) {
    guard let question = questions[event.requestor], !question.transfer.isInPieces else { return }
    if event.property == atoms[.transfer] {
      receivePart(from: event.requestor)
    } else {
      questions[event.requestor]?.targets.removeFirst()
      askForBestTarget(from: event.requestor)
    }
  }

  /// Takes the next piece, if there is one.
  func proceed(_ window: UInt) {
    guard questions[window]?.transfer.isInPieces == true else { return }
    receivePart(from: window)
  }

  func endOverdue(at now: ContinuousClock.Instant) {
    for window in questions.filter({ $0.value.deadline <= now }).keys { end(window, with: nil) }
  }

  private func giveUpOldest(of selection: UInt) {
    let waiting = questions.filter { $0.value.selection == selection }
    guard waiting.count >= Self.mostAtOnce,
      let oldest = waiting.min(by: { $0.value.number < $1.value.number })
    else { return }
    end(oldest.key, with: nil)
  }

  private func askForBestTarget(from window: UInt) {
    guard let question = questions[window], let target = question.targets.first else {
      return end(window, with: nil)
    }
    let isContent = target != atoms[.targets]
    questions[window]?.deadline =
      ContinuousClock().now + patience * (isContent ? Self.contentPatience : 1)
    XConvertSelection(
      connection, question.selection, target, atoms[.transfer], window, question.time)
  }

  private func receivePart(from window: UInt) {
    guard let room = questions[window]?.transfer.room,
      let contents = PropertyReader(connection: connection)
        .readAndDelete(atoms[.transfer], of: window, limit: room),
      let progress = questions[window]?.transfer.receive(contents)
    else { return }
    switch progress {
    case .waiting: questions[window]?.deadline = ContinuousClock().now + patience
    case .finished(let contents): end(window, with: contents)
    case .failed: end(window, with: nil)
    }
  }

  private func end(_ window: UInt, with contents: PropertyContents?) {
    guard let question = questions.removeValue(forKey: window) else { return }
    XDestroyWindow(connection, window)
    question.done(contents, question.targets.first)
  }
}
