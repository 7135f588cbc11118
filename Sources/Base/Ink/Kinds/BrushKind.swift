import Glibc

/// A kind of brush with its settings, such as a pencil and the grain of its paper.
///
///     var kind = BrushKind(.pencil)
///     kind[.grain] = 3
///
/// The picture of a line follows from its samples and this value alone: nothing is random, and nothing depends on the
/// size of the picture.
public struct BrushKind: Hashable, Sendable {
  /// The kinds of brush, in the order of the chooser.
  public enum Name: String, CaseIterable, Sendable {
    /// An even line.
    case pen
    /// A flat pen whose line is thin along its edge and wide across it.
    case nib
    /// A single flat coat for each stroke, with darker edges; it darkens the ink below.
    case marker
    /// Lead on the grain of the paper.
    case pencil
    /// Bristles along the line that lift off under a light hand.
    case chalk
    /// A soft spot whose paint adds up along the line and over time.
    case airbrush
    /// Scattered drops.
    case spatter
  }

  /// The largest number of settings of a kind.
  static let mostSettings = 4

  /// The kind itself.
  public let name: Name
  /// In the order of the kind's settings; 0 behind the last one.
  private var values: SIMD4<Double>
  /// Chooses the bristles and drops of a line; each line has its own.
  public var seed: UInt32 = 0
  /// The distance along its bristles at which a line begins, in points of the paper: above 0 for the rest of a cut
  /// line, whose bristles go on. Setting a value outside of `allowedStarts` changes nothing.
  public var start = 0.0 { didSet { if !Self.allowedStarts.contains(start) { start = oldValue } } }

  /// The distances at which a line may begin.
  public static let allowedStarts = 0.0...1e9

  /// Creates a kind with its usual settings.
  public init(_ name: Name) {
    self.name = name
    values = .zero
    for (index, setting) in name.settings.enumerated() { values[index] = setting.initial }
  }

  /// The plain brush.
  public static let pen = BrushKind(.pen)

  /// The value of a setting; a value outside its range is moved into it, and NaN changes nothing. The value of a
  /// setting of another kind is its initial one, and can't be set.
  public subscript(setting: BrushSetting) -> Double {
    get {
      name.settings.firstIndex(of: setting).map { values[$0] } ?? setting.initial
    }
    set {
      guard let index = name.settings.firstIndex(of: setting), !newValue.isNaN else { return }
      values[index] = setting.clamped(newValue)
    }
  }

  /// Whether the colour multiplies with the colours below it.
  public var darkens: Bool { name == .marker && self[.darkening] > 0 }

  /// Whether seeds make a difference.
  public var isScattered: Bool { name == .chalk || name == .spatter }

  /// Whether its ink keeps no edge along the line, so that an eraser leaves a gap in it instead of cutting the line.
  public var isDiffuse: Bool { name == .airbrush || name == .spatter }

  /// The kind with the seed and the start of another one, for the same line.
  public func continuing(_ other: BrushKind) -> BrushKind {
    var kind = seeded(other.seed)
    if isScattered { kind.start = other.start }
    return kind
  }

  /// The kind for a line enlarged by a factor.
  public func scaled(by factor: Double) -> BrushKind {
    guard start != 0 else { return self }
    var kind = self
    kind.start *= factor
    return kind
  }

  /// The kind with a seed, if seeds make a difference.
  public func seeded(_ seed: UInt32) -> BrushKind {
    guard isScattered else { return self }
    var kind = self
    kind.seed = seed
    return kind
  }

  /// The kind with a seed of the place at which a line starts.
  public func seeded(at start: UnitPoint) -> BrushKind {
    var seed: UInt64 = 0xCBF2_9CE4_8422_2325
    for number in [start.x, start.y] { seed = (seed ^ number.bitPattern) &* 0x100_0000_01B3 }
    return seeded(max(UInt32(truncatingIfNeeded: seed >> 24), 1))
  }

  /// The greatest distance of ink from the middle of a line apart from its corners and ends, in widths of the line.
  public var reach: Double {
    switch name {
    case .spatter: self[.scatter] + self[.drop] / 2
    case .nib where self[.corners] > 0:
      0.5 * (1 + self[.thickness] * self[.thickness]).squareRoot()
    case .pen, .nib, .marker, .pencil, .chalk, .airbrush: 0.5
    }
  }

  /// The kind with a nib turned along with its line, unless it turns by itself.
  func turned(by map: PaperMap) -> BrushKind {
    guard name == .nib, self[.turning] == 0 else { return self }
    let angle = self[.angle] * .pi / 180
    let (x, y) = (cos(angle), -sin(angle))
    let turned = atan2(-(map.yx * x + map.yy * y), map.xx * x + map.xy * y) * 180 / .pi
    guard turned.isFinite, abs(turned - self[.angle]) > 1e-9 else { return self }
    var kind = self
    // An edge has no direction.
    kind[.angle] = turned < 0 ? turned + 180 : turned
    return kind
  }

  /// The kind in a brush, which has no line yet.
  public var unseeded: BrushKind {
    var kind = seeded(0)
    kind.start = 0
    return kind
  }
}

extension BrushKind.Name {
  /// The settings, in the order of their knobs; at most four.
  public var settings: [BrushSetting] {
    switch self {
    case .pen: []
    case .nib: [.thickness, .angle, .turning, .corners]
    case .marker: [.rim, .darkening]
    case .pencil: [.grain, .roughness, .softness]
    case .chalk: [.bristles, .dryness]
    case .airbrush: [.flow]
    case .spatter: [.density, .drop, .scatter]
    }
  }
}
