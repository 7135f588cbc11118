extension DesktopPortal {
  /// The outcome of a print dialog.
  public enum PrintAnswer: Equatable {
    case prepared(PrintSetup)
    case cancelled
    /// The desktop did not confirm within a second that it would ask.
    case unavailable
  }

  /// Shows a print dialog.
  ///
  /// - Parameters:
  ///   - isLandscape: the initial orientation of the page.
  ///   - parent: the identifier of the dialog's parent window.
  public func preparePrint(
    title: String, acceptLabel: String, isLandscape: Bool, parent: String,
    answered: @escaping (PrintAnswer) -> Void
  ) {
    let orientation = BusValue.string(isLandscape ? "landscape" : "portrait")
    ask(
      "Print", "PreparePrint",
      [
        .string(parent), .string(title), .options(["orientation": orientation]),
        .options(["Orientation": orientation]),
      ],
      options: ["modal": .bool(true), "accept_label": .string(acceptLabel)]
    ) { answer in
      switch answer {
      case .given(let results):
        answered(PrintSetup(results).map { .prepared($0) } ?? .cancelled)
      case .cancelled: answered(.cancelled)
      case .unavailable: answered(.unavailable)
      }
    }
  }

  /// Prints a PDF file with the chosen setup.
  ///
  /// - Parameter done: receives whether the desktop accepted it.
  public func print(
    _ file: UnlinkedFile, as setup: PrintSetup, title: String, parent: String,
    done: @escaping (Bool) -> Void
  ) {
    ask(
      "Print", "Print", [.string(parent), .string(title), .handle(0)],
      options: ["token": .uint32(setup.token), "modal": .bool(true)],
      descriptors: file.descriptors.all
    ) { answer in
      if case .given = answer { done(true) } else { done(false) }
    }
  }
}
