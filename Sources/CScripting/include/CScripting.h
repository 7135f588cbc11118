#ifndef CSCRIPTING_H
#define CSCRIPTING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Lua with a face that Swift can stand behind: Lua leaves C functions by long jumps, which must not pass through Swift's
// frames. What a script calls gets plain values and gives plain values; all that may jump happens here, when no frame of
// Swift is on the way.

enum scripting_kind {
  scripting_nothing,
  scripting_boolean,
  scripting_integer,
  scripting_number,
  scripting_text,
  /// A table of whole numbers.
  scripting_integers,
  /// Anything else.
  scripting_other,
};

struct scripting_value {
  enum scripting_kind kind;
  /// 0 or 1 for a boolean.
  int64_t integer;
  double number;
  /// Of a text; a 0 follows its bytes.
  const char *text;
  const int64_t *integers;
  /// Of the bytes or the numbers.
  size_t count;
};

enum { scripting_most_values = 10 };

/// One call of a function: what the script gave, and what it gets.
struct scripting_call {
  struct scripting_value arguments[scripting_most_values];
  int argument_count;
  struct scripting_value results[scripting_most_values];
  int result_count;
};

void scripting_return_nothing(struct scripting_call *call);
void scripting_return_boolean(struct scripting_call *call, bool value);
void scripting_return_integer(struct scripting_call *call, int64_t value);
void scripting_return_number(struct scripting_call *call, double value);
void scripting_return_text(struct scripting_call *call, const char *text, size_t count);
void scripting_return_integers(struct scripting_call *call, const int64_t *values, size_t count);

/// Forgets what a call was to get back: it failed.
void scripting_forget_results(struct scripting_call *call);

/// How a script ended.
enum scripting_end {
  scripting_done,
  /// By an error: the text tells which.
  scripting_failed,
  scripting_stopped,
  /// It wanted more memory than it may have.
  scripting_out_of_memory,
};

struct scripting_host {
  void *context;
  /// Does what the function of an index does.
  ///
  /// Returns whether that went well: otherwise the first result is a text that says why not.
  bool (*call)(void *context, int function, struct scripting_call *call);
  /// Whether the script may go on; asked every few thousand instructions, and as often by functions that run long.
  bool (*goes_on)(void *context);
};

struct scripting;

/// Nil where there is no memory for it.
///
/// - names: of the functions that scripts call, in the table `host` while the prelude runs.
/// - most_bytes: more memory is refused.
struct scripting *scripting_open(struct scripting_host host, const char *const *names, int name_count,
                                 size_t most_bytes);
void scripting_close(struct scripting *scripting);

/// Runs a text of Lua.
///
/// - name: what errors call it, as `@file.lua`.
/// - message: a text that lasts until the next run; empty where all went well.
enum scripting_end scripting_run(struct scripting *scripting, const char *text, size_t count,
                                 const char *name, const char **message);

#endif
