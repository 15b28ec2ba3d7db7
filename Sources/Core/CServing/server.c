#include "CServing.h"

#include <dlfcn.h>
#include <microhttpd.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* Every function that is taken from the library: name, result, parameters. The list is the one place to add to. */
#define EACH_FUNCTION(X)                                                                          \
  X(MHD_start_daemon, struct MHD_Daemon *,                                                        \
    (unsigned, uint16_t, MHD_AcceptPolicyCallback, void *, MHD_AccessHandlerCallback, void *, ...)) \
  X(MHD_stop_daemon, void, (struct MHD_Daemon *))                                                 \
  X(MHD_lookup_connection_value, const char *,                                                    \
    (struct MHD_Connection *, enum MHD_ValueKind, const char *))                                  \
  X(MHD_get_connection_values, int,                                                               \
    (struct MHD_Connection *, enum MHD_ValueKind, MHD_KeyValueIterator, void *))                  \
  X(MHD_create_response_from_buffer, struct MHD_Response *,                                       \
    (size_t, void *, enum MHD_ResponseMemoryMode))                                                \
  X(MHD_create_response_from_callback, struct MHD_Response *,                                     \
    (uint64_t, size_t, MHD_ContentReaderCallback, void *, MHD_ContentReaderFreeCallback))         \
  X(MHD_add_response_header, enum MHD_Result, (struct MHD_Response *, const char *, const char *)) \
  X(MHD_queue_response, enum MHD_Result, (struct MHD_Connection *, unsigned, struct MHD_Response *)) \
  X(MHD_destroy_response, void, (struct MHD_Response *))

#define DECLARE(name, result, parameters) static result(*p_##name) parameters;
EACH_FUNCTION(DECLARE)

static const char *missing;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void open_library(void) {
  void *library = dlopen("libmicrohttpd.so.12", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) {
    missing = "libmicrohttpd is not on this machine; install the package libmicrohttpd12";
    return;
  }
#define RESOLVE(name, result, parameters)                                                     \
  *(void **)&p_##name = dlsym(library, #name);                                                \
  if (p_##name == NULL) {                                                                     \
    missing = "libmicrohttpd is too old, it lacks " #name "; 0.9.71 or later is needed";      \
    return;                                                                                   \
  }
  EACH_FUNCTION(RESOLVE)
}

const char *stoa_server_open(void) {
  pthread_once(&once, open_library);
  return missing;
}

struct stoa_server {
  struct MHD_Daemon *daemon;
  size_t body_limit;
  stoa_server_handler handler;
  void *context;
};

struct stoa_exchange {
  struct MHD_Connection *connection;
  const char *method;
  char *target;
  char *body;
  size_t count, capacity, skipped;
  unsigned status;
  struct MHD_Response *response;
};

/* The target as it was sent is seen here alone; what is returned is the state of the request from then on. */
static void *begin(void *context, const char *target, struct MHD_Connection *connection) {
  (void)context;
  stoa_exchange *exchange = calloc(1, sizeof *exchange);
  if (exchange == NULL) return NULL;
  exchange->connection = connection;
  exchange->target = strdup(target);
  return exchange;
}

static void end(
  void *context, struct MHD_Connection *connection, void **state, enum MHD_RequestTerminationCode code) {
  (void)context, (void)connection, (void)code;
  stoa_exchange *exchange = *state;
  if (exchange == NULL) return;
  free(exchange->target);
  free(exchange->body);
  free(exchange);
  *state = NULL;
}

/* A body that is too long is read so many times as far as one may go before its sender is told. */
enum { PATIENCE = 64 };

/* Whether a body is announced that is not read to its end. Its place is taken by so much nothing as is refused. */
static int is_refused_unread(stoa_exchange *exchange, size_t limit) {
  const char *length = p_MHD_lookup_connection_value(exchange->connection, MHD_HEADER_KIND, "Content-Length");
  if (length == NULL || strtoull(length, NULL, 10) / PATIENCE <= limit) return 0;
  exchange->body = calloc(1, limit + 1);
  if (exchange->body != NULL) exchange->count = limit + 1;
  return exchange->body != NULL;
}

/* Who announces nothing and goes on for longer gets no answer. */
static enum MHD_Result keep(stoa_exchange *exchange, const char *bytes, size_t count, size_t limit) {
  size_t room = limit + 1 - exchange->count;
  size_t kept = count < room ? count : room;
  exchange->skipped += count - kept;
  if (exchange->skipped / PATIENCE > limit) return MHD_NO;
  if (exchange->count + kept > exchange->capacity) {
    size_t capacity = (exchange->count + kept) * 2;
    char *body = realloc(exchange->body, capacity);
    if (body == NULL) return MHD_NO;
    exchange->body = body;
    exchange->capacity = capacity;
  }
  if (kept > 0) memcpy(exchange->body + exchange->count, bytes, kept);
  exchange->count += kept;
  return MHD_YES;
}

/* Called when the head is there, for each piece of the body, and when that is over. */
static enum MHD_Result take(
  void *context, struct MHD_Connection *connection, const char *url, const char *method, const char *version,
  const char *bytes, size_t *count, void **state) {
  (void)url, (void)version;
  const stoa_server *server = context;
  stoa_exchange *exchange = *state;
  if (exchange == NULL || exchange->target == NULL) return MHD_NO;
  if (exchange->method == NULL) {
    exchange->method = method;
    /* An answer before the body is read closes the connection. */
    if (!is_refused_unread(exchange, server->body_limit)) return MHD_YES;
  }
  if (*count > 0) {
    size_t given = *count;
    *count = 0;
    return keep(exchange, bytes, given, server->body_limit);
  }
  server->handler(exchange, server->context);
  if (exchange->response == NULL) return MHD_NO;
  enum MHD_Result result = p_MHD_queue_response(connection, exchange->status, exchange->response);
  p_MHD_destroy_response(exchange->response);
  exchange->response = NULL;
  return result;
}

stoa_server *stoa_server_start(int listener, size_t body_limit, stoa_server_handler handler, void *context) {
  stoa_server *server = malloc(sizeof *server);
  if (server == NULL) return NULL;
  *server = (stoa_server){.body_limit = body_limit, .handler = handler, .context = context};
  server->daemon = p_MHD_start_daemon(
    MHD_USE_AUTO_INTERNAL_THREAD, 0, NULL, NULL, take, server, MHD_OPTION_LISTEN_SOCKET, listener,
    MHD_OPTION_URI_LOG_CALLBACK, begin, NULL, MHD_OPTION_NOTIFY_COMPLETED, end, NULL,
    MHD_OPTION_CONNECTION_TIMEOUT, 60u, MHD_OPTION_CONNECTION_LIMIT, 512u,
    MHD_OPTION_CONNECTION_MEMORY_LIMIT, (size_t)65536, MHD_OPTION_END);
  if (server->daemon != NULL) return server;
  free(server);
  return NULL;
}

void stoa_server_stop(stoa_server *server) {
  p_MHD_stop_daemon(server->daemon);
  free(server);
}

const char *stoa_exchange_method(const stoa_exchange *exchange) { return exchange->method; }
const char *stoa_exchange_target(const stoa_exchange *exchange) { return exchange->target; }
const void *stoa_exchange_body(const stoa_exchange *exchange, size_t *count) {
  *count = exchange->count;
  return exchange->body;
}

struct sink {
  stoa_field_sink sink;
  void *context;
};

static enum MHD_Result pass(void *context, enum MHD_ValueKind kind, const char *name, const char *value) {
  (void)kind;
  const struct sink *sink = context;
  sink->sink(name, value == NULL ? "" : value, sink->context);
  return MHD_YES;
}

void stoa_exchange_each_field(const stoa_exchange *exchange, stoa_field_sink sink, void *context) {
  struct sink passed = {sink, context};
  p_MHD_get_connection_values(exchange->connection, MHD_HEADER_KIND, pass, &passed);
}

/* The body of an answer to a HEAD, which nobody reads. */
static ssize_t nothing(void *context, uint64_t position, char *buffer, size_t count) {
  (void)context, (void)position, (void)buffer, (void)count;
  return MHD_CONTENT_READER_END_WITH_ERROR;
}

int stoa_exchange_answer(
  stoa_exchange *exchange, unsigned status, const void *body, size_t count, size_t length) {
  exchange->status = status;
  exchange->response = strcmp(exchange->method, "HEAD") == 0
    ? p_MHD_create_response_from_callback(length, 1024, nothing, NULL, NULL)
    : p_MHD_create_response_from_buffer(count, (void *)body, MHD_RESPMEM_MUST_COPY);
  return exchange->response != NULL;
}

void stoa_exchange_add_field(stoa_exchange *exchange, const char *name, const char *value) {
  p_MHD_add_response_header(exchange->response, name, value);
}
