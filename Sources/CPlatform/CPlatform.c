#define _GNU_SOURCE

#include "CPlatform.h"

#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XInput.h>
#include <X11/extensions/XShm.h>
#include <errno.h>
#include <execinfo.h>
#include <fcntl.h>
#include <malloc.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ipc.h>
#include <sys/mman.h>
#include <sys/shm.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>
#include <wchar.h>

// Errors ------------------------------------------------------------------------------------------

static int last_error;

static int note_error(Display *display, XErrorEvent *event) {
  (void)display;
  last_error = event->error_code;
  return 0;
}

static int note_io_error(Display *display) {
  (void)display;
  return 0;
}

static void note_lost_connection(Display *display, void *is_lost) {
  (void)display;
  *(bool *)is_lost = true;
}

void desktop_keep_running_after_errors(void) {
  XSetErrorHandler(note_error);
  XSetIOErrorHandler(note_io_error);
}

void desktop_watch_connection(Display *display, bool *is_lost) {
  XSetIOErrorExitHandler(display, note_lost_connection, is_lost);
}

void desktop_trap_errors(Display *display) {
  XSync(display, False);
  last_error = 0;
}

int desktop_trapped_error(Display *display) {
  XSync(display, False);
  return last_error;
}

bool desktop_are_of_one_program(Display *display, unsigned long one, unsigned long other) {
  // The bits of a number that its program chooses, which the server tells each program at its start: `resource_mask` in
  // Xlibint.h, which is not for programs. The layout of this struct has not changed since 1987.
  const XID own = ((_XPrivDisplay)display)->private4;
  return (one & ~own) == (other & ~own);
}

// Pens --------------------------------------------------------------------------------------------

bool desktop_hear_proximity(Display *display, unsigned long window, int device, int *entered, int *left) {
  XDevice *opened = XOpenDevice(display, (XID)device);
  if (opened == NULL) return false;
  XEventClass classes[2] = {0, 0};
  ProximityIn(opened, *entered, classes[0]);
  ProximityOut(opened, *left, classes[1]);
  const bool tells = classes[0] != 0 && classes[1] != 0;
  if (tells) XSelectExtensionEvent(display, window, classes, 2);
  // Closing it would end the selection: only our memory is freed.
  XFree(opened);
  return tells;
}

unsigned long desktop_time_of_proximity(const void *event) { return ((const XProximityNotifyEvent *)event)->time; }

// Shared memory -----------------------------------------------------------------------------------

struct desktop_segment {
  XShmSegmentInfo shared;
};

desktop_segment *desktop_segment_create(Display *display, size_t capacity) {
  desktop_segment *segment = calloc(1, sizeof *segment);
  if (!segment) return NULL;
  XShmSegmentInfo *shared = &segment->shared;
  shared->shmid = shmget(IPC_PRIVATE, capacity, IPC_CREAT | 0600);
  if (shared->shmid < 0) {
    free(segment);
    return NULL;
  }
  shared->shmaddr = shmat(shared->shmid, NULL, 0);
  shared->readOnly = True;
  if (shared->shmaddr == (char *)-1) {
    shmctl(shared->shmid, IPC_RMID, NULL);
    free(segment);
    return NULL;
  }
  desktop_trap_errors(display);
  Status attached = XShmAttach(display, shared);
  int error = desktop_trapped_error(display);
  // Marked for removal at once: it lives as long as the two who have attached it.
  shmctl(shared->shmid, IPC_RMID, NULL);
  if (attached && !error) return segment;
  shmdt(shared->shmaddr);
  free(segment);
  return NULL;
}

void desktop_segment_destroy(Display *display, desktop_segment *segment) {
  if (display) XShmDetach(display, &segment->shared);
  shmdt(segment->shared.shmaddr);
  free(segment);
}

void *desktop_segment_bytes(desktop_segment *segment) { return segment->shared.shmaddr; }

/// Puts a rectangle of an image of whole_width × whole_height pixels that fills the segment.
static bool put(Display *display, Drawable drawable, GC gc, desktop_segment *segment, int depth, int whole_width,
                int whole_height, int x, int y, int width, int height, Bool notify) {
  XImage image;
  memset(&image, 0, sizeof image);
  image.width = whole_width;
  image.height = whole_height;
  image.format = ZPixmap;
  image.depth = depth;
  image.bits_per_pixel = 32;
  image.bytes_per_line = whole_width * 4;
  image.data = segment->shared.shmaddr;
  image.obdata = (char *)&segment->shared;
  return XShmPutImage(display, drawable, gc, &image, x, y, x, y, width, height, notify);
}

bool desktop_segment_put(Display *display, unsigned long window, void *gc, desktop_segment *segment, int depth,
                         int whole_width, int whole_height, int x, int y, int width, int height) {
  return put(display, window, gc, segment, depth, whole_width, whole_height, x, y, width, height, True);
}

void desktop_segment_touch(desktop_segment *segment, size_t bytes) {
  // Piece by piece: another thread that maps memory, as for a library, waits for the end of a call.
  enum { piece = 256 << 10 };
  for (size_t start = 0; start < bytes; start += piece) {
    const size_t length = bytes - start < piece ? bytes - start : piece;
    // Where the kernel does not know this, each page comes when it is drawn on.
    if (madvise(segment->shared.shmaddr + start, length, MADV_POPULATE_WRITE)) return;
  }
}

bool desktop_segment_reads_back(Display *display, unsigned long root, int depth,
                                desktop_segment *segment) {
  enum { side = 8 };
  uint32_t *pixels = desktop_segment_bytes(segment);
  uint32_t seed = (uint32_t)getpid() * 2654435761u ^ (uint32_t)(uintptr_t)segment;
  for (uint32_t i = 0; i < side * side; i++) pixels[i] = (seed + i * 2246822519u) & 0xffffff;
  desktop_trap_errors(display);
  Pixmap pixmap = XCreatePixmap(display, root, side, side, depth);
  GC gc = XCreateGC(display, pixmap, 0, NULL);
  put(display, pixmap, gc, segment, depth, side, side, 0, 0, side, side, False);
  XImage *seen = XGetImage(display, pixmap, 0, 0, side, side, AllPlanes, ZPixmap);
  bool same = seen && desktop_trapped_error(display) == 0;
  for (int i = 0; same && i < side * side; i++)
    same = (XGetPixel(seen, i % side, i / side) & 0xffffff) == pixels[i];
  if (seen) XDestroyImage(seen);
  memset(pixels, 0, side * side * sizeof *pixels);
  XFreeGC(display, gc);
  XFreePixmap(display, pixmap);
  return same;
}

// Pixels without shared memory --------------------------------------------------------------------

void desktop_put_pixels(Display *display, unsigned long window, void *gc, int depth, void *pixels,
                        int stride, int width, int height, int x, int y) {
  XImage image;
  memset(&image, 0, sizeof image);
  image.width = width;
  image.height = height;
  image.format = ZPixmap;
  image.data = pixels;
  const uint16_t probe = 1;
  image.byte_order = *(const uint8_t *)&probe ? LSBFirst : MSBFirst;
  image.bitmap_bit_order = image.byte_order;
  image.bitmap_unit = 32;
  image.bitmap_pad = 32;
  image.depth = depth;
  image.bits_per_pixel = 32;
  image.bytes_per_line = stride;
  image.red_mask = 0xff0000;
  image.green_mask = 0xff00;
  image.blue_mask = 0xff;
  if (XInitImage(&image)) XPutImage(display, window, gc, &image, 0, 0, x, y, width, height);
}

// Input method ------------------------------------------------------------------------------------

struct desktop_input_method {
  XIM method;
};

static void note_method_gone(XIM method, XPointer data, XPointer unused) {
  (void)method;
  (void)unused;
  ((desktop_input_method *)(void *)data)->method = NULL;
}

desktop_input_method *desktop_input_method_open(Display *display) {
  XIM opened = XOpenIM(display, NULL, NULL, NULL);
  if (!opened) return NULL;
  desktop_input_method *method = calloc(1, sizeof *method);
  if (!method) {
    XCloseIM(opened);
    return NULL;
  }
  method->method = opened;
  XIMCallback gone = {.client_data = (XPointer)method, .callback = (XIMProc)note_method_gone};
  XSetIMValues(opened, XNDestroyCallback, &gone, NULL);
  return method;
}

bool desktop_input_method_is_alive(const desktop_input_method *method) {
  return method->method != NULL;
}

void desktop_input_method_close(desktop_input_method *method, bool is_connected) {
  if (method->method && is_connected) XCloseIM(method->method);
  free(method);
}

enum { longest_composition = 256 };

struct desktop_composition {
  void *owner;
  void (*changed)(void *, const char *, int);
  wchar_t text[longest_composition];
  int length, caret;
};

desktop_composition *desktop_composition_create(void *owner, void (*changed)(void *, const char *, int)) {
  desktop_composition *composition = calloc(1, sizeof *composition);
  if (composition) *composition = (desktop_composition){.owner = owner, .changed = changed};
  return composition;
}

void desktop_composition_destroy(desktop_composition *composition) { free(composition); }

static void tell(desktop_composition *composition) {
  char text[longest_composition * 4 + 1];
  size_t size = 0;
  for (int index = 0; index < composition->length; index++) {
    const uint32_t code = (uint32_t)composition->text[index];
    if (code < 0x80) {
      text[size++] = (char)code;
    } else if (code < 0x800) {
      text[size++] = (char)(0xC0 | code >> 6);
      text[size++] = (char)(0x80 | (code & 0x3F));
    } else if (code < 0x10000) {
      text[size++] = (char)(0xE0 | code >> 12);
      text[size++] = (char)(0x80 | (code >> 6 & 0x3F));
      text[size++] = (char)(0x80 | (code & 0x3F));
    } else if (code < 0x110000) {
      text[size++] = (char)(0xF0 | code >> 18);
      text[size++] = (char)(0x80 | (code >> 12 & 0x3F));
      text[size++] = (char)(0x80 | (code >> 6 & 0x3F));
      text[size++] = (char)(0x80 | (code & 0x3F));
    }
  }
  text[size] = 0;
  composition->changed(composition->owner, text, composition->caret);
}

static int begin_composing(XIC context, XPointer data, XPointer unused) {
  (void)context, (void)unused;
  desktop_composition *composition = (void *)data;
  composition->length = composition->caret = 0;
  // Of any length.
  return -1;
}

static void end_composing(XIC context, XPointer data, XPointer unused) {
  begin_composing(context, data, unused);
  tell((void *)data);
}

static void compose(XIC context, XPointer data, XIMPreeditDrawCallbackStruct *change) {
  (void)context;
  desktop_composition *composition = (void *)data;
  wchar_t added[longest_composition];
  int count = 0;
  if (change->text && change->text->length > 0) {
    count = change->text->length < longest_composition ? change->text->length : longest_composition;
    if (change->text->encoding_is_wchar) {
      if (change->text->string.wide_char) wmemcpy(added, change->text->string.wide_char, (size_t)count);
    } else if (change->text->string.multi_byte) {
      const size_t found = mbstowcs(added, change->text->string.multi_byte, (size_t)count);
      count = found == (size_t)-1 ? 0 : (int)found;
    }
  } else if (change->text) {
    // Only the look of the text changes.
    return;
  }
  int first = change->chg_first, removed = change->chg_length;
  if (first < 0 || first > composition->length) first = composition->length;
  if (removed < 0 || removed > composition->length - first) removed = composition->length - first;
  const int rest = composition->length - first - removed;
  if (count > longest_composition - first - rest) count = longest_composition - first - rest;
  wmemmove(composition->text + first + count, composition->text + first + removed, (size_t)rest);
  wmemcpy(composition->text + first, added, (size_t)count);
  composition->length = first + count + rest;
  composition->caret = change->caret < 0 ? 0 : change->caret > composition->length ? composition->length : change->caret;
  tell(composition);
}

static void move_composing_caret(XIC context, XPointer data, XIMPreeditCaretCallbackStruct *move) {
  (void)context;
  desktop_composition *composition = (void *)data;
  if (move->direction != XIMAbsolutePosition) return;
  composition->caret = move->position < 0 ? 0 : move->position > composition->length ? composition->length : move->position;
  tell(composition);
}

void *desktop_input_context_create(desktop_input_method *method, unsigned long window,
                                   desktop_composition *composition) {
  if (!method->method) return NULL;
  if (composition) {
    XIMCallback began = {.client_data = (XPointer)composition, .callback = (XIMProc)(void *)begin_composing};
    XIMCallback ended = {.client_data = (XPointer)composition, .callback = (XIMProc)end_composing};
    XIMCallback drawn = {.client_data = (XPointer)composition, .callback = (XIMProc)(void *)compose};
    XIMCallback moved = {.client_data = (XPointer)composition, .callback = (XIMProc)(void *)move_composing_caret};
    XVaNestedList list = XVaCreateNestedList(0, XNPreeditStartCallback, &began, XNPreeditDoneCallback, &ended,
                                             XNPreeditDrawCallback, &drawn, XNPreeditCaretCallback, &moved, NULL);
    XIC context = list ? XCreateIC(method->method, XNInputStyle, XIMPreeditCallbacks | XIMStatusNothing, XNClientWindow,
                                   window, XNFocusWindow, window, XNPreeditAttributes, list, NULL)
                       : NULL;
    if (list) XFree(list);
    if (context) return context;
  }
  static const XIMStyle styles[] = {XIMPreeditNothing | XIMStatusNothing,
                                    XIMPreeditNone | XIMStatusNone};
  for (size_t i = 0; i < sizeof styles / sizeof *styles; i++) {
    XIC context = XCreateIC(method->method, XNInputStyle, styles[i], XNClientWindow, window,
                            XNFocusWindow, window, NULL);
    if (context) return context;
  }
  return NULL;
}

static Bool is_typed_text(Display *display, XEvent *event, XPointer window) {
  (void)display;
  return event->type == KeyPress && event->xkey.keycode == 0 && event->xkey.window == *(Window *)(void *)window;
}

bool desktop_take_typed_text(Display *display, unsigned long window, void *event) {
  return XCheckIfEvent(display, event, is_typed_text, (XPointer)&window);
}

void desktop_input_context_place(void *context, short x, short y) {
  XPoint spot = {x, y};
  XVaNestedList list = XVaCreateNestedList(0, XNSpotLocation, &spot, NULL);
  if (!list) return;
  // A method that shows nothing at the caret refuses it.
  XSetICValues(context, XNPreeditAttributes, list, NULL);
  XFree(list);
}

// Signals -----------------------------------------------------------------------------------------

static const int watched[] = {SIGTERM, SIGINT, SIGHUP, SIGPIPE};
enum { watched_count = sizeof watched / sizeof *watched };
static struct sigaction before[watched_count];
static int signal_pipe[2] = {-1, -1};
static int guard_pipe[2] = {-1, -1};
static int open_count;

static void pass_on(int number) {
  int kept = errno;
  unsigned char byte = (unsigned char)number;
  ssize_t written = write(signal_pipe[1], &byte, 1);
  if (guard_pipe[1] >= 0) written = write(guard_pipe[1], &byte, 1);
  (void)written;
  errno = kept;
}

int desktop_signals_guard(void) {
  if (guard_pipe[0] < 0 && pipe2(guard_pipe, O_CLOEXEC) != 0) return -1;
  return guard_pipe[0];
}

int desktop_signals_open(void) {
  if (open_count++ > 0) return signal_pipe[0];
  if (pipe2(signal_pipe, O_CLOEXEC | O_NONBLOCK) != 0) {
    open_count = 0;
    return -1;
  }
  for (int i = 0; i < watched_count; i++) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = watched[i] == SIGPIPE ? SIG_IGN : pass_on;
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    sigaction(watched[i], &action, &before[i]);
  }
  return signal_pipe[0];
}

void desktop_signals_close(void) {
  if (open_count == 0 || --open_count > 0) return;
  for (int i = 0; i < watched_count; i++) sigaction(watched[i], &before[i], NULL);
  close(signal_pipe[0]);
  close(signal_pipe[1]);
  signal_pipe[0] = signal_pipe[1] = -1;
}

// Crashes -----------------------------------------------------------------------------------------

static char crash_path[4096];
static const int crashes[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP};

static void write_text(int file, const char *text) {
  ssize_t written = write(file, text, strlen(text));
  (void)written;
}

// Only what may be called in a handler. The handlers are reset by then: the signal ends the process.
static void report_crash(int number) {
  int file = open(crash_path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0600);
  if (file >= 0) {
    char digits[] = "signal 00\n";
    digits[7] = (char)('0' + number / 10);
    digits[8] = (char)('0' + number % 10);
    write_text(file, digits);
    void *frames[64];
    backtrace_symbols_fd(frames, backtrace(frames, 64), file);
    close(file);
  }
  raise(number);
}

void desktop_report_crashes(const char *path) {
  if (strlen(path) >= sizeof crash_path) return;
  strcpy(crash_path, path);
  // The first call loads a library, which a handler may not.
  void *frame;
  backtrace(&frame, 1);
  for (size_t i = 0; i < sizeof crashes / sizeof *crashes; i++) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = report_crash;
    action.sa_flags = (int)(SA_RESETHAND | SA_NODEFER);
    sigemptyset(&action.sa_mask);
    sigaction(crashes[i], &action, NULL);
  }
}

// The watchdog ------------------------------------------------------------------------------------

static timer_t watchdog_timer;
static int watchdog_file = -1;
static long watchdog_limit;
static struct timespec turn_start;
static void *busy_frames[48];
static volatile int busy_frame_count;

// The thread's own time is up: where it is now is what takes long.
static void note_busy(int number) {
  (void)number;
  int kept = errno;
  busy_frame_count = backtrace(busy_frames, 48);
  errno = kept;
}

bool desktop_watchdog_start(const char *path, int milliseconds) {
  int file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  if (file < 0) return false;
  void *frame;
  backtrace(&frame, 1);
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = note_busy;
  action.sa_flags = SA_RESTART;
  sigemptyset(&action.sa_mask);
  struct sigevent event;
  memset(&event, 0, sizeof event);
  event.sigev_notify = SIGEV_THREAD_ID;
  event.sigev_signo = SIGRTMIN + 4;
  event._sigev_un._tid = (int)syscall(SYS_gettid);
  if (sigaction(event.sigev_signo, &action, NULL) != 0 ||
      timer_create(CLOCK_THREAD_CPUTIME_ID, &event, &watchdog_timer) != 0) {
    close(file);
    return false;
  }
  watchdog_limit = milliseconds;
  watchdog_file = file;
  return true;
}

static void set_watchdog(long milliseconds) {
  struct itimerspec time;
  memset(&time, 0, sizeof time);
  time.it_value.tv_sec = milliseconds / 1000;
  time.it_value.tv_nsec = milliseconds % 1000 * 1000000;
  timer_settime(watchdog_timer, 0, &time, NULL);
}

void desktop_watchdog_begin_turn(void) {
  if (watchdog_file < 0) return;
  busy_frame_count = 0;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &turn_start);
  set_watchdog(watchdog_limit);
}

void desktop_watchdog_end_turn(void) {
  if (watchdog_file < 0) return;
  struct timespec end;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &end);
  set_watchdog(0);
  long spent =
      (end.tv_sec - turn_start.tv_sec) * 1000 + (end.tv_nsec - turn_start.tv_nsec) / 1000000;
  if (spent < watchdog_limit) return;
  char line[64];
  int length = snprintf(line, sizeof line, "busy %ld ms\n", spent);
  ssize_t written = write(watchdog_file, line, (size_t)length);
  (void)written;
  backtrace_symbols_fd(busy_frames, busy_frame_count, watchdog_file);
}

// Memory ------------------------------------------------------------------------------------------

void desktop_set_up_memory(int largest_kept, int step) {
  mallopt(M_MMAP_THRESHOLD, largest_kept);
  mallopt(M_TRIM_THRESHOLD, largest_kept);
  mallopt(M_TOP_PAD, step);
}

void desktop_give_back_memory(size_t least) {
  if (mallinfo2().fordblks >= least) malloc_trim(0);
}
