#include "CScripting.h"

#include "bounds.h"

#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>
#include <stdlib.h>
#include <string.h>

struct scripting {
  lua_State *lua;
  struct scripting_host host;
  struct scripting_call call;
  size_t bytes;
  size_t most_bytes;
  /// The longest text there was: an instruction may take as long as a pass over it.
  size_t longest_text;
  /// Since the last look whether to go on.
  size_t steps;
  bool is_running;
  bool is_stopped;
  char message[2048];
};

/// What the program's own Lua is called.
static const char prelude_name[] = "=prelude";

enum {
  /// Between two looks whether to go on.
  steps_at_once = 4096,
  /// Between two calls of the hook.
  most_instructions = 64,
  /// With this many calls of the hook for each instruction texts of any length are passed over in a tenth of a second.
  most_bytes_passed = 1 << 25,
  /// More than the text of any message.
  large_block = 1 << 12,
};

static struct scripting *of(lua_State *lua) {
  void *context;
  lua_getallocf(lua, &context);
  return context;
}

// Memory

/// Asks whether the script may go on, as often as enough steps have gathered.
static bool goes_on(struct scripting *scripting, size_t steps) {
  scripting->steps += steps;
  if (scripting->is_stopped) return false;
  if (scripting->steps < steps_at_once) return true;
  scripting->steps = 0;
  return scripting->host.goes_on(scripting->host.context);
}

static void *allocate(void *context, void *block, size_t old_count, size_t count) {
  struct scripting *scripting = context;
  // For a new block the old count tells what it is for.
  const size_t old_bytes = block ? old_count : 0;
  if (count == 0) {
    free(block);
    scripting->bytes -= old_bytes;
    return NULL;
  }
  if (count > old_bytes && count - old_bytes > scripting->most_bytes - scripting->bytes) return NULL;
  if (!block && old_count == LUA_TSTRING && count > scripting->longest_text) {
    scripting->longest_text = count;
  }
  // A single instruction may write a long text: it finds no memory once the script is to stop.
  if (count > old_bytes && count > large_block && scripting->is_running &&
      !goes_on(scripting, scripting_steps_of_bytes(count))) {
    scripting->is_stopped = true;
    return NULL;
  }
  void *new_block = realloc(block, count);
  if (new_block) scripting->bytes += count - old_bytes;
  return new_block;
}

static void free_value(struct scripting_value *value) {
  if (value->kind == scripting_text) free((void *)value->text);
  if (value->kind == scripting_integers) free((void *)value->integers);
  value->kind = scripting_nothing;
}

static void free_call(struct scripting_call *call) {
  // Texts that were given are Lua's own.
  for (int index = 0; index < call->argument_count; index++) {
    if (call->arguments[index].kind == scripting_integers) free_value(&call->arguments[index]);
  }
  scripting_forget_results(call);
  call->argument_count = 0;
}

// Results

void scripting_forget_results(struct scripting_call *call) {
  for (int index = 0; index < call->result_count; index++) free_value(&call->results[index]);
  call->result_count = 0;
}

static struct scripting_value *next_result(struct scripting_call *call, enum scripting_kind kind) {
  // More than any function gives back.
  if (call->result_count == scripting_most_values) abort();
  struct scripting_value *value = &call->results[call->result_count++];
  *value = (struct scripting_value){.kind = kind};
  return value;
}

static void *copy(const void *bytes, size_t count) {
  char *copy = malloc(count + 1);
  if (!copy) abort();
  if (count > 0) memcpy(copy, bytes, count);
  copy[count] = 0;
  return copy;
}

void scripting_return_nothing(struct scripting_call *call) { next_result(call, scripting_nothing); }

void scripting_return_boolean(struct scripting_call *call, bool value) {
  next_result(call, scripting_boolean)->integer = value;
}

void scripting_return_integer(struct scripting_call *call, int64_t integer) {
  next_result(call, scripting_integer)->integer = integer;
}

void scripting_return_number(struct scripting_call *call, double number) {
  next_result(call, scripting_number)->number = number;
}

void scripting_return_text(struct scripting_call *call, const char *text, size_t count) {
  struct scripting_value *value = next_result(call, scripting_text);
  value->text = copy(text, count);
  value->count = count;
}

void scripting_return_integers(struct scripting_call *call, const int64_t *values, size_t count) {
  struct scripting_value *value = next_result(call, scripting_integers);
  value->integers = copy(values, count * sizeof(int64_t));
  value->count = count;
}

static void push(lua_State *lua, const struct scripting_value *value) {
  switch (value->kind) {
  case scripting_boolean: lua_pushboolean(lua, value->integer != 0); break;
  case scripting_integer: lua_pushinteger(lua, value->integer); break;
  case scripting_number: lua_pushnumber(lua, value->number); break;
  case scripting_text: lua_pushlstring(lua, value->text, value->count); break;
  case scripting_integers:
    lua_createtable(lua, (int)value->count, 0);
    for (size_t index = 0; index < value->count; index++) {
      lua_pushinteger(lua, value->integers[index]);
      lua_rawseti(lua, -2, (lua_Integer)index + 1);
    }
    break;
  case scripting_nothing:
  case scripting_other: lua_pushnil(lua); break;
  }
}

// Arguments

static void take_integers(lua_State *lua, int index, struct scripting_value *value) {
  const size_t count = lua_rawlen(lua, index);
  // Its own table takes at least as much.
  int64_t *integers = malloc((count + 1) * sizeof(int64_t));
  if (!integers) return;
  value->kind = scripting_integers;
  value->integers = integers;
  value->count = count;
  for (size_t place = 0; place < count; place++) {
    lua_rawgeti(lua, index, (lua_Integer)place + 1);
    int is_integer;
    integers[place] = lua_tointegerx(lua, -1, &is_integer);
    lua_pop(lua, 1);
    if (!is_integer) {
      free_value(value);
      value->kind = scripting_other;
      return;
    }
  }
}

static void take(lua_State *lua, int index, struct scripting_value *value) {
  *value = (struct scripting_value){.kind = scripting_other};
  switch (lua_type(lua, index)) {
  case LUA_TNIL: value->kind = scripting_nothing; break;
  case LUA_TBOOLEAN:
    value->kind = scripting_boolean;
    value->integer = lua_toboolean(lua, index);
    break;
  case LUA_TNUMBER: {
    int is_integer;
    value->integer = lua_tointegerx(lua, index, &is_integer);
    value->number = lua_tonumber(lua, index);
    value->kind = is_integer ? scripting_integer : scripting_number;
    break;
  }
  case LUA_TSTRING:
    value->kind = scripting_text;
    value->text = lua_tolstring(lua, index, &value->count);
    break;
  case LUA_TTABLE: take_integers(lua, index, value); break;
  }
}

// Calls

static int raise_stop(lua_State *lua) {
  of(lua)->is_stopped = true;
  return luaL_error(lua, "the script was stopped");
}

void scripting_spend(lua_State *lua, size_t steps) {
  if (!goes_on(of(lua), steps)) raise_stop(lua);
}

static void look(lua_State *lua) { scripting_spend(lua, steps_at_once); }

/// The longer the texts, the fewer instructions between two looks.
static int instructions_at_once(struct scripting *scripting) {
  const size_t passes = most_bytes_passed / (scripting->longest_text + 1);
  return passes > most_instructions ? most_instructions : passes > 0 ? (int)passes : 1;
}

static void count_hook(lua_State *lua, lua_Debug *record) {
  (void)record;
  struct scripting *scripting = of(lua);
  const int count = lua_gethookcount(lua), wanted = instructions_at_once(scripting);
  if (count != wanted) lua_sethook(lua, count_hook, LUA_MASKCOUNT, wanted);
  scripting_spend(lua, (size_t)count * (1 + scripting->longest_text / (most_bytes_passed / steps_at_once)));
}

/// Pushes the place of the script's own code that called: what the prelude made of a function is none.
///
/// - skips_own: whether to pass over the functions in C that the prelude called.
static void push_place(lua_State *lua, bool skips_own) {
  lua_Debug record;
  for (int level = 1; lua_getstack(lua, level, &record); level++) {
    lua_getinfo(lua, "Sl", &record);
    if (strcmp(record.source, prelude_name) == 0) {
      skips_own = false;
      continue;
    }
    if (skips_own) continue;
    if (record.currentline <= 0) break;
    lua_pushfstring(lua, "%s:%d: ", record.short_src, record.currentline);
    return;
  }
  lua_pushliteral(lua, "");
}

static int call(lua_State *lua) {
  struct scripting *scripting = of(lua);
  const int function = (int)lua_tointeger(lua, lua_upvalueindex(1));
  struct scripting_call *call = &scripting->call;
  free_call(call);
  const int count = lua_gettop(lua);
  if (count > scripting_most_values) return luaL_error(lua, "there are too many arguments");
  luaL_checkstack(lua, scripting_most_values + 4, NULL);
  for (int index = 0; index < count; index++) {
    take(lua, index + 1, &call->arguments[index]);
    call->argument_count = index + 1;
  }
  const bool is_well = scripting->host.call(scripting->host.context, function, call);
  if (!is_well) {
    push_place(lua, false);
    push(lua, &call->results[0]);
    lua_concat(lua, 2);
    free_call(call);
    // What was stopped within a call is not caught by the script.
    look(lua);
    return lua_error(lua);
  }
  const int result_count = call->result_count;
  for (int index = 0; index < result_count; index++) push(lua, &call->results[index]);
  free_call(call);
  return result_count;
}

// What is different from Lua's own functions: nothing catches the end of a script.

/// A handler of errors would run where hooks do not: what it got is handed to it afterwards.
static int finish_pcall(lua_State *lua, int status, lua_KContext handler) {
  const bool is_well = status == LUA_OK || status == LUA_YIELD;
  if (!is_well) {
    if (of(lua)->is_stopped) return lua_error(lua);
    if (handler) {
      // The handler, and the error.
      lua_pushvalue(lua, 1);
      lua_insert(lua, -2);
      lua_call(lua, 1, 1);
    }
    lua_pushboolean(lua, 0);
    lua_insert(lua, -2);
    return 2;
  }
  return lua_gettop(lua) - (int)handler;
}

static int safe_pcall(lua_State *lua) {
  luaL_checkany(lua, 1);
  lua_pushboolean(lua, 1);
  lua_insert(lua, 1);
  const int status = lua_pcallk(lua, lua_gettop(lua) - 2, LUA_MULTRET, 0, 0, finish_pcall);
  return finish_pcall(lua, status, 0);
}

static int safe_xpcall(lua_State *lua) {
  luaL_checktype(lua, 2, LUA_TFUNCTION);
  const int count = lua_gettop(lua) - 2;
  // The handler, true, the function, what it gets.
  lua_pushvalue(lua, 2);
  lua_insert(lua, 1);
  lua_remove(lua, 3);
  lua_pushboolean(lua, 1);
  lua_insert(lua, 2);
  const int status = lua_pcallk(lua, count, LUA_MULTRET, 0, 1, finish_pcall);
  return finish_pcall(lua, status, 1);
}

/// Looks whether to go on: a coroutine has a count of instructions of its own.
static int check(lua_State *lua) {
  look(lua);
  return 0;
}

// A script

struct opening {
  struct scripting *scripting;
  const char *const *names;
  int name_count;
};

static int open(lua_State *lua) {
  const struct opening *opening = lua_touserdata(lua, 1);
  const luaL_Reg libraries[] = {
    {LUA_GNAME, luaopen_base},          {LUA_COLIBNAME, luaopen_coroutine}, {LUA_TABLIBNAME, luaopen_table},
    {LUA_STRLIBNAME, luaopen_string},   {LUA_MATHLIBNAME, luaopen_math},    {LUA_UTF8LIBNAME, luaopen_utf8},
    {LUA_OSLIBNAME, luaopen_os},        {LUA_DBLIBNAME, luaopen_debug},
  };
  for (size_t index = 0; index < sizeof libraries / sizeof *libraries; index++) {
    luaL_requiref(lua, libraries[index].name, libraries[index].func, 1);
    lua_pop(lua, 1);
  }
  lua_register(lua, "pcall", safe_pcall);
  lua_register(lua, "xpcall", safe_xpcall);
  scripting_open_searches(lua);
  scripting_open_texts(lua);
  scripting_open_tables(lua);
  // Messages would seek the names of functions in all tables there, of which scripts can make long ones.
  lua_pushnil(lua);
  lua_setfield(lua, LUA_REGISTRYINDEX, LUA_LOADED_TABLE);
  lua_createtable(lua, 0, opening->name_count + 2);
  for (int index = 0; index < opening->name_count; index++) {
    lua_pushinteger(lua, index);
    lua_pushcclosure(lua, call, 1);
    lua_setfield(lua, -2, opening->names[index]);
  }
  lua_pushcfunction(lua, check);
  lua_setfield(lua, -2, "check_stop");
  lua_pushcfunction(lua, scripting_load_text);
  lua_setfield(lua, -2, "load");
  lua_setglobal(lua, "host");
  return 0;
}

struct scripting *scripting_open(struct scripting_host host, const char *const *names, int name_count,
                                 size_t most_bytes) {
  struct scripting *scripting = calloc(1, sizeof *scripting);
  if (!scripting) return NULL;
  scripting->host = host;
  scripting->most_bytes = most_bytes;
  scripting->lua = lua_newstate(allocate, scripting);
  if (!scripting->lua) {
    free(scripting);
    return NULL;
  }
  struct opening opening = {scripting, names, name_count};
  lua_pushcfunction(scripting->lua, open);
  lua_pushlightuserdata(scripting->lua, &opening);
  if (lua_pcall(scripting->lua, 1, 0, 0) != LUA_OK) {
    scripting_close(scripting);
    return NULL;
  }
  lua_sethook(scripting->lua, count_hook, LUA_MASKCOUNT, most_instructions);
  return scripting;
}

void scripting_close(struct scripting *scripting) {
  lua_close(scripting->lua);
  free_call(&scripting->call);
  free(scripting);
}

struct running {
  const char *text;
  size_t count;
  const char *name;
};

static int run(lua_State *lua) {
  const struct running *running = lua_touserdata(lua, 1);
  if (scripting_load(lua, running->text, running->count, running->name) != LUA_OK) return lua_error(lua);
  lua_call(lua, 0, 0);
  return 0;
}

/// Has an error in the prelude name the place of the script that called it.
static int place_error(lua_State *lua) {
  lua_settop(lua, 1);
  if (lua_type(lua, 1) != LUA_TSTRING) return 1;
  const char *text = lua_tostring(lua, 1), *file = prelude_name + 1;
  const size_t count = strlen(file);
  if (strncmp(text, file, count) != 0 || text[count] != ':') return 1;
  const char *reason = strstr(text, ": ");
  if (!reason) return 1;
  push_place(lua, true);
  lua_pushstring(lua, reason + 2);
  lua_concat(lua, 2);
  return 1;
}

enum scripting_end scripting_run(struct scripting *scripting, const char *text, size_t count,
                                 const char *name, const char **message) {
  lua_State *lua = scripting->lua;
  struct running running = {text, count, name};
  scripting->message[0] = 0;
  *message = scripting->message;
  lua_settop(lua, 0);
  lua_pushcfunction(lua, place_error);
  lua_pushcfunction(lua, run);
  lua_pushlightuserdata(lua, &running);
  scripting->is_running = true;
  const int status = lua_pcall(lua, 1, 0, 1);
  scripting->is_running = false;
  // Some of Lua's functions give an error back as a value.
  if (scripting->is_stopped) return scripting_stopped;
  if (status == LUA_OK) return scripting_done;
  if (status == LUA_ERRMEM) return scripting_out_of_memory;
  // Of a number no text is made: that could fail.
  const char *error = lua_type(lua, -1) == LUA_TSTRING ? lua_tostring(lua, -1) : "an error without a text";
  strncpy(scripting->message, error, sizeof scripting->message - 1);
  return scripting_failed;
}
