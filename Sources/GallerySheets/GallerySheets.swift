public import Canvas
import Base
public import Texts
import Views
public import Widgets

/// Pages of every widget in every state, and of the whole brush and file choosers in their sizes.
public enum GallerySheets {
  /// A page, with the name of its file.
  public struct Sheet {
    /// The name of the file, without its extension.
    public let name: String
    /// Whether it shows one widget at rest, hovered, pressed, focused and disabled, side by side.
    public var isStateRow = false
    /// Draws the page anew.
    public let draw: () throws -> Surface
  }

  /// All pages of a theme.
  ///
  /// - Parameter scale: device pixels per point.
  public static func all(theme: Theme, scale: Double) -> [Sheet] {
    let widgets = specimens.map { specimen in
      Sheet(name: specimen.name, isStateRow: true) {
        let pictures = try WidgetState.allCases.map {
          try specimen.draw($0, theme: theme, scale: scale)
        }
        return try row(pictures)
      }
    }
    let panels = panelSizes.map { name, size in
      Sheet(name: name) { try panel(size, theme: theme, scale: scale) }
    }
    let files = FileChooserSheet.sizes.map { name, purpose, size in
      Sheet(name: name) {
        try window(
          FileChooserSheet.chooser(purpose, texts: .english), size, theme: theme, scale: scale)
      }
    }
    return widgets + panels + files
  }

  /// Pages in another language, possibly read from right to left.
  ///
  /// - Parameter name: appended to the names of the pages.
  public static func translated(
    _ texts: Texts, named name: String, theme: Theme, scale: Double
  ) -> [Sheet] {
    let faceplate = Sheet(name: "chooser-docked-\(name)") {
      try panel(panelSizes[1].1, texts: texts, theme: theme, scale: scale)
    }
    let files = FileChooserSheet.sizes.prefix(2).map { page, purpose, size in
      Sheet(name: "\(page)-\(name)") {
        try window(
          FileChooserSheet.chooser(purpose, texts: texts), size, texts: texts, theme: theme,
          scale: scale)
      }
    }
    return [faceplate] + files
  }

  private static let panelSizes = [
    ("chooser-window", BrushChooser.windowSize),
    ("chooser-docked", ViewSize(width: BrushChooser.dockedWidth, height: 752)),
    ("chooser-under", ViewSize(width: 768, height: 432)),
    ("chooser-half", ViewSize(width: 414, height: 378)),
  ]

  private static func panel(
    _ size: ViewSize, texts: Texts = .english, theme: Theme, scale: Double
  ) throws -> Surface {
    let chooser = BrushChooser(texts: texts, brush: BrushChooser.factoryChannels[4])
    chooser.toolName = texts.pencilLabel
    chooser.recentColors = Array(ColorPalette.standard.colors[60..<67])
    return try window(chooser, size, texts: texts, theme: theme, scale: scale)
  }

  private static func window(
    _ view: View, _ size: ViewSize, texts: Texts = .english, theme: Theme, scale: Double
  ) throws -> Surface {
    let scene = Scene(
      root: view, theme: theme, scale: scale,
      pixelSize: PixelSize(
        width: Int(saturating: (size.width * scale).rounded()),
        height: Int(saturating: (size.height * scale).rounded())))
    scene.numberText = { texts.number($0) }
    scene.isMirrored = texts.areReadFromRight
    let surface = try Surface(size: scene.pixelSize, format: .rgb24)
    scene.draw(PixelRect(size: scene.pixelSize), on: surface)
    return surface
  }

  /// Joins pictures side by side.
  private static func row(_ pictures: [Surface]) throws -> Surface {
    let width = pictures.reduce(0) { $0 + $1.size.width }
    let height = pictures.map(\.size.height).max() ?? 1
    let sheet = try Surface(size: PixelSize(width: width, height: height), format: .rgb24)
    let context = DrawingContext(sheet)
    var x = 0.0
    for picture in pictures {
      context.paint(picture, x: x, y: 0)
      x += Double(picture.size.width)
    }
    return sheet
  }
}
