internal import CX11
internal import Base

/// A drag from one of our windows to another program: finds the windows under the pointer, notifies them, and shows the
/// picture. `Display.dragOwner` supplies the content they request.
final class DragSource {
  /// The source window; nil once closed.
  weak var window: Window?
  private let display: Display
  private let follow: (DragProgress) -> Void
  private let appearance: DragOffer.Appearance
  private var picture: DragWindow?
  /// The corner of the source window, in pixels of the screen.
  private let corner: (x: Int, y: Int)
  private let types: [UInt]
  private var drag = OutgoingDrag()
  /// The latest pointer position, until the window under it is looked up.
  private var pointer: PointerEvent?
  private(set) var deadline: ContinuousClock.Instant?
  /// The target being watched for its disappearance.
  private var watched: UInt?

  /// The factor of the time limit after the drop, as the target may request much.
  private static let patienceAfterDrop = 12

  init(
    _ offer: DragOffer, from window: Window, types: [UInt],
    follow: @escaping (DragProgress) -> Void
  ) {
    let display = window.display
    self.display = display
    self.window = window
    self.types = types
    self.follow = follow
    appearance = offer.appearance
    picture = offer.picture.flatMap { DragWindow($0, on: display) }
    var (x, y): (Int32, Int32) = (0, 0)
    var child: UInt = 0
    XTranslateCoordinates(
      display.connection, window.identifier, display.root, 0, 0, &x, &y, &child)
    corner = (Int(x), Int(y))
    let writer = PropertyWriter(connection: display.connection, window: display.leader)
    if types.count > 3 { writer.setAtoms(display.atoms[.xdndTypeList], types) }
    if let file = offer.file {
      writer.setText(display.atoms[.directSave], type: display.atoms[.plainText], file.name)
    }
    if appearance == .always { showPointer() }
  }

  /// The protocol version of the target.
  var targetVersion: UInt { drag.targetVersion }
  /// Whether it still follows the pointer.
  var isHeld: Bool { !drag.isOver && !drag.isDropped }

  // MARK: Events

  /// Records the pointer's position. The window under it is queried once for all motions of a batch.
  func move(to sample: PointerEvent) { pointer = sample }

  /// Moves to the last recorded pointer position.
  func settle() {
    guard let sample = pointer else { return }
    pointer = nil
    guard isHeld else { return }
    let place = OutgoingDrag.PointerPosition(
      x: corner.x + Int(saturating: (sample.position.x * display.scale).rounded(.down)),
      y: corner.y + Int(saturating: (sample.position.y * display.scale).rounded(.down)),
      time: UInt(sample.time.milliseconds))
    let targets = DropTargets(
      connection: display.connection, root: display.root, atoms: display.atoms)
    var target = targets.target(x: place.x, y: place.y)
    // The source window has the content already.
    if target?.window == window?.identifier { target = nil }
    picture?.move(to: place)
    if appearance == .always { picture?.setShown(true) }
    perform(drag.move(to: place, over: target))
  }

  func release(at sample: PointerEvent) {
    settle()
    guard isHeld else { return }
    // With `whereTaken`, drop only on a target already shown as taking it, since a move elsewhere would surprise.
    if appearance == .whereTaken, !drag.isTaken { return cancel() }
    perform(drag.release(at: UInt(sample.time.milliseconds)))
    hide()
  }

  func cancel() { perform(drag.cancel()) }

  func hear(_ answer: OutgoingDrag.Answer) { perform(drag.hear(answer)) }

  func endOverdue(at now: ContinuousClock.Instant) {
    if let deadline, deadline <= now { perform(drag.giveUp()) }
  }

  /// Handles the disappearance of a window.
  func forget(_ window: UInt) {
    guard window == watched else { return }
    watched = nil
    perform(drag.giveUp())
  }

  // MARK: Orders

  private func perform(_ orders: [OutgoingDrag.Order]) {
    for order in orders where display.isConnected { perform(order) }
    let patience = display.options.transferPatience
    deadline =
      drag.awaitsAnswer
      ? ContinuousClock().now + patience * (drag.isDropped ? Self.patienceAfterDrop : 1) : nil
  }

  private func perform(_ order: OutgoingDrag.Order) {
    let atoms = display.atoms
    let source = Int(display.leader)
    switch order {
    case .enter(let target):
      let first = Array((types.prefix(3).map { Int($0) } + [0, 0, 0]).prefix(3))
      let flags = Int(target.version) << 24 | (types.count > 3 ? 1 : 0)
      send(.xdndEnter, to: target, [source, flags] + first)
      watch(target)
    case .position(let target, let place):
      let point = (place.x & 0xffff) << 16 | place.y & 0xffff
      send(
        .xdndPosition, to: target,
        [source, 0, point, Int(place.time), Int(atoms[.xdndActionCopy])])
    case .leave(let target):
      send(.xdndLeave, to: target, [source])
      unwatch()
    case .drop(let target, let time):
      display.dragOwner.saver = target.receiver
      send(.xdndDrop, to: target, [source, 0, Int(time)])
      hide()
      follow(.dropped)
    case .show(let isTaken):
      if appearance == .whereTaken { picture?.setShown(isTaken) }
      showPointer()
      follow(.over(isTaken: isTaken))
    case .end(let isTaken):
      hide()
      unwatch()
      display.dragOwner.withdraw()
      follow(.ended(isTaken: isTaken))
    }
  }

  private func send(_ message: Atom, to target: OutgoingDrag.Target, _ data: [Int]) {
    display.send(message, to: target.window, through: target.receiver, data)
  }

  /// Otherwise the drag's other meaning controls the pointer.
  private func showPointer() {
    guard appearance == .always else { return }
    window?.grabPointer(with: drag.isTaken ? .grabbing : .notAllowed)
  }

  private func hide() {
    picture?.remove()
    picture = nil
    if let window, window.isPointerGrabbed { window.grabPointer(with: window.cursor ?? .arrow) }
  }

  // MARK: Watching

  private func watch(_ target: OutgoingDrag.Target) {
    unwatch()
    // Our own windows don't disappear silently.
    if display.foreignWindows.listen(to: target.window, for: .drag) { watched = target.window }
  }

  private func unwatch() {
    if let watched { display.foreignWindows.ignore(watched, for: .drag) }
    watched = nil
  }
}
