/// One row of `list --json`.
struct ListedItem: Decodable, Equatable {
  var id: Int
  var kind: String
  var name: String
  var aspectRatio: Double
  /// Of a painting.
  var strokeCount: Int?
  /// Of pixel art.
  var frameCount: Int?
  /// Of a board.
  var population: Int?
  var modifiedAt: String
  var trashed: Bool
}

/// What `show --json` prints of pixel art.
struct PixelsRecord: Decodable, Equatable {
  struct Frame: Decodable, Equatable {
    var durationMs: Int
    var cells: [[Int]]
  }

  var name: String
  var width: Int
  var height: Int
  var palette: [String]
  var frames: [Frame]
}

/// What `show --json` prints of a board.
struct BoardRecord: Decodable, Equatable {
  struct Bounds: Decodable, Equatable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
  }

  var name: String
  var rule: String
  var generation: Int
  var population: Int
  /// Nil where nothing lives.
  var bounds: Bounds?
  var rle: String?
}

/// What `show --json` prints of a painting.
struct PaintingRecord: Decodable {
  private struct Layer: Decodable {
    var elements: [Element]
  }

  struct Element: Decodable, Equatable {
    var id: Int
    var kind: String
    var width: Double
    var cap: String
    var join: String
    var color: String
    /// As they are in the file: raw samples, or the two ends or corners of a shape.
    var points: [[Double]]
    /// Where the element was moved to: xx, yx, xy, yy, x0, y0 in lengths of the paper's longer side.
    var transform: [Double]?
    /// What a text says.
    var text: Text?

    struct Text: Decodable, Equatable {
      var string: String
    }
  }

  var name: String
  var aspectRatio: Double
  private var layers: [Layer]

  /// Of all layers.
  var elements: [Element] { layers.flatMap(\.elements) }

  /// Where a point of an element lies now, 0…1 over the width and the height of the paper.
  func place(of point: Int, in element: Element) -> (x: Double, y: Double) {
    let point = element.points[point]
    guard let map = element.transform else { return (point[0], point[1]) }
    let (width, height) = (min(1, aspectRatio), min(1, 1 / aspectRatio))
    let (x, y) = (point[0] * width, point[1] * height)
    return (
      (map[0] * x + map[2] * y + map[4]) / width, (map[1] * x + map[3] * y + map[5]) / height
    )
  }
}
