import Platform
import Base
import Documents

/// The time of one more sample: event, segment, picture on its way to the server.
struct SampleBench {
  let display: Display
  let isQuick: Bool
  private let size = PixelSize(width: 1280, height: 720)
  private let width = 4.0

  func run() throws {
    print("One more sample, 4 pixels wide, 1280 × 720, with its put")
    let plain = try plainTime()
    row("plain cairo_stroke and XShmPutImage", plain, "ms")
    for count in isQuick ? [0, 10_000] : [0, 10_000, 100_000] {
      let painting = BenchStrokes.painting(count: count, samples: 20)
      row("a painting of \(count) strokes", try time(painting), "ms", baseline: plain)
    }
    for (name, hand) in Self.hands {
      row(name, try time(Painting(), hand), "ms", baseline: plain)
    }
    for (name, hand) in [("long stroke", .plain), ("long smooth one", HandStyle.gentle)] {
      let long = try timeInLongStroke(hand)
      row("samples 1–1,000 of a \(name)", long.first, "ms", baseline: plain)
      row("samples 19,001–20,000 of it", long.last, "ms", baseline: plain)
      row("its release, 20,000 samples", long.release, "ms")
    }
    print("")
  }

  /// A hatching of quick strokes up and down, with samples 12 points apart.
  private func point(_ index: Int) -> ViewPoint {
    let column = index / 40
    let row = column % 2 == 0 ? index % 40 : 39 - index % 40
    return ViewPoint(
      x: 100 + Double(column % 500) * 2.1 + Double(index % 3), y: 100 + Double(row) * 12)
  }

  private func event(_ index: Int) -> PointerEvent {
    PointerEvent(
      position: point(index), time: EventTime(milliseconds: UInt32(index * 8)))
  }

  private func plainTime() throws -> Double {
    let window = try PlainWindow(width: size.width, height: size.height)
    defer { window.close() }
    var measurement = Measurement()
    for index in 1..<2000 {
      let a = point(index - 1)
      let b = point(index)
      measurement.add(
        Measurement.time { window.segment(from: (a.x, a.y), to: (b.x, b.y), width: width) })
    }
    return measurement.median
  }

  /// Hand styles.
  private static let hands = [
    ("the same, smoothed gently", HandStyle.gentle),
    ("the same, smoothed as lines were before they went through boxes", Self.parabolas),
    ("the same, smoothed as much as can be", HandStyle(smoothing: 100)),
    (
      "the same, gently, as wide as the hand presses",
      HandStyle(smoothing: 35, widthSource: .pressure)
    ),
    (
      "the same, gently, with tapers of 50 and 200 points",
      HandStyle(smoothing: 35, taper: Taper(start: 50, end: 200))
    ),
  ]

  private static var parabolas: HandStyle {
    var hand = HandStyle.gentle
    hand.fit = .reach
    return hand
  }

  private func time(_ painting: Painting, _ hand: HandStyle = .plain) throws -> Double {
    let paperWindow = try PaperWindow(
      display: display, size: size,
      line: GestureLine(
        width: width / Double(size.width), style: LineStyle(hand: hand),
        grain: 1 / Double(size.width)),
      painting: painting)
    defer { paperWindow.close() }
    paperWindow.handle(.pointerPressed(event(0), .primary))
    var measurement = Measurement()
    for index in 1..<2000 {
      measurement.add(Measurement.time { paperWindow.handle(.pointerMoved(event(index))) })
    }
    paperWindow.handle(.pointerReleased(event(2000), .primary))
    return measurement.median
  }

  private func timeInLongStroke(
    _ hand: HandStyle
  ) throws -> (first: Double, last: Double, release: Double) {
    let paperWindow = try PaperWindow(
      display: display, size: size,
      line: GestureLine(
        width: width / Double(size.width), style: LineStyle(hand: hand),
        grain: 1 / Double(size.width)),
      painting: Painting())
    defer { paperWindow.close() }
    paperWindow.handle(.pointerPressed(event(0), .primary))
    var first = Measurement()
    var last = Measurement()
    for index in 1...20_000 {
      let time = Measurement.time { paperWindow.handle(.pointerMoved(event(index))) }
      if index <= 1000 { first.add(time) }
      if index > 19_000 { last.add(time) }
    }
    let release = Measurement.time { paperWindow.handle(.pointerReleased(event(20_000), .primary)) }
    return (first.median, last.median, release)
  }
}
