/// A document made of a file, and what of the file it does not show.
public struct ImportedDocument: Equatable, Sendable {
  public var document: NamedDocument
  /// What was left out, in a fixed order, each by the name of an `SVGOmission` or a `LayeredPixels.Omission`; empty
  /// where all is there.
  public var omissions: [String]
  /// How long the longer side of a drawing is shown, in pixels; nil where the file does not say it.
  public var longerSide: Double?

  init(_ document: NamedDocument) {
    self.document = document
    omissions = []
  }

  init<Omission: CaseIterable & Hashable & RawRepresentable<String>>(
    _ document: NamedDocument, omissions: Set<Omission>
  ) {
    self.document = document
    self.omissions = Omission.allCases.filter(omissions.contains).map(\.rawValue)
  }
}
