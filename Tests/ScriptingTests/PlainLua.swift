import CLua

/// Lua as it comes, with nothing of ours.
enum PlainLua {
  /// What a text returns; an error's text where it fails.
  static func result(of text: String) -> String {
    guard let lua = luaL_newstate() else { return "no memory" }
    defer { lua_close(lua) }
    luaL_openlibs(lua)
    let status = text.withCString { luaL_loadbufferx(lua, $0, text.utf8.count, "@test.lua", "t") }
    if status == LUA_OK { lua_pcallk(lua, 0, 1, 0, 0, nil) }
    var count = 0
    guard let bytes = lua_tolstring(lua, -1, &count) else { return "nothing" }
    return String(decoding: UnsafeRawBufferPointer(start: bytes, count: count), as: UTF8.self)
  }
}
