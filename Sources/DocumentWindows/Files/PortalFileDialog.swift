import Formats
import Platform
import Texts
import Widgets
import Windows

/// The desktop's dialog, in a window of its own.
final class PortalFileDialog: FileDialog {
  /// Shows an error about the chosen files, as the dialog is closed by then.
  var say: (String) -> Void = { _ in }
  private let portal: DesktopPortal
  private let texts: Texts
  private var cancel: (() -> Void)?

  init(_ portal: DesktopPortal, texts: Texts) {
    self.portal = portal
    self.texts = texts
  }

  // The window below it was closed.
  isolated deinit { cancel?() }

  /// Whether it is open.
  var isOpen: Bool { cancel != nil }

  func ask(_ request: FileRequest, over scene: Scene, answered: @escaping (FileAnswer) -> Void) {
    let formats = request.filterFormats
    cancel = {}
    let cancel = portal.choose(asked(request, formats, scene)) { [weak self] answer in
      guard let self else { return }
      self.cancel = nil
      switch answer {
      case .unavailable: answered(.unavailable)
      case .cancelled: answered(.ended)
      case .chosen(let paths, let filter):
        answered(
          .chosen(
            FileChoice(
              paths: paths, format: filter.flatMap { formats[$0] },
              refuse: { [weak self] in self?.say($0) }, accept: {})))
        answered(.ended)
      }
    }
    if isOpen { self.cancel = cancel }
  }

  private func asked(
    _ request: FileRequest, _ formats: [FileFormat?], _ scene: Scene
  ) -> PortalFileRequest {
    let purpose: PortalFileRequest.Purpose =
      switch request.purpose {
      case .reading(let several): .open(several: several)
      case .writing(let name): .save(name: name)
      case .folder: .folder
      }
    let filters = formats.map { format in
      format.map {
        PortalFileRequest.Filter(
          name: $0.id.uppercased(), endings: $0.endings + $0.foreignEndings)
      } ?? .init(name: texts.files.allThatFit, endings: request.endings.sorted())
    }
    return PortalFileRequest(
      purpose, title: request.title, acceptLabel: request.confirmTitle, filters: filters,
      filter: formats.firstIndex { $0 == request.format }, folder: request.folder.path,
      parent: (scene.host as? SceneWindow)?.window.portalName ?? "")
  }
}

extension FileRequest {
  /// The filters in the dialog; nil stands for all acceptable files when reading.
  fileprivate var filterFormats: [FileFormat?] {
    switch purpose {
    case .reading: [nil] + (formats.count > 1 ? formats : [])
    case .writing: formats
    case .folder: []
    }
  }
}
