import Documents
import Editing
import Life
import Texts
import Views
import Windows

// Time that was lived already, and time to come.
extension RunController {
  func stepBack() {
    player.stop()
    seek(to: (sought?.generation ?? board.generation) - pace.stride, isFinal: true)
  }

  /// Back to what was painted.
  func reset() {
    guard board.canChange, !grid.isPainting else { return }
    stop()
    let start = board.session.document.paintedStart
    board.perform { $0 = start }
  }

  /// Goes to a generation, known or not: as far as need be it is computed, while the window answers.
  func go(to generation: BigInteger) {
    guard board.canChange, !grid.isPainting else { return }
    stop()
    if generation < timeline.firstGeneration {
      return announcer.say(texts.notBefore(texts.number("\(timeline.firstGeneration)")))
    }
    if let last = timeline.samples.last?.generation, generation <= last {
      return seek(to: generation, isFinal: true)
    }
    guard hasLife() else { return }
    goal = generation
    start(timeline.world(before: generation), target: generation)
  }

  /// Goes to a generation that was lived already.
  func seek(to generation: BigInteger, isFinal: Bool) {
    guard board.canChange, !grid.isPainting else { return }
    if sought == nil { stopRunner() }
    let last = timeline.samples.last?.generation ?? timeline.firstGeneration
    let wanted = min(max(generation, timeline.firstGeneration), last)
    if sought == nil, wanted == board.world.generation { return }
    sought = (wanted, isFinal)
    if isOnTheWay { return }
    if board.generation == wanted { return finish() }
    seekOn()
  }

  /// Ends what runs, but not what plays.
  private func stopRunner() {
    let wasPlaying = player.isPlaying
    stop()
    if wasPlaying { player.start(at: pace.rate) }
  }

  /// Computes the generation that is sought from the last world before it that is known.
  func seekOn() {
    guard let sought else { return }
    isOnTheWay = true
    let world = timeline.world(before: sought.generation)
    restart(world, target: wayPoint(from: world.generation, to: sought.generation))
  }

  /// A way that is gone again and again, step by step back, is halved and a world kept there: the next one is shorter.
  private func wayPoint(from start: BigInteger, to end: BigInteger) -> BigInteger {
    let distance = end - start
    guard player.isPlaying, distance > Self.shortWay else { return end }
    return start + BigInteger(1) << (distance.bitWidth - 2)
  }

  /// So many generations are computed at once for each step back.
  private static let shortWay: BigInteger = 256

  // MARK: Playing the past

  /// Plays what was lived backwards, at the speed that is chosen, until it is stopped or the past has no more.
  func playBack() {
    if player.isPlaying { return stop() }
    guard board.canChange, !grid.isPainting else { return }
    stop()
    guard board.generation > timeline.firstGeneration else { return }
    player.start(at: pace.rate)
    show()
  }

  /// One step further back; where the last one is still computed, that is waited for.
  func playOn() {
    guard board.canChange, !grid.isPainting else { return player.stop() }
    if isOnTheWay { return }
    let next = max(
      timeline.firstGeneration, (sought?.generation ?? board.generation) - pace.stride)
    let isLast = next == timeline.firstGeneration
    seek(to: next, isFinal: isLast)
    if isLast { player.stop() }
  }

  // MARK: Steps

  /// Another past is true where the board was painted, or is another one.
  func follow(_ event: Session<Board>.Event) {
    let world = board.world
    switch event {
    case .opened: pasts = BoardPasts(board.session.document)
    case .performed(let step, let position, _):
      pasts.perform(world, isRun: step.isRun, at: position)
    case .moved(let from, let to, _): pasts.move(from: from, to: to, board.session.document)
    case .seen, .selected, .amended, .busy: return
    }
    show()
  }
}
