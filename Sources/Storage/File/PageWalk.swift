/// All rows in any page of a library, whether or not SQLite's trees still lead there.
///
/// Pages are combined from the log and the file, including parts behind damage in the log. Free pages are skipped as
/// far as their list can be followed: they hold removed rows.
///
/// Source: "Database File Format", sections 1.5 and 1.6 (sqlite.org/fileformat2.html).
struct PageWalk {
  private let file: OpenFile
  private let log: WriteAheadLog?
  private let pageSize: Int
  private let usableSize: Int
  private let pageCount: UInt32
  /// Broken pages, and the leaves of rows that continue there.
  private let broken: Set<UInt32>
  private let leaves = Leaves()
  /// A possible content of a page, to be tried.
  private var trial: (page: UInt32, content: [UInt8])?

  private final class Leaves {
    /// The page being visited.
    var current: UInt32 = 0
    var byOverflow: [UInt32: Set<UInt32>] = [:]
  }

  private static let usualPageSize = 4096

  /// - Parameter path: of the library, which locates its log.
  init(of file: OpenFile, path: String) {
    self.file = file
    log = WriteAheadLog(besideLibrary: path, .whole)
    let header =
      LibraryHeader(file.bytes(at: 0, count: LibraryHeader.size))
      ?? log?.page(1).flatMap { LibraryHeader($0) }
    pageSize = log?.pageSize ?? header?.pageSize ?? Self.usualPageSize
    usableSize = max(pageSize - (header?.reservedSize ?? 0), 480)
    broken = Set(log?.brokenPages ?? [])
    pageCount = UInt32(clamping: max(log?.pageCount ?? 0, (file.size + pageSize - 1) / pageSize))
  }

  /// Whether a file without a library's header contains rows of one, within its first 16 MB.
  static func findsRows(in file: OpenFile, path: String) -> Bool {
    let walk = PageWalk(of: file, path: path)
    var isFound = false
    walk.visit(mostPages: UInt32((16 << 20) / walk.pageSize)) { row, _ in
      isFound = isFound || LibraryRow(row)?.isCertain == true
      return !isFound
    }
    return isFound
  }

  /// Calls the closure with each row of each leaf, in no particular order, until it returns false.
  ///
  /// Takes time proportional to the file: 500 MB a second and more.
  func visit(mostPages: UInt32 = .max, _ body: (StoredRow, Content) throws -> Bool) rethrows {
    let free = freePages
    for number in stride(from: UInt32(1), through: min(pageCount, mostPages), by: 1) {
      guard !free.contains(number), let page = page(number) else { continue }
      let content: Content = broken.contains(number) ? .broken : .latest
      guard try visit(page, number, { try body($0, content) }) else { return }
    }
    for number in broken.sorted() where !free.contains(number) {
      try visitVariants(of: number, body)
      guard let page = log?.earlierPage(number) ?? pageInFile(number) else { continue }
      guard try visit(page, number, { try body($0, .earlier) }) else { return }
    }
  }

  /// Visits the possible contents of a broken page, and the rows that continue there: a checksum identifies the right
  /// one.
  private func visitVariants(
    of number: UInt32, _ body: (StoredRow, Content) throws -> Bool
  ) rethrows {
    for content in log?.variants(of: number) ?? [] {
      var walk = self
      walk.trial = (number, content)
      for leaf in [number] + (leaves.byOverflow[number] ?? []).sorted() {
        guard let page = walk.page(leaf) else { continue }
        _ = try walk.visit(page, leaf) { try body($0, leaf == number ? .variant : .broken) }
      }
    }
  }

  /// The version of a page being visited.
  enum Content {
    case latest
    /// The latest content, known to be damaged: rows proved by a checksum are correct nevertheless.
    case broken
    /// A candidate for the latest content: used for missing rows that a checksum proves.
    case variant
    /// The content of a page before it was broken: used for rows missing since.
    case earlier
  }

  private func page(_ number: UInt32) -> [UInt8]? {
    guard number >= 1, number <= pageCount else { return nil }
    if let trial, trial.page == number { return trial.content }
    return log?.page(number) ?? pageInFile(number)
  }

  private func pageInFile(_ number: UInt32) -> [UInt8]? {
    var bytes = file.bytes(at: Int(number - 1) * pageSize, count: pageSize)
    guard !bytes.isEmpty else { return nil }
    // A truncated page may contain complete rows.
    bytes += [UInt8](repeating: 0, count: pageSize - bytes.count)
    return bytes
  }

  private var freePages: Set<UInt32> {
    var free: Set<UInt32> = []
    guard let header = page(1).flatMap({ LibraryHeader($0) }) else { return free }
    var trunk = header.firstFreelistPage
    while trunk != 0, !free.contains(trunk), let page = page(trunk) {
      let count = Int(page.bigEndian32(at: 4))
      guard count <= usableSize / 4 - 2 else { break }
      free.insert(trunk)
      for index in 0..<count { free.insert(page.bigEndian32(at: 8 + 4 * index)) }
      trunk = page.bigEndian32(at: 0)
    }
    return free
  }

  // MARK: Cells

  private func visit(
    _ page: [UInt8], _ number: UInt32, _ body: (StoredRow) throws -> Bool
  ) rethrows -> Bool {
    let header = number == 1 ? LibraryHeader.size : 0
    leaves.current = number
    let (isTable, pointers): (Bool, Int)
    switch page[header] {
    case 13: (isTable, pointers) = (true, header + 8)
    case 10: (isTable, pointers) = (false, header + 8)
    // Inner pages of tables without row ids also contain rows, each after a page number.
    case 2: (isTable, pointers) = (false, header + 12)
    default: return true
    }
    let isInner = page[header] == 2
    let count = Int(page[header + 3]) << 8 | Int(page[header + 4])
    for index in 0..<min(count, (usableSize - pointers) / 2) {
      let pointer = pointers + 2 * index
      let offset = (Int(page[pointer]) << 8 | Int(page[pointer + 1])) + (isInner ? 4 : 0)
      guard offset >= pointers, offset < usableSize,
        let row = row(in: page, at: offset, isTable: isTable)
      else { continue }
      if try !body(row) { return false }
    }
    return true
  }

  private func row(in page: [UInt8], at offset: Int, isTable: Bool) -> StoredRow? {
    var reader = RecordReader(page[offset..<usableSize])
    guard let length = reader.variable(), length > 0, length <= 1 << 30 else { return nil }
    var id: Int64?
    if isTable {
      guard let number = reader.variable() else { return nil }
      id = number
    }
    guard let payload = payload(of: Int(length), in: page, at: reader.position, isTable: isTable)
    else { return nil }
    return RecordReader.values(of: payload).map { StoredRow(id: id, values: $0) }
  }

  /// The bytes of a row, including its overflow pages.
  private func payload(of length: Int, in page: [UInt8], at start: Int, isTable: Bool) -> [UInt8]? {
    let most = isTable ? usableSize - 35 : (usableSize - 12) * 64 / 255 - 23
    if length <= most {
      return start + length <= usableSize ? Array(page[start..<start + length]) : nil
    }
    let least = (usableSize - 12) * 32 / 255 - 23
    let fitting = least + (length - least) % (usableSize - 4)
    let local = fitting <= most ? fitting : least
    guard start + local + 4 <= usableSize, length <= Int(pageCount) * pageSize else { return nil }
    var bytes = Array(page[start..<start + local])
    var next = page.bigEndian32(at: start + local)
    while bytes.count < length {
      if broken.contains(next) { leaves.byOverflow[next, default: []].insert(leaves.current) }
      guard let overflow = self.page(next) else { return nil }
      bytes += overflow[4..<min(usableSize, 4 + length - bytes.count)]
      next = overflow.bigEndian32(at: 0)
    }
    return bytes
  }
}
