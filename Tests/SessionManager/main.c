// A session manager for tests. It prints the address of its session, and then a line for all that its only client says;
// each line that it reads is an order: `save`, `end` (a save after which the session ends), `go on`, `die`.

#include <X11/SM/SMlib.h>
#include <poll.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static SmsConn client;

static void say(const char *word) {
  puts(word);
  fflush(stdout);
}

static Status register_client(SmsConn connection, SmPointer data, char *previous) {
  (void)data;
  if (previous != NULL) {
    printf("again %s\n", previous);
    SmsRegisterClientReply(connection, previous);
    free(previous);
  } else {
    SmsRegisterClientReply(connection, strdup("pretended"));
    // A client without a past is told to save at once.
    SmsSaveYourself(connection, SmSaveLocal, False, SmInteractStyleNone, False);
  }
  say("registered");
  return 1;
}

static void interact_request(SmsConn connection, SmPointer data, int type) {
  (void)data, (void)type;
  say("wants to ask");
  SmsInteract(connection);
}

static void interact_done(SmsConn connection, SmPointer data, Bool cancels) {
  (void)connection, (void)data;
  say(cancels ? "cancels" : "asked");
}

static void save_request(SmsConn connection, SmPointer data, int type, Bool ends, int style, Bool fast, Bool global) {
  (void)connection, (void)data, (void)type, (void)ends, (void)style, (void)fast, (void)global;
}

static void phase_two(SmsConn connection, SmPointer data) { (void)data, SmsSaveYourselfPhase2(connection); }

static void save_done(SmsConn connection, SmPointer data, Bool succeeds) {
  (void)connection, (void)data;
  say(succeeds ? "saved" : "not saved");
}

static void close_connection(SmsConn connection, SmPointer data, int count, char **reasons) {
  (void)data;
  say("left");
  SmFreeReasons(count, reasons);
  SmsCleanUp(connection);
  client = NULL;
}

static void set_properties(SmsConn connection, SmPointer data, int count, SmProp **properties) {
  (void)connection, (void)data;
  for (int index = 0; index < count; index++) {
    printf("%s", properties[index]->name);
    for (int value = 0; value < properties[index]->num_vals; value++) {
      const SmPropValue text = properties[index]->vals[value];
      if (strcmp(properties[index]->type, SmCARD8) == 0) {
        printf(" %d", *(unsigned char *)text.value);
      } else {
        printf(" %.*s", text.length, (char *)text.value);
      }
    }
    printf("\n");
    SmFreeProperty(properties[index]);
  }
  fflush(stdout);
  free(properties);
}

static void delete_properties(SmsConn connection, SmPointer data, int count, char **names) {
  (void)connection, (void)data, (void)count, (void)names;
}

static void get_properties(SmsConn connection, SmPointer data) {
  (void)data;
  SmsReturnProperties(connection, 0, NULL);
}

static Status welcome(SmsConn connection, SmPointer data, unsigned long *mask, SmsCallbacks *callbacks, char **reason) {
  (void)data, (void)reason;
  client = connection;
  *mask = SmsRegisterClientProcMask | SmsInteractRequestProcMask | SmsInteractDoneProcMask |
          SmsSaveYourselfRequestProcMask | SmsSaveYourselfP2RequestProcMask | SmsSaveYourselfDoneProcMask |
          SmsCloseConnectionProcMask | SmsSetPropertiesProcMask | SmsDeletePropertiesProcMask |
          SmsGetPropertiesProcMask;
  callbacks->register_client.callback = register_client;
  callbacks->interact_request.callback = interact_request;
  callbacks->interact_done.callback = interact_done;
  callbacks->save_yourself_request.callback = save_request;
  callbacks->save_yourself_phase2_request.callback = phase_two;
  callbacks->save_yourself_done.callback = save_done;
  callbacks->close_connection.callback = close_connection;
  callbacks->set_properties.callback = set_properties;
  callbacks->delete_properties.callback = delete_properties;
  callbacks->get_properties.callback = get_properties;
  return 1;
}

static Bool trust(char *name) {
  (void)name;
  return True;
}

static void ignore_error(IceConn connection) { (void)connection; }

static void obey(const char *order) {
  if (client == NULL) return;
  if (strcmp(order, "save\n") == 0) SmsSaveYourself(client, SmSaveBoth, False, SmInteractStyleNone, False);
  if (strcmp(order, "end\n") == 0) SmsSaveYourself(client, SmSaveBoth, True, SmInteractStyleAny, False);
  if (strcmp(order, "go on\n") == 0) SmsShutdownCancelled(client);
  if (strcmp(order, "die\n") == 0) SmsDie(client);
}

int main(void) {
  char complaint[256];
  int count = 0;
  IceListenObj *doors = NULL;
  IceSetIOErrorHandler(ignore_error);
  if (!SmsInitialize("Tests", "1", welcome, NULL, trust, sizeof complaint, complaint) ||
      !IceListenForConnections(&count, &doors, sizeof complaint, complaint)) {
    fprintf(stderr, "%s\n", complaint);
    return 1;
  }
  for (int index = 0; index < count; index++) IceSetHostBasedAuthProc(doors[index], trust);
  say(IceComposeNetworkIdList(count, doors));
  IceConn connection = NULL;
  while (true) {
    struct pollfd sources[16] = {{.fd = STDIN_FILENO, .events = POLLIN}};
    nfds_t used = 1;
    for (int index = 0; index < count && used < 15; index++) {
      sources[used++] = (struct pollfd){.fd = IceGetListenConnectionNumber(doors[index]), .events = POLLIN};
    }
    if (connection != NULL) {
      sources[used++] = (struct pollfd){.fd = IceConnectionNumber(connection), .events = POLLIN};
    }
    if (poll(sources, used, -1) < 0) return 1;
    if (sources[0].revents != 0) {
      char order[64];
      if (fgets(order, sizeof order, stdin) == NULL) return 0;
      obey(order);
    }
    for (int index = 0; index < count; index++) {
      if (!(sources[1 + index].revents & POLLIN)) continue;
      IceAcceptStatus status;
      connection = IceAcceptConnection(doors[index], &status);
      while (connection != NULL && IceConnectionStatus(connection) == IceConnectPending) {
        IceProcessMessages(connection, NULL, NULL);
      }
    }
    if (connection != NULL && used > (nfds_t)count + 1 && sources[count + 1].revents != 0) {
      if (IceProcessMessages(connection, NULL, NULL) != IceProcessMessagesSuccess || client == NULL) connection = NULL;
    }
  }
}
