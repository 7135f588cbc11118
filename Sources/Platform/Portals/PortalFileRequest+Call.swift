extension PortalFileRequest {
  var method: String { if case .save = purpose { "SaveFile" } else { "OpenFile" } }

  /// Source: flatpak/xdg-desktop-portal, "org.freedesktop.portal.FileChooser".
  var options: [String: BusValue] {
    var options: [String: BusValue] = [
      // An underscore would mark a mnemonic.
      "accept_label": .string(
        acceptLabel.split(separator: "_", omittingEmptySubsequences: false).joined(separator: "__")),
      "modal": .bool(true), "current_folder": .filePath(folder),
    ]
    switch purpose {
    case .open(let several): options["multiple"] = .bool(several)
    case .save(let name): options["current_name"] = .string(name)
    case .folder: options["directory"] = .bool(true)
    }
    if purpose != .folder, !filters.isEmpty {
      options["filters"] = .array(of: "(sa(us))", filters.map(Self.value))
      options["current_filter"] = filter.map { Self.value(of: filters[$0]) }
    }
    return options
  }

  private static func value(of filter: Filter) -> BusValue {
    let patterns = filter.endings.isEmpty ? ["*"] : filter.endings.map(pattern)
    return .tuple([
      .string(filter.name),
      // 0 for a pattern; 1 would be a type.
      .array(of: "(us)", patterns.map { .tuple([.uint32(0), .string($0)]) }),
    ])
  }

  /// Patterns are case-sensitive; users aren't.
  private static func pattern(_ ending: String) -> String {
    ending.reduce(into: "*.") { text, letter in
      text += letter.isLetter ? "[\(letter)\(letter.uppercased())]" : "\(letter)"
    }
  }
}
