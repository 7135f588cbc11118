public import Base
public import Documents
public import Rendering

extension Polyline {
  /// Converts splices of elements at the size of a paper.
  ///
  /// - Parameters:
  ///   - splices: with whole composed groups; see `wideningToComposedGroups`.
  ///   - ratio: the painting's.
  public static func splices(
    of splices: [Splice<PaintingElement>], on ratio: AspectRatio, in viewport: Viewport
  ) -> [Splice<Polyline>] {
    splices.map { splice in
      Splice(
        index: splice.index, removedCount: splice.removedCount,
        inserted: lines(of: splice.inserted, on: ratio, in: viewport))
    }
  }

  /// Converts consecutive elements with whole composed groups, one line for each: the first member of such a group
  /// draws all of it.
  public static func lines(
    of elements: [PaintingElement], on ratio: AspectRatio, in viewport: Viewport
  ) -> [Polyline] {
    guard elements.contains(where: { $0.composedGroup != nil }) else {
      return elements.map { Polyline($0, on: ratio, in: viewport) }
    }
    var lines: [Polyline] = []
    var rest = elements[...]
    while let first = rest.first {
      guard let group = first.composedGroup else {
        lines.append(Polyline(rest.removeFirst(), on: ratio, in: viewport))
        continue
      }
      let members = rest.prefix { $0.composedGroup == group }
      rest = rest.dropFirst(members.count)
      let sheet = Sheet.ID(first.layer)
      lines += ComposedPart.parts(of: members).map { part in
        Polyline(part, sheet: sheet) { Polyline(ignoringGroupsOf: $0, on: ratio, in: viewport) }
      }
      lines += Array(repeating: .blank(on: sheet), count: members.count - 1)
    }
    return lines
  }

  fileprivate init(
    _ part: ComposedPart, sheet: Sheet.ID, line: (PaintingElement) -> Polyline
  ) {
    switch part {
    case .element(let element): self = line(element)
    case .group(let group): self.init(LineGroup(group, sheet: sheet, line: line), sheet: sheet)
    }
  }
}

extension LineGroup {
  /// - Parameter line: converts an element of no composed group.
  fileprivate convenience init(
    _ group: ComposedGroup, sheet: Sheet.ID, line: (PaintingElement) -> Polyline
  ) {
    self.init(
      group.parts.map { Polyline($0, sheet: sheet, line: line) },
      masks: group.masks.map { mask in
        switch mask.role {
        case .clip, .content:
          Mask(.alpha, mask.parts.flatMap(\.elements).map { line($0).clippingArea })
        case .alphaMask: Mask(.alpha, mask.parts.map { Polyline($0, sheet: sheet, line: line) })
        case .luminanceMask:
          Mask(.luminance, mask.parts.map { Polyline($0, sheet: sheet, line: line) })
        }
      }, opacity: group.style.opacity, blending: group.style.blending)
  }
}
