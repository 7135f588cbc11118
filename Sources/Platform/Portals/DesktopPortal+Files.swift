internal import Base

extension DesktopPortal {
  /// The outcome of a file dialog.
  public enum FileAnswer: Equatable {
    /// The paths exactly as chosen.
    ///
    /// - Parameter filter: the index of the filter used, if known.
    case chosen(paths: [String], filter: Int?)
    case cancelled
    /// The desktop did not confirm within a second that it would ask.
    case unavailable
  }

  /// Asks whether the desktop has a file chooser; answered within a second.
  public func knowsFiles(done: @escaping (Bool) -> Void) { knows("FileChooser", done: done) }

  /// Shows a file dialog.
  ///
  /// - Returns: a closure that closes the dialog.
  @discardableResult
  public func choose(
    _ request: PortalFileRequest, answered: @escaping (FileAnswer) -> Void
  ) -> () -> Void {
    ask(
      "FileChooser", request.method, [.string(request.parent), .string(request.title)],
      options: request.options
    ) { answer in
      switch answer {
      case .unavailable: answered(.unavailable)
      case .cancelled: answered(.cancelled)
      case .given(let results):
        let paths = Self.paths(in: results)
        guard !paths.isEmpty else { return answered(.cancelled) }
        let name = results["current_filter"]?.elements?.first?.text
        answered(
          .chosen(paths: paths, filter: request.filters.firstIndex { $0.name == name }))
      }
    }
  }

  /// Paths of local files, without a folder's trailing slash.
  private static func paths(in results: BusValue) -> [String] {
    (results["uris"]?.texts ?? []).compactMap { uri in
      guard let path = URIList(bytes: Array(uri.utf8)).paths.first else { return nil }
      return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }
  }
}
