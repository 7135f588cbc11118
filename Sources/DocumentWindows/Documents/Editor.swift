public import Base
public import Canvas
public import Documents
public import Editing
import Storage
public import Texts
public import Views
public import Widgets
public import Windows

/// The editor of one kind of documents, the content of a `DocumentWindow`, which provides the parts common to all
/// kinds.
@MainActor public protocol Editor: AnyObject {
  /// The root view, which has the bar.
  associatedtype Screen: EditorScreen

  /// Owns the editor until it is closed.
  var host: DocumentWindow { get }
  /// The committed document.
  var document: Document { get }
  /// The access to the document; none until it is read.
  var access: DocumentAccess { get }
  /// Whether an operation on the document blocks all other changes until it ends.
  var isHeld: Bool { get }
  /// The content of the window.
  var screen: Screen { get }
  /// Additional windows of the document.
  var sideWindows: [SceneWindow] { get }
  /// Whether a gesture is in progress, which blocks commands.
  var isInGesture: Bool { get }
  /// The uses of keys and the pointer other than commands, for the list of all keys.
  var gestures: [CommandTexts.KeyRow] { get }

  /// Defines the commands and observes the window; called once, before the window is shown.
  func connect()
  /// Called when the window is on the screen.
  func wasShown()
  /// Undoes the last step; does nothing without one.
  func undo()
  /// Redoes the step that was undone last; does nothing without one.
  func redo()
  /// Cancels the innermost activity: a gesture, the selection, a panel, full screen; never leaves the document.
  func escape()
  /// Cancels a gesture.
  func cancelGesture()
  /// Stores a gesture in progress.
  ///
  /// - Returns: whether it goes on.
  func keepGesture() -> Bool
  /// Ends everything in progress and commits it.
  func settle()
  /// Called before the window is closed.
  func close()
  /// Called when the document was renamed.
  func wasRenamed()
  /// Shows or hides the panel next to the document.
  func togglePanel()
  /// Shows or hides everything around the document.
  func toggleBars()
  /// Shows the menu of the selection, or of the document without one, for the keys that open a menu.
  func showMenu()
  /// Shown below the buttons of the bar.
  func showZoomMenu()
  /// Shows the menu of the rarer commands, below the buttons of the bar.
  func showMoreMenu()
  /// Returns the subject of an export, or nil if none is possible now.
  func exportSubject() -> (any ExportSubject)?
  /// The index of the pixel art frame to print.
  var printedFrame: Int { get }
  /// Draws a preview of the document in its present state on another thread, in device pixels.
  ///
  /// - Parameter done: called on the main thread with the document's revision in the picture, unless another picture is
  ///   requested meanwhile.
  func drawPreview(size: PixelSize, done: @escaping (Surface, _ revision: Int64) -> Void)
  /// Encodes a preview of the present document at the last requested size, on another thread.
  func encodePreview(_ done: @escaping @Sendable (_ png: [UInt8], _ longerSide: Int) -> Void)
}

extension Editor {
  public var sideWindows: [SceneWindow] { [] }
  public var printedFrame: Int { 0 }
  public func wasShown() {}
  public func close() {}
  public func wasRenamed() {}
}

/// The root view of a document's window.
public protocol EditorScreen: View {
  /// The bar with the document's buttons.
  var bar: DocumentBar { get }
  /// Shows a toast at the bottom of the window, or hides it.
  func show(_ toast: Toast?)
}

extension PaintingScreen: EditorScreen {}
extension PixelScreen: EditorScreen {}
extension LifeScreen: EditorScreen {}

// The parts of its window that an editor uses.
extension Editor {
  /// The program's parts that all windows share.
  public var services: Services { host.services }
  /// The window on the screen.
  public var window: SceneWindow { host.window }
  /// The commands of the window with their keys.
  public var commands: WindowCommands { host.commands }
  /// The stored document, which follows the edits.
  public var store: DocumentStore { host.store }
  /// Runs long operations off the main thread; ends with the window.
  public var work: BackgroundWork { host.work }
  /// The file choosers of the window.
  public var files: FileDialogs { host.files }
  /// Shows messages at the bottom of the window.
  public var toasts: ToastPresenter { host.toasts }
  /// Stores a gesture in progress now and then.
  public var gestureClock: GestureClock { host.gestureClock }
  public var id: ItemID? { host.id }
  /// The name of the document.
  public var name: String { host.name }
  /// Whether the document was read, so that it can be edited.
  public var isLoaded: Bool { access != .none }

  /// Shows a message at the bottom of the window.
  public func say(_ text: String, _ lifetime: Toast.Lifetime = .brief) {
    toasts.say(text, lifetime)
  }
  /// Shows a message about a change that its button takes back.
  public func say(_ text: String, undo: @escaping () -> Void) { toasts.say(text, undo: undo) }
  /// Shows a menu below a button of the bar.
  public func show(_ menu: Menu, under button: Button) { window.scene.show(menu, under: button) }
  /// Shows a dialog over the window.
  public func ask(_ dialog: FormDialog) { host.ask(dialog) }
  /// Shows a dialog beside the document, which shows its effect.
  ///
  /// - Parameter closed: called when it is closed, with whether it was confirmed.
  public func askBeside(_ dialog: FormDialog, closed: @escaping (_ isConfirmed: Bool) -> Void) {
    host.askBeside(dialog, closed: closed)
  }

  /// Defines the action of a command on the document.
  ///
  /// - Parameters: see `WindowCommands`.
  public func on(
    _ name: CommandName, if isPossible: @escaping (Self) -> Bool = { _ in true },
    beforeViewsIf precedesViews: @escaping (Self) -> Bool = { _ in true },
    _ perform: @escaping (Self) -> Void
  ) {
    commands.on(name) { [weak self] in
      self.map(isPossible) ?? false
    } beforeViewsIf: { [weak self] in
      self.map(precedesViews) ?? false
    } _: { [weak self] in
      if let self { perform(self) }
    }
  }

  /// Defines the commands that move a selection by one step, or by ten.
  ///
  /// - Parameter move: receives whether a key repeats.
  public func connectMoving(
    if isPossible: @escaping (Self) -> Bool = { _ in true },
    beforeViewsIf precedesViews: @escaping (Self) -> Bool = { _ in true },
    _ move: @escaping (Self, _ dx: Int, _ dy: Int, _ isHeld: Bool) -> Void
  ) {
    let ways: [(near: CommandName, far: CommandName, dx: Int, dy: Int)] = [
      (.moveLeft, .moveFarLeft, -1, 0), (.moveRight, .moveFarRight, 1, 0),
      (.moveUp, .moveFarUp, 0, -1), (.moveDown, .moveFarDown, 0, 1),
    ]
    for way in ways {
      for (name, factor) in [(way.near, 1), (way.far, 10)] {
        on(name, if: isPossible, beforeViewsIf: precedesViews) {
          let isHeld = $0.commands.callingKey?.isRepeat ?? false
          move($0, factor * way.dx, factor * way.dy, isHeld)
        }
      }
    }
  }

  /// Defines the command that has drags move the view while its key is held.
  ///
  /// - Parameter hold: receives whether it is held now.
  public func connectPanning(_ hold: @escaping (Self, Bool) -> Void) {
    var held: Key?
    on(.pan) {
      guard let key = $0.commands.callingKey?.key else { return }
      held = key
      hold($0, true)
    }
    window.keyReleased.listen(self) { [weak self] event in
      guard event.key == held, let self else { return }
      held = nil
      hold(self, false)
    }
  }

  /// Returns a menu of tools.
  public func toolMenu(_ names: [CommandName]) -> Menu {
    Menu(name: services.texts.tools, items: names.map { commands.item($0) })
  }

  /// Called after the document was read or created.
  ///
  /// - Parameter loss: a message that a part of it can't be read; nil if nothing is lost.
  public func opened(losing loss: String?) {
    if let loss {
      say(loss, .untilClosed)
    } else if case .readOnly(let reason) = services.library.condition {
      say(services.texts.isReadOnly(reason), .untilClosed)
    }
  }
}
