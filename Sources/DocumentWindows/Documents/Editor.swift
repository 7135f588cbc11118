public import Base
public import Canvas
public import Documents
public import Editing
import Storage
public import Texts
public import Views
public import Widgets
public import Windows

/// What documents of one kind are edited with: fills a `DocumentWindow`, which does all that is the same for every
/// kind.
@MainActor public protocol Editor: AnyObject {
  associatedtype Screen: EditorScreen

  /// Holds the editor until it is closed.
  var host: DocumentWindow { get }
  /// As it is in effect now.
  var document: Document { get }
  /// How far the document may be changed: not at all before it was read.
  var access: DocumentAccess { get }
  /// Whether something is being done to the document that has to end before anything else can be done.
  var isHeld: Bool { get }
  /// All that the window shows.
  var screen: Screen { get }
  /// Windows of its own beside the document's.
  var sideWindows: [SceneWindow] { get }
  /// Whether something is being drawn, so that commands do nothing.
  var isInGesture: Bool { get }
  /// What is done with keys and the pointer besides commands, for the list of all keys.
  var gestures: [CommandTexts.Gesture] { get }

  /// Says what commands do, and follows what happens in the window; called once, before the window is shown.
  func connect()
  /// The window is on the screen.
  func wasShown()
  func undo()
  func redo()
  /// Cancels what is nearest at hand: a gesture, the selection, a panel, full screen; never leaves the document.
  func escape()
  /// Drops what is under the pointer.
  func cancelGesture()
  /// Keeps what there is of a gesture that is under way.
  ///
  /// - Returns: whether it goes on.
  func keepGesture() -> Bool
  /// Ends what is under way, and makes steps of it.
  func settle()
  /// The window is about to go.
  func close()
  /// The document has another name.
  func wasRenamed()
  /// Shows or hides the panel beside the document.
  func togglePanel()
  /// Shows or hides all that is around the document.
  func toggleBars()
  /// Under the buttons of the bar.
  func showZoomMenu()
  func showMoreMenu()
  /// What an export writes; nil where it can't begin now.
  func exportSubject() -> (any ExportSubject)?
  /// What of pixel art is printed, by its index.
  var printedFrame: Int { get }
  /// Draws a picture of the document as it is now, of a size in device pixels, on another thread.
  ///
  /// - Parameter done: called on the main thread, unless another picture is asked for meanwhile; with the revision of
  ///   the document that the picture shows.
  func drawPreview(size: PixelSize, done: @escaping (Surface, _ revision: Int64) -> Void)
  /// Encodes the last picture that was asked for, as the document is now, on another thread.
  func encodePreview(_ done: @escaping @Sendable (_ png: [UInt8], _ longerSide: Int) -> Void)
}

extension Editor {
  public var sideWindows: [SceneWindow] { [] }
  public var printedFrame: Int { 0 }
  public func wasShown() {}
  public func close() {}
  public func wasRenamed() {}
}

/// The root of a document's window.
public protocol EditorScreen: View {
  var bar: DocumentBar { get }
  /// Puts a sentence at the foot of the window, or takes it away.
  func show(_ toast: Toast?)
}

extension PaintingScreen: EditorScreen {}
extension PixelScreen: EditorScreen {}
extension LifeScreen: EditorScreen {}

// What an editor asks of its window.
extension Editor {
  public var services: Services { host.services }
  public var window: SceneWindow { host.window }
  public var commands: WindowCommands { host.commands }
  public var store: DocumentStore { host.store }
  public var work: BackgroundWork { host.work }
  public var files: FileDialogs { host.files }
  public var announcer: Announcer { host.announcer }
  public var gestureClock: GestureClock { host.gestureClock }
  public var id: ItemID? { host.id }
  public var name: String { host.name }
  public var isLoaded: Bool { access != .none }

  public func say(_ text: String, _ lifetime: Toast.Lifetime = .brief) {
    announcer.say(text, lifetime)
  }
  public func show(_ menu: Menu, under button: Button) { window.scene.show(menu, under: button) }
  public func ask(_ dialog: FormDialog) { host.ask(dialog) }

  /// Says what a command does to the document.
  ///
  /// - Parameters: as of `WindowCommands`.
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

  /// What moves a selection, and ten times as far.
  ///
  /// - Parameter move: gets whether a key repeats by itself.
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

  /// Lets a tool be chosen from a list.
  public func toolMenu(_ names: [CommandName]) -> Menu {
    Menu(name: services.texts.tools, items: names.map { commands.item($0) })
  }

  /// Takes over what was read, or is new.
  ///
  /// - Parameter loss: says that a part of it can't be read; nil if nothing is lost.
  public func opened(losing loss: String?) {
    if let loss {
      say(loss, .untilClosed)
    } else if case .readOnly(let reason) = services.library.condition {
      say(services.texts.isReadOnly(reason), .untilClosed)
    }
  }
}
