import Base
import Documents
import Editing
import Views

// The brush that the faceplate shows: that of the tool, or the look of what is selected.
extension ToolController {
  /// What the faceplate shows: the look of what is selected, otherwise the brush in hand.
  var shownBrush: Brush {
    guard var brush = styling.brush else { return brushes.brush }
    // It is of a hand and not of a line.
    brush.steadiness = brushes.brush.steadiness
    return brush
  }

  /// What the brush that the faceplate shows is for: of several elements that are selected, all that any of them uses.
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
    case .rubberBand: return .shape
    case .fill, .text: return .area
    case .freehand, .erase, .select, .pick: return .hand
    }
  }

  /// The faceplate's brush becomes another one: what differs is for what is selected, and the brush in hand stays.
  func change(_ old: Brush, to new: Brush) {
    guard !selection.isEmpty else { return brushes.brush = new }
    var steadied = old
    steadied.steadiness = new.steadiness
    if steadied == new {
      brushes.brush.steadiness = new.steadiness
    } else {
      styling.add(from: old, to: new)
      brushChanged.post(())
    }
  }

  /// Takes a channel's brush into use, or gives it to what is selected; a number that no channel has is ignored.
  ///
  /// - Parameter index: from 0.
  func recallChannel(_ index: Int) {
    let channels = brushes.kit.channels
    if channels.indices.contains(index) { change(shownBrush, to: channels[index]) }
  }

  /// Keeps the brush that the faceplate shows in a channel.
  ///
  /// - Parameter index: from 0.
  func storeChannel(_ index: Int) { brushes.store(shownBrush, inChannel: index) }

  /// A step to a thinner or wider line, or to smaller or larger letters.
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
