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
/// An XIC for a top-level window, or NULL.
void *desktop_input_context_create(desktop_input_method *method, unsigned long window);
/// Where in its window somebody writes, in pixels: the base of the caret.
void desktop_input_context_place(void *context, short x, short y);

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
