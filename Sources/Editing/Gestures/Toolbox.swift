public import Base

/// A tool of a catalogue.
public protocol CatalogueTool: Sendable {
  /// The name of its command and in settings.
  var name: CommandName { get }
  /// The icon, name and key in the tool bar.
  var presentation: ToolPresentation { get }
}

extension CatalogueTool {
  /// Whether it picks a colour and is put away afterwards.
  public var isPicker: Bool { name == .pick }
  /// Whether a pen's eraser end selects it.
  public var isEraser: Bool { name == .eraser }
  /// Whether a press with Control picks a colour, whatever the tool.
  public var picksWithControl: Bool { name != .select && name != .slice }
}

/// The tools of one window and the one in use, whose gestures receive the pointer's events.
@MainActor public final class Toolbox<Tool: CatalogueTool, Reading: PointerReading> {
  /// In the order of the bar.
  public let catalogue: [Tool]
  /// The tool in use; a press starts its gesture.
  public private(set) var tool: Tool
  /// Posted when another tool is in use.
  public let changed = Signal<Void>()
  /// The current gesture.
  public private(set) var active: (any Gesture<Reading>)?
  /// An object held by the pointer, such as a pattern to place. Presses go to it instead of the tool.
  public var held: (any Gesture<Reading>)? {
    didSet {
      guard held !== oldValue else { return }
      heldAtPointer?.hover(pointer)
      heldChanged.post(())
    }
  }
  /// Posted when `held` changes.
  public let heldChanged = Signal<Void>()
  /// The pointer's position; nil while it is elsewhere.
  public private(set) var pointer: Reading?
  /// The end of a pen in use; during a gesture, the one that started it.
  private var penEnd = PenEnd.tip
  /// Posted when a pen is turned round, which changes the tool at the pointer.
  public let turned = Signal<Void>()
  private let gesture: (Tool) -> any Gesture<Reading>
  private var constraint: PositionConstraint<Reading>?
  /// The tool to return to after picking a colour.
  private var previous: CommandName
  /// The held key of a tool, and the tool to return to on release if it was used meanwhile.
  private var heldKey: HeldKey?

  private struct HeldKey {
    let key: Key
    let before: CommandName
    var isUsed = false
    var isReleased = false
  }

  /// - Parameters:
  ///   - name: the initial tool.
  ///   - gesture: returns the gesture for a press with a tool in its present settings.
  public init(
    _ catalogue: [Tool], _ name: CommandName, gesture: @escaping (Tool) -> any Gesture<Reading>
  ) {
    self.catalogue = catalogue
    tool = catalogue.first { $0.name == name } ?? catalogue[0]
    previous = name
    self.gesture = gesture
  }

  /// Whether a button is held.
  public var isInGesture: Bool { constraint != nil }

  // MARK: Choosing

  /// The index of the tool in use in the catalogue.
  public var toolIndex: Int { catalogue.firstIndex { $0.name == tool.name } ?? 0 }

  /// Selects a tool and drops the held object. Does nothing during a gesture.
  public func choose(_ name: CommandName) {
    guard !isInGesture else { return }
    held = nil
    guard name != tool.name, let new = catalogue.first(where: { $0.name == name })
    else { return }
    if !tool.isPicker { previous = tool.name }
    tool = new
    changed.post(())
  }

  /// Selects a tool, or puts away the picker if it is in use.
  public func toggle(_ name: CommandName) {
    if name == tool.name, tool.isPicker { putPickerAway() } else { choose(name) }
  }

  /// Selects a tool like `toggle(_:)`, by a key. If anything is drawn while the key is held, its release restores the
  /// previous tool.
  ///
  /// - Parameter key: nil for a permanent choice.
  public func toggle(_ name: CommandName, by key: KeyEvent?) {
    guard key?.isRepeat != true else { return }
    let before = tool.name
    toggle(name)
    heldKey = key.flatMap { tool.name == before ? nil : HeldKey(key: $0.key, before: before) }
  }

  /// Handles the release of a key.
  public func released(_ event: KeyEvent) {
    guard heldKey?.key == event.key else { return }
    heldKey?.isReleased = true
    if !isInGesture { endHeldKey() }
  }

  private func endHeldKey() {
    guard let ended = heldKey, ended.isReleased else { return }
    heldKey = nil
    if ended.isUsed { choose(ended.before) }
  }

  /// Restores the previous tool after picking a colour.
  public func putPickerAway() {
    if tool.isPicker { choose(previous) }
  }

  // MARK: The ends of a pen

  /// The tool in use, or the eraser if a pen points with that end.
  public var toolAtPointer: Tool { (isErasing ? eraser : nil) ?? tool }

  /// The held object, unless a pen points with its eraser, which erases meanwhile.
  public var heldAtPointer: (any Gesture<Reading>)? { isErasing ? nil : held }

  private var isErasing: Bool { penEnd == .eraser && eraser != nil }
  private var eraser: Tool? { catalogue.first(where: \.isEraser) }

  private func turn(to end: PenEnd) {
    guard end != penEnd, !isInGesture else { return }
    // Leave the gesture that was hovered before.
    (heldAtPointer ?? gesture(toolAtPointer)).hover(nil)
    penEnd = end
    turned.post(())
  }

  // MARK: Gestures

  /// Handles a pointer event after constraining and snapping it.
  public func receive(_ event: GestureEvent<Reading>) {
    switch event {
    case .hovered(let reading):
      pointer = reading
      turn(to: reading?.penEnd ?? .tip)
    case .began(let reading, _):
      pointer = reading
      heldKey?.isUsed = true
      turn(to: reading.penEnd)
    case .moved(let reading): pointer = reading
    case .ended, .cancelled: break
    }
    let (tool, held) = (toolAtPointer, heldAtPointer)
    switch event {
    case .hovered(let reading): (held ?? gesture(tool)).hover(reading)
    case .began(let reading, let press):
      let takesColor = reading.modifiers.contains(.control) && tool.picksWithControl
      let picker = takesColor ? catalogue.first(where: \.isPicker) : nil
      let new = held ?? gesture(picker ?? tool)
      active = new
      var passed = reading
      passed.position = new.snap(reading, reading.modifiers.turnsSnappingOff ? .nowhere : .anywhere)
      constraint = PositionConstraint(from: reading, passedAs: passed.position)
      new.begin(passed, press)
    case .moved(let reading): active?.move(passed(reading))
    case .ended(let last):
      let last = last.map(passed)
      finish { $0.end(last) }
    case .cancelled: finish { $0.cancel() }
    }
  }

  /// Whether the gesture goes on drawing while the pointer rests.
  public var drawsWhileResting: Bool { active?.drawsWhileResting ?? false }

  /// Called when the pressed pointer has rested for a while.
  public func rest() { active?.rest() }

  private func passed(_ reading: Reading) -> Reading {
    guard let active else { return reading }
    return constraint?.pass(reading, by: active.constraint, snapping: { active.snap($0, $1) })
      ?? reading
  }

  /// Marks the button as released before the gesture ends, because the gesture may select another tool.
  private func finish(_ end: (any Gesture<Reading>) -> Void) {
    let ended = active
    active = nil
    constraint = nil
    if let ended { end(ended) }
    endHeldKey()
  }

  /// Starts or stops moving the shape being drawn instead of drawing on.
  ///
  /// - Returns: whether there is anything to move.
  @discardableResult
  public func setMoving(_ isMoving: Bool) -> Bool {
    let moves = active?.setMoving(isMoving) ?? false
    // Other gestures get the exact positions, because adding offsets would round.
    constraint?.isMoving = isMoving && moves
    return moves
  }
}
