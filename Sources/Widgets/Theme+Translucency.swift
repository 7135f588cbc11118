public import Canvas

extension Theme {
  /// The colours of the checkerboard behind transparent content.
  public var translucency: TranslucencyColors { ownTranslucency ?? (isDark ? .dark : .light) }

  /// The lines between cells of pixel art.
  public var cellLine: Color {
    isDark ? Color(0xFFFFFF, alpha: 0.12) : Color(0x000000, alpha: 0.16)
  }
}
