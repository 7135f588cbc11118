#define _GNU_SOURCE
#include "bounds.h"
#include "patterns.h"

#include <lauxlib.h>
#include <lualib.h>
#include <stdbool.h>
#include <string.h>

// string.find, match, gmatch and gsub, as the reference manual has them.

// Captures

/// Pushes a capture; of a pattern without any, the whole match is the first one.
static void push_capture(struct matcher *m, int index, const char *start, const char *end) {
  if (index >= m->capture_count) {
    if (index > 0) luaL_error(m->lua, "invalid capture index %%%d", index + 1);
    lua_pushlstring(m->lua, start, (size_t)(end - start));
    return;
  }
  const struct capture capture = m->captures[index];
  if (capture.length == is_open) luaL_error(m->lua, "unfinished capture");
  if (capture.length == is_position) {
    lua_pushinteger(m->lua, capture.start - m->text + 1);
  } else {
    lua_pushlstring(m->lua, capture.start, (size_t)capture.length);
  }
}

static int push_captures(struct matcher *m) {
  luaL_checkstack(m->lua, m->capture_count, "too many captures");
  for (int index = 0; index < m->capture_count; index++) push_capture(m, index, NULL, NULL);
  return m->capture_count;
}

static int push_match(struct matcher *m, const char *start, const char *end) {
  if (m->capture_count > 0) return push_captures(m);
  push_capture(m, 0, start, end);
  return 1;
}

// Searching

/// A place that may count from the end, from 0 on.
static size_t place_of(lua_Integer number, size_t count) {
  if (number > 0) return (size_t)number - 1;
  if (number == 0 || number < -(lua_Integer)count) return 0;
  return count - (size_t)-number;
}

static bool is_plain(const char *pattern, size_t count) {
  for (size_t index = 0; index < count; index++) {
    if (pattern[index] != 0 && strchr("^$*+?.([%-", pattern[index])) return false;
  }
  return true;
}

/// In pieces: memmem takes time in proportion to what it looks through, but can't be stopped there.
static const char *find_plain(lua_State *lua, const char *text, size_t count, const char *sought,
                              size_t sought_count) {
  enum { least_piece = 1 << 16 };
  const size_t piece = sought_count > least_piece ? sought_count : least_piece;
  while (count >= sought_count) {
    const size_t looked_through = count - sought_count < piece ? count : piece + sought_count;
    scripting_spend(lua, 1 + scripting_steps_of_bytes(looked_through) * 8);
    const char *found = memmem(text, looked_through, sought, sought_count);
    if (found) return found;
    if (looked_through == count) return NULL;
    text += piece;
    count -= piece;
  }
  return NULL;
}

static int search(lua_State *lua, bool is_find) {
  size_t text_count, pattern_count;
  const char *text = luaL_checklstring(lua, 1, &text_count);
  const char *pattern = luaL_checklstring(lua, 2, &pattern_count);
  const size_t start = place_of(luaL_optinteger(lua, 3, 1), text_count);
  if (start > text_count) {
    luaL_pushfail(lua);
    return 1;
  }
  if (is_find && (lua_toboolean(lua, 4) || is_plain(pattern, pattern_count))) {
    const char *found = find_plain(lua, text + start, text_count - start, pattern, pattern_count);
    if (found) {
      lua_pushinteger(lua, found - text + 1);
      lua_pushinteger(lua, found - text + (lua_Integer)pattern_count);
      return 2;
    }
    luaL_pushfail(lua);
    return 1;
  }
  const bool is_anchored = pattern_count > 0 && *pattern == '^';
  struct matcher matcher =
    matcher_make(lua, text, text_count, pattern + is_anchored, pattern_count - is_anchored);
  for (const char *place = text + start; place <= matcher.text_end; place++) {
    const char *end = matcher_match(&matcher, place);
    if (end && is_find) {
      lua_pushinteger(lua, place - text + 1);
      lua_pushinteger(lua, end - text);
      return push_captures(&matcher) + 2;
    }
    if (end) return push_match(&matcher, place, end);
    if (is_anchored) break;
  }
  luaL_pushfail(lua);
  return 1;
}

static int find(lua_State *lua) { return search(lua, true); }

static int match(lua_State *lua) { return search(lua, false); }

// All matches

/// Where the next match may begin, and where the last one ended: an empty one there would be its tail.
struct progress {
  size_t place;
  size_t last_end;
};

static const size_t no_end = (size_t)-1;

static int next_match(lua_State *lua) {
  size_t text_count, pattern_count;
  const char *text = lua_tolstring(lua, lua_upvalueindex(1), &text_count);
  const char *pattern = lua_tolstring(lua, lua_upvalueindex(2), &pattern_count);
  struct progress *progress = lua_touserdata(lua, lua_upvalueindex(3));
  struct matcher matcher = matcher_make(lua, text, text_count, pattern, pattern_count);
  for (size_t place = progress->place; place <= text_count; place++) {
    const char *end = matcher_match(&matcher, text + place);
    if (!end || (size_t)(end - text) == progress->last_end) continue;
    *progress = (struct progress){.place = (size_t)(end - text), .last_end = (size_t)(end - text)};
    return push_match(&matcher, text + place, end);
  }
  return 0;
}

static int gmatch(lua_State *lua) {
  size_t text_count;
  luaL_checklstring(lua, 1, &text_count);
  luaL_checkstring(lua, 2);
  const size_t start = place_of(luaL_optinteger(lua, 3, 1), text_count);
  lua_settop(lua, 2);
  struct progress *progress = lua_newuserdatauv(lua, sizeof *progress, 0);
  *progress = (struct progress){.place = start, .last_end = no_end};
  lua_pushcclosure(lua, next_match, 3);
  return 1;
}

// Replacing

static void add_replacement(struct matcher *m, luaL_Buffer *buffer, const char *start, const char *end) {
  size_t count;
  const char *text = lua_tolstring(m->lua, 3, &count);
  const char *text_end = text + count;
  while (text < text_end) {
    const char *mark = memchr(text, '%', (size_t)(text_end - text));
    const char *plain_end = mark ? mark : text_end;
    luaL_addlstring(buffer, text, (size_t)(plain_end - text));
    if (!mark) return;
    const char kind = mark + 1 < text_end ? mark[1] : 0;
    if (kind == '%') {
      luaL_addchar(buffer, '%');
    } else if (kind == '0') {
      luaL_addlstring(buffer, start, (size_t)(end - start));
    } else if (kind >= '1' && kind <= '9') {
      push_capture(m, kind - '1', start, end);
      luaL_addvalue(buffer);
    } else {
      luaL_error(m->lua, "invalid use of '%%' in replacement string");
    }
    text = mark + 2;
  }
}

/// Returns whether the match was replaced; nil and false leave it.
static bool replace(struct matcher *m, luaL_Buffer *buffer, const char *start, const char *end, int kind) {
  lua_State *lua = m->lua;
  if (kind == LUA_TFUNCTION) {
    lua_pushvalue(lua, 3);
    lua_call(lua, push_match(m, start, end), 1);
  } else if (kind == LUA_TTABLE) {
    push_capture(m, 0, start, end);
    lua_gettable(lua, 3);
  } else {
    add_replacement(m, buffer, start, end);
    return true;
  }
  if (!lua_toboolean(lua, -1)) {
    lua_pop(lua, 1);
    luaL_addlstring(buffer, start, (size_t)(end - start));
    return false;
  }
  if (!lua_isstring(lua, -1)) {
    luaL_error(lua, "invalid replacement value (a %s)", luaL_typename(lua, -1));
  }
  luaL_addvalue(buffer);
  return true;
}

static int gsub(lua_State *lua) {
  size_t text_count, pattern_count;
  const char *text = luaL_checklstring(lua, 1, &text_count);
  const char *pattern = luaL_checklstring(lua, 2, &pattern_count);
  const int kind = lua_type(lua, 3);
  const lua_Integer most = luaL_optinteger(lua, 4, (lua_Integer)text_count + 1);
  luaL_argexpected(
    lua, kind == LUA_TNUMBER || kind == LUA_TSTRING || kind == LUA_TFUNCTION || kind == LUA_TTABLE, 3,
    "string/function/table");
  const bool is_anchored = pattern_count > 0 && *pattern == '^';
  struct matcher matcher =
    matcher_make(lua, text, text_count, pattern + is_anchored, pattern_count - is_anchored);
  luaL_Buffer buffer;
  luaL_buffinit(lua, &buffer);
  const char *place = text, *last_end = NULL;
  lua_Integer count = 0;
  bool is_changed = false;
  while (count < most) {
    const char *end = matcher_match(&matcher, place);
    if (end && end != last_end) {
      count++;
      is_changed |= replace(&matcher, &buffer, place, end, kind);
      place = last_end = end;
    } else if (place < matcher.text_end) {
      luaL_addchar(&buffer, *place++);
    } else {
      break;
    }
    if (is_anchored) break;
  }
  if (is_changed) {
    luaL_addlstring(&buffer, place, (size_t)(matcher.text_end - place));
    luaL_pushresult(&buffer);
  } else {
    lua_pushvalue(lua, 1);
  }
  lua_pushinteger(lua, count);
  return 2;
}

void scripting_open_searches(lua_State *lua) {
  const luaL_Reg functions[] = {
    {"find", find}, {"match", match}, {"gmatch", gmatch}, {"gsub", gsub}, {NULL, NULL}};
  lua_getglobal(lua, LUA_STRLIBNAME);
  luaL_setfuncs(lua, functions, 0);
  lua_pop(lua, 1);
}
