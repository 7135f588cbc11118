import Base
import Platform
import Texts
public import Widgets
public import Windows

/// Lets files be chosen over one window: in the desktop's dialog, or in ours where the desktop has none.
///
///     files.choose(request, over: scene) { choice in
///       importFiles(choice.paths)
///       choice.accept()
///     }
public final class FileDialogs {
  let services: Services
  /// Reads and writes, and shows how far it is.
  let work: BackgroundWork
  /// Shows a sentence at the foot of the window.
  let say: (String, Toast.Lifetime) -> Void
  private let portal: DesktopPortal
  private let desktops: PortalFileDialog
  private var own: OwnFileDialog?

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

  /// Whether the desktop's dialog is open, or is to open.
  var isAsking: Bool { desktops.isOpen }

  /// Lets files be chosen.
  ///
  /// - Parameters:
  ///   - accessory: further settings. In our dialog they stand beside the list; the desktop's comes after them.
  ///   - chosen: called as often as something is chosen.
  ///   - ended: called once no dialog is open any more.
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

  /// Asks whether the desktop has a dialog; answered within a second.
  func findDesktops(done: @escaping (Bool) -> Void) { portal.knowsFiles(done: done) }

  /// Lets files be chosen in the desktop's dialog.
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
    // Something else may have come up while the desktop was asked.
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
