public import Base
public import Canvas
import Dispatch
public import Documents
public import Editing
import Platform
public import Storage
import Texts
public import Views
public import Widgets
import Windows

/// An editor of documents of cells, with the parts common to pixel art and boards.
@MainActor public protocol CellEditor: Editor, Sendable {
  /// A state of the document: a sprite or a step of a board.
  associatedtype State: DocumentState

  /// The session of the document.
  var session: Session<Versioned<State>> { get }
  /// The view of the cells.
  var grid: GridView { get }
  /// The tools that act on the grid.
  var tools: GridToolController { get }
  /// The panel next to the grid, toggled by the panel's button.
  var panel: View { get }
  /// Everything around the grid.
  var bars: [View] { get }
  /// The previews for the collection and the library.
  var previews: CellPreviews { get }

  /// Returns a closure that draws a preview of the document in its present state.
  func drawing(_ size: PixelSize) -> @Sendable () -> Surface?
  /// Returns the part of a gesture in progress to store; nil for none.
  func part(of draft: State) -> GesturePart?
  /// Returns the message that the last steps of the history can't be read.
  func lossText(_ lostStepCount: Int) -> String
  /// Describes the content of a cell for screen readers; empty outside.
  func spoken(_ cell: CellPosition) -> String
  /// Returns the menu of the selected cells, or of the document.
  func menu(of target: MenuTarget) -> Menu
}

extension CellEditor {
  /// The smallest size of the window, in points.
  public static var minimumSize: ViewSize { ViewSize(width: 240, height: 240) }

  /// The bar of the window's screen.
  public var bar: DocumentBar { screen.bar }
  public var access: DocumentAccess { session.access }
  public var isHeld: Bool { session.isHeld }
  public var isInGesture: Bool { grid.isPainting }

  public func cancelGesture() { grid.cancelGesture() }

  /// Takes the focus off the controls when cells are pressed.
  public func leaveControls() {
    if !grid.isFocused { window.scene.focus(nil) }
  }

  /// Connects the parts common to all windows of cells.
  public func connectWindow() {
    connectZoom()
    let places = CellDescriptions(of: grid, texts: services.texts.accessibility) { [weak self] in
      self?.spoken($0) ?? ""
    }
    tools.places = places
    grid.accessibleSource = places
    commands.isFocusMeant = { [weak self] in self?.window.isFocusMeant ?? false }
    let toolbox = tools.toolbox
    bar.tools.chosen.listen(self) { toolbox.choose(toolbox.catalogue[$0].name) }
    bar.tools.showTools.listen(self) { [weak self] button, folded in
      guard let self else { return }
      show(toolMenu(toolbox.catalogue[folded].map(\.name)), under: button)
    }
    grid.menuWanted.listen(self) { [weak self] in self?.showMenu(at: $0) }
    tools.changed.listen(self) { [weak self] in self?.showTool() }
    tools.pointed.listen(self) { [weak self] in self?.bar.infoText = $0 }
    for tool in toolbox.catalogue {
      on(tool.name) {
        let isByKeys = $0.grid.keyboardPointer.isActive
        toolbox.toggle(tool.name, by: isByKeys ? nil : $0.commands.callingKey)
        if tool.selects { $0.tools.leaveShapesWithKeys() }
        if case .rubberBand = tool.kind { $0.grid.keyboardPointer.press(at: .zero) }
      }
    }
    bar.panelButton.isOn = true
    let preferences = services.preferences
    grid.wheelZooms = preferences.wheel == .zooms
    grid.stabiliser.catchesUp = preferences.catchesUp
    preferences.changed.listen(self) { [weak self] in
      self?.grid.wheelZooms = preferences.wheel == .zooms
      self?.grid.stabiliser.catchesUp = preferences.catchesUp
    }
    window.resized.listen(self) { [weak self] in
      guard let self else { return }
      grid.scale = services.display.scale
    }
  }

  // MARK: Opening and closing

  /// Reads the document on another thread.
  ///
  /// - Parameter done: receives it on the main thread.
  public func load<Read: Sendable>(
    _ read: @escaping @Sendable (Library) throws -> Read,
    done: @escaping @MainActor (Self, Read) -> Void
  ) {
    let (library, autosave) = (services.library, services.autosave)
    DispatchQueue(label: "filbert.reading", qos: .userInitiated).async {
      // A window closed just before may still be writing it.
      autosave.drain()
      let result = Result { try read(library) }
      DispatchQueue.main.async { [weak self] in
        guard let self, !host.isClosed else { return }
        switch result {
        case .success(let read): done(self, read)
        case .failure(let error):
          say(services.texts.cannotOpen(Message(error)), .untilClosed)
        }
      }
    }
  }

  /// Opens the document.
  ///
  /// - Parameter item: the item that it was read from; nil for a new one.
  public func open(_ new: Versioned<State>, of item: CollectionItem? = nil, lostStepCount: Int = 0)
  {
    if let item { store.resume(at: item, isWhole: lostStepCount == 0) }
    session.open(new, for: services.library.isReadOnly ? .reading : .changing)
    opened(losing: lostStepCount > 0 ? lossText(lostStepCount) : nil)
  }

  /// Shows the current tool on the bar.
  public func showTool() {
    bar.tools.selection = tools.toolbox.toolIndex
    bar.tools.options = tools.optionChoices(
      commands,
      show: { [weak self] menu, button in self?.show(menu, under: button) },
      menu: { [weak self] target in self?.menu(of: target) ?? Menu(name: "", items: []) })
  }

  // MARK: Display and storage

  /// Stores the unfinished gesture.
  ///
  /// - Returns: whether it goes on.
  public func keepGesture() -> Bool {
    guard session.access == .changing, grid.isPainting else {
      store.dropGesture()
      return false
    }
    if let part = session.draft.flatMap(part) { store.keep(part, on: .fourToThree) }
    return true
  }

  /// Enables the possible actions on the bar.
  public func showPossible() {
    bar.undoButton.isEnabled = isLoaded && session.document.canUndo
    bar.redoButton.isEnabled = isLoaded && session.document.canRedo
    bar.deleteButton.isEnabled = !services.library.isReadOnly
  }

  public func togglePanel() {
    panel.isHidden.toggle()
    bar.panelButton.isOn = !panel.isHidden
    window.scene.root.setNeedsLayout()
  }

  /// Hides all bars and panels, or shows them again, by the state of the document's bar.
  public func toggleBars() {
    let hides = !bar.isHidden
    for view in bars { view.isHidden = hides }
    bar.panelButton.isOn = !hides
    window.scene.root.setNeedsLayout()
  }

  private func connectZoom() {
    connectPanning { $0.grid.isPanKeyHeld = $1 }
    func on(_ name: CommandName, _ zoom: @escaping (GridView) -> Void) {
      self.on(name) {
        $0.grid.noteView()
        zoom($0.grid)
      }
    }
    on(.actualSize) { $0.zoom(toSide: 1) }
    on(.zoomIn) { $0.zoom(1) }
    on(.zoomOut) { $0.zoom(-1) }
    self.on(.fitSelection, if: { $0.tools.context.selected != nil }) {
      guard let cells = $0.tools.context.selected?.bounds else { return }
      $0.grid.noteView()
      $0.grid.fit(cells, atMost: 64 * $0.grid.scale)
    }
    self.on(.previousView, if: { !$0.isInGesture && $0.grid.hasPreviousView }) {
      $0.grid.showPreviousView()
    }
    self.on(.gridLines) { $0.grid.showsLines.toggle() }
  }

  public func drawPreview(
    size: PixelSize, done: @escaping (Surface, _ revision: Int64) -> Void
  ) {
    let revision = store.revision
    previews.draw(drawing(size), size: size) { done($0, revision) }
  }

  public func encodePreview(_ done: @escaping @Sendable (_ png: [UInt8], _ longerSide: Int) -> Void)
  {
    guard !session.document.isUntouched, let size = previews.size else { return }
    previews.encode(drawing(size), done: done)
  }
}
