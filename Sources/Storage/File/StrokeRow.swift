import Foundation
import GRDB
import Base
import Documents

/// A stroke and its place in an item's history, as a row of the library.
struct StrokeRow {
  /// A stroke whose row does not match its checksum, or holds what no stroke can.
  struct Damaged: Error {}

  let item: Int64
  let position: Int64
  let place: Int64
  let stroke: Stroke

  /// The columns in the order of `init(_:)`; one without points would be no use.
  static let selection = """
    SELECT item, position, place, tool, width, cap, line_join, color, dash, unknown_fields, points,
      checksum FROM stroke
    """

  init(item: Int64, position: Int64, place: Int64, stroke: Stroke) {
    self.item = item
    self.position = position
    self.place = place
    self.stroke = stroke
  }

  /// Reads a row of `selection`.
  init(_ row: Row) throws(Damaged) { try self.init(Columns(row: row)) }

  /// Reads the columns of `selection`.
  init(_ columns: Columns) throws(Damaged) {
    do throws(Columns.Unexpected) {
      item = try columns.integer(0)
      position = try columns.integer(1)
      place = try columns.integer(2)
      let points = try columns.bytes(10)
      guard let tool = Tool(rawValue: try columns.text(3)),
        let cap = EndCap(rawValue: try columns.text(5)),
        let join = LineJoin(rawValue: try columns.text(6)),
        let color = UInt32(exactly: try columns.integer(7)),
        let dash = DashPattern(stored: try columns.text(8)),
        let samples = try? points.withUnsafeBytes({ try SampleCoding.samples(from: $0) })
      else { throw Columns.Unexpected() }
      stroke = Stroke(
        tool: tool, width: try columns.real(4),
        style: LineStyle(cap: cap, join: join, color: InkColor(rgba: color), dash: dash),
        samples: samples, unknownFields: try columns.text(9))
      guard stroke.width.isFinite, stroke.width > 0 else { throw Columns.Unexpected() }
      let found = points.withUnsafeBytes { checksum(points: $0) }
      guard found == (try columns.checksum(11)) else { throw Columns.Unexpected() }
    } catch {
      throw Damaged()
    }
  }

  func insert(_ db: Database) throws {
    let points = SampleCoding.bytes(of: stroke.samples)
    let statement = try db.cachedStatement(
      sql: """
        INSERT INTO stroke (item, position, place, tool, width, cap, line_join, color, dash,
          unknown_fields, checksum, points) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """)
    try statement.execute(arguments: [
      item, position, place, stroke.tool.rawValue, stroke.width, stroke.style.cap.rawValue,
      stroke.style.join.rawValue, Int64(stroke.style.color.rgba), stroke.style.dash.stored,
      stroke.unknownFields, Int64(points.withUnsafeBytes { checksum(points: $0) }), Data(points),
    ])
  }

  private func checksum(points: UnsafeRawBufferPointer) -> UInt32 {
    var writer = ByteWriter(capacity: 128)
    writer.append(item)
    writer.append(position)
    writer.append(place)
    writer.append(stroke.tool.rawValue)
    writer.append(stroke.width)
    writer.append(stroke.style.cap.rawValue)
    writer.append(stroke.style.join.rawValue)
    writer.append(stroke.style.color.rgba)
    writer.append(stroke.style.dash.stored)
    writer.append(stroke.unknownFields)
    var checksum = Checksum()
    checksum.update(writer.bytes)
    checksum.update(points)
    return checksum.value
  }
}
