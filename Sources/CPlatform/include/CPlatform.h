#pragma once
#include <stdbool.h>
#include <stddef.h>

// What Swift cannot say to Xlib, to System V shared memory, to signals and to libdispatch.
// Xlib's own types stand here by their struct names: this header includes none of Xlib's.
struct _XDisplay;

// Errors ------------------------------------------------------------------------------------------

/// Replaces Xlib's handlers, which end the process, by ones that return.
void desktop_keep_running_after_errors(void);
/// Has `is_lost` set to true when the connection breaks; the memory outlives the connection.
void desktop_watch_connection(struct _XDisplay *display, bool *is_lost);
/// Forgets earlier errors; pairs with `desktop_trapped_error`.
void desktop_trap_errors(struct _XDisplay *display);
/// The code of the last error since the trap was set, or 0. One round trip.
int desktop_trapped_error(struct _XDisplay *display);

// Pens --------------------------------------------------------------------------------------------

/// Has the window hear when a pen comes near the tablet of a device, and when it leaves: by events of the two types. False
/// for a device that doesn't tell. Two round trips.
bool desktop_hear_proximity(struct _XDisplay *display, unsigned long window, int device, int *entered, int *left);
/// The server's time of such an event.
unsigned long desktop_time_of_proximity(const void *event);

// Programs ----------------------------------------------------------------------------------------

/// Whether two windows, pixmaps or the like were made by one program.
bool desktop_are_of_one_program(struct _XDisplay *display, unsigned long one, unsigned long other);

// Shared memory -----------------------------------------------------------------------------------

typedef struct desktop_segment desktop_segment;

/// A segment that this process and the server have attached, or NULL. One round trip.
desktop_segment *desktop_segment_create(struct _XDisplay *display, size_t capacity);
/// Detaches it from this process and, unless `display` is NULL, from the server.
void desktop_segment_destroy(struct _XDisplay *display, desktop_segment *segment);
void *desktop_segment_bytes(desktop_segment *segment);
/// Whether the server sees our memory and not another of the same number. Two round trips.
bool desktop_segment_reads_back(struct _XDisplay *display, unsigned long root, int depth,
                                desktop_segment *segment);
/// Puts a rectangle of the image of whole_width × whole_height pixels that fills the segment in its place; asks for a
/// completion event.
bool desktop_segment_put(struct _XDisplay *display, unsigned long window, void *gc, desktop_segment *segment, int depth,
                         int whole_width, int whole_height, int x, int y, int width, int height);
/// Has the system find the first pages now, all at once.
void desktop_segment_touch(desktop_segment *segment, size_t bytes);

// Pixels without shared memory --------------------------------------------------------------------

void desktop_put_pixels(struct _XDisplay *display, unsigned long window, void *gc, int depth,
                        void *pixels, int stride, int width, int height, int x, int y);

// Input method ------------------------------------------------------------------------------------

typedef struct desktop_input_method desktop_input_method;

/// NULL without one for the locale.
desktop_input_method *desktop_input_method_open(struct _XDisplay *display);
/// False once its server is gone; contexts made from it are then invalid.
bool desktop_input_method_is_alive(const desktop_input_method *method);
void desktop_input_method_close(desktop_input_method *method, bool is_connected);
/// What a method composes in a window, such as Chinese words from Latin letters, until it is typed.
typedef struct desktop_composition desktop_composition;
/// Has `changed` called with the owner, the text in UTF-8 and the caret in characters. NULL if memory is short.
desktop_composition *desktop_composition_create(void *owner, void (*changed)(void *, const char *, int));
/// After the context that composes in it.
void desktop_composition_destroy(desktop_composition *composition);
/// An XIC for a top-level window, or NULL.
void *desktop_input_context_create(desktop_input_method *method, unsigned long window, desktop_composition *composition);
/// Takes the next text out of Xlib's queue that a method has typed in a window. Xlib puts it behind the key that a method
/// lets through afterwards, such as the Enter that ends a composition.
bool desktop_take_typed_text(struct _XDisplay *display, unsigned long window, void *event);
/// Where in its window somebody writes, in pixels: the base of the caret.
void desktop_input_context_place(void *context, short x, short y);

// The session manager -----------------------------------------------------------------------------

typedef struct desktop_session desktop_session;

enum desktop_session_kind {
  desktop_session_none,
  /// Everything is to be saved; answered by `desktop_session_finish_saving`.
  desktop_session_save,
  /// The person may be asked now, as was requested; answered by `desktop_session_finish_asking`.
  desktop_session_ask,
  /// All programs of the session have saved.
  desktop_session_saved,
  /// The session does not end after all.
  desktop_session_cancelled,
  /// The program is to end.
  desktop_session_end,
  /// There will be no more messages.
  desktop_session_lost,
};

typedef struct {
  enum desktop_session_kind kind;
  /// Of a request to save: whether the session is about to end, and whether the person may be asked before.
  bool is_ending, may_ask;
} desktop_session_message;

/// Joins the session at an address; NULL without one. Some round trips.
///
/// @param previous our name in the last session, or NULL.
desktop_session *desktop_session_open(const char *address, const char *previous);
/// Our name in this session.
const char *desktop_session_identifier(const desktop_session *session);
int desktop_session_descriptor(const desktop_session *session);
/// The next message. Waits unless the descriptor is readable or one is noted.
desktop_session_message desktop_session_read(desktop_session *session);
/// Whether a message that was read has told more than one thing.
bool desktop_session_has_noted(const desktop_session *session);
bool desktop_session_request_asking(desktop_session *session);
void desktop_session_finish_asking(desktop_session *session, bool cancels_end);
void desktop_session_finish_saving(desktop_session *session, bool is_saved);
/// Sets the command that restarts the program; its first `clone_count` words start another instance.
void desktop_session_describe(desktop_session *session, const char *user, const char *folder,
                              const char *const *restart, int restart_count, int clone_count);
void desktop_session_close(desktop_session *session);

// Signals -----------------------------------------------------------------------------------------

/// A descriptor from which the numbers of SIGTERM, SIGINT and SIGHUP are read, one byte each;
/// SIGPIPE is ignored. -1 on failure. Counted: every open needs its close.
int desktop_signals_open(void);
void desktop_signals_close(void);
/// Another descriptor with the same bytes, for a thread that waits for them; -1 on failure. Stays open.
int desktop_signals_guard(void);

/// Has SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT and SIGTRAP write a report to the path before they take
/// their course.
void desktop_report_crashes(const char *path);

// The watchdog ------------------------------------------------------------------------------------

/// Watches the processor time of the calling thread: each turn of more than so many milliseconds is a line
/// in the file, with the stack where the limit was reached. False where the system has no such timer.
bool desktop_watchdog_start(const char *path, int milliseconds);
void desktop_watchdog_begin_turn(void);
void desktop_watchdog_end_turn(void);

// Memory ------------------------------------------------------------------------------------------

/// Has each piece of memory of more than `largest_kept` bytes go back to the system as soon as it is freed. Else glibc lets that
/// size grow with what was freed, up to 32 MB, and keeps twice as much at the end of each thread's heap, which
/// malloc_trim does not look at.
///
/// @param step by so many bytes the heaps grow, main's at each time and another thread's at first: else the threads of a
/// start ask for memory four kilobytes at a time, and each time interrupt the others.
void desktop_set_up_memory(int largest_kept, int step);

/// Gives free memory of the heap back to the system where there are at least so many bytes of it.
void desktop_give_back_memory(size_t least);


// The main queue of libdispatch, as CoreFoundation drives it --------------------------------------

int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *message);
