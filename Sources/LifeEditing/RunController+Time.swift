import Documents
import Editing
import Life
import Texts
import Views
import Windows

// Going to past and future generations.
extension RunController {
  func stepBack() {
    player.stop()
    seek(to: (sought?.generation ?? board.generation) - pace.stride, isFinal: true)
  }

  /// Returns to the painted state.
  func reset() {
    guard board.canChange, !grid.isPainting else { return }
    stop()
    let start = board.session.document.paintedStart
    board.perform { $0 = start }
  }

  /// Goes to a generation, computing it if necessary without blocking the window.
  func go(to generation: BigInteger) {
    guard board.canChange, !grid.isPainting else { return }
    stop()
    if generation < timeline.firstGeneration {
      return toasts.say(texts.notBefore(texts.number("\(timeline.firstGeneration)")))
    }
    if let last = timeline.samples.last?.generation, generation <= last {
      return seek(to: generation, isFinal: true)
    }
    guard hasLife() else { return }
    goal = generation
    start(timeline.world(before: generation), target: generation)
  }

  /// Goes to a past generation.
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

  /// Stops the run, but not the playback.
  private func stopRunner() {
    let wasPlaying = player.isPlaying
    stop()
    if wasPlaying { player.start(at: pace.rate) }
  }

  /// Computes the sought generation from the last known world before it.
  func seekOn() {
    guard let sought else { return }
    isOnTheWay = true
    let world = timeline.world(before: sought.generation)
    restart(world, target: wayPoint(from: world.generation, to: sought.generation))
  }

  /// Returns the generation to compute up to. During backward playback over a long distance, this is a point on the
  /// way, where a world is stored to shorten the next computation.
  private func wayPoint(from start: BigInteger, to end: BigInteger) -> BigInteger {
    let distance = end - start
    guard player.isPlaying, distance > Self.shortWay else { return end }
    return start + BigInteger(1) << (distance.bitWidth - 2)
  }

  /// The number of generations that may be recomputed for each step back.
  private static let shortWay: BigInteger = 256

  // MARK: Playing the past

  /// Plays the past backwards at the chosen speed, until it is stopped or reaches the beginning.
  func playBack() {
    if player.isPlaying { return stop() }
    guard board.canChange, !grid.isPainting else { return }
    stop()
    guard board.generation > timeline.firstGeneration else { return }
    player.start(at: pace.rate)
    updateBar()
  }

  /// Goes one step further back, unless the last one is still being computed.
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

  /// Updates the past after changes to the board.
  func handle(_ event: Session<Board>.Event) {
    let world = board.world
    switch event {
    case .opened: pasts = BoardPasts(board.session.document)
    case .performed(let step, let position, _):
      pasts.perform(world, isRun: step.isRun, at: position)
    case .moved(let from, let to, _): pasts.move(from: from, to: to, board.session.document)
    case .seen, .selected, .changedUnrecorded, .busy: return
    }
    updateBar()
  }
}
