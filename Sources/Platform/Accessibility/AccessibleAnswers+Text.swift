// Source: at-spi2-core, `Text.xml`, `EditableText.xml`.
extension AccessibleAnswers {
  func text(_ asked: AccessibleCall, _ text: AccessibleText) -> [BusValue]? {
    let none: [BusValue] = [.string(""), .int32(-1), .int32(-1)]
    func span(_ start: Int, _ end: Int) -> [BusValue] {
      [
        .string(text.part(from: start, to: end)), .int32(Int32(clamping: start)),
        .int32(Int32(clamping: end)),
      ]
    }
    switch asked.call.method {
    case "GetText":
      guard let start = asked.number(0), let end = asked.number(1) else { return nil }
      return [.string(text.part(from: start, to: end))]
    case "GetStringAtOffset", "GetTextAtOffset":
      guard let place = asked.number(0), place >= 0, place <= text.count else { return none }
      // 0: a character. Words and lines are the whole text: fields have one line.
      return asked.number(1) == 0 ? span(place, min(place + 1, text.count)) : span(0, text.count)
    case "GetTextBeforeOffset", "GetTextAfterOffset": return none
    case "GetCharacterAtOffset":
      guard let place = asked.number(0) else { return nil }
      let scalar = place < 0 ? nil : text.part(from: place, to: place + 1).unicodeScalars.first
      return [.int32(Int32(scalar?.value ?? 0))]
    case "GetNSelections": return [.int32(text.selection.isEmpty ? 0 : 1)]
    case "GetSelection":
      return [text.selection.lowerBound, text.selection.upperBound].map {
        .int32(Int32(clamping: $0))
      }
    case "GetAttributes", "GetAttributeRun":
      return [.array(of: "{ss}", []), .int32(0), .int32(Int32(clamping: text.count))]
    case "GetDefaultAttributes", "GetDefaultAttributeSet": return [.array(of: "{ss}", [])]
    case "SetCaretOffset": return asked.number(0).map { select($0, $0, asked, text) }
    case "AddSelection":
      guard text.selection.isEmpty, let start = asked.number(0), let end = asked.number(1) else {
        return [.bool(false)]
      }
      return select(start, end, asked, text)
    case "SetSelection":
      // A field has one selection.
      guard asked.number(0) == 0, let start = asked.number(1), let end = asked.number(2) else {
        return [.bool(false)]
      }
      return select(start, end, asked, text)
    case "RemoveSelection":
      guard asked.number(0) == 0, !text.selection.isEmpty else { return [.bool(false)] }
      return select(text.caret, text.caret, asked, text)
    default: return nil
    }
  }

  /// - Parameter end: negative for the end of the text.
  private func select(
    _ start: Int, _ end: Int, _ asked: AccessibleCall, _ text: AccessibleText
  ) -> [BusValue] {
    let end = end < 0 ? text.count : end
    guard 0 <= start, start <= end, end <= text.count else { return [.bool(false)] }
    return [.bool(tree.select(start..<end, ofTextOf: asked.number))]
  }

  func editableText(_ asked: AccessibleCall, _ text: AccessibleText) -> [BusValue]? {
    func set(_ new: String) -> [BusValue] { [.bool(tree.set(new, of: asked.number))] }
    switch asked.call.method {
    case "SetTextContents": return asked.text(0).map(set)
    case "InsertText":
      guard let place = asked.number(0), let typed = asked.text(1) else { return nil }
      return set(
        text.part(from: 0, to: max(0, place)) + typed + text.part(from: max(0, place), to: -1))
    case "DeleteText":
      guard let start = asked.number(0), let end = asked.number(1), start >= 0, end >= start else {
        return [.bool(false)]
      }
      return set(text.part(from: 0, to: start) + text.part(from: end, to: -1))
    case "CopyText": return []
    case "CutText", "PasteText": return [.bool(false)]
    default: return nil
    }
  }
}
