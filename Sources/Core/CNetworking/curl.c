#include "CNetworking.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>

/* Every function that is taken from the library: name, result, parameters. The list is the one place to add to. */
#define EACH_FUNCTION(X)                                                       \
  X(curl_global_init, CURLcode, (long))                                        \
  X(curl_version_info, curl_version_info_data *, (CURLversion))                \
  X(curl_easy_strerror, const char *, (CURLcode))                              \
  X(curl_multi_init, CURLM *, (void))                                          \
  X(curl_multi_cleanup, CURLMcode, (CURLM *))                                  \
  X(curl_multi_setopt, CURLMcode, (CURLM *, CURLMoption, ...))                 \
  X(curl_multi_add_handle, CURLMcode, (CURLM *, CURL *))                       \
  X(curl_multi_remove_handle, CURLMcode, (CURLM *, CURL *))                    \
  X(curl_multi_perform, CURLMcode, (CURLM *, int *))                           \
  X(curl_multi_poll, CURLMcode,                                                \
    (CURLM *, struct curl_waitfd *, unsigned int, int, int *))                 \
  X(curl_multi_wakeup, CURLMcode, (CURLM *))                                   \
  X(curl_multi_info_read, CURLMsg *, (CURLM *, int *))                         \
  X(curl_easy_init, CURL *, (void))                                            \
  X(curl_easy_cleanup, void, (CURL *))                                         \
  X(curl_easy_setopt, CURLcode, (CURL *, CURLoption, ...))                     \
  X(curl_easy_getinfo, CURLcode, (CURL *, CURLINFO, ...))                      \
  X(curl_slist_append, struct curl_slist *, (struct curl_slist *, const char *)) \
  X(curl_slist_free_all, void, (struct curl_slist *))

/* curl.h wraps some of the names in macros that check types. */
#undef curl_easy_setopt
#undef curl_easy_getinfo
#undef curl_multi_setopt

#define DECLARE(name, result, parameters) static result(*p_##name) parameters;
EACH_FUNCTION(DECLARE)

static const char *missing;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void open_library(void) {
  static const char *const names[] = {"libcurl.so.4", "libcurl-gnutls.so.4"};
  void *library = NULL;
  /* Lazily: most of what its thirty libraries call in each other is never called, and to look it all up takes longer
     than a request. */
  for (size_t i = 0; library == NULL && i < sizeof names / sizeof *names; i++)
    library = dlopen(names[i], RTLD_LAZY | RTLD_LOCAL);
  if (library == NULL) {
    missing = "libcurl is not on this machine; install the package libcurl4";
    return;
  }
#define RESOLVE(name, result, parameters)                                      \
  *(void **)&p_##name = dlsym(library, #name);                                 \
  if (p_##name == NULL) {                                                      \
    missing = "libcurl is too old, it lacks " #name "; 7.68 or later is needed"; \
    return;                                                                    \
  }
  EACH_FUNCTION(RESOLVE)
  if (p_curl_global_init(CURL_GLOBAL_DEFAULT) != CURLE_OK) missing = "libcurl does not start";
}

const char *stoa_curl_open(void) {
  pthread_once(&once, open_library);
  return missing;
}

const char *stoa_curl_version(void) { return p_curl_version_info(CURLVERSION_NOW)->version; }
const char *stoa_curl_text(CURLcode code) { return p_curl_easy_strerror(code); }

CURLM *stoa_multi_init(void) { return p_curl_multi_init(); }
void stoa_multi_cleanup(CURLM *multi) { p_curl_multi_cleanup(multi); }
CURLMcode stoa_multi_set_long(CURLM *multi, CURLMoption option, long value) {
  return p_curl_multi_setopt(multi, option, value);
}
CURLMcode stoa_multi_add(CURLM *multi, CURL *easy) { return p_curl_multi_add_handle(multi, easy); }
CURLMcode stoa_multi_remove(CURLM *multi, CURL *easy) { return p_curl_multi_remove_handle(multi, easy); }
CURLMcode stoa_multi_perform(CURLM *multi) {
  int running;
  return p_curl_multi_perform(multi, &running);
}
CURLMcode stoa_multi_poll(CURLM *multi, int milliseconds) {
  return p_curl_multi_poll(multi, NULL, 0, milliseconds, NULL);
}
CURLMcode stoa_multi_wakeup(CURLM *multi) { return p_curl_multi_wakeup(multi); }
CURL *stoa_multi_next_ended(CURLM *multi, CURLcode *code) {
  int left;
  CURLMsg *message;
  while ((message = p_curl_multi_info_read(multi, &left)) != NULL) {
    if (message->msg != CURLMSG_DONE) continue;
    *code = message->data.result;
    return message->easy_handle;
  }
  return NULL;
}

CURL *stoa_easy_init(void) { return p_curl_easy_init(); }
void stoa_easy_cleanup(CURL *easy) { p_curl_easy_cleanup(easy); }
CURLcode stoa_easy_set_long(CURL *easy, CURLoption option, long value) {
  return p_curl_easy_setopt(easy, option, value);
}
CURLcode stoa_easy_set_text(CURL *easy, CURLoption option, const char *value) {
  return p_curl_easy_setopt(easy, option, value);
}
CURLcode stoa_easy_set_pointer(CURL *easy, CURLoption option, void *value) {
  return p_curl_easy_setopt(easy, option, value);
}
CURLcode stoa_easy_set_sink(CURL *easy, CURLoption option, stoa_curl_sink sink) {
  return p_curl_easy_setopt(easy, option, sink);
}
CURLcode stoa_easy_set_socket_hook(CURL *easy, stoa_curl_socket_hook hook) {
  return p_curl_easy_setopt(easy, CURLOPT_SOCKOPTFUNCTION, hook);
}
CURLcode stoa_easy_set_request_hook(CURL *easy, stoa_curl_request_hook hook) {
  return p_curl_easy_setopt(easy, CURLOPT_PREREQFUNCTION, hook);
}
CURLcode stoa_easy_set_body(CURL *easy, const void *bytes, curl_off_t count) {
  CURLcode code = p_curl_easy_setopt(easy, CURLOPT_POSTFIELDSIZE_LARGE, count);
  return code != CURLE_OK ? code : p_curl_easy_setopt(easy, CURLOPT_COPYPOSTFIELDS, bytes == NULL ? "" : bytes);
}
long stoa_easy_get_long(CURL *easy, CURLINFO info) {
  long value = 0;
  p_curl_easy_getinfo(easy, info, &value);
  return value;
}
curl_off_t stoa_easy_get_offset(CURL *easy, CURLINFO info) {
  curl_off_t value = 0;
  p_curl_easy_getinfo(easy, info, &value);
  return value;
}

struct curl_slist *stoa_list_append(struct curl_slist *list, const char *text) {
  return p_curl_slist_append(list, text);
}
void stoa_list_free(struct curl_slist *list) { p_curl_slist_free_all(list); }
