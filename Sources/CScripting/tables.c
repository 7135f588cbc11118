#include "bounds.h"

#include <lauxlib.h>
#include <limits.h>
#include <lualib.h>
#include <stdbool.h>

// Functions of tables, as the reference manual has them: a length is any number, as holes and metamethods have it.

static bool has_field(lua_State *lua, const char *name) {
  lua_pushstring(lua, name);
  const bool is_there = lua_rawget(lua, -2) != LUA_TNIL;
  lua_pop(lua, 1);
  return is_there;
}

/// Anything that can be read, written or measured passes for a table.
static void check_list(lua_State *lua, int index, bool is_read, bool is_written, bool is_measured) {
  if (lua_istable(lua, index)) return;
  const bool passes = lua_getmetatable(lua, index) && (!is_read || has_field(lua, "__index")) &&
                      (!is_written || has_field(lua, "__newindex")) &&
                      (!is_measured || has_field(lua, "__len"));
  if (!passes) luaL_checktype(lua, index, LUA_TTABLE);
  lua_pop(lua, 1);
}

static void copy_element(lua_State *lua, int from, lua_Integer source, int to, lua_Integer target) {
  scripting_spend(lua, 4);
  lua_geti(lua, from, source);
  lua_seti(lua, to, target);
}

static int insert(lua_State *lua) {
  check_list(lua, 1, true, true, true);
  const lua_Integer end = (lua_Integer)((lua_Unsigned)luaL_len(lua, 1) + 1);
  lua_Integer place = end;
  switch (lua_gettop(lua)) {
  case 2: break;
  case 3:
    place = luaL_checkinteger(lua, 2);
    luaL_argcheck(lua, (lua_Unsigned)place - 1 < (lua_Unsigned)end, 2, "position out of bounds");
    for (lua_Integer index = end; index > place; index--) copy_element(lua, 1, index - 1, 1, index);
    break;
  default: return luaL_error(lua, "wrong number of arguments to 'insert'");
  }
  lua_seti(lua, 1, place);
  return 0;
}

static int remove_element(lua_State *lua) {
  check_list(lua, 1, true, true, true);
  const lua_Integer count = luaL_len(lua, 1);
  lua_Integer place = luaL_optinteger(lua, 2, count);
  if (place != count) {
    luaL_argcheck(lua, (lua_Unsigned)place - 1 <= (lua_Unsigned)count, 2, "position out of bounds");
  }
  lua_geti(lua, 1, place);
  for (; place < count; place++) copy_element(lua, 1, place + 1, 1, place);
  lua_pushnil(lua);
  lua_seti(lua, 1, place);
  return 1;
}

static int move(lua_State *lua) {
  const lua_Integer first = luaL_checkinteger(lua, 2), last = luaL_checkinteger(lua, 3);
  const lua_Integer target = luaL_checkinteger(lua, 4);
  const int to = lua_isnoneornil(lua, 5) ? 1 : 5;
  check_list(lua, 1, true, false, false);
  check_list(lua, to, false, true, false);
  if (last >= first) {
    luaL_argcheck(lua, first > 0 || last < LUA_MAXINTEGER + first, 3, "too many elements to move");
    const lua_Integer count = last - first + 1;
    luaL_argcheck(lua, target <= LUA_MAXINTEGER - count + 1, 4, "destination wrap around");
    const bool overlaps = target > first && target <= last &&
                          (to == 1 || lua_compare(lua, 1, to, LUA_OPEQ));
    for (lua_Integer done = 0; done < count; done++) {
      const lua_Integer index = overlaps ? count - 1 - done : done;
      copy_element(lua, 1, first + index, to, target + index);
    }
  }
  lua_pushvalue(lua, to);
  return 1;
}

static int concat(lua_State *lua) {
  check_list(lua, 1, true, false, true);
  const lua_Integer count = luaL_len(lua, 1);
  size_t separator_count;
  const char *separator = luaL_optlstring(lua, 2, "", &separator_count);
  const lua_Integer first = luaL_optinteger(lua, 3, 1), last = luaL_optinteger(lua, 4, count);
  luaL_Buffer buffer;
  luaL_buffinit(lua, &buffer);
  for (lua_Integer index = first; index <= last; index++) {
    scripting_spend(lua, 4);
    lua_geti(lua, 1, index);
    if (!lua_isstring(lua, -1)) {
      return luaL_error(lua, "invalid value (%s) at index %I in table for 'concat'",
                        luaL_typename(lua, -1), (LUAI_UACINT)index);
    }
    luaL_addvalue(&buffer);
    if (index == last) break;
    luaL_addlstring(&buffer, separator, separator_count);
  }
  luaL_pushresult(&buffer);
  return 1;
}

/// By what the script compares with, if anything.
static int is_before(lua_State *lua) {
  size_t steps = 4;
  if (lua_type(lua, 1) == LUA_TSTRING && lua_type(lua, 2) == LUA_TSTRING) {
    const size_t counts[] = {lua_rawlen(lua, 1), lua_rawlen(lua, 2)};
    steps += scripting_steps_of_bytes(counts[0] < counts[1] ? counts[0] : counts[1]);
  }
  scripting_spend(lua, steps);
  if (lua_isnil(lua, lua_upvalueindex(1))) {
    lua_pushboolean(lua, lua_compare(lua, 1, 2, LUA_OPLT));
    return 1;
  }
  lua_pushvalue(lua, lua_upvalueindex(1));
  lua_insert(lua, 1);
  lua_call(lua, 2, 1);
  return 1;
}

/// Lua's own, with a function that compares in any case.
static int sort(lua_State *lua) {
  lua_settop(lua, 2);
  if (lua_isnil(lua, 2) || lua_isfunction(lua, 2)) lua_pushcclosure(lua, is_before, 1);
  return lua_tocfunction(lua, lua_upvalueindex(1))(lua);
}

void scripting_open_tables(lua_State *lua) {
  const luaL_Reg functions[] = {
    {"insert", insert}, {"remove", remove_element}, {"move", move}, {"concat", concat}, {NULL, NULL}};
  lua_getglobal(lua, LUA_TABLIBNAME);
  luaL_setfuncs(lua, functions, 0);
  lua_getfield(lua, -1, "sort");
  lua_pushcclosure(lua, sort, 1);
  lua_setfield(lua, -2, "sort");
  lua_pop(lua, 1);
}
