/// What a JSON value is, by its first character; a word is `true`, `false` or `null`.
enum JSONKind {
  case object, array, string, number, word
}
