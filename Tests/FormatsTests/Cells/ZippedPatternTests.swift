import Base
import Documents
import Foundation
import Life
import Testing

@testable import Formats

@Suite("A zip file with patterns")
struct ZippedPatternTests {
  private func bytes(_ base64: String) throws -> [UInt8] {
    Array(try #require(Data(base64Encoded: base64)))
  }

  private func refusal(_ bytes: [UInt8]) -> String? {
    do {
      _ = try DocumentImport.document(bytes)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func `is the pattern that it holds alone, whatever lies beside it`() throws {
    // `Ships/glider.rle`, a readme, and what an archiver of another system adds.
    let zip = try bytes(
      "UEsDBBQAAAAIAAAAIVAcj/rNFgAAABgAAAAQAAAAU2hpcHMvZ2xpZGVyLnJsZatQsFUw1lGoBFFcSfkqRkBs"
        + "nK/IBQBQSwMEFAAAAAgAAAAhUIKJ0fcHAAAABQAAAAoAAAByZWFkbWUudHh080jNyckHAFBLAwQUAAAACAAA"
        + "ACFQgxbcjAMAAAABAAAAGwAAAF9fTUFDT1NYL1NoaXBzLy5fZ2xpZGVyLnJsZasAAFBLAQIUAxQAAAAIAAAA"
        + "IVAcj/rNFgAAABgAAAAQAAAAAAAAAAAAAACAAQAAAABTaGlwcy9nbGlkZXIucmxlUEsBAhQDFAAAAAgAAAAh"
        + "UIKJ0fcHAAAABQAAAAoAAAAAAAAAAAAAAIABRAAAAHJlYWRtZS50eHRQSwECFAMUAAAACAAAACFQgxbcjAMA"
        + "AAABAAAAGwAAAAAAAAAAAAAAgAFzAAAAX19NQUNPU1gvU2hpcHMvLl9nbGlkZXIucmxlUEsFBgAAAAADAAMA"
        + "vwAAAK8AAAAAAA==")
    let read = try DocumentImport.document(zip)
    guard case .life(let board) = read.document else {
      Issue.record("it became something else")
      return
    }
    #expect(read.name == "glider")
    #expect(board.world == (try LifePattern(text: "x = 3, y = 3\nbo$2bo$3o!").world))
    // The same where it is read a piece at a time, and from the clipboard.
    var rest = zip[...]
    let pieces = try LifeFile.world { held throws(LifePatternError) in
      held += rest.prefix(40)
      defer { rest = rest.dropFirst(40) }
      return !rest.isEmpty
    }
    #expect(pieces.world == board.world && pieces.name == "glider")
    #expect(try LifeFile.cells(zip).cells == board.world.cells)
  }

  @Test func `names its patterns where it holds several`() throws {
    let zip = try bytes(
      "UEsDBBQAAAAIAAAAIVAcj/rNFgAAABgAAAAKAAAAYi9zaGlwLnJsZatQsFUw1lGoBFFcSfkqRkBsnK/IBQBQ"
        + "SwMEFAAAAAgAAAAhUCwIploFAAAAAwAAAAcAAABhLmNlbGxz0/PnAgBQSwMEFAAAAAgAAAAhUDHxasUKAAAA"
        + "CAAAAAYAAAByLnJ1bGVzCAr1cVUI4gIAUEsBAhQDFAAAAAgAAAAhUByP+s0WAAAAGAAAAAoAAAAAAAAAAAAA"
        + "AIABAAAAAGIvc2hpcC5ybGVQSwECFAMUAAAACAAAACFQLAimWgUAAAADAAAABwAAAAAAAAAAAAAAgAE+AAAA"
        + "YS5jZWxsc1BLAQIUAxQAAAAIAAAAIVAx8WrFCgAAAAgAAAAGAAAAAAAAAAAAAACAAWgAAAByLnJ1bGVQSwUG"
        + "AAAAAAMAAwChAAAAlgAAAAAA")
    #expect(
      refusal(zip)
        == "the zip file contains 2 patterns; extract one of them: a.cells, b/ship.rle")
  }

  @Test func `brings the rule by which its pattern lives`() throws {
    let zip = try bytes(
      "UEsDBBQAAAAIAAAAIVCpQtHdUQAAAFEAAAALAAAAUGFja2VkLnJ1bGVzCAr1cVUISEzOTk0JSCxKTEnlcghx"
        + "dPJx5cqLLy5JLEkttjLmykvNTM9Iyi/KyM9PscrPS3XJzE3NK87Mz0vM4SquzM1NLSnKBCrMA0pxAQBQSwME"
        + "FAAAAAgAAAAhUFJmtiwlAAAAJgAAAAkAAABtYXJjaC5ybGWrULBVMNJRqARShjoKRaU5qUBWQGJydmpKQGJR"
        + "Ykoql6OTIhcAUEsBAhQDFAAAAAgAAAAhUKlC0d1RAAAAUQAAAAsAAAAAAAAAAAAAAIABAAAAAFBhY2tlZC5y"
        + "dWxlUEsBAhQDFAAAAAgAAAAhUFJmtiwlAAAAJgAAAAkAAAAAAAAAAAAAAIABegAAAG1hcmNoLnJsZVBLBQYA"
        + "AAAAAgACAHAAAADGAAAAAAA=")
    let world = try LifeFile.world(zip).world
    #expect(world.rule.notation == "PackedParade" && world.rule.stateCount == 3)
    #expect(world.state(at: LifeCell(x: 1, y: 0)) == 2)
  }

  @Test func `is told from other zip files, and refused where it is cut off`() throws {
    let other = try bytes(
      "UEsDBBQAAAAIAAAAIVCCidH3BwAAAAUAAAAKAAAAcmVhZG1lLnR4dPNIzcnJBwBQSwECFAMUAAAACAAAACFQ"
        + "gonR9wcAAAAFAAAACgAAAAAAAAAAAAAAgAEAAAAAcmVhZG1lLnR4dFBLBQYAAAAAAQABADgAAAAvAAAAAAA=")
    #expect(!LifeFile.isLife(other))
    let zip = try bytes(
      "UEsDBBQAAAAIAAAAIVAcj/rNFgAAABgAAAAQAAAAU2hpcHMvZ2xpZGVyLnJsZatQsFUw1lGoBFFcSfkqRkBs"
        + "nK/IBQBQSwMEFAAAAAgAAAAhUIKJ0fcHAAAABQAAAAoAAAByZWFkbWUudHh080jNyckHAFBLAwQUAAAACAAA"
        + "ACFQgxbcjAMAAAABAAAAGwAAAF9fTUFDT1NYL1NoaXBzLy5fZ2xpZGVyLnJsZasAAFBLAQIUAxQAAAAIAAAA"
        + "IVAcj/rNFgAAABgAAAAQAAAAAAAAAAAAAACAAQAAAABTaGlwcy9nbGlkZXIucmxlUEsBAhQDFAAAAAgAAAAh"
        + "UIKJ0fcHAAAABQAAAAoAAAAAAAAAAAAAAIABRAAAAHJlYWRtZS50eHRQSwECFAMUAAAACAAAACFQgxbcjAMA"
        + "AAABAAAAGwAAAAAAAAAAAAAAgAFzAAAAX19NQUNPU1gvU2hpcHMvLl9nbGlkZXIucmxlUEsFBgAAAAADAAMA"
        + "vwAAAK8AAAAAAA==")
    #expect(LifeFile.isLife(zip))
    for count in stride(from: 4, to: zip.count, by: 7) {
      #expect(refusal(Array(zip.prefix(count))) != nil, "\(count)")
    }
  }
}
