import Base
import Documents
import Life
import Storage

/// Saves the initial states of soups that left something rare.
struct RareSoups {
  private let place: String
  private let library: LibraryOptions
  private var saved: Set<Int> = []

  /// - Parameters:
  ///   - place: `library`, or a folder, created if missing.
  ///   - library: the target library.
  init(in place: String, _ library: LibraryOptions) {
    (self.place, self.library) = (place, library)
  }

  /// An additional member of a census in JSON.
  static func json(of census: SoupCensus) -> String {
    let soups = census.rareSoups.keys.sorted().map { number in
      let codes = census.rareCodes(of: number).map { "\"\($0)\"" }
      return "  {\"soup\": \(number), \"objects\": [\(codes.joined(separator: ", "))]}"
    }
    return ", \"rare\": [\n" + soups.joined(separator: ",\n") + "\n]"
  }

  /// Saves new ones.
  mutating func save(of census: SoupCensus) throws {
    let numbers = census.rareSoups.keys.filter { !saved.contains($0) }.sorted()
    guard !numbers.isEmpty else { return }
    if place == "library" {
      let options = library
      try options.changing(making: true) { library in
        for number in numbers { try add(census.pattern(ofSoup: number), number, to: library) }
      }
    } else {
      for number in numbers { try write(census.pattern(ofSoup: number), census.seed, number) }
    }
  }

  private mutating func add(_ soup: LifePattern, _ number: Int, to library: Library) throws {
    _ = try library.add(
      .life(Board(soup.world)), name: try ItemName.cleaned(soup.name), at: LibraryOptions.now)
    saved.insert(number)
  }

  private mutating func write(_ soup: LifePattern, _ seed: UInt64, _ number: Int) throws {
    let file = DocumentFile("\(place)/soup-\(seed)-\(number).rle")
    if saved.isEmpty { try file.makeFolder() }
    if let bytes = soup.runLengthBytes() { try file.replace(with: bytes) }
    saved.insert(number)
  }
}

extension SoupCensus {
  fileprivate func rareCodes(of number: Int) -> [String] { (rareSoups[number] ?? []).sorted() }

  fileprivate func pattern(ofSoup number: Int) -> LifePattern {
    let codes = rareCodes(of: number).joined(separator: ", ")
    return LifePattern(
      cells: LifeCells(soup(number).cells), rule: .life(rule),
      name: "Soup \(number), seed \(seed): \(codes)",
      comments: [
        "It leaves \(codes).",
        "filbert census --seed \(seed) --symmetry \(symmetry.rawValue) --from \(number) --soups 1",
      ])
  }
}
