#pragma once
#include <curl/curl.h>

/* Opens libcurl on the first call. NULL when it is there, else a text that says what is missing. */
const char *stoa_curl_open(void);
