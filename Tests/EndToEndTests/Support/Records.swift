/// One row of `list --json`.
struct ListedItem: Decodable, Equatable {
  var id: Int
  var kind: String
  var name: String
  var aspectRatio: Double
  var strokeCount: Int
  var trashed: Bool
}

/// What `show --json` prints.
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
