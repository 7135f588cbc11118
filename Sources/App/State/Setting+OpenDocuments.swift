import Windows

extension Setting<[OpenDocument]> {
  /// The maximum number of documents to reopen.
  private static var mostOpenDocuments: Int { 32 }

  /// The open documents, the frontmost one last; empty after Quit.
  static var openDocuments: Setting {
    Setting("open") {
      let texts = $0?.split(separator: ";").suffix(mostOpenDocuments) ?? []
      return texts.compactMap { OpenDocument(text: $0) }
    } write: {
      let texts = $0.suffix(mostOpenDocuments).map(\.text)
      return texts.isEmpty ? nil : texts.joined(separator: ";")
    }
  }
}

extension Setting<Int> {
  /// How many times in a row the program has ended abnormally soon after reopening the documents.
  static var reopeningCount: Setting {
    Setting("open.tries", usually: 0, read: { Int($0) }, write: { $0 > 0 ? "\($0)" : nil })
  }
}
