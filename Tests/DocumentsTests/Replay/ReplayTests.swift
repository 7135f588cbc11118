import Base
import Documents
import TestSupport
import Testing

@Suite("A replay")
struct ReplayTests {
  private func samples(_ milliseconds: [UInt32]) -> [Sample] {
    milliseconds.enumerated().map { index, time in
      Sample(position: UnitPoint(x: Double(index) / 100, y: 0.5), milliseconds: time)
    }
  }

  private func line(_ milliseconds: UInt32...) -> Stroke {
    Stroke(width: 0.01, samples: samples(milliseconds))
  }

  /// A painting that had a life: steps of every kind, and steps that were undone.
  private func lived(_ random: inout SeededRandom) -> Painting {
    var painting = random.painting()
    for _ in 0..<Int.random(in: 0...40, using: &random) {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: painting.undo()
      case 1: painting.redo()
      case 2: painting.add(random.stroke())
      default: painting.perform(random.edit(of: painting))
      }
    }
    return painting.showingLastStep
  }

  private func times(of painting: Painting, _ random: inout SeededRandom) -> [Timestamp?] {
    var now: Int64 = 1_700_000_000_000
    return painting.history.edits.indices.map { _ in
      now += Int64.random(in: -100...5000, using: &random)
      return random.one(in: 5) ? nil : Timestamp(milliseconds: now)
    }
  }

  @Test(arguments: seeds(200))
  func `begins with what was there from the beginning and ends with the painting`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let painting = lived(&random)
    let replay = Replay(of: painting, madeAt: times(of: painting, &random))
    #expect(replay.stepCount == painting.history.position)
    var first = painting
    while first.undo() != nil {}
    let beginning = replay.frame(at: 0)
    #expect(beginning.aspectRatio == first.aspectRatio)
    if replay.milliseconds > 0 {
      #expect(beginning.elements == first.elements && beginning.background == first.background)
    }
    for moment in [replay.milliseconds, .infinity] {
      let last = replay.frame(at: moment)
      #expect(last.elements == painting.elements && last.background == painting.background)
      #expect(last.aspectRatio == painting.aspectRatio)
    }
    var cursor = replay.cursor
    cursor.seek(to: replay.milliseconds)
    #expect(cursor.growing == nil && cursor.painting.elements == painting.elements)
    #expect(cursor.painting.background == painting.background)
  }

  @Test(arguments: seeds(60))
  func `shows the steps in the order in which they were made, and no others`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let painting = lived(&random)
    let replay = Replay(of: painting, madeAt: times(of: painting, &random))
    // What was seen when each step was done.
    var states: [Painting] = [painting]
    while let last = states.last, last.history.canUndo {
      var before = last
      before.undo()
      states.append(before)
    }
    states.reverse()
    var cursor = replay.cursor
    var step = 0
    for part in 0...200 {
      let moment = replay.milliseconds * Double(part) / 200
      cursor.seek(to: moment)
      #expect(cursor.painting.history.position >= step)
      step = cursor.painting.history.position
      var state = states[step]
      state.turn(to: cursor.painting.shownPage.id)
      #expect(cursor.painting.elements == state.elements)
      #expect(cursor.painting.background == state.background)
      #expect(cursor.painting.aspectRatio == state.aspectRatio)
      // A line is one of the next step, and no longer than it becomes.
      if let growing = cursor.growing {
        let next = states[step + 1].pages.flatMap { Array($0.elements) }
        let whole = next.first { $0.id == growing.id }
        #expect(whole?.content.keySamples.starts(with: growing.content.keySamples) == true)
      }
      #expect(replay.frame(at: moment) == cursor.frame)
    }
    #expect(step == painting.history.position)
  }

  @Test(arguments: seeds(60))
  func `goes to any moment from any other`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let painting = lived(&random)
    let replay = Replay(of: painting)
    var cursor = replay.cursor
    for _ in 0..<30 {
      let moment = Double.random(in: -100...replay.milliseconds + 100, using: &random)
      var shown = cursor.painting.elements
      let changes = cursor.seek(to: moment)
      if !changes.contains(.reshaped), !changes.contains(.turned) {
        for change in changes {
          switch change {
          case .appended(let element): shown.append(element)
          case .removedLast: shown.removeLast()
          case .replaced(let splices), .layered(let splices): shown.apply(splices)
          case .background, .reshaped, .turned, .drafted: break
          }
        }
        #expect(shown == cursor.painting.elements)
      }
      #expect(cursor.frame == replay.frame(at: moment))
    }
  }

  @Test func `draws a line as fast as the hand did, but rests no longer than half a second`() {
    var painting = Painting()
    painting.add(line(0, 10, 30, 9000, 9010))
    let replay = Replay(of: painting)
    #expect(replay.milliseconds == 300 + 540)
    func count(_ milliseconds: Double) -> Int? {
      replay.frame(at: 300 + milliseconds).elements.last?.content.pointCount
    }
    #expect(count(0) == nil)
    let moments: [Double] = [1, 10, 29, 30, 529, 530, 539, 540]
    #expect(moments.compactMap { count($0) } == [1, 2, 2, 3, 3, 4, 4, 5])
  }

  @Test
  func `draws a line without times evenly, and a long one no slower than in a second and a half`() {
    for (count, expected) in [(2, 10.0), (101, 1000), (100_001, 1500)] {
      var painting = Painting()
      painting.add(Stroke(width: 0.01, samples: samples(Array(repeating: 7, count: count))))
      let replay = Replay(of: painting)
      #expect(abs(replay.milliseconds - 300 - expected) < 0.001)
      let half = replay.frame(at: 300 + expected / 2 + 0.001).elements[0].content.pointCount
      #expect(abs(half - count / 2) <= 1)
    }
  }

  @Test func `waits between steps as somebody did, up to eight tenths of a second`() {
    var painting = Painting()
    for _ in 0..<5 { painting.add(line(0, 100)) }
    let times: [Int64?] = [0, 300, 60_000, 60_050, nil]
    let replay = Replay(
      of: painting, madeAt: times.map { $0.map { Timestamp(milliseconds: $0) } })
    // Unknown, as it was, too long, shorter than the line took, unknown; and five lines.
    let known: Double = 300 + 200 + 800 + 0 + 300
    #expect(replay.milliseconds == known + 500)
    let strange: [Int64] = [.min, .max, .min, .max, 0]
    let damaged = Replay(of: painting, madeAt: strange.map { Timestamp(milliseconds: $0) })
    let guessed: Double = 300 + 800 + 300 + 800 + 300
    #expect(damaged.milliseconds == guessed + 500)
  }

  @Test func `shows at once what no hand drew: shapes, and what was pasted`() {
    var painting = Painting()
    let placement = ElementPlacement(paper: .fourToThree, map: .identity)
    painting.perform(
      .add([PaintingElement(.freehand(samples([0, 50])), width: 0.1, placement: placement)]))
    painting.perform(
      .add([
        PaintingElement(
          .shape(.line, from: UnitPoint(x: 0, y: 0), to: UnitPoint(x: 1, y: 1)), width: 0.1)
      ]))
    painting.perform(.add([0, 1].map { _ in PaintingElement(line(0, 50), on: .fourToThree) }))
    let replay = Replay(of: painting)
    #expect(replay.milliseconds == 900)
    let moments: [Double] = [299, 300, 599, 600, 899, 900]
    let counts = moments.map { replay.frame(at: $0).elements.count }
    #expect(counts == [0, 1, 1, 2, 2, 4])
  }

  @Test func `passes each of ten thousand lines once, however many frames it has`() {
    var painting = Painting()
    for _ in 0..<10_000 { painting.add(line(0, 1)) }
    let replay = Replay(of: painting)
    var cursor = replay.cursor
    var changes = 0
    for part in 0...1000 {
      changes += cursor.seek(to: replay.milliseconds * Double(part) / 1000).count
    }
    #expect(changes == 10_000)
  }
}
