import CPango

/// The desktop's typefaces.
public enum FontFamilies {
  /// The family names in alphabetical order; generic names that map to the desktop's preference come first.
  public static func all() -> [String] {
    FontLoading.takeOver()
    var families: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
    var count: Int32 = 0
    pango_font_map_list_families(pango_cairo_font_map_get_default(), &families, &count)
    defer { g_free(families) }
    guard let families else { return general }
    let names = (0..<Int(count)).compactMap { index in
      families[index].flatMap { pango_font_family_get_name($0) }.map { String(cString: $0) }
    }
    let others = Set(names).subtracting(general + ["Sans", "Serif", "Monospace"])
    return general + others.sorted { $0.lowercased() < $1.lowercased() }
  }

  private static let general = ["Sans", "Serif", "Monospace"]
}
