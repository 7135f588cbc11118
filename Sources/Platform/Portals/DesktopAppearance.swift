public import Canvas

/// The desktop's appearance preferences.
public nonisolated struct DesktopAppearance: Equatable, Sendable {
  /// The brightness of windows.
  public enum ColorScheme: String, Sendable {
    case light, dark
  }

  /// The strength of differences between colours.
  public enum Contrast: Sendable {
    case usual, more
  }

  /// The amount of animation.
  public enum Motion: Sendable {
    case usual, reduced
  }

  /// Nil for no preference.
  public var colorScheme: ColorScheme?
  /// The wanted contrast; usual without a preference.
  public var contrast = Contrast.usual
  /// The accent colour; nil if the program may choose.
  public var accent: Color?
  /// The wanted amount of animation; usual without a preference.
  public var motion = Motion.usual

  /// Creates preferences; none by default.
  public init(
    colorScheme: ColorScheme? = nil, contrast: Contrast = .usual, accent: Color? = nil,
    motion: Motion = .usual
  ) {
    self.colorScheme = colorScheme
    self.contrast = contrast
    self.accent = accent
    self.motion = motion
  }
}
