import Documents
import GRDB

/// The tables of a library, by version. A version that ever landed never changes.
enum Schema {
  /// "FlbT" in the file's header: what file(1) shows and what tells a library from other files.
  static let applicationID: Int64 = 0x466C_6254
  /// What this program writes, in the header's user_version: the newest version that a step leads to or that a shape or
  /// an edit brought.
  static let version = max(
    Int64(steps.count), ShapeVersions.newest.library, PaintingEdit.newestVersion)

  /// Step n leads from version n to version n + 1; nil where a shape (`ShapeVersions`) or an edit (`EditForm`) brought
  /// that version.
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
    // From here on backgrounds may have patterns, and steps may crop the paper (`EditCoding`).
    { _ in },
    { try $0.execute(sql: version13) },
    { try $0.execute(sql: version14) },
    { try $0.execute(sql: version15) },
    // From here on pixel art may have layers, and sections an order of their own (`PixelCoding`).
    { _ in },
    // From here on layers of pixel art may consist of tiles (`TilesetCoding`).
    { _ in },
    // From here on lines may have a fit of their own (`LineFit`).
    { _ in },
    // From here on sections of pixel art may say how often they are played, in any order, and its sides may have fewer
    // than 8 cells (`PixelCoding`).
    { _ in },
    // From here on boards may have notes (`BoardCoding`).
    { _ in },
    // From here on areas may be filled by another rule than even-odd, whose name stands before their contours.
    { _ in },
  ]

  /// Whether no step leads to a version.
  static func hasNoStep(to version: Int64) -> Bool {
    version > steps.count || steps[Int(version) - 1] == nil
  }

  /// The version of an open file: an older library that can only be read stays as it is.
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

  /// Whether elements keep what erasers took off them alone.
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

  /// Whether it is a library of an earlier version.
  static func isOlder(_ db: Database) throws -> Bool {
    (1..<version).contains(try present(db))
  }

  /// Brings an empty file or an older library to this version; part of the caller's transaction.
  static func migrate(_ db: Database) throws {
    let present = try present(db)
    guard present >= 0, present < version else { return }
    for step in steps.dropFirst(Int(present)) { try step?(db) }
    try db.execute(sql: "PRAGMA application_id = \(applicationID)")
    try db.execute(sql: "PRAGMA user_version = \(version)")
  }

  /// `edit` numbers the steps of an item from 1; 0 holds strokes that were there from the beginning.
  /// Edits beyond `history_position` can be redone. Colours are 0xRRGGBBAA, times milliseconds since
  /// 1970. A checksum covers what its row's type says.
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

  /// Edits of more kinds: `detail` holds what `EditCoding` makes of them, for kinds that have more to say
  /// than their strokes. Pictures belong to the step that brought them.
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

  /// Items that have a size in cells: pixel art, of which `stroke_count` counts the frames. Its steps are edits
  /// of the kind "pixels", whose details hold what `PixelCoding` makes of them.
  private static let version3 = """
    ALTER TABLE item ADD COLUMN grid_width INTEGER;
    ALTER TABLE item ADD COLUMN grid_height INTEGER;
    """

  /// Strokes that are under the pointer, in parts: `GestureCoding`, `PixelCoding` and `BoardCoding` say what their
  /// details hold. `item` is null for a document that has no place yet, and names none where that was removed.
  /// From here on pixel art may have up to 4096 cells on a side, and steps ramps.
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

  /// Elements with ids, in layers, and with a placement (`PlacementCoding`) where they were moved before they came. A
  /// shape's points are its two ends or corners. Rows without an id are of earlier versions: their ids are their
  /// numbers in the order of steps and places, and steps name them by their places (`PlaceCoding`).
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

  /// When a step was made; null for steps of earlier versions, and for those of which nobody knows.
  private static let version6 = """
    ALTER TABLE edit ADD COLUMN made_at INTEGER;
    """

  /// How lines follow the hand that drew them, and how long a point of the screen was then; null for plain lines, and
  /// for a point of the paper. Changes of style may say it, too.
  private static let version7 = """
    ALTER TABLE stroke ADD COLUMN hand TEXT;
    ALTER TABLE stroke ADD COLUMN grain REAL;
    """

  /// What erasers took off an element alone (`ErasureCoding`); null for nothing. Steps may bind erasers to elements,
  /// and several edits may be one step. From here on samples may have tilts.
  private static let version8 = """
    ALTER TABLE stroke ADD COLUMN erasures BLOB;
    """

  /// Of an area, whose points are those of its outline, how many of them each contour has, as numbers between spaces;
  /// null for what is no area.
  private static let version9 = """
    ALTER TABLE stroke ADD COLUMN contours TEXT;
    """

  /// What a text says, and how it is set (`TextBlock.setting`); null for what is no text. Its points and contours are
  /// those of its letters. The index is for searching.
  private static let version10 = """
    ALTER TABLE stroke ADD COLUMN text TEXT;
    ALTER TABLE stroke ADD COLUMN setting TEXT;
    CREATE INDEX stroke_text ON stroke (item, position, text) WHERE text IS NOT NULL;
    """

  /// Whether a layer is hidden or locked, and its opacity; null for one that is neither, and for 1. From here on steps
  /// may change layers, and move elements into another one.
  private static let version11 = """
    ALTER TABLE layer ADD COLUMN hidden INTEGER;
    ALTER TABLE layer ADD COLUMN locked INTEGER;
    ALTER TABLE layer ADD COLUMN opacity REAL;
    """

  /// The files of the pictures that elements show, each once, for as long as an element shows it. `setting` holds the
  /// six numbers of a picture's map. What lies within a line (`FillStyle.text`), and what stands at its ends
  /// (`LineHeads.text`), are null for nothing; changes of style may say them, too. `groups` are the groups that an
  /// element belongs to, as numbers between spaces, the outermost first; null for none. `locked` is null for one that
  /// is not locked. From here on steps may group, ungroup and lock elements.
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

  /// The tags of items (`ItemTag`), as they were first spelled in the library: the index tells all tags that are in
  /// use. What the ends of a straight line hold on to (`LineConnections.text`); null for nothing.
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

  /// How long the longer side of a painting's paper really is, in millimetres; null for a paper without a size. From
  /// here on steps may change it.
  private static let version15 = """
    ALTER TABLE item ADD COLUMN paper_length REAL;
    """
}
