import Base
import TestSupport
import Testing

@testable import Widgets

@Suite struct TouchGestureTests {
  private func event(
    _ phase: TouchEvent.Phase, _ finger: Int, _ x: Double, _ y: Double, at time: UInt32
  ) -> TouchEvent {
    TouchEvent(
      phase, finger: finger, position: ViewPoint(x: x, y: y),
      time: EventTime(milliseconds: time))
  }

  /// The actions in a word each.
  private func words(
    _ events: [TouchEvent], on use: FingerUse = .draws, isDrawing: Bool = true
  ) -> [String] {
    var gesture = TouchGesture()
    let words = events.flatMap { gesture.handle($0, use: use, isDrawing: isDrawing) }.map(word)
    #expect(gesture.isIdle)
    return words
  }

  private func word(_ action: TouchGesture.Action) -> String {
    switch action {
    case .press(_, let button): "press \(button)"
    case .drag: "drag"
    case .release: "release"
    case .callOff: "call off"
    case .tap: "tap"
    case .longPress: "long press"
    case .scroll: "scroll"
    case .endScroll: "end scroll"
    case .pinch(let event): "pinch \(event.phase)"
    case .fingersTapped(let count): "\(count) tapped"
    }
  }

  @Test func `One finger draws at once`() {
    #expect(
      words([
        event(.began, 1, 10, 10, at: 0), event(.moved, 1, 11, 10, at: 8),
        event(.ended, 1, 11, 10, at: 16),
      ]) == ["press primary", "drag", "release"])
  }

  @Test(arguments: [(UInt32(80), 40.0), (400, 3)])
  func `A second finger calls the stroke off while it may belong to the first`(
    time: UInt32, way: Double
  ) {
    #expect(
      words([
        event(.began, 1, 10, 10, at: 0), event(.moved, 1, 10 + way, 10, at: 20),
        event(.began, 2, 90, 10, at: time), event(.ended, 1, 10 + way, 10, at: 1000),
        event(.ended, 2, 90, 10, at: 1010),
      ]) == ["press primary", "drag", "call off", "pinch began", "pinch ended"])
  }

  @Test func `A second finger beside a stroke does nothing`() {
    #expect(
      words([
        event(.began, 1, 10, 10, at: 0), event(.moved, 1, 60, 10, at: 20),
        event(.began, 2, 90, 10, at: 200), event(.moved, 2, 190, 10, at: 220),
        event(.moved, 1, 80, 10, at: 230), event(.ended, 1, 80, 10, at: 240),
        event(.moved, 2, 290, 10, at: 260), event(.ended, 2, 290, 10, at: 280),
      ]) == ["press primary", "drag", "drag", "release"])
  }

  @Test(arguments: [2, 3])
  func `Fingers that touch for a moment tap`(count: Int) {
    let down = (1...count).map { event(.began, $0, 50 * Double($0), 10, at: UInt32(10 * $0)) }
    let up = (1...count).map { event(.ended, $0, 50 * Double($0) + 4, 10, at: UInt32(100 + $0)) }
    #expect(
      words(down + up) == [
        "press primary", "call off", "pinch began", "pinch ended", "\(count) tapped",
      ])
  }

  @Test(arguments: [(UInt32(400), 4.0), (100, 30)])
  func `Fingers that rest or move don't tap`(time: UInt32, way: Double) {
    let words = words([
      event(.began, 1, 10, 10, at: 0), event(.began, 2, 90, 10, at: 10),
      event(.moved, 1, 10 + way, 10, at: 20), event(.ended, 1, 10 + way, 10, at: time),
      event(.ended, 2, 90, 10, at: time),
    ])
    #expect(!words.contains { $0.hasSuffix("tapped") } && words.last == "pinch ended")
  }

  @Test func `A pinch begins once it is meant, and tells the fingers' middle, distance and angle`()
    throws
  {
    var gesture = TouchGesture()
    func handle(_ event: TouchEvent) -> [PinchEvent] {
      gesture.handle(event, use: .draws, isDrawing: true).compactMap {
        if case .pinch(let event) = $0 { event } else { nil }
      }
    }
    _ = handle(event(.began, 1, 100, 100, at: 0))
    #expect(handle(event(.began, 2, 200, 100, at: 10)).map(\.phase) == [.began])
    // Trembling.
    #expect(handle(event(.moved, 2, 202, 101, at: 20)).isEmpty)
    // Far enough to zoom; not by the distance that told it from trembling.
    let first = try #require(handle(event(.moved, 2, 220, 101, at: 30)).first)
    #expect(first.factor == 1 && first.offset == .zero)
    let second = try #require(handle(event(.moved, 2, 340, 101, at: 40)).first)
    #expect(abs(second.factor - 2) < 0.01)
    #expect(second.center == ViewPoint(x: 220, y: 100.5))
    #expect(second.offset == ViewPoint(x: 60, y: 0))
    #expect(second.degrees == 0)
    // A quarter turn clockwise, in steps.
    var degrees = 0.0
    for step in 1...90 {
      let angle = Double(step) * .pi / 180
      let change = handle(
        event(
          .moved, 2, 100 + 240 * PaperAngle.direction(degrees: angle * 180 / .pi).dx,
          100 + 240 * PaperAngle.direction(degrees: angle * 180 / .pi).dy, at: 50))
      degrees += change.first?.degrees ?? 0
    }
    #expect(degrees > 75 && degrees < 81)
  }

  @Test func `On a list one finger scrolls, taps and presses long`() {
    #expect(
      words(
        [
          event(.began, 1, 10, 100, at: 0), event(.moved, 1, 10, 95, at: 10),
          event(.moved, 1, 10, 80, at: 20), event(.moved, 1, 10, 60, at: 30),
          event(.ended, 1, 10, 60, at: 40),
        ], on: .scrolls) == ["scroll", "scroll", "end scroll"])
    #expect(
      words(
        [event(.began, 1, 10, 100, at: 0), event(.ended, 1, 12, 98, at: 80)], on: .scrolls)
        == ["tap"])
    var gesture = TouchGesture()
    _ = gesture.handle(event(.began, 1, 10, 100, at: 0), use: .scrolls, isDrawing: true)
    #expect(gesture.mayBecomeLongPress)
    #expect(gesture.holdEnded(at: EventTime(milliseconds: 500)).map(word) == ["long press"])
  }

  @Test func `A finger on a slider never presses long, and one that has moved neither`() {
    var slider = TouchGesture()
    _ = slider.handle(event(.began, 1, 10, 100, at: 0), use: .drags, isDrawing: true)
    #expect(!slider.mayBecomeLongPress)
    var stroke = TouchGesture()
    _ = stroke.handle(event(.began, 1, 10, 100, at: 0), use: .draws, isDrawing: true)
    #expect(stroke.mayBecomeLongPress)
    _ = stroke.handle(event(.moved, 1, 30, 100, at: 10), use: .draws, isDrawing: true)
    #expect(!stroke.mayBecomeLongPress && stroke.holdEnded(at: .zero).isEmpty)
  }

  @Test func `A finger that pans draws nothing`() {
    #expect(
      words(
        [
          event(.began, 1, 10, 10, at: 0), event(.moved, 1, 40, 10, at: 20),
          event(.moved, 1, 60, 10, at: 30), event(.ended, 1, 60, 10, at: 200),
        ], isDrawing: false) == ["pinch began", "pinch changed", "pinch ended"])
  }

  @Test func `A touch that is taken away has no effect`() {
    #expect(
      words([event(.began, 1, 10, 10, at: 0), event(.cancelled, 1, 10, 10, at: 20)])
        == ["press primary", "call off"])
  }

  @Test(arguments: seeds(40 as UInt64))
  func `Whatever fingers do, each press ends once, each pinch ends, and nothing is left`(
    seed: UInt64
  ) {
    var random = SeededRandom(seed: seed)
    var gesture = TouchGesture()
    var (pressed, pinching, down, time) = (false, false, Set<Int>(), UInt32.max - 500)
    func check(_ actions: [TouchGesture.Action]) {
      for action in actions {
        switch action {
        case .press:
          #expect(!pressed && !pinching)
          pressed = true
        case .longPress:
          #expect(!pressed)
          pressed = true
        case .drag: #expect(pressed)
        case .release, .callOff:
          #expect(pressed)
          pressed = false
        case .pinch(let event):
          #expect(!pressed && pinching == (event.phase != .began))
          #expect(event.factor.isFinite && event.factor > 0 && event.degrees.isFinite)
          pinching = event.phase != .ended
        case .tap, .scroll, .endScroll, .fingersTapped: #expect(!pressed && !pinching)
        }
      }
    }
    let uses = [FingerUse.clicks, .drags, .scrolls, .draws]
    for _ in 0..<2000 {
      time = time &+ UInt32.random(in: 0...120, using: &random)
      let finger = Int.random(in: 0...4, using: &random)
      let places = [0.0, 5, 11, 50, 1e300, -.infinity, .nan]
      let phases = [TouchEvent.Phase.began, .moved, .moved, .moved, .ended, .cancelled]
      let phase = phases.randomElement(using: &random)!
      let event = event(
        phase, finger, places.randomElement(using: &random)!,
        Double.random(in: 0...60, using: &random), at: time)
      switch Int.random(in: 0...30, using: &random) {
      case 0: check(gesture.callOff(at: event.time))
      case 1: check(gesture.holdEnded(at: event.time))
      default:
        if phase == .began { down.insert(finger) }
        check(
          gesture.handle(
            event, use: uses.randomElement(using: &random)!, isDrawing: Bool.random(using: &random))
        )
        if phase == .ended || phase == .cancelled { down.remove(finger) }
      }
    }
    for finger in down {
      check(gesture.handle(event(.ended, finger, 0, 0, at: time), use: .draws, isDrawing: true))
    }
    #expect(!pressed && !pinching && gesture.isIdle)
  }

  @Test func `Fingers are ignored while a pen is near, and half a second longer`() {
    var palm = PalmRejection()
    func time(_ milliseconds: UInt32) -> EventTime { EventTime(milliseconds: milliseconds) }
    #expect(!palm.ignoresFingers(at: time(10)))
    palm.penMoved(isInRange: true, at: time(100))
    #expect(palm.ignoresFingers(at: time(90_000)))
    palm.penMoved(isInRange: false, at: time(90_000))
    #expect(palm.ignoresFingers(at: time(90_500)) && !palm.ignoresFingers(at: time(90_501)))
    // Events of two devices in the wrong order.
    #expect(palm.ignoresFingers(at: time(89_990)))
    #expect(palm.isPenInUse(at: time(150_000)) && !palm.isPenInUse(at: time(150_001)))
    palm.penSeen(at: time(UInt32.max))
    #expect(palm.ignoresFingers(at: time(499)) && !palm.ignoresFingers(at: time(500)))
  }
}
