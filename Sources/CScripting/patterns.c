#include "patterns.h"

#include "bounds.h"

#include <ctype.h>
#include <lauxlib.h>
#include <stdbool.h>
#include <string.h>

// The patterns of the Lua 5.4 reference manual, §6.4.1: backtracking over items, with a count of steps.

enum {
  most_depth = 200,
  steps_at_once = 512,
};

struct matcher matcher_make(lua_State *lua, const char *text, size_t text_count, const char *pattern,
                            size_t pattern_count) {
  return (struct matcher){.lua = lua,
                          .text = text,
                          .text_end = text + text_count,
                          .pattern = pattern,
                          .pattern_end = pattern + pattern_count};
}

static inline void spend(struct matcher *m, size_t steps) {
  m->steps += steps;
  if (m->steps < steps_at_once) return;
  const size_t spent = m->steps;
  m->steps = 0;
  scripting_spend(m->lua, spent);
}

// Items that stand for one byte

/// Where an item that stands for one byte ends in the pattern.
static const char *item_end(struct matcher *m, const char *p) {
  const char first = *p++;
  if (first == '%') {
    if (p == m->pattern_end) luaL_error(m->lua, "malformed pattern (ends with '%%')");
    return p + 1;
  }
  if (first != '[') return p;
  const char *start = p;
  if (p < m->pattern_end && *p == '^') p++;
  // What comes first is a member, even a closing bracket.
  do {
    if (p == m->pattern_end) luaL_error(m->lua, "malformed pattern (missing ']')");
    if (*p++ == '%' && p < m->pattern_end) p++;
  } while (p == m->pattern_end || *p != ']');
  spend(m, scripting_steps_of_bytes((size_t)(p - start)) * 16);
  return p + 1;
}

static bool is_in_class(unsigned char byte, unsigned char class) {
  bool is_member;
  switch (tolower(class)) {
  case 'a': is_member = isalpha(byte); break;
  case 'c': is_member = iscntrl(byte); break;
  case 'd': is_member = isdigit(byte); break;
  case 'g': is_member = isgraph(byte); break;
  case 'l': is_member = islower(byte); break;
  case 'p': is_member = ispunct(byte); break;
  case 's': is_member = isspace(byte); break;
  case 'u': is_member = isupper(byte); break;
  case 'w': is_member = isalnum(byte); break;
  case 'x': is_member = isxdigit(byte); break;
  // Of older patterns.
  case 'z': is_member = byte == 0; break;
  default: return byte == class;
  }
  return is_member != (isupper(class) != 0);
}

/// Between the opening bracket and the closing one, at `end`.
static bool is_in_set(struct matcher *m, unsigned char byte, const char *p, const char *end) {
  const bool is_complement = p[1] == '^';
  p += is_complement ? 2 : 1;
  const char *start = p;
  bool is_member = false;
  for (; p < end && !is_member; p++) {
    if (*p == '%') {
      p++;
      is_member = is_in_class(byte, (unsigned char)*p);
    } else if (end - p > 2 && p[1] == '-') {
      is_member = (unsigned char)p[0] <= byte && byte <= (unsigned char)p[2];
      p += 2;
    } else {
      is_member = (unsigned char)*p == byte;
    }
  }
  spend(m, (size_t)(p - start) / 2);
  return is_member != is_complement;
}

/// Whether an item stands for the byte at a place.
static bool fits(struct matcher *m, const char *place, const char *p, const char *end) {
  spend(m, 1);
  if (place >= m->text_end) return false;
  const unsigned char byte = (unsigned char)*place;
  switch (*p) {
  case '.': return true;
  case '%': return is_in_class(byte, (unsigned char)p[1]);
  case '[': return is_in_set(m, byte, p, end - 1);
  default: return byte == (unsigned char)*p;
  }
}

// Items that stand for more

static const char *match(struct matcher *m, const char *place, const char *p);

/// As many as there are, then ever fewer.
static const char *match_most(struct matcher *m, const char *place, const char *p, const char *end) {
  const char *last = place;
  while (fits(m, last, p, end)) last++;
  while (true) {
    const char *found = match(m, last, end + 1);
    if (found || last == place) return found;
    last--;
  }
}

/// None, then ever more.
static const char *match_fewest(struct matcher *m, const char *place, const char *p, const char *end) {
  while (true) {
    const char *found = match(m, place, end + 1);
    if (found) return found;
    if (!fits(m, place, p, end)) return NULL;
    place++;
  }
}

static const char *match_balance(struct matcher *m, const char *place, const char *p) {
  if (m->pattern_end - p < 2) luaL_error(m->lua, "malformed pattern (missing arguments to '%%b')");
  if (place >= m->text_end || *place != p[0]) return NULL;
  size_t open_count = 1;
  for (const char *at = place + 1; at < m->text_end; at++) {
    spend(m, 1);
    if (*at == p[1]) {
      if (--open_count == 0) return at + 1;
    } else if (*at == p[0]) {
      open_count++;
    }
  }
  return NULL;
}

static bool is_at_frontier(struct matcher *m, const char *place, const char *p, const char *end) {
  const unsigned char before = place == m->text ? 0 : (unsigned char)place[-1];
  const unsigned char after = place == m->text_end ? 0 : (unsigned char)*place;
  return !is_in_set(m, before, p, end - 1) && is_in_set(m, after, p, end - 1);
}

static const char *match_capture_again(struct matcher *m, const char *place, unsigned char digit) {
  const int index = digit - '1';
  if (index < 0 || index >= m->capture_count || m->captures[index].length == is_open) {
    luaL_error(m->lua, "invalid capture index %%%d", index + 1);
  }
  const struct capture capture = m->captures[index];
  if (capture.length == is_position || m->text_end - place < capture.length) return NULL;
  spend(m, 1 + scripting_steps_of_bytes((size_t)capture.length));
  return memcmp(capture.start, place, (size_t)capture.length) == 0 ? place + capture.length : NULL;
}

static const char *open_capture(struct matcher *m, const char *place, const char *p) {
  if (m->capture_count == most_captures) luaL_error(m->lua, "too many captures");
  const bool is_place = p < m->pattern_end && *p == ')';
  m->captures[m->capture_count++] =
    (struct capture){.start = place, .length = is_place ? is_position : is_open};
  const char *found = match(m, place, is_place ? p + 1 : p);
  if (!found) m->capture_count--;
  return found;
}

static const char *close_capture(struct matcher *m, const char *place, const char *p) {
  int index = m->capture_count - 1;
  while (index >= 0 && m->captures[index].length != is_open) index--;
  if (index < 0) luaL_error(m->lua, "invalid pattern capture");
  m->captures[index].length = place - m->captures[index].start;
  const char *found = match(m, place, p);
  if (!found) m->captures[index].length = is_open;
  return found;
}

/// The rest of a pattern, from a place of the text on.
static const char *match_items(struct matcher *m, const char *place, const char *p) {
  while (p < m->pattern_end) {
    spend(m, 1);
    if (*p == '(') return open_capture(m, place, p + 1);
    if (*p == ')') return close_capture(m, place, p + 1);
    if (*p == '$' && p + 1 == m->pattern_end) return place == m->text_end ? place : NULL;
    const char after = *p == '%' && p + 1 < m->pattern_end ? p[1] : 0;
    if (after == 'b') {
      place = match_balance(m, place, p + 2);
      if (!place) return NULL;
      p += 4;
      continue;
    }
    if (after == 'f') {
      p += 2;
      if (p == m->pattern_end || *p != '[') luaL_error(m->lua, "missing '[' after '%%f' in pattern");
      const char *end = item_end(m, p);
      if (!is_at_frontier(m, place, p, end)) return NULL;
      p = end;
      continue;
    }
    if (isdigit((unsigned char)after)) {
      place = match_capture_again(m, place, (unsigned char)after);
      if (!place) return NULL;
      p += 2;
      continue;
    }
    const char *end = item_end(m, p);
    const char repetition = end < m->pattern_end ? *end : 0;
    if (repetition == '*') return match_most(m, place, p, end);
    if (repetition == '-') return match_fewest(m, place, p, end);
    const bool does_fit = fits(m, place, p, end);
    if (repetition == '+') return does_fit ? match_most(m, place + 1, p, end) : NULL;
    if (repetition == '?') {
      const char *found = does_fit ? match(m, place + 1, end + 1) : NULL;
      if (found) return found;
      p = end + 1;
      continue;
    }
    if (!does_fit) return NULL;
    place++;
    p = end;
  }
  return place;
}

static const char *match(struct matcher *m, const char *place, const char *p) {
  if (m->depth == most_depth) luaL_error(m->lua, "pattern too complex");
  m->depth++;
  const char *found = match_items(m, place, p);
  m->depth--;
  return found;
}

const char *matcher_match(struct matcher *matcher, const char *place) {
  matcher->capture_count = 0;
  matcher->depth = 0;
  return match(matcher, place, matcher->pattern);
}
