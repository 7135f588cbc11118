public import Base

/// A tool of a catalogue, as one picks it.
public protocol CatalogueTool: Sendable {
  /// That of its command, and in settings.
  var name: CommandName { get }
  var face: ToolFace { get }
}

extension CatalogueTool {
  /// Whether it takes a colour, and is put away again once it has it.
  public var isPicker: Bool { name == .pick }
  /// Whether it is what the eraser of a pen does.
  public var isEraser: Bool { name == .eraser }
  /// Whether a press with Control takes a colour, whatever the tool else does.
  public var picksWithControl: Bool { name != .select }
}

/// The tools of one window, one of which is in use: what the pointer does goes to the gesture that the tool makes of
/// it.
@MainActor public final class Toolbox<Tool: CatalogueTool, Reading: PointerReading> {
  /// In the order of the bar.
  public let catalogue: [Tool]
  public private(set) var tool: Tool
  /// Another tool is in use.
  public let changed = Signal<Void>()
  /// The gesture under way.
  public private(set) var active: (any Gesture<Reading>)?
  /// What a press begins, whatever the tool else makes of it; as a thing in the hand that is to be put down.
  public var held: (any Gesture<Reading>)? {
    didSet {
      guard held !== oldValue else { return }
      heldAtPointer?.hover(pointer)
      heldChanged.post(())
    }
  }
  public let heldChanged = Signal<Void>()
  /// Where the pointer is; nil while it is elsewhere.
  public private(set) var pointer: Reading?
  /// The end of a pen that points; during a gesture, that with which it began.
  private var penEnd = PenEnd.tip
  /// A pen was turned round: the tool at the pointer is another one.
  public let turned = Signal<Void>()
  private let gesture: (Tool) -> any Gesture<Reading>
  private var constraining: Constraining<Reading>?
  /// The tool that comes back after a colour was picked.
  private var previous: CommandName
  /// The key of a tool that is down, and the tool that comes back after it where it is used while it is.
  private var heldKey: HeldKey?

  private struct HeldKey {
    let key: Key
    let before: CommandName
    var isUsed = false
    var isReleased = false
  }

  /// - Parameters:
  ///   - name: of the tool that is in use at first.
  ///   - gesture: what a press begins with a tool, as the tool is set then.
  public init(
    _ catalogue: [Tool], _ name: CommandName, gesture: @escaping (Tool) -> any Gesture<Reading>
  ) {
    self.catalogue = catalogue
    tool = catalogue.first { $0.name == name } ?? catalogue[0]
    previous = name
    self.gesture = gesture
  }

  /// Whether a button is held.
  public var isInGesture: Bool { constraining != nil }

  // MARK: Choosing

  /// The place of the tool in use in the catalogue.
  public var place: Int { catalogue.firstIndex { $0.name == tool.name } ?? 0 }

  /// Takes a tool into use, in the place of what is held; in the middle of a gesture, nothing happens.
  public func choose(_ name: CommandName) {
    guard !isInGesture else { return }
    held = nil
    guard name != tool.name, let new = catalogue.first(where: { $0.name == name })
    else { return }
    if !tool.isPicker { previous = tool.name }
    tool = new
    changed.post(())
  }

  /// Takes a tool into use; the picker that is in use is put away.
  public func toggle(_ name: CommandName) {
    if name == tool.name, tool.isPicker { putPickerAway() } else { choose(name) }
  }

  /// As `toggle(_:)`, by a key: where something is drawn before that goes up, the tool that was in use comes back then.
  ///
  /// - Parameter key: nil for a choice that is meant for good.
  public func toggle(_ name: CommandName, by key: KeyEvent?) {
    guard key?.isRepeat != true else { return }
    let before = tool.name
    toggle(name)
    heldKey = key.flatMap { tool.name == before ? nil : HeldKey(key: $0.key, before: before) }
  }

  /// A key went up.
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

  /// A colour was picked: the tool before it comes back.
  public func putPickerAway() {
    if tool.isPicker { choose(previous) }
  }

  // MARK: The ends of a pen

  /// What the pointer is as it is held: the tool in use, or the eraser where a pen points with that.
  public var toolAtPointer: Tool { (isErasing ? eraser : nil) ?? tool }

  /// What is held, where the pointer would put it down: the eraser of a pen erases also while something is held.
  public var heldAtPointer: (any Gesture<Reading>)? { isErasing ? nil : held }

  private var isErasing: Bool { penEnd == .eraser && eraser != nil }
  private var eraser: Tool? { catalogue.first(where: \.isEraser) }

  private func turn(to end: PenEnd) {
    guard end != penEnd, !isInGesture else { return }
    // What it was pointed at before is left.
    (heldAtPointer ?? gesture(toolAtPointer)).hover(nil)
    penEnd = end
    turned.post(())
  }

  // MARK: Gestures

  /// Takes what the pointer does, through what changes it first.
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
      constraining = Constraining(from: reading, passedAs: passed.position)
      new.begin(passed, press)
    case .moved(let reading): active?.move(passed(reading))
    case .ended(let last):
      let last = last.map(passed)
      finish { $0.end(last) }
    case .cancelled: finish { $0.cancel() }
    }
  }

  /// The pointer, still pressed, has rested for a while.
  public func rest() { active?.rest() }

  private func passed(_ reading: Reading) -> Reading {
    guard let active else { return reading }
    return constraining?.pass(reading, by: active.constraint, snapping: { active.snap($0, $1) })
      ?? reading
  }

  /// The button is up before the gesture ends, which may take another tool into use.
  private func finish(_ end: (any Gesture<Reading>) -> Void) {
    let ended = active
    active = nil
    constraining = nil
    if let ended { end(ended) }
    endHeldKey()
  }

  /// The pointer moves what is being drawn instead of drawing on, or no longer.
  ///
  /// - Returns: whether there is something that it can move.
  @discardableResult
  public func setMoving(_ isMoving: Bool) -> Bool {
    let moves = active?.setMoving(isMoving) ?? false
    // A gesture that moves nothing gets exactly what comes: to count from place to place would round.
    constraining?.isMoving = isMoving && moves
    return moves
  }
}
