import Base
import Glibc

/// Tells what the fingers on a touch screen mean: a pointer, a scroll, a tap, a long press or a pinch.
///
/// It knows nothing of views. `Scene` feeds it with fingers and carries out the actions. Every press that it asks for
/// is followed by exactly one release or `callOff`, every pinch that begins ends, and fingers that come too late to
/// mean anything are ignored until they leave.
struct TouchGesture: Equatable {
  /// What is to happen to the views.
  enum Action: Equatable {
    case press(TouchEvent, PointerButton)
    case drag(TouchEvent)
    case release(TouchEvent, PointerButton)
    /// The press is to have no effect.
    case callOff
    /// A click at once.
    case tap(TouchEvent)
    /// To be offered to the view before it becomes the right button.
    case longPress(TouchEvent)
    /// By an offset in points since the last one.
    case scroll(TouchEvent, offset: ViewPoint)
    /// The scrolling finger has left, and the content may glide on.
    case endScroll(TouchEvent)
    case pinch(PinchEvent)
    /// Some fingers touched the view together, without moving.
    case fingersTapped(Int)
  }

  /// A finger that rests on the view.
  private struct Finger: Equatable {
    let number: Int
    let start: ViewPoint
    let began: EventTime
    var position: ViewPoint
    /// Whether it has gone farther than a resting finger trembles.
    var hasMoved = false
  }

  private enum Role: Equatable {
    case none
    /// The first finger is the pointer.
    case pointing(PointerButton)
    /// The first finger may still become anything.
    case waiting
    case scrolling
    /// One finger moves the view.
    case panning
    case pinching(Pinch)
    /// Nothing more happens until all fingers have left.
    case spent
  }

  /// The distances that a resting finger trembles, in points.
  static let slop = 10.0
  /// A second finger that comes within so many milliseconds always belongs to the first.
  static let togetherMilliseconds: UInt32 = 80
  /// The longest touch of several fingers that is a tap, in milliseconds.
  static let longestTap: UInt32 = 300
  /// The duration of a long press.
  static let longPress = Duration.milliseconds(500)

  private var role = Role.none
  private var use = FingerUse.clicks
  /// Those that mean something, in the order in which they came.
  private var fingers: [Finger] = []
  /// Those that came too late.
  private var ignored: Set<Int> = []
  /// The number of fingers at most, of a gesture that may still be a tap; 0 if it can't.
  private var tapCount = 0
  private var tapStart = EventTime.zero

  /// Whether no finger rests on the view.
  var isIdle: Bool { fingers.isEmpty && ignored.isEmpty }

  /// Whether a finger holds a button down.
  var isPointing: Bool { if case .pointing = role { true } else { false } }

  /// Whether a long press is possible, if the finger goes on resting.
  var mayBecomeLongPress: Bool {
    guard fingers.count == 1, !fingers[0].hasMoved else { return false }
    return switch role {
    case .pointing(.primary): use != .drags
    case .waiting, .panning: true
    default: false
    }
  }

  /// Takes a step of one finger.
  ///
  /// - Parameters:
  ///   - use: of the view under the first finger.
  ///   - isDrawing: whether a single finger on a canvas draws, instead of moving the view.
  mutating func handle(_ event: TouchEvent, use: FingerUse, isDrawing: Bool) -> [Action] {
    switch event.phase {
    case .began: return begin(event, use: use, isDrawing: isDrawing)
    case .moved: return move(event)
    case .ended: return end(event)
    case .cancelled: return cancel(event)
    }
  }

  /// The finger has rested long enough.
  mutating func holdEnded(at time: EventTime) -> [Action] {
    guard mayBecomeLongPress, let finger = fingers.first else { return [] }
    let event = TouchEvent(.began, finger: finger.number, position: finger.position, time: time)
    defer {
      role = .pointing(.secondary)
      tapCount = 0
    }
    return switch role {
    case .pointing: [.callOff, .longPress(event)]
    case .panning: [ended(event), .longPress(event)]
    default: [.longPress(event)]
    }
  }

  /// A finger is to mean nothing until it leaves.
  mutating func ignore(_ finger: Int) { ignored.insert(finger) }

  /// The long press had an effect of its own: nothing more happens until the finger leaves.
  mutating func spend() { role = .spent }

  /// Ends everything without an effect, as when a pen comes. The fingers are ignored until they leave.
  mutating func callOff(at time: EventTime) -> [Action] {
    defer {
      ignored.formUnion(fingers.map(\.number))
      fingers = []
      (role, tapCount) = (.none, 0)
    }
    switch role {
    case .pointing: return [.callOff]
    case .panning, .pinching:
      let center = fingers.first?.position ?? .zero
      return [.pinch(PinchEvent(.ended, center: center, time: time))]
    case .none, .waiting, .scrolling, .spent: return []
    }
  }

  // MARK: Landing

  private mutating func begin(_ event: TouchEvent, use: FingerUse, isDrawing: Bool) -> [Action] {
    guard event.position.x.isFinite, event.position.y.isFinite,
      !fingers.contains(where: { $0.number == event.finger })
    else { return [] }
    let finger = Finger(
      number: event.finger, start: event.position, began: event.time, position: event.position)
    if case .none = role, ignored.isEmpty {
      fingers = [finger]
      self.use = use
      (tapCount, tapStart) = (1, event.time)
      return beginFirst(event, isDrawing: isDrawing)
    }
    guard let actions = join(finger, at: event) else {
      ignored.insert(event.finger)
      return []
    }
    return actions
  }

  private mutating func beginFirst(_ event: TouchEvent, isDrawing: Bool) -> [Action] {
    switch use {
    case .clicks, .drags:
      role = .pointing(.primary)
      return [.press(event, .primary)]
    case .draws where isDrawing:
      role = .pointing(.primary)
      return [.press(event, .primary)]
    case .draws:
      role = .panning
      return [.pinch(PinchEvent(.began, center: event.position, time: event.time))]
    case .scrolls:
      role = .waiting
      return []
    }
  }

  /// Returns nil for a finger that comes too late.
  private mutating func join(_ finger: Finger, at event: TouchEvent) -> [Action]? {
    guard let first = fingers.first else { return nil }
    var actions: [Action] = []
    switch role {
    case .pointing(.primary) where use == .draws:
      let isTogether = event.time.milliseconds(since: first.began) <= Self.togetherMilliseconds
      guard isTogether || !first.hasMoved else { return nil }
      actions = [.callOff]
    case .waiting, .panning, .pinching: break
    default: return nil
    }
    fingers.append(finger)
    if tapCount > 0 { tapCount = max(tapCount, fingers.count) }
    if case .pinching(var pinch) = role {
      pinch.rebase(on: positions)
      role = .pinching(pinch)
      return actions
    }
    if role != .panning {
      actions.append(
        .pinch(PinchEvent(.began, center: Pinch.middle(of: positions), time: event.time)))
    }
    role = .pinching(Pinch(positions))
    return actions
  }

  private var positions: [ViewPoint] { fingers.map(\.position) }

  // MARK: Moving

  private mutating func move(_ event: TouchEvent) -> [Action] {
    guard event.position.x.isFinite, event.position.y.isFinite,
      let index = fingers.firstIndex(where: { $0.number == event.finger })
    else { return [] }
    let last = fingers[index].position
    fingers[index].position = event.position
    let begins =
      !fingers[index].hasMoved && event.position.distance(to: fingers[index].start) > Self.slop
    if begins {
      fingers[index].hasMoved = true
      tapCount = 0
    }
    switch role {
    case .pointing: return [.drag(event)]
    case .waiting:
      guard begins else { return [] }
      role = .scrolling
      // Not by the distance that told a scroll from a tap: the content would jump.
      return [.scroll(event, offset: .zero)]
    case .scrolling: return [.scroll(event, offset: event.position - last)]
    case .panning:
      guard fingers[index].hasMoved, !begins else { return [] }
      return [
        .pinch(
          PinchEvent(
            .changed, center: event.position, offset: event.position - last,
            modifiers: event.modifiers, time: event.time))
      ]
    case .pinching(var pinch):
      let change = pinch.move(to: positions, event)
      role = .pinching(pinch)
      return change.map { [.pinch($0)] } ?? []
    case .none, .spent: return []
    }
  }

  // MARK: Leaving

  private mutating func end(_ event: TouchEvent) -> [Action] {
    if ignored.remove(event.finger) != nil { return [] }
    guard let index = fingers.firstIndex(where: { $0.number == event.finger }) else { return [] }
    var event = event
    if !event.position.x.isFinite || !event.position.y.isFinite {
      event.position = fingers[index].position
    }
    fingers.remove(at: index)
    defer { if fingers.isEmpty { role = .none } }
    switch role {
    case .pointing(let button): return [.release(event, button)]
    case .waiting: return [.tap(event)]
    case .scrolling: return [.endScroll(event)]
    case .panning: return [ended(event)]
    case .pinching(var pinch):
      if fingers.count > 1 {
        pinch.rebase(on: positions)
        role = .pinching(pinch)
        return []
      }
      // The last one rests: it may be joined by another one, which goes on.
      let count = tapCount
      if let rest = fingers.first {
        role = .pinching(Pinch([rest.position]))
        return []
      }
      let isTap = count > 1 && event.time.milliseconds(since: tapStart) <= Self.longestTap
      return [ended(event)] + (isTap ? [.fingersTapped(count)] : [])
    case .none, .spent: return []
    }
  }

  private func ended(_ event: TouchEvent) -> Action {
    .pinch(
      PinchEvent(.ended, center: event.position, modifiers: event.modifiers, time: event.time))
  }

  private mutating func cancel(_ event: TouchEvent) -> [Action] {
    if ignored.remove(event.finger) != nil { return [] }
    guard fingers.contains(where: { $0.number == event.finger }) else { return [] }
    let actions = callOff(at: event.time)
    ignored.remove(event.finger)
    return actions
  }
}
