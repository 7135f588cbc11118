public import Base

/// The numeric parameters of a shape, for display and editing in an inspector.
///
///     let shape = ShapeParameters(element, on: paper)
///     shape?[.width]                           // 320.0
///     shape?.edit(setting: .width, to: 9999)   // limited to the width of the paper
public struct ShapeParameters: Equatable, Sendable {
  /// The shape as it is placed on the paper.
  public let shape: Shape
  /// As a fraction of the paper's longer side.
  private let strokeWidth: Double
  private let paper: AspectRatio

  private let id: ElementID

  /// Returns nil for an element that isn't a closed shape.
  public init?(_ element: PaintingElement, on paper: AspectRatio) {
    guard let shape = Shape(element, on: paper) else { return nil }
    self.shape = shape
    self.paper = paper
    id = element.id
    strokeWidth = element.width
  }

  /// Returns the editable parameters on a paper of a shape.
  public static func catalogue(for paper: AspectRatio) -> [Parameter.Name: Parameter] {
    let scale = PaperScale.points
    let (width, height) = (paper.paperSize.dx * scale, paper.paperSize.dy * scale)
    let all = [
      Parameter(name: .x, unit: .pixels, minimum: -width, maximum: 2 * width, initial: 0),
      Parameter(name: .y, unit: .pixels, minimum: -height, maximum: 2 * height, initial: 0),
      Parameter(name: .width, unit: .pixels, minimum: 1, maximum: width, initial: width / 4),
      Parameter(name: .height, unit: .pixels, minimum: 1, maximum: height, initial: height / 4),
      Parameter(name: .angle, unit: .degrees, minimum: -180, maximum: 180, initial: 0),
      Parameter(name: .strokeWidth, unit: .pixels, minimum: 0.1, maximum: 400, initial: 4),
    ]
    return Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
  }

  private var scale: Double { PaperScale.points }

  /// In the parameter's unit. `x` and `y` refer to the upper left corner before rotation.
  public subscript(name: Parameter.Name) -> Double {
    switch name {
    case .x: (shape.center.x - shape.width / 2) * scale
    case .y: (shape.center.y - shape.height / 2) * scale
    case .width: shape.width * scale
    case .height: shape.height * scale
    case .angle: PaperAngle.degrees(of: shape.axis)
    case .strokeWidth: strokeWidth * scale
    }
  }

  /// In square pixels of a paper at 100 %.
  public var area: Double { shape.area * scale * scale }

  /// In pixels of a paper at 100 %.
  public var outlineLength: Double { shape.outlineLength * scale }

  /// Returns the edit that sets a parameter to a clamped value, or nil for NaN.
  ///
  /// All other parameters stay unchanged.
  public func edit(setting name: Parameter.Name, to value: Double) -> PaintingEdit? {
    guard let value = Self.catalogue(for: paper)[name]?.clamped(value) else { return nil }
    if name == .strokeWidth {
      return .restyle([id], StyleChange(width: value / scale))
    }
    var new = shape
    switch name {
    case .x: new.center.x += (value - self[.x]) / scale
    case .y: new.center.y += (value - self[.y]) / scale
    case .width:
      new.width = value / scale
      new.center.x += (new.width - shape.width) / 2
    case .height:
      new.height = value / scale
      new.center.y += (new.height - shape.height) / 2
    case .angle: new.axis = PaperAngle.direction(degrees: value)
    case .strokeWidth: break
    }
    return .transform([id], shape.map(to: new), widthScale: 1)
  }

  /// The outcome of doubling a shape.
  public enum Doubling: Equatable, Sendable {
    case edit(PaintingEdit)
    case tooWide, tooHigh
  }

  /// Doubles both dimensions about the centre, if each is at most half of the paper's.
  public func doubled() -> Doubling {
    let size = paper.paperSize
    // Allow for rounding errors.
    guard shape.width <= size.dx / 2 * (1 + 1e-9) else { return .tooWide }
    guard shape.height <= size.dy / 2 * (1 + 1e-9) else { return .tooHigh }
    var new = shape
    new.width *= 2
    new.height *= 2
    return .edit(.transform([id], shape.map(to: new), widthScale: 1))
  }
}

/// An editable numeric parameter of a shape.
public struct Parameter: Equatable, Sendable {
  /// The parameters in the order of the inspector.
  public enum Name: String, CaseIterable, Hashable, Sendable {
    case x, y, width, height, angle, strokeWidth
  }

  /// The unit that the parameter's values are in.
  public enum Unit: Equatable, Sendable {
    /// Pixels of a paper at 100 %.
    case pixels
    case degrees
  }

  /// The property of the shape.
  public let name: Name
  /// The unit of all its values.
  public let unit: Unit
  /// The least value that can be set.
  public let minimum: Double
  /// The greatest value that can be set.
  public let maximum: Double
  /// The value of a field before a shape has set it.
  public let initial: Double

  /// Returns the nearest allowed value, or for an angle the value without full turns; nil for NaN.
  public func clamped(_ value: Double) -> Double? {
    if unit == .degrees {
      return value.isFinite ? value - 360 * (value / 360).rounded(.toNearestOrAwayFromZero) : nil
    }
    return value.isNaN ? nil : min(max(value, minimum), maximum)
  }
}
