extension String {
  /// Scripts with letters that touch: Arabic and the scripts of India, by the blocks of Unicode.
  private static let joinedScripts: [ClosedRange<UInt32>] = [
    0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0x900...0xDFF, 0xFB50...0xFDFF, 0xFE70...0xFEFF,
  ]

  /// Whether some letters are joined to their neighbours, so that space between them would tear words apart.
  var hasJoinedLetters: Bool {
    unicodeScalars.contains { scalar in
      scalar.value >= 0x600 && Self.joinedScripts.contains { $0.contains(scalar.value) }
    }
  }
}
