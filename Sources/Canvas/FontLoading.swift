import CPango
import Base
import Glibc
import Synchronization

/// Finds and opens fonts on a background thread during startup, since this takes as long as everything else together.
public final class FontLoading: @unchecked Sendable {
  private let fonts: [Font]
  private let text: String
  private let owner = pthread_self()
  private var thread = pthread_t()
  /// Whether a thread is waiting: it can open further fonts itself just as well, and knows which.
  private let isWaitedFor = Atomic(false)
  /// Used by one thread at a time: first this object's, then the one that began the loading.
  private var map: UnsafeMutablePointer<PangoFontMap>?

  private static let current = Mutex<FontLoading?>(nil)

  private init(_ fonts: [Font], text: String) {
    self.fonts = fonts
    self.text = text
  }

  /// Starts loading; the next text laid out by this thread waits for the end.
  ///
  /// - Parameters:
  ///   - fonts: the most certainly needed ones first.
  ///   - text: the letters needed first.
  public static func begin(_ fonts: [Font], text: String) {
    let loading = FontLoading(fonts, text: text)
    let argument = Unmanaged.passRetained(loading)
    let status = pthread_create(
      &loading.thread, nil,
      { argument in
        guard let argument else { return nil }
        Unmanaged<FontLoading>.fromOpaque(argument).takeRetainedValue().load()
        return nil
      }, argument.toOpaque())
    guard status == 0 else {
      // Without a thread, the first text does all the work.
      argument.release()
      return
    }
    current.withLock { $0 = loading }
  }

  private func load() {
    _ = FcInit()
    let map = pango_cairo_font_map_new()
    // Cairo caches drawn glyphs for as long as their font is in use.
    guard let surface = try? Surface(size: PixelSize(width: 1, height: 1), format: .argb32) else {
      return
    }
    let context = DrawingContext(surface)
    for font in fonts where !isWaitedFor.load(ordering: .relaxed) {
      TextLayout(text, font: font, map: map).draw(in: context, x: 0, y: 0)
    }
    self.map = map
  }

  /// Waits for the fonts if called on the thread they are for.
  public static func takeOver() {
    let mine = current.withLock { loading -> FontLoading? in
      guard let found = loading, pthread_equal(found.owner, pthread_self()) != 0 else { return nil }
      loading = nil
      return found
    }
    guard let mine else { return }
    mine.isWaitedFor.store(true, ordering: .relaxed)
    pthread_join(mine.thread, nil)
    guard let map = mine.map else { return }
    pango_cairo_font_map_set_default(OpaquePointer(map))
    g_object_unref(UnsafeMutableRawPointer(map))
  }
}
