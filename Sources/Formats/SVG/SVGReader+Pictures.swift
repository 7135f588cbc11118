import Base
import Documents

// What a painting has no word for becomes a picture, so that a file looks right.
extension SVGReader {
  /// Why an element, or one around it, becomes a picture, and the place of that among the levels.
  typealias ForeignReason = (omission: SVGOmission, place: Int)

  /// Why the element that has just begun can't be drawn as elements of a painting; nil if it can.
  mutating func foreignReason(of name: String, _ values: [String: String]) -> ForeignReason? {
    guard let level = levels.last, !level.isSkipped, !level.isHidden else { return nil }
    guard !isOurs else {
      noteAdditions(name, values, level)
      return nil
    }
    let place = levels.count - 1
    if let mode = values["mix-blend-mode"], mode != "normal", !level.isComposed {
      // It blends with all that is below it in the nearest group that is drawn on its own.
      return (.blending, levels[..<place].lastIndex { $0.isIsolated } ?? 0)
    }
    if let filter = values["filter"], filter != "none" { return (.effects, place) }
    let isMasked = ["mask", "clip-path"].contains { property in
      values[property].flatMap(tree.element(linkedBy:)) != nil
    }
    if isMasked, !level.isComposed { return (.clipping, place) }
    guard level.style.isVisible else { return nil }
    if text != nil || name == "text" {
      let textPlace = text.map { $0.depth - 1 } ?? place
      return textReason(level.style).map { ($0, textPlace) }
    }
    if name == "image" { return pictureReason(values).map { ($0, place) } }
    return SVGShape.names.contains(name)
      ? shapeReason(name, values, level).map { ($0, place) } : nil
  }

  /// Notes what another program added to one of our files that is left out of it.
  private mutating func noteAdditions(
    _ name: String, _ values: [String: String], _ level: Level
  ) {
    if let mode = values["mix-blend-mode"], mode != "normal", !level.isComposed,
      values["filbert:part"] == nil
    {
      drawing.omissions.insert(.blending)
    }
    if let filter = values["filter"], tree.element(linkedBy: filter) != nil {
      drawing.omissions.insert(.effects)
    }
    if let link = values["clip-path"], let clip = tree.element(linkedBy: link),
      tree[clip, "filbert:group"] == nil
    {
      drawing.omissions.insert(.clipping)
    }
    let isOwn = values.keys.contains { $0.hasPrefix("filbert:") }
    guard SVGShape.names.contains(name) || name == "text", level.style.isVisible else { return }
    for reference in [level.style.fillReference, level.style.strokeReference] {
      guard let reason = reason(of: reference), !isOwn || reason == .gradients else { continue }
      drawing.omissions.insert(reason)
    }
  }

  private func textReason(_ style: SVGStyle) -> SVGOmission? {
    if style.isUnusualText { return .text }
    // It would be relative to all of the text.
    if style.hasRelativeGradients { return .gradients }
    return reason(of: style.fillReference) ?? reason(of: style.strokeReference)
  }

  /// A picture in the file that gdk-pixbuf may not know.
  private func pictureReason(_ values: [String: String]) -> SVGOmission? {
    let link = values["xlink:href"] ?? values["href"] ?? ""
    return link.hasPrefix("data:image/svg") ? .pictures : nil
  }

  private func shapeReason(
    _ name: String, _ values: [String: String], _ level: Level
  ) -> SVGOmission? {
    let style = level.style
    if let reason = reason(of: style.fillReference) { return reason }
    if hasMarkers(name, style) {
      let shape = SVGShape(name, values, style.lengths, mostPoints: Self.mostMarkedPoints)
      if markers(of: shape, style) == nil { return .markers }
    }
    return style.strokeWidth > 0 ? reason(of: style.strokeReference) : nil
  }

  /// Lines with markers have as many points.
  private static let mostMarkedPoints = 100_000

  private func reason(of reference: SVGReference?) -> SVGOmission? {
    switch reference {
    case .gradient: .gradients
    case .pattern: .patterns
    case nil: nil
    }
  }

  /// Makes an element a picture, or what is around it if librsvg can't be told which element is meant.
  ///
  /// - Parameter place: of the element among the levels.
  /// - Returns: whether it did: not in files of ours, and not without librsvg, which is noted as an omission.
  mutating func show(as omission: SVGOmission, _ place: Int) -> Bool {
    guard !isOurs, SVGParts.isAvailable else {
      drawing.omissions.insert(omission)
      return false
    }
    var place = place
    while place > 0, levels[place].isShared || !parts.isNamed(levels[place].element) { place -= 1 }
    if drawing.parts.count >= parts.most { place = 0 }
    parts.composed.removeSubrange(levels[place].composedCount...)
    pictured.insert(omission)
    steps.removeLast(max(0, steps.count - levels[place].stepCount))
    levels.removeSubrange((place + 1)...)
    levels[place].isPictured = true
    if let text, text.depth > place { self.text = nil }
    if place == 0 {
      drawing.showWhole(root: levels[0].element)
      steps = []
    } else {
      drawing.show(
        part: levels[place].element, since: levels[place].start, in: levels[place].home)
    }
    return true
  }
}
