import Base
import Documents
import Formats
import Texts
import Views
import Widgets

// The files of the export: one, or several whose names follow a pattern.
extension PixelExportSubject {
  /// Whether the names of files come from a pattern. Numbered frames are several files, too.
  var usesPattern: Bool {
    guard export.format.family != .palettes else { return false }
    return export.usesPattern || export.format.offers(.frames) && export.content == .sequence
  }

  private enum Choice: CaseIterable { case one, sections, layers, groups }

  private var choices: [Choice] {
    let picture = art.sprite
    var choices = [Choice.one]
    if !picture.sections.isEmpty, export.section == nil { choices.append(.sections) }
    if picture.celLayers.count > 1, export.layer == nil {
      choices.append(.layers)
      if picture.layers.contains(where: \.isGroup) { choices.append(.groups) }
    }
    return choices
  }

  private func title(of choice: Choice) -> String {
    switch choice {
    case .one: texts.export.oneFile
    case .sections: texts.export.fileForSection
    case .layers: texts.export.fileForLayer
    case .groups: texts.export.fileForGroup
    }
  }

  private func choice(of division: FileDivision) -> Choice {
    if division.sections { return .sections }
    return switch division.layers {
    case nil: .one
    case .layers: .layers
    case .groups: .groups
    }
  }

  /// The label of the button for the files; nil if there is nothing to choose.
  var filesTitle: String? {
    guard export.format.family != .palettes,
      choices.count > 1 || export.format.offers(.size) || usesPattern
    else { return nil }
    return texts.export.filesEllipsis
  }

  /// The number of files and the name of the first, or the reason why they can't be written.
  var filesInfo: String { description(of: export).text }

  private func description(of export: PixelExport) -> (text: String, isValid: Bool) {
    do {
      let file = ExportController.fileName(name) + "." + export.format.ending
      let names = try export.files(of: art, name: name, file: file).map(\.file)
      return (texts.export.files(names.count, names.first ?? ""), true)
    } catch {
      return (texts.said(Message(error)), false)
    }
  }

  /// The export with the choices in the dialog of the files.
  ///
  /// - Throws: an error of the pattern.
  private func export(
    _ choice: Choice, scales: String, pattern: String
  ) throws -> PixelExport {
    var new = export
    new.division.sections = choice == .sections
    new.division.layers = choice == .layers ? .layers : choice == .groups ? .groups : nil
    let numbers = scales.split { !$0.isASCII || !$0.isNumber }.compactMap { Int($0) }
    let allowed = numbers.filter { (1...PixelExport.mostScale).contains($0) }
    new.scale = allowed.first ?? new.scale
    new.moreScales = Array(allowed.dropFirst())
    new.names = pattern.isEmpty ? nil : try FileNamePattern(pattern)
    return new
  }

  /// Asks for the parts with a file each, the scales, and the pattern of the names.
  func askForFiles() {
    guard let scene = panel.window else { return }
    let (said, choices) = (texts.export, choices)
    let files = ChoiceRow(
      name: said.filesChoice, choices: choices.map(title),
      selection: choices.firstIndex(of: choice(of: export.division)) ?? 0)
    let scales = TextField(
      name: said.scales,
      text: ([export.scale] + export.moreScales).map(String.init).joined(separator: ", "))
    let pattern = TextField(name: said.namePattern, text: export.names?.text ?? "")
    let rows: [View] =
      (choices.count > 1 ? [files] : [])
      + (export.format.offers(.size) ? [Label(said.scales, style: .secondary), scales] : [])
      + [Label(said.namePattern, style: .secondary), pattern]
    let dialog = FormDialog(
      title: said.filesAndNames, rows: rows, confirmTitle: texts.pixels.apply,
      cancelTitle: texts.cancel)
    dialog.keepsRoomForMessage = true
    let wanted: () throws -> PixelExport? = { [weak self, weak files, weak scales, weak pattern] in
      guard let self, let files, let scales, let pattern else { return nil }
      return try export(choices[files.selection], scales: scales.text, pattern: pattern.text)
    }
    let show: () -> Void = { [weak self, weak dialog, weak pattern] in
      guard let self, let dialog, let pattern else { return }
      do {
        guard let new = try wanted() else { return }
        pattern.placeholder = (try? new.usualNames(of: art.sprite).text) ?? ""
        let files = description(of: new)
        (dialog.messageText, dialog.confirmButton.isEnabled) = (files.text, files.isValid)
        pattern.isInvalid = !files.isValid
      } catch {
        (dialog.messageText, dialog.confirmButton.isEnabled) = (texts.said(Message(error)), false)
        pattern.isInvalid = true
      }
    }
    files.chosen.listen(dialog) { _ in show() }
    scales.changed.listen(dialog) { _ in show() }
    pattern.changed.listen(dialog) { _ in show() }
    dialog.confirmed = { [weak self] in
      guard let self, let new = try? wanted() else { return false }
      export = new
      panel.changed.post(panel)
      return true
    }
    show()
    scene.showCentered(dialog, size: dialog.preferredSize(width: scene.bounds.width - 24))
  }
}
