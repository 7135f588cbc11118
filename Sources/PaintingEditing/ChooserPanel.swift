import Base
import Editing
import Platform
import Texts
import Views
import Widgets
import Windows

/// The brush chooser of a painting: closed, docked in the painting's window, or in a window of its own.
final class ChooserPanel {
  let chooser: BrushChooser
  private(set) var isOpen = false
  /// Posted after it was opened, closed, torn off or docked.
  let changed = Signal<Void>()
  private let screen: PaintingScreen
  private unowned let owner: SceneWindow
  private let services: Services
  /// Nil while it is docked or closed.
  private(set) var ownWindow: SceneWindow?
  private var isTornOff: Bool
  private var isHidden = false

  /// - Parameter owner: the window of the screen.
  init(_ chooser: BrushChooser, screen: PaintingScreen, owner: SceneWindow, services: Services) {
    self.chooser = chooser
    self.screen = screen
    self.owner = owner
    self.services = services
    isTornOff = services.settings[.isChooserTornOff]
    chooser.dockRequested.listen(self) { [weak self] in self?.toggleTornOff() }
  }

  /// Restores the state of the last painting. The owner's shortcuts also work in its window.
  func openAsRemembered() { setOpen(services.settings[.isChooserOpen]) }

  func toggle() {
    // Show it again if it is hidden along with the bars.
    if isHidden { return setHidden(false) }
    setOpen(!isOpen)
    services.settings[.isChooserOpen] = isOpen
  }

  /// Switches between a window of its own and its place in the painting's window.
  func toggleTornOff() {
    isTornOff.toggle()
    services.settings[.isChooserTornOff] = isTornOff
    services.settings[.isChooserOpen] = true
    setOpen(false)
    setOpen(true)
  }

  /// Hides a docked panel, as together with the bars, or shows it again.
  func setHidden(_ isHidden: Bool) {
    guard isOpen, ownWindow == nil else { return }
    self.isHidden = isHidden
    screen.chooser = isHidden ? nil : chooser
  }

  private func setOpen(_ isOpen: Bool) {
    self.isOpen = isOpen
    isHidden = false
    if !isOpen {
      putAway()
    } else if isTornOff, show(inWindowOf: owner) {
      chooser.isTornOff = true
    } else {
      // Also the fallback if the desktop can't provide a window.
      chooser.isTornOff = false
      screen.chooser = chooser
    }
    changed.post(())
  }

  private func putAway() {
    if screen.chooser != nil { owner.scene.focus(nil) }
    screen.chooser = nil
    guard let ownWindow else { return }
    self.ownWindow = nil
    ownWindow.close()
  }

  private func show(inWindowOf owner: SceneWindow) -> Bool {
    guard
      let made = try? SceneWindow(
        display: services.display, title: title,
        at: services.settings[.placement(of: .chooser)],
        minimumSize: ViewSize(width: BrushChooser.leastWidth, height: 240),
        root: chooser,
        theme: services.theme, texts: services.texts, kind: .utility(of: owner.window))
    else { return false }
    made.wantsToClose.listen(self) { [weak self] in self?.toggle() }
    made.commands = owner.commands
    made.commandsPrecedeViews = false
    made.unhandledKey = { [weak self] event in
      guard let self, owner.commands?.matches(event, .cancel) == true else { return false }
      escape()
      return true
    }
    services.settings.rememberPlacement(of: made, as: .chooser)
    ownWindow = made
    made.window.show()
    return true
  }

  private func escape() {
    guard let scene = ownWindow?.scene else { return }
    if scene.focused != nil { scene.focus(nil) } else { toggle() }
  }

  /// The name of the painting, shown in the title of the chooser's window.
  var paintingName = "" { didSet { ownWindow?.window.title = title } }

  private var title: String { services.texts.brushWindow(paintingName) }

  /// Closes its window without changing the settings.
  func close() { putAway() }
}
