#include "bounds.h"

#include <lauxlib.h>

struct source {
  const char *text;
  size_t count;
  size_t given;
};

/// Hands a text out in small pieces, and looks in between: the longer the text, the longer a piece may take.
static const char *read_piece(lua_State *lua, void *context, size_t *count) {
  enum { piece = 256, slower_after = 1 << 14 };
  struct source *source = context;
  const size_t left = source->count - source->given;
  *count = left < piece ? left : piece;
  scripting_spend(lua, *count * (4 + source->given / slower_after));
  const char *text = source->text + source->given;
  source->given += *count;
  return *count > 0 ? text : NULL;
}

int scripting_load(lua_State *lua, const char *text, size_t count, const char *name) {
  struct source source = {.text = text, .count = count};
  return lua_load(lua, read_piece, &source, name, "t");
}

int scripting_load_text(lua_State *lua) {
  size_t count;
  const char *text = luaL_checklstring(lua, 1, &count);
  const char *name = luaL_optstring(lua, 2, text);
  lua_settop(lua, 3);
  if (scripting_load(lua, text, count, name) != LUA_OK) {
    // Once the script is to stop, this ends it.
    scripting_spend(lua, 0);
    luaL_pushfail(lua);
    lua_insert(lua, -2);
    return 2;
  }
  lua_pushvalue(lua, 3);
  lua_setupvalue(lua, -2, 1);
  return 1;
}
