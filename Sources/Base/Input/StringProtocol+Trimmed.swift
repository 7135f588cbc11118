extension StringProtocol {
  /// Without white space at either end.
  public var trimmed: SubSequence {
    guard let start = firstIndex(where: { !$0.isWhitespace }),
      let end = lastIndex(where: { !$0.isWhitespace })
    else { return self[endIndex...] }
    return self[start...end]
  }
}
