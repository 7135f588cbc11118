/// A painting in the interchange format: one level stroke through the middle.
enum SamplePainting {
  static func json(name: String) -> String {
    """
    {"format": "filbert-painting", "version": 1, "name": "\(name)", "aspectRatio": 1.5,
     "background": {"color": "#FFFFFF"},
     "strokes": [{"tool": "pencil", "width": 0.05, "cap": "round", "join": "round",
                  "color": "#1A2B3CFF", "points": [[0.2, 0.5], [0.8, 0.5, 0.7, 120]]}]}
    """
  }
}
