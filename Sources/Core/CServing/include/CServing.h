/* libmicrohttpd, opened at run time: linking it would cost every start a millisecond, and few starts serve anything. */
#pragma once
#include <stddef.h>

typedef struct stoa_server stoa_server;
/* One request and what is said to it; good for as long as the handler runs. */
typedef struct stoa_exchange stoa_exchange;

/* Answers a request, by one call of stoa_exchange_answer; the connection is closed where there was none. It is called
   on the server's one thread. */
typedef void (*stoa_server_handler)(stoa_exchange *_Nonnull exchange, void *_Nullable context);
typedef void (*stoa_field_sink)(const char *_Nonnull name, const char *_Nonnull value, void *_Nullable context);

/* Opens libmicrohttpd on the first call. NULL when it can be used, else a text that says what is missing. Nothing below
   may be called before it has returned NULL. */
const char *_Nullable stoa_server_open(void);

/* Serves a listening socket, which is the server's from then on, on a thread of its own. Of a body, body_limit + 1 bytes
   are kept, so that the handler can tell one that is too long; of one that is announced to be longer than 64 times as
   much, nothing is read, and so many zeros are handed over. NULL when it cannot be begun. */
stoa_server *_Nullable stoa_server_start(
  int listener, size_t body_limit, stoa_server_handler _Nonnull handler, void *_Nullable context);
/* Ends what is being answered, closes all connections and the socket, and returns when the handler runs no more. */
void stoa_server_stop(stoa_server *_Nonnull server);

const char *_Nonnull stoa_exchange_method(const stoa_exchange *_Nonnull exchange);
/* The path with its query, as it was sent. */
const char *_Nonnull stoa_exchange_target(const stoa_exchange *_Nonnull exchange);
const void *_Nullable stoa_exchange_body(const stoa_exchange *_Nonnull exchange, size_t *_Nonnull count);
void stoa_exchange_each_field(
  const stoa_exchange *_Nonnull exchange, stoa_field_sink _Nonnull sink, void *_Nullable context);

/* Begins the answer with a copy of the body. To a HEAD there is none, and length is what it would have. 0 when there is
   no memory for it. */
int stoa_exchange_answer(
  stoa_exchange *_Nonnull exchange, unsigned status, const void *_Nullable body, size_t count, size_t length);
/* Adds a field to the answer that was begun. */
void stoa_exchange_add_field(
  stoa_exchange *_Nonnull exchange, const char *_Nonnull name, const char *_Nonnull value);
