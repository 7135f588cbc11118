#ifndef CSCRIPTING_BOUNDS_H
#define CSCRIPTING_BOUNDS_H

#include <lua.h>
#include <stddef.h>

// No hook fires while a function in C runs: what may run long there counts its own steps.

/// Counts steps of some nanoseconds each, and ends the script by an error once it is to stop; looks every few thousand steps.
void scripting_spend(lua_State *lua, size_t steps);

/// Steps that a pass over so many bytes takes.
static inline size_t scripting_steps_of_bytes(size_t count) { return count / 64; }

/// Puts functions that count their steps in the places of Lua's own.
void scripting_open_searches(lua_State *lua);
void scripting_open_texts(lua_State *lua);
void scripting_open_tables(lua_State *lua);

/// Compiles a text, which counts as steps, and pushes a function or a message.
///
/// Returns Lua's status.
int scripting_load(lua_State *lua, const char *text, size_t count, const char *name);

/// Takes a text, its name and an environment; gives a function, or nothing and a message.
int scripting_load_text(lua_State *lua);

#endif
