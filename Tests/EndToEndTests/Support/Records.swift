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
  struct Stroke: Decodable, Equatable {
    var tool: String
    var width: Double
    var cap: String
    var join: String
    var color: String
    var points: [[Double]]
  }

  var name: String
  var aspectRatio: Double
  var strokes: [Stroke]
}
