/* libcurl, opened at run time: linking it would cost every start 3 ms, also one that never goes to the network.
   Its variadic functions come as typed ones, since Swift cannot call the others. */
#pragma once
#include <curl/curl.h>

/* What libcurl hands received bytes to; anything but size * count as the result ends the transfer. */
typedef size_t (*stoa_curl_sink)(char *_Nonnull bytes, size_t size, size_t count, void *_Nullable context);

/* What libcurl tells of a socket that it has made, before it connects; 0 lets it go on. */
typedef int (*stoa_curl_socket_hook)(void *_Nullable context, curl_socket_t socket, curlsocktype purpose);
/* What libcurl calls before a request goes out on a connection; CURL_PREREQFUNC_OK lets it go on. */
typedef int (*stoa_curl_request_hook)(void *_Nullable context, char *_Nullable remote, char *_Nullable local,
                                      int remote_port, int local_port);

/* Opens and initialises libcurl on the first call. NULL when it can be used, else a text that says what is missing.
   Nothing below may be called before it has returned NULL. */
const char *_Nullable stoa_curl_open(void);
/* "7.88.1" */
const char *_Nonnull stoa_curl_version(void);
const char *_Nonnull stoa_curl_text(CURLcode code);

CURLM *_Nullable stoa_multi_init(void);
void stoa_multi_cleanup(CURLM *_Nonnull multi);
CURLMcode stoa_multi_set_long(CURLM *_Nonnull multi, CURLMoption option, long value);
CURLMcode stoa_multi_add(CURLM *_Nonnull multi, CURL *_Nonnull easy);
CURLMcode stoa_multi_remove(CURLM *_Nonnull multi, CURL *_Nonnull easy);
/* Moves every transfer on as far as it goes without waiting. */
CURLMcode stoa_multi_perform(CURLM *_Nonnull multi);
/* Waits for sockets, libcurl's own timers or a wake-up. */
CURLMcode stoa_multi_poll(CURLM *_Nonnull multi, int milliseconds);
/* The one function that other threads may call. */
CURLMcode stoa_multi_wakeup(CURLM *_Nonnull multi);
/* The next transfer that has ended and how; NULL when there is no more. */
CURL *_Nullable stoa_multi_next_ended(CURLM *_Nonnull multi, CURLcode *_Nonnull code);

CURL *_Nullable stoa_easy_init(void);
void stoa_easy_cleanup(CURL *_Nonnull easy);
CURLcode stoa_easy_set_long(CURL *_Nonnull easy, CURLoption option, long value);
CURLcode stoa_easy_set_text(CURL *_Nonnull easy, CURLoption option, const char *_Nonnull value);
CURLcode stoa_easy_set_pointer(CURL *_Nonnull easy, CURLoption option, void *_Nullable value);
CURLcode stoa_easy_set_sink(CURL *_Nonnull easy, CURLoption option, stoa_curl_sink _Nonnull sink);
CURLcode stoa_easy_set_socket_hook(CURL *_Nonnull easy, stoa_curl_socket_hook _Nonnull hook);
CURLcode stoa_easy_set_request_hook(CURL *_Nonnull easy, stoa_curl_request_hook _Nonnull hook);
/* The body to send; copied. NULL with a count of 0 is an empty one. */
CURLcode stoa_easy_set_body(CURL *_Nonnull easy, const void *_Nullable bytes, curl_off_t count);
long stoa_easy_get_long(CURL *_Nonnull easy, CURLINFO info);
curl_off_t stoa_easy_get_offset(CURL *_Nonnull easy, CURLINFO info);

struct curl_slist *_Nullable stoa_list_append(struct curl_slist *_Nullable list, const char *_Nonnull text);
void stoa_list_free(struct curl_slist *_Nullable list);

/* Waits for the end of a joinable thread, but not longer than that; 0 when it has ended. */
int stoa_thread_join(unsigned long thread, int milliseconds);
