import ArgumentParser
import Documents
import Formats

// The table of formats, as the verbs speak of it.
extension FileFormat {
  /// Refuses an option that the format does not offer.
  ///
  /// - Parameter subject: the flags with which the option is asked for, and their verb.
  func check(_ option: ExportOption, _ subject: String) throws {
    guard !offers(option) else { return }
    throw ValidationError("\(subject) for \(Self.offering(option).map(\.id).listed("and"))")
  }

  /// The endings in which a kind of document is written, or those of its palettes.
  static func endings(for kind: ItemKind, arePalettes: Bool = false) -> String {
    written(from: kind).filter { ($0.family == .palettes) == arePalettes }
      .map { "." + $0.ending }.listed("or")
  }
}

extension [String] {
  /// One after the other, the last one after a conjunction.
  func listed(_ conjunction: String) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
