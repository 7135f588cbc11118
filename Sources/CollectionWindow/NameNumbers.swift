import Dispatch
import DocumentWindows
public import Documents
public import Storage
public import Texts

/// The numbers in the names of documents that got no other name, such as 8 in “Painting 8”: another thread finds the
/// highest ones in the library beforehand.
public final class NameNumbers {
  private let library: Library
  private let texts: Texts
  private let queue = DispatchQueue(label: "filbert.names", qos: .utility)
  /// The highest numbers in use; nil until they are found.
  private(set) var highest: [ItemKind: Int]?
  private var isLooking = false
  /// The names given while another thread looks.
  private var recent: [String] = []

  /// Finds nothing before `look`.
  public init(in library: Library, texts: Texts) {
    (self.library, self.texts) = (library, texts)
  }

  /// Finds the highest numbers again, after any changes of names.
  public func look() {
    guard !isLooking else { return }
    isLooking = true
    recent = []
    queue.async { [library, texts, weak self] in
      var found: [ItemKind: Int] = [:]
      for kind in ItemKind.allCases {
        found[kind] = try? library.highestNumber { texts.name(numbered: $0, for: kind) }
      }
      DispatchQueue.main.async { [weak self, found] in self?.finishLooking(found) }
    }
  }

  private func finishLooking(_ found: [ItemKind: Int]) {
    isLooking = false
    // An unreadable library has to say so when it is asked for a name.
    highest = found.count == ItemKind.allCases.count ? found : nil
    note(recent)
  }

  /// Notes names that were given since.
  public func note(_ names: [String]) {
    if isLooking { recent += names }
    for (kind, number) in highest ?? [:] {
      highest?[kind] = max(number, names.highestNumber { texts.name(numbered: $0, for: kind) })
    }
  }

  /// Returns a name with the first number above all in use. Asks the library only before the numbers were found.
  ///
  /// - Parameter others: the names in use elsewhere.
  /// - Throws: `LibraryError`.
  public func unusedName(for kind: ItemKind, beside others: [String]) throws -> String {
    let make = { self.texts.name(numbered: $0, for: kind) }
    guard let number = highest?[kind] else {
      return try library.unusedName(beside: others, make)
    }
    return make(1 + max(number, others.highestNumber(make)))
  }
}
