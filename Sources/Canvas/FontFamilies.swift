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

  /// The installed family that Pango takes for a list of families with commas between them; nil if it finds none.
  public static func best(of list: String) -> String? {
    FontLoading.takeOver()
    let map = pango_cairo_font_map_get_default()
    guard let context = pango_font_map_create_context(map),
      let wanted = pango_font_description_new()
    else { return nil }
    defer {
      g_object_unref(UnsafeMutableRawPointer(context))
      pango_font_description_free(wanted)
    }
    pango_font_description_set_family(wanted, list)
    guard let font = pango_font_map_load_font(map, context, wanted) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(font)) }
    guard let found = pango_font_describe(font) else { return nil }
    defer { pango_font_description_free(found) }
    return pango_font_description_get_family(found).map { String(cString: $0) }
  }

  private static let general = ["Sans", "Serif", "Monospace"]
}
