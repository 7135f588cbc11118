import Documents
import Formats
import Platform
import Texts
import Widgets
import Windows

/// Prints documents of one window through the desktop, or offers a PDF file if that isn't available.
final class DocumentPrinter {
  private let dialogs: FileDialogs
  private let portal: DesktopPortal
  private var isAsking = false

  init(_ dialogs: FileDialogs) {
    self.dialogs = dialogs
    portal = DesktopPortal(dialogs.services.bus)
  }

  private var texts: PrintTexts { dialogs.services.texts.printing }

  /// Asks for the print settings, and prints.
  ///
  /// - Parameters:
  ///   - frame: the index of the pixel art frame.
  ///   - ratio: the ratio of the document's width to its height.
  func print(
    _ document: Document, frame: Int, ratio: Double, name: String, over window: SceneWindow
  ) {
    guard !isAsking else { return }
    isAsking = true
    let parent = window.window.portalName
    portal.preparePrint(
      title: texts.title(name), acceptLabel: texts.print, isLandscape: ratio > 1, parent: parent
    ) { [weak self] answer in
      guard let self else { return }
      isAsking = false
      switch answer {
      case .cancelled: break
      case .prepared(let setup):
        make(document, frame: frame, name: name, setup, parent: parent)
      case .unavailable:
        offerFile(of: document, frame: frame, ratio: ratio, name: name, over: window.scene)
      }
    }
  }

  /// Makes the page on another thread, and passes it to the desktop.
  private func make(
    _ document: Document, frame: Int, name: String, _ setup: PrintSetup, parent: String
  ) {
    let page =
      setup.pageSize.map {
        PrintedPage(width: $0.width, height: $0.height, margin: setup.margin)
      } ?? .a4
    let (said, folder) = (texts, dialogs.services.temporaryFolder)
    dialogs.work.run({ said.making(name, $0) }) { _ in
      let bytes = try page.pdf(of: document, frame: frame, title: name)
      guard let file = UnlinkedFile(bytes, in: folder) else { throw PrintError.noRoom }
      return file
    } finished: { [weak self] outcome in
      guard let self else { return }
      switch outcome {
      case .failed(let error): dialogs.say(said.failed(Message(error)), .untilClosed)
      case .cancelled: break
      case .done(let file):
        portal.print(file, as: setup, title: said.title(name), parent: parent) { [weak self] in
          if !$0 { self?.dialogs.say(said.refused, .untilClosed) }
        }
      }
    }
  }

  private func offerFile(
    of document: Document, frame: Int, ratio: Double, name: String, over scene: Scene
  ) {
    guard !scene.hasPopup else { return }
    dialogs.say(texts.unavailable, .untilClosed)
    let page = ratio > 1 ? PrintedPage.a4.turned : .a4
    dialogs.write(
      title: texts.fileTitle, confirmTitle: dialogs.services.texts.export.export, name: name,
      formats: [.pdf], over: scene
    ) { _ in
      try page.pdf(of: document, frame: frame, title: name)
    }
  }
}
