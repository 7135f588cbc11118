import ArgumentParser
import Documents
import Formats

// The table of formats in the wording of the verbs.
extension FileFormat {
  /// Rejects an option that the format does not support.
  ///
  /// - Parameter subject: the option's flags with their verb, for the message.
  func check(_ option: ExportOption, _ subject: String) throws {
    guard !offers(option) else { return }
    throw ValidationError("\(subject) for \(Self.offering(option).map(\.id).listed("and"))")
  }

  /// The extensions for writing a kind of document, or its palettes.
  static func endings(for kind: ItemKind, arePalettes: Bool = false) -> String {
    written(from: kind).filter { ($0.family == .palettes) == arePalettes }
      .map { "." + $0.ending }.listed("or")
  }
}

extension [String] {
  /// A list with a conjunction before the last element.
  func listed(_ conjunction: String) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
