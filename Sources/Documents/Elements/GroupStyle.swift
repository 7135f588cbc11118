public import Base

/// The appearance of a group as a whole.
///
/// A *composed* group is drawn onto its own transparent picture, which is then blended with the layer's picture below
/// it. Its masks, which are subgroups with a role, hide parts of that picture instead of being drawn.
///
/// Source: W3C, "Compositing and Blending Level 1", section 3, and "CSS Masking Module Level 1".
public struct GroupStyle: Equatable, Hashable, Sendable {
  /// The purpose of a group within the composed group around it. Elsewhere its members are drawn as usual.
  public enum Role: String, CaseIterable, Sendable {
    case content
    /// Shows the other members only within the outlines of its members, whatever their colours.
    case clip
    /// Shows the other members by the opacity of its members.
    case alphaMask = "alpha-mask"
    /// Shows the other members by the brightness of its members: white shows, black hides.
    case luminanceMask = "luminance-mask"
  }

  /// The opacity of the group as a whole, 0…1: overlapping members don't show through each other.
  public private(set) var opacity: Double
  /// How its colours combine with those below it in its layer, or in the composed group around it.
  public var blending: Blending
  /// Whether it is composed even if it is opaque and not blended, as a group with masks.
  public var isIsolated: Bool
  /// Its purpose for the group around it.
  public var role: Role

  /// The appearance of a group that is only a handle for choosing and moving its members.
  public static let plain = GroupStyle()

  /// - Parameter opacity: clamped to 0…1; NaN becomes 1.
  public init(
    opacity: Double = 1, blending: Blending = .normal, isIsolated: Bool = false,
    role: Role = .content
  ) {
    self.opacity = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
    self.blending = blending
    self.isIsolated = isIsolated
    self.role = role
  }

  /// Whether its members are composed with each other first.
  public var isComposed: Bool { isIsolated || opacity < 1 || blending != .normal }

  /// Returns the style with another opacity, clamped to 0…1.
  public func faded(to opacity: Double) -> GroupStyle {
    GroupStyle(opacity: opacity, blending: blending, isIsolated: isIsolated, role: role)
  }
}

extension GroupStyle {
  /// The style as a word without spaces: opacity, blend mode, "isolated" or "open", and role, separated by slashes.
  public var text: String {
    "\(opacity)/\(blending.rawValue)/\(isIsolated ? "isolated" : "open")/\(role.rawValue)"
  }

  /// Reads a word that `text` wrote. Returns nil for any other.
  public init?(text: some StringProtocol) {
    let words = text.split(separator: "/", omittingEmptySubsequences: false)
    guard words.count == 4, let opacity = Double(words[0]), (0...1).contains(opacity),
      let blending = Blending(rawValue: String(words[1])),
      words[2] == "isolated" || words[2] == "open", let role = Role(rawValue: String(words[3]))
    else { return nil }
    self.init(
      opacity: opacity, blending: blending, isIsolated: words[2] == "isolated", role: role)
  }
}
