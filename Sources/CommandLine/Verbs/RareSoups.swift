import Base
import Documents
import Life
import Storage

/// Soups of a census that left something rare, as they began.
struct RareSoups {
  private let census: SoupCensus
  private let numbers: [Int]

  init(_ census: SoupCensus) {
    self.census = census
    numbers = census.rareSoups.keys.sorted()
  }

  /// A further member of a census in JSON.
  var json: String {
    let soups = numbers.map { number in
      let codes = codes(of: number).map { "\"\($0)\"" }
      return "  {\"soup\": \(number), \"objects\": [\(codes.joined(separator: ", "))]}"
    }
    return ", \"rare\": [\n" + soups.joined(separator: ",\n") + "\n]"
  }

  /// - Parameters:
  ///   - place: `library`, or a folder, which is made where it is missing.
  ///   - library: the one that is meant.
  func save(to place: String, _ library: LibraryOptions) throws {
    guard !numbers.isEmpty else { return }
    guard place != "library" else { return try add(to: library) }
    for number in numbers {
      let file = DocumentFile("\(place)/soup-\(census.seed)-\(number).rle")
      if number == numbers[0] { try file.makeFolder() }
      guard let bytes = pattern(number).runLengthBytes() else { continue }
      try file.replace(with: bytes)
    }
  }

  private func add(to library: LibraryOptions) throws {
    try library.changing(making: true) { library in
      for number in numbers {
        let pattern = pattern(number)
        _ = try library.add(
          .life(Board(pattern.world)), name: try ItemName.cleaned(pattern.name),
          at: LibraryOptions.now)
      }
    }
  }

  private func codes(of number: Int) -> [String] { (census.rareSoups[number] ?? []).sorted() }

  private func pattern(_ number: Int) -> LifePattern {
    let codes = codes(of: number).joined(separator: ", ")
    return LifePattern(
      cells: LifeCells(census.soup(number).cells), rule: .life(census.rule),
      name: "Soup \(number), seed \(census.seed): \(codes)",
      comments: [
        "It leaves \(codes).",
        "filbert census --seed \(census.seed) --symmetry \(census.symmetry.rawValue) --from \(number) --soups 1",
      ])
  }
}
