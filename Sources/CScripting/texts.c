#include "bounds.h"

#include <lauxlib.h>
#include <limits.h>
#include <lualib.h>
#include <string.h>

// What makes long texts.

static int rep(lua_State *lua) {
  size_t text_count, separator_count;
  const char *text = luaL_checklstring(lua, 1, &text_count);
  const lua_Integer count = luaL_checkinteger(lua, 2);
  const char *separator = luaL_optlstring(lua, 3, "", &separator_count);
  const size_t unit = text_count + separator_count;
  if (count <= 0 || unit == 0) {
    lua_pushliteral(lua, "");
    return 1;
  }
  if (unit > INT_MAX / (lua_Unsigned)count) return luaL_error(lua, "resulting string too large");
  const size_t whole = unit * (size_t)count - separator_count;
  luaL_Buffer buffer;
  char *bytes = luaL_buffinitsize(lua, &buffer, whole + separator_count);
  memcpy(bytes, text, text_count);
  memcpy(bytes + text_count, separator, separator_count);
  // What is there already is copied behind itself, so many units at once.
  for (size_t filled = unit; filled < whole;) {
    enum { most_at_once = 1 << 20 };
    const size_t start = filled % unit;
    size_t piece = filled - start;
    if (piece > most_at_once) piece = most_at_once;
    if (piece > whole - filled) piece = whole - filled;
    scripting_spend(lua, 1 + scripting_steps_of_bytes(piece));
    memcpy(bytes + filled, bytes + start, piece);
    filled += piece;
  }
  luaL_pushresultsize(&buffer, whole);
  return 1;
}

/// Lua's own, within bounds: it may measure each text, and write each number in hundreds of digits.
static int format(lua_State *lua) {
  enum { bytes_of_number = 4096, most_bytes = 1 << 28 };
  size_t bytes = 0;
  for (int index = lua_gettop(lua); index > 1; index--) {
    bytes += bytes_of_number + (lua_type(lua, index) == LUA_TSTRING ? lua_rawlen(lua, index) : 0);
    if (bytes > most_bytes) return luaL_error(lua, "too much to format at once");
  }
  scripting_spend(lua, scripting_steps_of_bytes(bytes));
  return lua_tocfunction(lua, lua_upvalueindex(1))(lua);
}

void scripting_open_texts(lua_State *lua) {
  lua_getglobal(lua, LUA_STRLIBNAME);
  lua_pushcfunction(lua, rep);
  lua_setfield(lua, -2, "rep");
  lua_getfield(lua, -1, "format");
  lua_pushcclosure(lua, format, 1);
  lua_setfield(lua, -2, "format");
  lua_pop(lua, 1);
}
