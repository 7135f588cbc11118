#include "CPlatform.h"

#include <X11/SM/SMlib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// The session manager of the X11 desktop, by its protocol XSMP: "X Session Management Library", version 1.0, of the
// X Consortium. The library calls back while it reads a message; what it said is noted, and read afterwards.

enum { most_noted = 16 };

struct desktop_session {
  SmcConn connection;
  char *identifier;
  desktop_session_message noted[most_noted];
  int noted_count;
  bool is_lost;
};

static void note(desktop_session *session, desktop_session_message message) {
  if (session->noted_count < most_noted) session->noted[session->noted_count++] = message;
}

static void save_yourself(SmcConn connection, SmPointer owner, int type, Bool is_ending, int interaction,
                          Bool is_hasty) {
  (void)connection, (void)type;
  note(owner, (desktop_session_message){.kind = desktop_session_save,
                                        .is_ending = is_ending,
                                        .may_ask = interaction == SmInteractStyleAny && !is_hasty});
}

static void interact(SmcConn connection, SmPointer owner) {
  (void)connection;
  note(owner, (desktop_session_message){.kind = desktop_session_ask});
}

static void die(SmcConn connection, SmPointer owner) {
  (void)connection;
  note(owner, (desktop_session_message){.kind = desktop_session_end});
}

static void save_complete(SmcConn connection, SmPointer owner) {
  (void)connection;
  note(owner, (desktop_session_message){.kind = desktop_session_saved});
}

static void shutdown_cancelled(SmcConn connection, SmPointer owner) {
  (void)connection;
  note(owner, (desktop_session_message){.kind = desktop_session_cancelled});
}

static void ignore_error(IceConn connection) { (void)connection; }

static void ignore_complaint(SmcConn connection, Bool swap, int opcode, unsigned long sequence, int class, int severity,
                             SmPointer values) {
  (void)connection, (void)swap, (void)opcode, (void)sequence, (void)class, (void)severity, (void)values;
}

desktop_session *desktop_session_open(const char *address, const char *previous) {
  desktop_session *session = calloc(1, sizeof *session);
  if (session == NULL) return NULL;
  // By default the library ends the process.
  IceSetIOErrorHandler(ignore_error);
  SmcSetErrorHandler(ignore_complaint);
  SmcCallbacks callbacks = {
      .save_yourself = {save_yourself, session},
      .die = {die, session},
      .save_complete = {save_complete, session},
      .shutdown_cancelled = {shutdown_cancelled, session},
  };
  char complaint[256];
  char *id = NULL;
  session->connection = SmcOpenConnection(
      (char *)address, session, SmProtoMajor, SmProtoMinor,
      SmcSaveYourselfProcMask | SmcDieProcMask | SmcSaveCompleteProcMask | SmcShutdownCancelledProcMask, &callbacks,
      (char *)previous, &id, sizeof complaint, complaint);
  session->identifier = id;
  if (session->connection == NULL) {
    free(session);
    return NULL;
  }
  return session;
}

const char *desktop_session_identifier(const desktop_session *session) { return session->identifier; }

int desktop_session_descriptor(const desktop_session *session) {
  return IceConnectionNumber(SmcGetIceConnection(session->connection));
}

desktop_session_message desktop_session_read(desktop_session *session) {
  if (session->noted_count == 0 && !session->is_lost) {
    const IceProcessMessagesStatus status =
        IceProcessMessages(SmcGetIceConnection(session->connection), NULL, NULL);
    session->is_lost = status != IceProcessMessagesSuccess;
  }
  if (session->noted_count == 0) {
    return (desktop_session_message){.kind = session->is_lost ? desktop_session_lost : desktop_session_none};
  }
  const desktop_session_message first = session->noted[0];
  session->noted_count--;
  memmove(session->noted, session->noted + 1, session->noted_count * sizeof *session->noted);
  return first;
}

bool desktop_session_has_noted(const desktop_session *session) { return session->noted_count > 0; }

bool desktop_session_request_asking(desktop_session *session) {
  return SmcInteractRequest(session->connection, SmDialogNormal, interact, session) != 0;
}

void desktop_session_finish_asking(desktop_session *session, bool cancels_end) {
  SmcInteractDone(session->connection, cancels_end);
}

void desktop_session_finish_saving(desktop_session *session, bool is_saved) {
  SmcSaveYourselfDone(session->connection, is_saved);
}

static SmPropValue text_value(const char *text) {
  return (SmPropValue){.length = (int)strlen(text), .value = (SmPointer)text};
}

void desktop_session_describe(desktop_session *session, const char *user, const char *folder, const char *const *restart,
                              int restart_count, int clone_count) {
  char process[16];
  snprintf(process, sizeof process, "%d", (int)getpid());
  char hint = SmRestartIfRunning;
  SmPropValue *words = calloc((size_t)restart_count, sizeof *words);
  if (words == NULL) return;
  for (int index = 0; index < restart_count; index++) words[index] = text_value(restart[index]);
  SmPropValue user_value = text_value(user), process_value = text_value(process), folder_value = text_value(folder),
              hint_value = {.length = 1, .value = &hint};
  SmProp properties[] = {
      {.name = SmCloneCommand, .type = SmLISTofARRAY8, .num_vals = clone_count, .vals = words},
      {.name = SmRestartCommand, .type = SmLISTofARRAY8, .num_vals = restart_count, .vals = words},
      {.name = SmProgram, .type = SmARRAY8, .num_vals = 1, .vals = words},
      {.name = SmUserID, .type = SmARRAY8, .num_vals = 1, .vals = &user_value},
      {.name = SmProcessID, .type = SmARRAY8, .num_vals = 1, .vals = &process_value},
      {.name = SmCurrentDirectory, .type = SmARRAY8, .num_vals = 1, .vals = &folder_value},
      {.name = SmRestartStyleHint, .type = SmCARD8, .num_vals = 1, .vals = &hint_value},
  };
  enum { count = sizeof properties / sizeof *properties };
  SmProp *pointers[count];
  for (int index = 0; index < count; index++) pointers[index] = &properties[index];
  SmcSetProperties(session->connection, count, pointers);
  free(words);
}

void desktop_session_close(desktop_session *session) {
  SmcCloseConnection(session->connection, 0, NULL);
  free(session->identifier);
  free(session);
}
