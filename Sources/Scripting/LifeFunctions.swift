/// The functions available to scripts of boards: the prefix `g_` marks those in Golly's table.
enum LifeFunctions {
  static let all: [ScriptFunction<ScriptSession>] =
    ScriptFunction.common + editing + selecting + clipboard + control + viewing + layers + files
    + asking + appearance
}
