import Base
import Documents

// Elements that are drawn as a whole become composed groups of the painting.
extension SVGReader {
  /// Makes an element a composed group if it is faded, blended, clipped or masked in a way that a painting knows.
  ///
  /// - Parameter group: the element's group, made for other elements than `g`.
  mutating func compose(
    _ name: String, _ values: [String: String], _ level: inout Level, _ group: inout GroupID?
  ) {
    level.opacity = values["opacity"].flatMap(SVGStyle.opacity) ?? 1
    guard !isOurs else {
      if let group { composeOwn(group, values, &level) }
      return
    }
    guard !levels.isEmpty, text == nil, !level.isClip,
      level.home.groups.count < GroupID.deepest - 2,
      let blending = Self.blending(values), blending == .normal || blendsInLayer(level),
      let masks = masks(name, values, &level)
    else { return }
    let isIsolated = !masks.isEmpty || values["isolation"] == "isolate" && name == "g"
    var style = GroupStyle(blending: blending, isIsolated: isIsolated)
    if level.opacity < 1, level.opacity > 0,
      style.isComposed || hasSeveralCoats(name, values, level)
    {
      style = style.faded(to: level.style.becomeLayer(in: levels.last?.style ?? SVGStyle()))
      level.opacity = 1
    }
    level.isComposed = true
    guard style != .plain else { return }
    let number = group ?? drawing.newGroup()
    group = number
    drawing.groupStyles[number] = style
    level.masks = masks
    parts.composed.append(level.element)
  }

  /// Reads the style of a group that this program wrote.
  private mutating func composeOwn(
    _ group: GroupID, _ values: [String: String], _ level: inout Level
  ) {
    let style = GroupStyle(
      opacity: level.style.becomeLayer(in: levels.last?.style ?? SVGStyle()),
      blending: values["mix-blend-mode"].flatMap(Blending.init) ?? .normal,
      isIsolated: values["isolation"] == "isolate",
      role: values["filbert:role"].flatMap(GroupStyle.Role.init) ?? .content)
    (level.opacity, level.isComposed) = (1, true)
    if style != .plain { drawing.groupStyles[group] = style }
  }

  /// Whether what an element blends with is in its layer of the painting, or in a composed group around it.
  private func blendsInLayer(_ level: Level) -> Bool {
    level.home.layer == nil && drawing.layers.layers.isEmpty
      || levels.contains { !drawing.isPlain($0.home.groups) }
  }

  /// The blend mode of an element, or nil if a painting doesn't know it.
  private static func blending(_ values: [String: String]) -> Blending? {
    values["mix-blend-mode"].map { Blending(rawValue: $0) } ?? .normal
  }

  /// Whether parts of an element may show through each other if it is translucent.
  private func hasSeveralCoats(
    _ name: String, _ values: [String: String], _ level: Level
  ) -> Bool {
    if SVGShape.names.contains(name) {
      let style = level.style
      guard style.strokeWidth > 0, style.stroke.isSeen, style.fill.isSeen else { return false }
      let shape = SVGShape(
        name, values, style.lengths, mostPoints: DrawingBudget.mostPoints)
      return shape.contours.contains(where: \.canBeFilled)
    }
    guard ["g", "svg", "a", "switch"].contains(name) else { return name != "image" }
    var (element, count) = (level.element, 0)
    // A chain of groups around a single shape fades that.
    for _ in 0..<Self.deepest {
      let children = tree.children(of: element).filter { Self.drawn.contains(tree[$0].name) }
        .prefix(2)
      count = children.count
      guard count == 1, let only = children.first, tree[only].name == "g" else { break }
      element = only
    }
    return count > 1
  }
}

extension SVGDrawing {
  /// Whether none of some groups is composed.
  func isPlain(_ groups: [GroupID]) -> Bool {
    groups.allSatisfy { !(groupStyles[$0]?.isComposed ?? false) }
  }

  /// Shows what was drawn since a place only within a polygon.
  ///
  /// - Parameter home: of the element that was drawn.
  mutating func clip(to polygon: [PaperPoint], since place: Place, in home: SVGHome) {
    guard place.markCount < marks.count, home.groups.count < GroupID.deepest - 1,
      let outline = AreaOutline(polygon: polygon, on: canvas.ratio), count(outline.points.count)
    else { return }
    let (group, mask) = (newGroup(), newGroup())
    groupStyles[group] = GroupStyle(isIsolated: true)
    groupStyles[mask] = GroupStyle(role: .clip)
    let depth = home.groups.count
    for index in place.markCount..<marks.count {
      guard marks[index].home.groups.count >= depth else { continue }
      marks[index].home.groups.insert(group, at: depth)
      marks[index].home.groups.removeLast(max(0, marks[index].home.groups.count - GroupID.deepest))
    }
    var own = placed(home)
    own.groups += [group, mask]
    marks.append(
      SVGMark(
        stroke: Stroke(
          tool: .area, width: PaperScale.length(ofPoints: 1), style: LineStyle(color: .black),
          samples: outline.points.map { Sample(position: $0) }, contourEnds: outline.ends),
        home: own))
  }
}
