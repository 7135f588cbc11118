// What was open.
extension Settings {
  /// More are not opened again.
  private static let mostOpenDocuments = 32

  /// The documents that are open, the front one last; none once somebody has quit.
  var openDocuments: [OpenDocument] {
    get {
      let texts = state["open"]?.split(separator: ";").suffix(Self.mostOpenDocuments) ?? []
      return texts.compactMap { OpenDocument(text: $0) }
    }
    nonmutating set {
      let texts = newValue.suffix(Self.mostOpenDocuments).map(\.text)
      state["open"] = texts.isEmpty ? nil : texts.joined(separator: ";")
    }
  }

  /// How many times in a row the program has ended badly soon after it opened them again.
  var reopeningCount: Int {
    get { state["open.tries"].flatMap { Int($0) } ?? 0 }
    nonmutating set { state["open.tries"] = newValue > 0 ? "\(newValue)" : nil }
  }
}
