import Texts

/// Damage of a log that hides later commits.
///
/// SQLite silently reads a log up to the first frame with a wrong checksum, as the mark of a power cut. Only the last
/// transaction can be torn, since each one is on the disk before the next starts. So transactions after an apparently
/// torn one were committed, and so was one with a single flipped bit.
struct LogDamage {
  /// The number of transactions invisible to SQLite.
  let hiddenCommits: Int

  var finding: Message {
    Message(
      "its log is damaged, and a later change is missing",
      "its log is damaged, and {count} later changes are missing",
      count: hiddenCommits)
  }

  /// Nil for a log that is sound, torn at its end or missing, and for one that another program has open, which knows
  /// its contents. Reads all of the log: 1 GB a second.
  init?(besideLibrary path: String) {
    guard LogDamage(ofLogAt: path + "-wal") != nil, !LibraryFile(path).isOpenElsewhere,
      // Another program may have been writing meanwhile.
      let damage = LogDamage(ofLogAt: path + "-wal")
    else { return nil }
    self = damage
  }

  private init?(ofLogAt path: String) {
    guard let file = try? OpenFile(path), file.size > LogHeader.size,
      let header = LogHeader(mending: file)
    else { return nil }
    var walk = LogWalk(file, header)
    var (isSound, isCertain) = (!header.wasMended, header.wasMended)
    var (commits, isBehindCommit) = (0, false)
    while let frame = walk.next() {
      if isSound {
        if frame.state == .sound { continue }
        isSound = false
        if case .flipped = frame.state { isCertain = true }
      }
      if isBehindCommit, frame.state == .sound { isCertain = true }
      isBehindCommit = frame.isCommit
      if isBehindCommit { commits += 1 }
    }
    guard isCertain, commits > 0 else { return nil }
    hiddenCommits = commits
  }
}
