import Base
public import Documents

/// The numeric parameters of a selection, for display and editing in an inspector.
///
///     let numbers = SelectionParameters(of: indices, in: index)
///     numbers?[.width]                     // 320.0, or nil if the values differ
///     numbers?.setting(.width, to: 640)    // twice as wide, with its left edge in index
public struct SelectionParameters: Equatable, Sendable {
  /// In display order.
  public enum Name: CaseIterable, Hashable, Sendable {
    case x, y, width, height, angle, strokeWidth, opacity
  }

  /// The rectangle or ellipse, if it is the only selected element; otherwise nil.
  public let shape: ShapeParameters?
  private(set) var frame: SelectionFrame
  private let paper: AspectRatio
  /// In pixels of a paper at 100 %; nil if line widths differ.
  private var strokeWidth: Double?
  /// In percent; nil if opacities differ.
  private var opacity: Double?
  private let hasLines: Bool
  /// The only selected group, whose opacity as a whole is shown; nil for other selections.
  private let group: SelectedGroup?

  /// - Parameter indices: the indices of the elements, ascending.
  /// - Returns: nil for none.
  init?(of indices: [Int], in index: ElementIndex, around frame: SelectionFrame?) {
    guard let frame, let first = indices.first else { return nil }
    (self.frame, paper) = (frame, index.paper)
    let elements = index.elements
    shape = indices.count == 1 ? ShapeParameters(elements[first], on: paper) : nil
    let alpha = elements[first].style.color.alpha
    var (isOpaqueEvenly, isWideEvenly, width) = (true, true, Double?.none)
    // Inspect the elements in place: there may be very many.
    for index in indices {
      if elements[index].style.color.alpha != alpha { isOpaqueEvenly = false }
      guard isWideEvenly, !elements[index].isArea else { continue }
      let own = elements[index].width
      if own != width ?? own { isWideEvenly = false }
      width = own
    }
    group = elements.onlyGroup(at: indices)
    opacity =
      group.map { ($0.style.opacity * 1000).rounded() / 10 }
      ?? (isOpaqueEvenly ? (Double(alpha) / 255 * 1000).rounded() / 10 : nil)
    hasLines = width != nil
    strokeWidth = isWideEvenly ? width.map { $0 * PaperScale.points } : nil
  }

  /// In pixels of a paper at 100 %, degrees or percent; nil if the values differ. `x` and `y` refer to the upper left
  /// corner before rotation of the frame.
  public subscript(name: Name) -> Double? {
    switch name {
    case .x: (frame.center.x - frame.halfWidth) * PaperScale.points
    case .y: (frame.center.y - frame.halfHeight) * PaperScale.points
    case .width: 2 * frame.halfWidth * PaperScale.points
    case .height: 2 * frame.halfHeight * PaperScale.points
    case .angle: PaperAngle.degrees(of: frame.axis)
    case .strokeWidth: strokeWidth
    case .opacity: opacity
    }
  }

  /// A dot can't be resized, and an area has no line.
  public func canSet(_ name: Name) -> Bool {
    switch name {
    case .width: frame.halfWidth > Self.smallest
    case .height: frame.halfHeight > Self.smallest
    case .strokeWidth: hasLines
    case .x, .y, .angle, .opacity: true
    }
  }

  private static let smallest = 1e-7

  /// Returns the parameters with one changed and clamped, or nil if it can't be set.
  ///
  /// - Parameter keepsRatio: whether to scale width and height together.
  public func setting(
    _ name: Name, to value: Double, keepsRatio: Bool = false
  ) -> SelectionParameters? {
    guard canSet(name), let value = clamped(value, name) else { return nil }
    var new = self
    let length = value / PaperScale.points
    switch name {
    case .x: new.frame.center.x = length + frame.halfWidth
    case .y: new.frame.center.y = length + frame.halfHeight
    case .width: new.resize(\.halfWidth, \.halfHeight, to: length / 2, keepsRatio)
    case .height: new.resize(\.halfHeight, \.halfWidth, to: length / 2, keepsRatio)
    case .angle: new.frame.axis = PaperAngle.direction(degrees: value)
    case .strokeWidth: new.strokeWidth = value
    case .opacity: new.opacity = value
    }
    new.frame.center.x += new.frame.halfWidth - frame.halfWidth
    new.frame.center.y += new.frame.halfHeight - frame.halfHeight
    return new
  }

  private mutating func resize(
    _ side: WritableKeyPath<SelectionFrame, Double>,
    _ other: WritableKeyPath<SelectionFrame, Double>, to half: Double, _ keepsRatio: Bool
  ) {
    if keepsRatio, frame[keyPath: side] > Self.smallest {
      frame[keyPath: other] *= half / frame[keyPath: side]
    }
    frame[keyPath: side] = half
  }

  private func clamped(_ value: Double, _ name: Name) -> Double? {
    let catalogue = ShapeParameters.catalogue(for: paper)
    let parameter: Parameter? =
      switch name {
      case .x: catalogue[.x]
      case .y: catalogue[.y]
      case .width: catalogue[.width]
      case .height: catalogue[.height]
      case .angle: catalogue[.angle]
      case .strokeWidth: catalogue[.strokeWidth]
      case .opacity: nil
      }
    guard let parameter else { return value.isNaN ? nil : min(max(value, 0), 100) }
    return parameter.clamped(value)
  }

  /// Returns the edit that applies new parameters to elements, or nil if nothing changes.
  ///
  /// - Parameters:
  ///   - new: a result of `setting`.
  ///   - elements: the selected elements.
  func edit(
    to new: SelectionParameters, of elements: some Collection<PaintingElement>
  ) -> PaintingEdit? {
    if new.frame != frame {
      return .transform(elements.map(\.id), frame.map(to: new.frame), widthScale: 1)
    }
    if let width = new.strokeWidth, width != strokeWidth {
      return .restyle(
        elements.filter { !$0.isArea }.map(\.id), StyleChange(width: width / PaperScale.points))
    }
    guard let opacity = new.opacity, opacity != self.opacity else { return nil }
    if let group { return .styleGroup(group.id, group.style.faded(to: opacity / 100)) }
    let alpha = UInt8(saturating: (opacity / 100 * 255).rounded())
    var colors: [InkColor: [ElementID]] = [:]
    for element in elements { colors[element.style.color, default: []].append(element.id) }
    return .joined(
      colors.sorted { $0.key.rgba < $1.key.rgba }.map { color, ids in
        var faded = color
        faded.alpha = alpha
        return .restyle(ids, StyleChange(color: faded))
      })
  }
}

extension SelectionFrame {
  /// Returns the map from this frame to another one.
  fileprivate func map(to other: SelectionFrame) -> PaperMap {
    func factor(_ new: Double, _ old: Double) -> Double { old > 0 ? new / old : 1 }
    let straight = PaperMap.rotation(to: PaperVector(dx: axis.dx, dy: -axis.dy), about: center)
    let scaled = PaperMap.scaling(
      x: factor(other.halfWidth, halfWidth), y: factor(other.halfHeight, halfHeight),
      about: center)
    let turned = PaperMap.rotation(to: other.axis, about: center)
    return PaperMap.translation(other.center - center)
      .after(turned.after(scaled.after(straight)))
  }
}
