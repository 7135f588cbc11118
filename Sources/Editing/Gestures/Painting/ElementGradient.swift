public import Base
public import Documents

/// The gradient of an element with its handles on the paper.
public struct ElementGradient: Equatable, Sendable {
  /// The painted part of an element.
  public enum Target: String, CaseIterable, Sendable { case fill, line }

  /// A handle of a gradient.
  public enum Handle: Equatable, Sendable {
    case start, end
    /// A stop between start and end, by its index.
    case stop(Int)
    /// The point at which a radial gradient begins, if it is apart from the centre.
    case focus
  }

  /// The element that has the gradient.
  public let id: ElementID
  /// The part of the element that the gradient paints.
  public let target: Target
  /// In units of the paper's longer side.
  public var gradient: InkGradient

  /// Creates the gradient of an element, with places on the present paper.
  public init(id: ElementID, target: Target, gradient: InkGradient) {
    self.id = id
    self.target = target
    self.gradient = gradient
  }

  /// The gradient of an element's fill or line on the present paper; nil if it has none there.
  public init?(of element: PaintingElement, _ target: Target, on paper: AspectRatio) {
    let style = element.placedStyle
    let gradient =
      target == .fill && !element.isArea
      ? element.fill.flatMap { _ in style.fill?.gradient }
      : style.gradient
    guard let gradient else { return nil }
    self.init(id: element.id, target: target, gradient: gradient)
  }

  /// The colours and offsets, in ascending order.
  public var stops: [GradientStop] { gradient.field.stops }

  /// The edit that gives the element this gradient.
  ///
  /// - Parameter isArea: whether the element is an area, whose fill is its own ink.
  public func edit(isArea: Bool) -> PaintingEdit {
    var change = StyleChange()
    if target == .fill, !isArea {
      change.fillGradient = .set(gradient)
    } else {
      change.lineGradient = .set(gradient)
    }
    return .restyle([id], change)
  }

  // MARK: Handles

  /// The point of the paper at an offset along the gradient.
  public func point(at offset: Double) -> PaperPoint {
    let (start, end) = gradient.field.ends
    return start.point(offset, towards: end)
  }

  /// All handles: the two ends, the stops that are not at an end, and a focus that is apart.
  public var handles: [Handle] {
    let inner = stops.indices.filter { stopIndex(of: .start) != $0 && stopIndex(of: .end) != $0 }
    return [.start] + inner.map(Handle.stop) + [.end] + (hasFocusApart ? [.focus] : [])
  }

  /// Returns the point of a handle, on the line from start to end except for the focus.
  public func point(of handle: Handle) -> PaperPoint {
    switch handle {
    case .start: point(at: 0)
    case .end: point(at: 1)
    case .stop(let index): point(at: stops[index].offset)
    case .focus: gradient.focus ?? point(at: 0)
    }
  }

  /// The index of the stop that a handle stands for; nil for an end without one.
  public func stopIndex(of handle: Handle) -> Int? {
    switch handle {
    case .start: stops.first.flatMap { $0.offset == 0 ? 0 : nil }
    case .end: stops.count > 1 && stops[stops.count - 1].offset == 1 ? stops.count - 1 : nil
    case .stop(let index): index
    case .focus: nil
    }
  }

  /// The colour at a handle.
  public func color(of handle: Handle) -> InkColor {
    if let index = stopIndex(of: handle) { return stops[index].color }
    return handle == .end ? stops[stops.count - 1].color : stops[0].color
  }

  /// The handle at a point; nil if none is near enough. The ends come before stops, and the focus before either if it
  /// is nearer.
  public func handle(near point: PaperPoint, within distance: Double) -> Handle? {
    let order: [Handle] = [.end, .start] + handles.filter { $0 != .start && $0 != .end }
    guard let handle = order.first(where: { self.distance(from: point, to: $0) <= distance }) else {
      return nil
    }
    let isFocusNearer =
      hasFocusApart
      && self.distance(from: point, to: .focus) < self.distance(from: point, to: handle)
    return isFocusNearer ? .focus : handle
  }

  private func distance(from point: PaperPoint, to handle: Handle) -> Double {
    (self.point(of: handle) - point).length
  }

  /// The offset along the gradient nearest to a point, 0…1; nil if the point is farther from the line.
  public func offset(near point: PaperPoint, within distance: Double = .infinity) -> Double? {
    let (start, end) = gradient.field.ends
    let way = end - start
    guard way.length > 0 else { return nil }
    let offset = min(max(way.dot(point - start) / way.dot(way), 0), 1)
    return (self.point(at: offset) - point).length <= distance ? offset : nil
  }

  // MARK: Changes

  /// Drags a handle to a point. A stop stays between its neighbours.
  public func dragging(_ handle: Handle, to point: PaperPoint) -> ElementGradient {
    var dragged = self
    let (start, end) = gradient.field.ends
    switch handle {
    case .start: dragged.setEnds(gradient.focus == nil ? point : start, end, movedTo: point)
    case .end: dragged.setEnds(start, point, movedTo: nil)
    case .stop(let index):
      if let offset = offset(near: point) { dragged.moveStop(index, to: offset) }
    case .focus: dragged.setFocus(point)
    }
    return dragged
  }

  /// Moves the ends. A radial gradient moves as a whole with its centre, and keeps its shape when its radius changes.
  private mutating func setEnds(_ start: PaperPoint, _ end: PaperPoint, movedTo center: PaperPoint?)
  {
    let (oldStart, oldEnd) = gradient.field.ends
    switch gradient {
    case .linear:
      gradient.field = GradientField(
        from: start, to: end, stops: stops, spread: gradient.field.spread,
        space: gradient.field.space)
    case .radial:
      if let center {
        gradient = gradient.moved(by: .translation(center - oldStart))
      } else if let map = PaperMap.similarity(from: (oldStart, oldEnd), to: (oldStart, end)) {
        gradient = gradient.moved(by: map)
      }
    }
  }

  mutating func setStops(_ change: (inout [GradientStop]) -> Void) {
    var new = stops
    change(&new)
    gradient.field.setStops(new)
  }

  /// Moves a stop to an offset, 0…1, or to the nearest one between its neighbours; does nothing if there is none of
  /// that index.
  public mutating func moveStop(_ index: Int, to offset: Double) {
    guard stops.indices.contains(index), offset.isFinite else { return }
    let least = index > 0 ? stops[index - 1].offset : 0
    let most = index + 1 < stops.count ? stops[index + 1].offset : 1
    setStops { $0[index].offset = min(max(offset, least), most) }
  }

  /// Adds a stop at an offset, in the colour that is there.
  ///
  /// - Returns: its index.
  public mutating func addStop(at offset: Double) -> Int {
    let index = stops.firstIndex { $0.offset > offset } ?? stops.count
    let color = gradient.field.color(at: offset)
    guard stops.count < GradientField.mostStops else { return max(0, index - 1) }
    setStops { $0.insert(GradientStop(at: offset, color), at: index) }
    return index
  }

  /// Removes a stop, unless fewer than two would be left.
  public mutating func removeStop(_ index: Int) {
    guard stops.count > 2, stops.indices.contains(index) else { return }
    setStops { $0.remove(at: index) }
  }

  /// Sets the colour of a stop; does nothing if there is none of that index.
  public mutating func setColor(_ color: InkColor, ofStop index: Int) {
    guard stops.indices.contains(index) else { return }
    setStops { $0[index].color = color }
  }

  /// Swaps start and end of the colours.
  public mutating func reverse() {
    setStops { stops in
      stops = stops.reversed().map { GradientStop(at: 1 - $0.offset, $0.color) }
    }
  }
}
