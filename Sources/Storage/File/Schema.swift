import Documents
import GRDB

/// The tables of a library, by version. A released version never changes.
enum Schema {
  /// "FlbT" in the file's header: displayed by file(1), and distinguishes a library from other files.
  static let applicationID: Int64 = 0x466C_6254
  /// The version to write in the header's user_version: the newest one of the steps, shapes and edits.
  static let version = max(
    Int64(steps.count), ShapeVersions.newest.library, PaintingEdit.newestVersion)

  /// Step n upgrades version n to version n + 1; nil for a version that a shape (`ShapeVersions`) or an edit
  /// (`EditForm`) introduced.
  private static let steps: [(@Sendable (Database) throws -> Void)?] = [
    { try $0.execute(sql: version1) },
    { try $0.execute(sql: version2) },
    { try $0.execute(sql: version3) },
    { try $0.execute(sql: version4) },
    { try $0.execute(sql: version5) },
    { try $0.execute(sql: version6) },
    { try $0.execute(sql: version7) },
    { try $0.execute(sql: version8) },
    { try $0.execute(sql: version9) },
    { try $0.execute(sql: version10) },
    { try $0.execute(sql: version11) },
    // Adds patterns of backgrounds, and steps that crop the paper (`EditCoding`).
    { _ in },
    { try $0.execute(sql: version13) },
    { try $0.execute(sql: version14) },
    { try $0.execute(sql: version15) },
    // Adds layers of pixel art, and the order of sections (`PixelCoding`).
    { _ in },
    // Adds tile layers of pixel art (`TilesetCoding`).
    { _ in },
    // Adds the fit of lines (`LineFit`).
    { _ in },
    // Adds repeats of pixel art sections, in any order, and sides of fewer than 8 cells (`PixelCoding`).
    { _ in },
    // Adds notes of boards (`BoardCoding`).
    { _ in },
    // Adds fill rules of areas other than even-odd, with the name preceding their contours.
    { _ in },
    nil,
    // Adds gradients of lines, and after fills, and blending of layers.
    { try $0.execute(sql: version23) },
    // Adds styles of groups, after their numbers.
    { _ in },
    // Adds pages of paintings, by steps (`ChangePagesEdit`, `OnPageEdit`).
    { _ in },
    // Adds kinds of brush, after hands.
    { _ in },
    // Adds hands whose width follows the tilt, and starts of kinds of brush.
    { _ in },
    { try $0.execute(sql: version28) },
    { try $0.execute(sql: version29) },
    // Adds heads of diagrams, sizes of heads (`LineHeads`), and courses of connectors (`LineConnections`).
    { _ in },
    nil,
    // Also adds labels along lines: the side and the offset (`TextLabel.text`).
    { try $0.execute(sql: version32) },
    // Adds samples with rotations of the pen (`SampleCoding`).
    { _ in },
    // Adds what other programs say of sprites, slices, and layers of reference in pixel art (`DetailsCoding`).
    { _ in },
    // Adds true colour to pixel art (`PixelCoding`).
    { _ in },
  ]

  /// Whether a version has no migration step.
  static func hasNoStep(to version: Int64) -> Bool {
    version > steps.count || steps[Int(version) - 1] == nil
  }

  /// The version of an open file: an older read-only library stays as it is.
  private static func present(_ db: Database) throws -> Int64 {
    try Int64.fetchOne(db, sql: "PRAGMA user_version") ?? 0
  }

  /// Whether edits have details, and backgrounds pictures.
  static func hasDetails(_ db: Database) throws -> Bool { try present(db) >= 2 }

  /// Whether items may have a size in cells.
  static func hasGrids(_ db: Database) throws -> Bool { try present(db) >= 3 }

  /// Whether elements have ids, and paintings layers.
  static func hasElements(_ db: Database) throws -> Bool { try present(db) >= 5 }

  /// Whether steps may say when they were made.
  static func hasStepTimes(_ db: Database) throws -> Bool { try present(db) >= 6 }

  /// Whether elements say how their lines follow the hand.
  static func hasHands(_ db: Database) throws -> Bool { try present(db) >= 7 }

  /// Whether elements store the erasers that affected them alone.
  static func hasErasures(_ db: Database) throws -> Bool { try present(db) >= 8 }

  /// Whether elements may be areas.
  static func hasAreas(_ db: Database) throws -> Bool { try present(db) >= 9 }

  /// Whether elements may be texts.
  static func hasTexts(_ db: Database) throws -> Bool { try present(db) >= 10 }

  /// Whether layers may be hidden, locked or translucent.
  static func hasLayerStates(_ db: Database) throws -> Bool { try present(db) >= 11 }

  /// Whether elements may be pictures, be filled within their lines, have heads, belong to groups and be locked.
  static func hasPictures(_ db: Database) throws -> Bool { try present(db) >= 13 }

  /// Whether items may have tags, and lines hold on to elements.
  static func hasTagsAndConnections(_ db: Database) throws -> Bool { try present(db) >= 14 }

  /// Whether papers may have a size.
  static func hasPaperLengths(_ db: Database) throws -> Bool { try present(db) >= 15 }

  /// Whether elements may have gradients, and layers blend.
  static func hasGradients(_ db: Database) throws -> Bool { try present(db) >= 23 }

  /// Whether lines may have paths.
  static func hasPaths(_ db: Database) throws -> Bool { try present(db) >= 28 }

  /// Whether texts may label elements.
  static func hasLabels(_ db: Database) throws -> Bool { try present(db) >= 29 }

  /// Whether layers may be references.
  static func hasReferences(_ db: Database) throws -> Bool { try present(db) >= 32 }

  /// Whether it is a library of an earlier version.
  static func isOlder(_ db: Database) throws -> Bool {
    (1..<version).contains(try present(db))
  }

  /// Upgrades an empty file or an older library to this version, within the caller's transaction.
  static func migrate(_ db: Database) throws {
    let present = try present(db)
    guard present >= 0, present < version else { return }
    for step in steps.dropFirst(Int(present)) { try step?(db) }
    try db.execute(sql: "PRAGMA application_id = \(applicationID)")
    try db.execute(sql: "PRAGMA user_version = \(version)")
  }

  /// `edit` numbers the steps of an item from 1; 0 holds initial strokes. Edits beyond `history_position` can be
  /// redone. Colours are 0xRRGGBBAA, times milliseconds since 1970. A checksum covers the fields given in its row's
  /// type.
  private static let version1 = """
    CREATE TABLE item (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      kind TEXT NOT NULL,
      name TEXT NOT NULL,
      aspect_ratio REAL,
      background INTEGER NOT NULL,
      stroke_count INTEGER NOT NULL,
      edit_count INTEGER NOT NULL,
      history_position INTEGER NOT NULL,
      created_at INTEGER NOT NULL,
      modified_at INTEGER NOT NULL,
      trashed_at INTEGER,
      revision INTEGER NOT NULL,
      unknown_fields TEXT NOT NULL,
      unknown_background_fields TEXT NOT NULL,
      checksum INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE edit (
      item INTEGER NOT NULL REFERENCES item (id) ON DELETE CASCADE,
      position INTEGER NOT NULL,
      kind TEXT NOT NULL,
      stroke_count INTEGER NOT NULL,
      PRIMARY KEY (item, position)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE stroke (
      id INTEGER PRIMARY KEY,
      item INTEGER NOT NULL,
      position INTEGER NOT NULL,
      place INTEGER NOT NULL,
      tool TEXT NOT NULL,
      width REAL NOT NULL,
      cap TEXT NOT NULL,
      line_join TEXT NOT NULL,
      color INTEGER NOT NULL,
      dash TEXT NOT NULL,
      unknown_fields TEXT NOT NULL,
      checksum INTEGER NOT NULL,
      points BLOB NOT NULL,
      UNIQUE (item, position, place),
      FOREIGN KEY (item, position) REFERENCES edit (item, position) ON DELETE CASCADE
    ) STRICT;
    CREATE TABLE thumbnail (
      item INTEGER NOT NULL REFERENCES item (id) ON DELETE CASCADE,
      longer_side INTEGER NOT NULL,
      revision INTEGER NOT NULL,
      checksum INTEGER NOT NULL,
      png BLOB NOT NULL,
      UNIQUE (item, longer_side)
    ) STRICT;
    CREATE TABLE setting (
      key TEXT PRIMARY KEY,
      value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    """

  /// Edits of more kinds: `detail` is encoded by `EditCoding`, for kinds not fully described by their strokes. Pictures
  /// belong to the step that brought them.
  private static let version2 = """
    ALTER TABLE edit ADD COLUMN detail BLOB;
    CREATE TABLE picture (
      item INTEGER NOT NULL,
      position INTEGER NOT NULL,
      checksum INTEGER NOT NULL,
      file BLOB NOT NULL,
      PRIMARY KEY (item, position),
      FOREIGN KEY (item, position) REFERENCES edit (item, position) ON DELETE CASCADE
    ) STRICT;
    """

  /// Items with a size in cells: pixel art, with the number of frames in `stroke_count`. Its steps are edits of the
  /// kind "pixels", with details encoded by `PixelCoding`.
  private static let version3 = """
    ALTER TABLE item ADD COLUMN grid_width INTEGER;
    ALTER TABLE item ADD COLUMN grid_height INTEGER;
    """

  /// Strokes under the pointer, in parts, with details encoded by `GestureCoding`, `PixelCoding` and `BoardCoding`.
  /// `item` is null for a document not stored yet, and dangles if that was removed. Also allows pixel art with up to
  /// 4096 cells on a side, and steps of ramps.
  private static let version4 = """
    CREATE TABLE gesture (
      id INTEGER PRIMARY KEY,
      item INTEGER,
      revision INTEGER NOT NULL,
      kind TEXT NOT NULL,
      name TEXT NOT NULL,
      aspect_ratio REAL NOT NULL
    ) STRICT;
    CREATE TABLE gesture_part (
      gesture INTEGER NOT NULL REFERENCES gesture (id) ON DELETE CASCADE,
      number INTEGER NOT NULL,
      detail BLOB NOT NULL,
      PRIMARY KEY (gesture, number)
    ) STRICT;
    """

  /// Elements with ids, in layers, and with a placement (`PlacementCoding`) if moved before they were stored. A shape's
  /// points are its two ends or corners. Rows without an id are of earlier versions: their ids are their numbers in the
  /// order of steps and places, and steps refer to them by index (`IndexEditCoding`).
  private static let version5 = """
    ALTER TABLE stroke ADD COLUMN element INTEGER;
    ALTER TABLE stroke ADD COLUMN layer INTEGER;
    ALTER TABLE stroke ADD COLUMN placement BLOB;
    CREATE TABLE layer (
      item INTEGER NOT NULL REFERENCES item (id) ON DELETE CASCADE,
      place INTEGER NOT NULL,
      number INTEGER NOT NULL,
      name TEXT NOT NULL,
      unknown_fields TEXT NOT NULL,
      checksum INTEGER NOT NULL,
      UNIQUE (item, place)
    ) STRICT;
    """

  /// The time of a step; null for steps of earlier versions, and if unknown.
  private static let version6 = """
    ALTER TABLE edit ADD COLUMN made_at INTEGER;
    """

  /// The hand style of lines, and the size of a screen point during drawing; null for plain lines, and for a point of
  /// the paper. Also allowed in changes of style.
  private static let version7 = """
    ALTER TABLE stroke ADD COLUMN hand TEXT;
    ALTER TABLE stroke ADD COLUMN grain REAL;
    """

  /// The erasers that affected an element alone (`ErasureCoding`); null for none. Steps may bind erasers to elements,
  /// and several edits may form one step. Also allows samples with tilts.
  private static let version8 = """
    ALTER TABLE stroke ADD COLUMN erasures BLOB;
    """

  /// The number of points in each contour of an area's outline, separated by spaces; null for other elements.
  private static let version9 = """
    ALTER TABLE stroke ADD COLUMN contours TEXT;
    """

  /// The content and setting of a text (`TextBlock.setting`); null for other elements. Its points and contours are
  /// those of its letters. The index is for searching.
  private static let version10 = """
    ALTER TABLE stroke ADD COLUMN text TEXT;
    ALTER TABLE stroke ADD COLUMN setting TEXT;
    CREATE INDEX stroke_text ON stroke (item, position, text) WHERE text IS NOT NULL;
    """

  /// Whether a layer is hidden or locked, and its opacity; null for neither, and for 1. Also allows steps that change
  /// layers, and move elements between them.
  private static let version11 = """
    ALTER TABLE layer ADD COLUMN hidden INTEGER;
    ALTER TABLE layer ADD COLUMN locked INTEGER;
    ALTER TABLE layer ADD COLUMN opacity REAL;
    """

  /// The files of picture elements, each stored once while in use. `setting` holds the six numbers of a picture's map.
  /// The fill of a line (`FillStyle.text`) and its heads (`LineHeads.text`) are null for none; also allowed in changes
  /// of style. `groups` are the groups of an element, separated by spaces, the outermost first; null for none. `locked`
  /// is null for unlocked ones. Also allows steps that group, ungroup and lock elements.
  private static let version13 = """
    CREATE TABLE picture_file (
      id INTEGER PRIMARY KEY,
      checksum INTEGER NOT NULL,
      length INTEGER NOT NULL,
      file BLOB NOT NULL
    ) STRICT;
    CREATE INDEX picture_file_checksum ON picture_file (checksum, length);
    ALTER TABLE stroke ADD COLUMN picture INTEGER REFERENCES picture_file (id);
    CREATE INDEX stroke_picture ON stroke (picture) WHERE picture IS NOT NULL;
    CREATE INDEX stroke_item_picture ON stroke (item, picture) WHERE picture IS NOT NULL;
    CREATE TRIGGER stroke_picture_gone AFTER DELETE ON stroke WHEN old.picture IS NOT NULL
      BEGIN
        DELETE FROM picture_file WHERE id = old.picture
          AND NOT EXISTS (SELECT 1 FROM stroke WHERE picture = old.picture);
      END;
    ALTER TABLE stroke ADD COLUMN fill TEXT;
    ALTER TABLE stroke ADD COLUMN heads TEXT;
    ALTER TABLE stroke ADD COLUMN groups TEXT;
    ALTER TABLE stroke ADD COLUMN locked INTEGER;
    """

  /// The tags of items (`ItemTag`), in their first spelling in the library: the index lists all tags in use. The
  /// connections of a straight line's ends (`LineConnections.text`); null for none.
  private static let version14 = """
    CREATE TABLE item_tag (
      item INTEGER NOT NULL REFERENCES item (id) ON DELETE CASCADE,
      tag TEXT NOT NULL,
      checksum INTEGER NOT NULL,
      PRIMARY KEY (item, tag)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX item_tag_tag ON item_tag (tag);
    ALTER TABLE stroke ADD COLUMN connections TEXT;
    """

  /// The length of a painting's longer side in millimetres; null for a paper without a size. Also allows steps that
  /// change it.
  private static let version15 = """
    ALTER TABLE item ADD COLUMN paper_length REAL;
    """

  /// The gradient of an element's line; null for a single colour. Also allows a gradient after the rule of a fill.
  /// The blending of a layer; null for none.
  private static let version23 = """
    ALTER TABLE stroke ADD COLUMN gradient TEXT;
    ALTER TABLE layer ADD COLUMN blend TEXT;
    """

  /// The path of a line (`NodePath.text`), which is drawn in place of its points; null for none.
  private static let version28 = """
    ALTER TABLE stroke ADD COLUMN path TEXT;
    """

  /// The owner and the chosen size of a text that labels an element (`TextLabel.text`); null for none.
  private static let version29 = """
    ALTER TABLE stroke ADD COLUMN label TEXT;
    """

  /// Whether a layer is a reference; null if not.
  private static let version32 = """
    ALTER TABLE layer ADD COLUMN reference INTEGER;
    """
}
