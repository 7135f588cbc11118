public import Canvas
public import Base

/// Who hears what happens to a window, and draws it.
public protocol WindowDelegate: AnyObject {
  /// Positions are view points: device pixels divided by the display's scale. Every sample of the
  /// pointer arrives, in order; while a button is held, also those beyond the window's edges.
  func window(_ window: any DesktopWindow, received event: InputEvent)

  /// Follows every change of size, before the whole window is drawn anew.
  func window(_ window: any DesktopWindow, resizedTo size: PixelSize)

  /// It may lie elsewhere, or be maximised now: `placement` says. Does nothing if left out.
  func windowWasPlaced(_ window: any DesktopWindow)

  /// Draws the damaged part; everything else on the surface is to be left as it is.
  ///
  /// The surface is the window's whole picture in `rgb24`, and keeps its pixels from one call to the
  /// next until the size changes. Called once for each damaged part of a frame; there is at most one
  /// frame for a batch of events.
  func window(_ window: any DesktopWindow, draw damage: PixelRect, on surface: Surface)

  /// The last chance to call `setNeedsDisplay` for this frame. Called after every batch in which the
  /// window received something or was damaged.
  func windowWillDraw(_ window: any DesktopWindow)

  /// Somebody pressed the frame's close button; the window stays until `close()`.
  func windowWantsToClose(_ window: any DesktopWindow)

  /// Which of some kinds would be taken if another program dropped them there, the best first; none refuses the drop,
  /// which is seen before the button is up. Takes none if left out.
  func window(
    _ window: any DesktopWindow, takes types: [ClipboardType], droppedAt position: ViewPoint
  ) -> [ClipboardType]

  /// Somebody dropped something of a kind that is taken: at least a byte or, of a list of files, one path, as the other
  /// program said it. Nothing says that the file exists. Does nothing if left out.
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
