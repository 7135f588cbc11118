internal import CPlatform
internal import CX11
internal import Canvas
public import Base

extension Window {
  /// Schedules a part for drawing in the next frame; nearby parts are merged.
  public func setNeedsDisplay(_ rect: PixelRect) {
    damage.add(rect.intersection(PixelRect(size: size)))
  }

  /// Schedules the whole window for drawing in the next frame.
  public func setNeedsDisplay() {
    damage = PixelRegion(PixelRect(size: size))
  }

  /// Handles the server's request for a part of the picture, such as one that another window covered.
  ///
  /// The existing picture is presented again, or redrawn if parts of it were skipped and this might be one of them.
  func uncover(_ part: PixelRect) {
    isExposed = true
    if frameCount == 0 {
      setNeedsDisplay()
    } else if isDrawnInPart {
      setNeedsDisplay(part)
    } else {
      awaitingPut.add(part)
    }
  }

  /// Draws and presents due parts.
  ///
  /// A frame is drawn only after the server has read the previous one: a slow server gets fewer frames instead of late
  /// or incomplete ones.
  ///
  /// - Returns: whether a whole frame was sent.
  func present() -> Bool {
    guard isUsable, isExposed else { return put() }
    if isBeingRead { return false }
    if hasHeard || !damage.isEmpty {
      hasHeard = false
      delegate?.windowWillDraw(self)
    }
    guard isUsable else { return false }
    draw()
    let isWhole = put()
    if isWhole, hasBackground, frameCount > 0 {
      hasBackground = false
      XSetWindowBackgroundPixmap(display.connection, identifier, 0)
    }
    if isWhole, !hasIcon, frameCount > 0 {
      XFlush(display.connection)
      writeIcon()
      display.onFirstFrame?()
      display.onFirstFrame = nil
    }
    return isWhole
  }

  /// Whether the next iteration of the loop would draw.
  var wantsFrame: Bool {
    isUsable && isExposed && !isBeingRead && !damage.isEmpty && delegate != nil
  }

  private var isBeingRead: Bool { image?.segment?.isBeingRead ?? false }

  /// Allocates memory for the first picture while the server maps the window.
  func prepareImage() {
    guard image == nil, isUsable else { return }
    makeImage()
    let screen = display.screenSize
    // For a larger window only the visible part is drawn.
    guard size.width <= screen.width, size.height <= screen.height else { return }
    image?.segment?.touch()
  }

  private func makeImage() {
    image = ViewImage(size: size) { [weak display] byteCount in
      if let display, let segment = display.shared.make(byteCount: byteCount, of: display) {
        return .shared(segment)
      }
      return MappedMemory(byteCount: byteCount).map(PictureMemory.own)
    }
  }

  private func draw() {
    if image == nil { makeImage() }
    guard let delegate, !damage.isEmpty else { return }
    guard let image else {
      // Without memory for a single pixel, the next expose or resize tries again.
      damage = PixelRegion()
      return
    }
    let seen = partOnScreen
    if seen != PixelRect(size: size) { isDrawnInPart = true }
    let parts = damage.intersection(PixelRect(size: image.size).intersection(seen))
    damage = PixelRegion()
    guard !parts.isEmpty else { return }
    frameCount += 1
    for part in parts.rects {
      delegate.window(self, draw: part, on: image.surface)
      awaitingPut.add(part)
    }
  }

  /// The part of the window on the screen; all of it if it is no larger than the screen.
  ///
  /// Memory that is never drawn to costs nothing, and parts are drawn as they come onto the screen.
  private var partOnScreen: PixelRect {
    let (whole, screen) = (PixelRect(size: size), display.screenSize)
    guard size.width > screen.width || size.height > screen.height else { return whole }
    var (x, y): (Int32, Int32) = (0, 0)
    var child: UInt = 0
    XTranslateCoordinates(
      display.connection, identifier, display.root, 0, 0, &x, &y, &child)
    return PixelRect(size: display.presentScreenSize).offset(x: -Int(x), y: -Int(y))
      .intersection(whole)
  }

  /// The greatest area in pixels for which the connection itself is faster: 0.008 ms for 64 × 64 instead of 0.016,
  /// without a reply from the server.
  private static let smallestSharedArea = 4096

  private func put() -> Bool {
    guard isUsable else { return false }
    if isExposed, let image {
      awaitingPut = awaitingPut.intersection(PixelRect(size: image.size))
      // Once flushed, Cairo has written everything to the memory.
      image.surface.withBytes { _ in }
      while let part = awaitingPut.popFirst() {
        if let segment = image.segment, part.area > Self.smallestSharedArea {
          put(part, from: segment, image)
        } else {
          putSlowly(part, image)
        }
      }
    }
    guard let value = dueSync else { return true }
    dueSync = nil
    setSyncCounter(value)
    return true
  }

  private func put(_ part: PixelRect, from segment: SharedSegment, _ image: ViewImage) {
    makeOpaque(part, image)
    presentedPixelCount += part.area
    segment.willPut()
    desktop_segment_put(
      display.connection, identifier, UnsafeMutableRawPointer(graphics), segment.handle,
      display.format.depth, Int32(image.capacity.width), Int32(image.capacity.height),
      Int32(part.x), Int32(part.y), Int32(part.width), Int32(part.height))
  }

  /// Visuals with an alpha channel would make the pixels transparent.
  private func makeOpaque(_ part: PixelRect, _ image: ViewImage) {
    guard display.format.depth == 32 else { return }
    let first = image.pixels + (part.y * image.stride + part.x * 4)
    for row in 0..<part.height {
      let pixels = (first + row * image.stride).assumingMemoryBound(to: UInt32.self)
      for index in 0..<part.width { pixels[index] |= 0xff00_0000 }
    }
  }

  /// Sends pixels through the connection, in bands that keep Xlib's buffer small.
  private func putSlowly(_ part: PixelRect, _ image: ViewImage) {
    let band = takeBand(of: part, rowsUpTo: 1 << 16 / part.width)
    let first = image.pixels + (band.y * image.stride + band.x * 4)
    makeOpaque(band, image)
    desktop_put_pixels(
      display.connection, identifier, UnsafeMutableRawPointer(graphics), display.format.depth,
      first, Int32(image.stride), Int32(band.width), Int32(band.height), Int32(band.x),
      Int32(band.y))
  }

  /// Takes the upper rows of a part; the others stay pending.
  private func takeBand(of part: PixelRect, rowsUpTo rows: Int) -> PixelRect {
    var band = part
    band.height = max(1, min(rows, part.height))
    awaitingPut.add(
      PixelRect(x: part.x, y: band.maxY, width: part.width, height: part.height - band.height))
    presentedPixelCount += band.area
    return band
  }
}
