public import Canvas

/// The desktop's appearance preferences.
public nonisolated struct DesktopAppearance: Equatable, Sendable {
  public enum ColorScheme: String, Sendable {
    case light, dark
  }

  public enum Contrast: Sendable {
    case usual, more
  }

  public enum Motion: Sendable {
    case usual, reduced
  }

  /// Nil for no preference.
  public var colorScheme: ColorScheme?
  public var contrast = Contrast.usual
  /// The accent colour; nil if the program may choose.
  public var accent: Color?
  public var motion = Motion.usual

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
