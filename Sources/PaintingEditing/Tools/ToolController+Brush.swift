import Base
import Documents
import Editing
import Views

// The brush on the faceplate: that of the tool, or the style of the selection.
extension ToolController {
  /// The style of the selection, or the current brush without a selection.
  var shownBrush: Brush {
    guard var brush = styling.brush else { return brushes.brush }
    // The rope belongs to the hand, not to the line.
    brush.steadiness = brushes.brush.steadiness
    // Its direction and second colour are ready for the next gradient.
    for path in [\BrushInks.line, \BrushInks.fill] where brush.inks[keyPath: path].form == nil {
      brush.inks[keyPath: path] = brushes.brush.inks[keyPath: path]
      brush.inks[keyPath: path].form = nil
    }
    if let stopColor { brush.style.color = stopColor }
    return brush
  }

  /// The use of the brush on the faceplate. For several selected elements, it covers all of their uses.
  var brushUse: BrushUse {
    if let use = selectedUse { return use }
    guard selection.isEmpty else {
      let elements = selection.elements
      let isByHand = elements.contains { $0.content.handSamples != nil }
      let use = isByHand ? .hand : elements.allSatisfy(\.isArea) ? .area : BrushUse.shape
      selectedUse = use
      return use
    }
    switch tool.kind {
    case .rubberBand, .arrow, .pen: return .shape
    case .fill, .text: return .area
    case .freehand, .erase, .select, .gradient, .pick, .nodes: return .hand
    }
  }

  /// Applies a change of the faceplate's brush to the selection, leaving the current brush unchanged, or to the current
  /// brush without a selection.
  func change(_ old: Brush, to new: Brush) {
    guard !selection.isEmpty else { return brushes.brush = new }
    var steadied = old
    steadied.steadiness = new.steadiness
    if steadied == new {
      brushes.brush.steadiness = new.steadiness
    } else if new.style.color != old.style.color, setStopColor(new.style.color) {
      brushChanged.post(())
    } else {
      styling.add(from: old, to: new)
      brushChanged.post(())
    }
  }

  /// Uses a channel's brush, or applies it to the selection; ignores an unknown channel.
  ///
  /// - Parameter index: from 0.
  func recallChannel(_ index: Int) {
    let channels = brushes.kit.channels
    if channels.indices.contains(index) { change(shownBrush, to: channels[index]) }
  }

  /// Stores the faceplate's brush in a channel.
  ///
  /// - Parameter index: from 0.
  func storeChannel(_ index: Int) { brushes.store(shownBrush, inChannel: index) }

  /// Changes the width of lines, or the size of letters, by a step.
  func changeWidth(larger: Bool) {
    if case .text = tool.kind {
      stepTextSize(larger: larger)
    } else if let width = ownWidth {
      let step = width < 10 || width == 10 && !larger ? 1.0 : width < 50 ? 2 : 10
      ownWidth = width + (larger ? step : -step)
    } else {
      let brush = shownBrush
      change(brush, to: brush.stepped(larger: larger))
    }
  }
}
