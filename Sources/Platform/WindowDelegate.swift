public import Canvas
public import Base

/// Receives a window's events and draws its picture.
public protocol WindowDelegate: AnyObject {
  /// Positions are in view points: device pixels divided by the display's scale. Every sample of the pointer arrives,
  /// in order; while a button is held, including those beyond the window's edges.
  func window(_ window: any DesktopWindow, received event: InputEvent)

  /// Called for every change of size, before the whole window is redrawn.
  func window(_ window: any DesktopWindow, resizedTo size: PixelSize)

  /// It may have moved or been maximised; see `placement`. Does nothing by default.
  func windowWasPlaced(_ window: any DesktopWindow)

  /// Draws the damaged part, leaving the rest of the surface unchanged.
  ///
  /// The surface is the window's whole picture in `rgb24`, and keeps its pixels between calls until the size changes.
  /// Called once for each damaged part of a frame; there is at most one frame for a batch of events.
  func window(_ window: any DesktopWindow, draw damage: PixelRect, on surface: Surface)

  /// The last chance to call `setNeedsDisplay` for this frame. Called after every batch of events that the window
  /// received or was damaged by.
  func windowWillDraw(_ window: any DesktopWindow)

  /// The frame's close button was pressed; the window stays until `close()`.
  func windowWantsToClose(_ window: any DesktopWindow)

  /// Returns the kinds that would be taken if another program dropped them there, the best first; none refuses the
  /// drop, visibly before the button is released. Takes none by default.
  func window(
    _ window: any DesktopWindow, takes types: [ClipboardType], droppedAt position: ViewPoint
  ) -> [ClipboardType]

  /// Content of an accepted kind was dropped: at least a byte or, for a list of files, one path, exactly as sent by the
  /// other program. The file may not exist. Does nothing by default.
  func window(
    _ window: any DesktopWindow, received content: ClipboardContent, at position: ViewPoint)
}

extension WindowDelegate {
  public func windowWasPlaced(_ window: any DesktopWindow) {}

  public func window(
    _ window: any DesktopWindow, takes types: [ClipboardType], droppedAt position: ViewPoint
  ) -> [ClipboardType] { [] }

  public func window(
    _ window: any DesktopWindow, received content: ClipboardContent, at position: ViewPoint
  ) {}
}
