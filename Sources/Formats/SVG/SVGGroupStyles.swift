import Base
import Documents

/// The styles of groups in an SVG file, and the masks of composed ones.
struct SVGGroupStyles {
  /// Other than plain ones.
  private var styles: [GroupID: GroupStyle] = [:]
  /// The masking groups within a composed one.
  private var masks: [GroupID: [GroupID]] = [:]
  /// The elements of groups that clip, by their indices.
  private var clips: [GroupID: [Int]] = [:]

  init(of elements: some Sequence<PaintingElement>) {
    for (index, element) in elements.enumerated() {
      if element.blends { blendedLayers.insert(element.layer) }
      if element.groupStyles.isEmpty { continue }
      styles.merge(element.groupStyles) { style, _ in style }
      for (outer, inner) in zip(element.groups, element.groups.dropFirst())
      where element.style(of: outer).isComposed && element.style(of: inner).role != .content {
        if masks[outer, default: []].last != inner { masks[outer, default: []].append(inner) }
        if element.style(of: inner).role == .clip { clips[inner, default: []].append(index) }
      }
    }
  }

  subscript(group: GroupID) -> GroupStyle { styles[group] ?? .plain }

  /// The layers with groups that blend, which do so within them alone.
  private(set) var blendedLayers: Set<Layer.ID> = []

  /// The masking groups right within a group, which is composed if there are any.
  func masks(of group: GroupID) -> [GroupID] { masks[group] ?? [] }

  /// The elements of a clipping group, by their indices; nil for another group.
  func clip(_ group: GroupID) -> [Int]? { clips[group] }

  /// Whether a group masks the one around it by its opacity or its brightness.
  func isMask(_ group: GroupID) -> Bool {
    clips[group] == nil && masks.values.contains { $0.contains(group) }
  }

  /// The tags that end a group, with those of its masks.
  func end(of group: GroupID) -> String {
    isMask(group)
      ? "</mask>\n" : String(repeating: "</g>", count: 1 + masks(of: group).count) + "\n"
  }
}

extension SVGWriter {
  /// Begins a group with its style. A clip is written twice: as a `clipPath` for other programs, and as a hidden group
  /// of the elements themselves for this one.
  mutating func begin(_ group: GroupID) {
    let style = groupStyles[group]
    if let clip = groupStyles.clip(group) {
      writeClip(of: group, clip)
    } else if groupStyles.isMask(group) {
      raw("<mask id=\"mask-of-group\(group)\" maskUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\"")
      raw(" width=\"\(number(width))\" height=\"\(number(height))\"")
      raw(" style=\"mask-type:\(style.role == .alphaMask ? "alpha" : "luminance")\"")
    } else {
      raw("<g")
    }
    raw(" filbert:group=\"\(group)\"")
    if style.role != .content { raw(" filbert:role=\"\(style.role.rawValue)\"") }
    if style.opacity < 1 { raw(" opacity=\"\(number(style.opacity))\"") }
    if !groupStyles.isMask(group) { writeBlending(of: style) }
    raw(">\n")
    for mask in groupStyles.masks(of: group) {
      let isClip = groupStyles.clip(mask) != nil
      raw("<g \(isClip ? "clip-path" : "mask")=\"url(#mask-of-group\(mask))\">\n")
    }
  }

  /// Writes the blend mode and the isolation of a group or a layer.
  mutating func writeBlending(of style: GroupStyle) {
    var properties: [String] = []
    if style.blending != .normal { properties.append("mix-blend-mode:\(style.blending.rawValue)") }
    if style.isIsolated { properties.append("isolation:isolate") }
    if !properties.isEmpty { raw(" style=\"\(properties.joined(separator: ";"))\"") }
  }

  /// Writes the outlines of clipping elements, and begins the hidden group of these.
  private mutating func writeClip(of group: GroupID, _ clip: [Int]) {
    raw("<clipPath id=\"mask-of-group\(group)\" filbert:group=\"\(group)\">")
    for index in clip {
      let stroke = drawn(strokes[index])
      raw("<path")
      if stroke.fillRule == .evenOdd, !stroke.contourEnds.isEmpty {
        raw(" clip-rule=\"evenodd\"")
      }
      writePath { writer in
        guard stroke.contourEnds.isEmpty else { return writer.writePath(ofArea: stroke) }
        for (index, sample) in stroke.samples.enumerated() {
          writer.write(index == 0 ? "M" : "L", PaperPoint(sample.position, on: writer.paper))
        }
        writer.raw("Z")
      }
      raw("/>")
    }
    raw("</clipPath>\n<g display=\"none\"")
  }
}
