#ifndef CSCRIPTING_PATTERNS_H
#define CSCRIPTING_PATTERNS_H

#include <lua.h>
#include <stddef.h>

enum { most_captures = 32 };

struct capture {
  const char *start;
  /// Or one of the two below.
  ptrdiff_t length;
};

enum { is_open = -1, is_position = -2 };

/// A pattern of Lua over a text.
struct matcher {
  lua_State *lua;
  const char *text, *text_end;
  const char *pattern, *pattern_end;
  struct capture captures[most_captures];
  int capture_count;
  /// Of calls within calls.
  int depth;
  /// Not told yet.
  size_t steps;
};

struct matcher matcher_make(lua_State *lua, const char *text, size_t text_count, const char *pattern,
                            size_t pattern_count);

/// Matches at a place of the text alone; the captures are those of that match.
///
/// Returns where the match ends; null for none.
const char *matcher_match(struct matcher *matcher, const char *place);

#endif
