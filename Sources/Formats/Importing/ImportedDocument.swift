public import Texts

/// A document made of a file, and what of the file it does not show.
public struct ImportedDocument: Equatable, Sendable {
  /// The document, with the name and tags that the file has.
  public var document: NamedDocument
  /// By the names of `SVGOmission`, `LayeredPixels.Omission` and the like, in their order.
  public var loss: ImportLoss
  /// How long the longer side of a drawing is shown, in pixels; nil where the file does not say it.
  public var longerSide: Double?

  init(_ document: NamedDocument) {
    self.document = document
    loss = .none
  }

  init<Omission: CaseIterable & Hashable & RawRepresentable<String>>(
    _ document: NamedDocument, omissions: Set<Omission>
  ) {
    self.document = document
    loss = ImportLoss(leftOut: Omission.allCases.filter(omissions.contains).map(\.rawValue))
  }
}
