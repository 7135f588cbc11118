import Base
import Documents
import TestSupport
import Testing

@testable import Storage

/// Shapes as the library keeps them, whichever there are.
@Suite struct ShapeStorageTests {
  @Test(arguments: ShapeKind.allCases)
  func `A shape is there again after the library was closed`(kind: ShapeKind) throws {
    let folder = try TemporaryFolder()
    let path = folder.file("library.sqlite")
    let kinds = [kind] + (kind.form.counting?.choices ?? []).map(kind.counting)
    let painting = Painting(
      shape: .fixed(.fourToThree),
      baseElements: kinds.enumerated().map { index, kind in
        PaintingElement(
          id: ElementID(UInt32(index + 1)),
          .shape(kind, from: UnitPoint(x: 0.2, y: 0.3), to: UnitPoint(x: 0.6, y: 0.5)), width: 0.01)
      })
    var library = try Library.open(at: path)
    let id = try library.add(painting, name: "A", at: Timestamp(milliseconds: 1))
    library.close()
    library = try Library.open(at: path)
    defer { library.close() }
    #expect(try library.painting(id).painting == painting)
  }

  /// Programs that don't know the shape then leave the library alone, and say that it is newer.
  @Test func `A version of the library brought the shapes that it did, and no more`() {
    let kinds = Dictionary(grouping: ShapeKind.allCases, by: \.form.versions.library)
    #expect(
      kinds.mapValues { Set($0.map(\.name)) } == [
        0: ["line", "rectangle", "ellipse", "rounded"], 22: ["spiral"],
        31: ["star", "regular", "arc", "pie", "callout", "block"],
      ])
    let versions = kinds.keys.filter { $0 > 0 }
    for version in versions {
      #expect(Schema.hasNoStep(to: version) && version <= Schema.version)
    }
  }
}
