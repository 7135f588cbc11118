import Base
import Platform
import Texts
public import Widgets
public import Windows

/// The file choosers of a window: the desktop's dialog, or our own if the desktop has none.
///
///     files.choose(request, over: scene) { choice in
///       importFiles(choice.paths)
///       choice.accept()
///     }
public final class FileDialogs {
  let services: Services
  /// Reads and writes files and shows the progress.
  let work: BackgroundWork
  /// Shows a message at the bottom of the window.
  let say: (String, Toast.Lifetime) -> Void
  private let portal: DesktopPortal
  private let desktops: PortalFileDialog
  private var own: OwnFileDialog?

  /// Creates the file choosers of a window.
  ///
  /// - Parameter say: shows a message in the window.
  public init(
    services: Services, work: BackgroundWork, say: @escaping (String, Toast.Lifetime) -> Void
  ) {
    self.services = services
    self.work = work
    self.say = say
    portal = DesktopPortal(services.bus)
    desktops = PortalFileDialog(portal, texts: services.texts)
    desktops.say = { say($0, .untilClosed) }
  }

  /// Our dialog, while it is open.
  var ours: FileChooserController? { own?.controller }

  /// Whether the desktop's dialog is open or about to open.
  var isAsking: Bool { desktops.isOpen }

  /// Asks for files.
  ///
  /// - Parameters:
  ///   - accessory: further options, shown next to the list in our dialog, or before the desktop's dialog.
  ///   - chosen: called for every choice.
  ///   - ended: called once all dialogs are closed.
  func choose(
    _ request: FileRequest, accessory: (view: View, size: ViewSize)? = nil, over scene: Scene,
    chosen: @escaping (FileChoice) -> Void, ended: @escaping () -> Void = {}
  ) {
    guard !desktops.isOpen else { return }
    let openOurs: () -> Void = { [weak self] in
      self?.openOurs(request, accessory, over: scene, chosen: chosen, ended: ended)
    }
    guard services.bus.name != nil else { return openOurs() }
    guard let accessory else {
      return askDesktop(
        request, over: scene, chosen: chosen, ended: ended, unavailable: openOurs)
    }
    findDesktops { [weak self] isThere in
      guard let self, isThere, !scene.hasPopup else { return openOurs() }
      showOptions(
        accessory, title: request.title, confirmTitle: services.texts.files.chooseEllipsis,
        over: scene
      ) { [weak self] in
        self?.askDesktop(
          request, over: scene, chosen: chosen, ended: ended, unavailable: openOurs)
      }
    }
  }

  /// Determines whether the desktop has a dialog; answers within a second.
  func findDesktops(done: @escaping (Bool) -> Void) { portal.knowsFiles(done: done) }

  /// Asks for files in the desktop's dialog.
  func askDesktop(
    _ request: FileRequest, over scene: Scene, chosen: @escaping (FileChoice) -> Void,
    ended: @escaping () -> Void, unavailable: @escaping () -> Void
  ) {
    guard !desktops.isOpen else { return }
    desktops.ask(request, over: scene) { answer in
      switch answer {
      case .chosen(let choice): chosen(choice)
      case .ended: ended()
      case .unavailable: unavailable()
      }
    }
  }

  private func openOurs(
    _ request: FileRequest, _ accessory: (view: View, size: ViewSize)?, over scene: Scene,
    chosen: @escaping (FileChoice) -> Void, ended: @escaping () -> Void
  ) {
    // Another popup may have opened meanwhile.
    guard !scene.hasPopup else { return ended() }
    let own = OwnFileDialog(texts: services.texts, settings: services.settings)
    own.accessory = accessory
    self.own = own
    own.ask(request, over: scene) { [weak self] answer in
      if case .chosen(let choice) = answer { return chosen(choice) }
      self?.own = nil
      ended()
    }
  }
}
