import Canvas
import Platform
import Base

/// Hears everything, and paints what is damaged in one colour.
final class Recorder: WindowDelegate {
  var color: UInt32 = 0x12_34_56
  var events: [InputEvent] = []
  var sizes: [PixelSize] = []
  var damages: [PixelRect] = []
  var closeRequestCount = 0
  /// What it takes of what is dropped, the best first.
  var takes: [ClipboardType] = [.files]
  var drops: [(content: ClipboardContent, position: ViewPoint)] = []
  var onWillDraw: (any DesktopWindow) -> Void = { _ in }
  var onEvent: (any DesktopWindow, InputEvent) -> Void = { _, _ in }

  func window(_ window: any DesktopWindow, received event: InputEvent) {
    events.append(event)
    onEvent(window, event)
  }

  private(set) var placedCount = 0
  func windowWasPlaced(_ window: any DesktopWindow) { placedCount += 1 }

  func window(_ window: any DesktopWindow, resizedTo size: PixelSize) { sizes.append(size) }

  func window(_ window: any DesktopWindow, draw damage: PixelRect, on surface: Surface) {
    damages.append(damage)
    surface.withMutableBytes { bytes in
      for y in damage.y..<damage.maxY {
        for x in damage.x..<damage.maxX {
          bytes.storeBytes(of: color, toByteOffset: y * surface.stride + x * 4, as: UInt32.self)
        }
      }
    }
  }

  func windowWillDraw(_ window: any DesktopWindow) { onWillDraw(window) }

  func windowWantsToClose(_ window: any DesktopWindow) { closeRequestCount += 1 }

  func window(
    _ window: any DesktopWindow, takes types: [ClipboardType], droppedAt position: ViewPoint
  ) -> [ClipboardType] { takes.filter(types.contains) }

  func window(
    _ window: any DesktopWindow, received content: ClipboardContent, at position: ViewPoint
  ) {
    drops.append((content, position))
  }

  var moves: [PointerEvent] {
    events.compactMap { if case .pointerMoved(let sample) = $0 { sample } else { nil } }
  }

  var presses: [KeyEvent] {
    events.compactMap { if case .keyPressed(let key) = $0 { key } else { nil } }
  }
}
