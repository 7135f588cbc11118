import Base
import Documents
import Editing
import TestSupport
import Testing
import Views

@testable import App
@testable import ApplicationTesting
@testable import DocumentWindows
@testable import PixelEditing
@testable import Windows

@Suite("Reference layers of pixel art in a window") @MainActor
struct ReferenceWindowTests {
  @Test func `A layer becomes a reference by its menu, and an ordinary one again`() throws {
    var start = Sprite(size: CellSize(width: 8, height: 8))
    start.addLayer(over: .first)
    let pixels = try PixelWindow(start, width: 1000, height: 760)
    pixels.frame.go(to: 0, layer: .first)
    pixels.editor.commands.perform(.layerReference)
    #expect(pixels.art.sprite.layers[0].isReference)
    #expect(pixels.frames.bar.layers.entries.map(\.isReference) == [false, true])
    pixels.drag((2, 2), (4, 4))
    #expect(pixels.said.last == "“Layer 1” is a reference layer: choose another one to draw.")
    pixels.editor.commands.perform(.layerReference)
    #expect(!pixels.art.sprite.layers[0].isReference && pixels.art.history.edits.count == 2)
    pixels.editor.commands.perform(.layerBackground)
    #expect(!pixels.editor.commands.isPossible(.layerReference))
  }
}
