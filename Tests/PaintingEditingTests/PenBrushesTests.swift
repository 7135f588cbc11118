import Base
import Testing

@testable import App
@testable import ApplicationTesting
@testable import PaintingEditing
@testable import Windows

@Suite("Brushes of pens")
struct PenBrushesTests {
  private func window() throws -> (PaintingWindow, point: (UInt32) -> Void) {
    let window = try PaintingWindow()
    return (
      window,
      { window.application.display.onPenChange?(PenID(device: "Tablet Pen", serial: $0)) }
    )
  }

  @Test func `are one for all, unless each is to have its own`() throws {
    let (window, point) = try window()
    point(1)
    window.brushes.brush.widthInPoints = 9
    point(2)
    #expect(window.brushes.brush.widthInPoints == 9)
    window.application.application.services.preferences.hasBrushPerPen = true
    // A new pen goes on with the present brush.
    point(3)
    #expect(window.brushes.brush.widthInPoints == 9)
    window.brushes.brush.widthInPoints = 20
    point(2)
    #expect(window.brushes.brush.widthInPoints == 9)
    point(3)
    #expect(window.brushes.brush.widthInPoints == 20)
  }

  @Test func `are told apart by the pen's number, not by its end or its tablet`() throws {
    let (window, point) = try window()
    let display = window.application.display
    window.application.application.services.preferences.hasBrushPerPen = true
    point(1)
    window.brushes.brush.widthInPoints = 9
    point(2)
    window.brushes.brush.widthInPoints = 20
    display.onPenChange?(PenID(device: "Other Tablet Pen Eraser", serial: 1))
    #expect(window.brushes.brush.widthInPoints == 9)
    // Pens without a number are known by their tablet.
    display.onPenChange?(PenID(device: "Cheap Pen"))
    window.brushes.brush.widthInPoints = 30
    point(1)
    #expect(window.brushes.brush.widthInPoints == 9)
    display.onPenChange?(PenID(device: "Cheap Pen"))
    #expect(window.brushes.brush.widthInPoints == 30)
  }

  @Test func `are kept in the library`() throws {
    let (window, point) = try window()
    let services = window.application.application.services
    services.preferences.hasBrushPerPen = true
    point(0x6280_A01D)
    window.brushes.brush.widthInPoints = 9
    window.editor.shared.keep()
    #expect(services.settings[.penBrushes].mapValues(\.widthInPoints) == ["6280a01d": 9])
  }
}
