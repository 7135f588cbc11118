import CGdkPixbuf
import CPango

/// The kinds of picture files that this machine's gdk-pixbuf can load.
public enum PictureKinds {
  /// The extensions of such files, without the dot and in lower case.
  public static var endings: Set<String> {
    var endings: Set<String> = []
    let formats = gdk_pixbuf_get_formats()
    defer { g_slist_free(formats) }
    var next = formats
    while let entry = next {
      next = entry.pointee.next
      guard let format = entry.pointee.data,
        let words = gdk_pixbuf_format_get_extensions(OpaquePointer(format))
      else { continue }
      defer { g_strfreev(words) }
      var index = 0
      while let word = words[index] {
        endings.insert(String(cString: word).lowercased())
        index += 1
      }
    }
    return endings
  }
}
