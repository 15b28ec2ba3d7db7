#include "CNetworking.h"

const char *stoa_curl_open(void) { return "libcurl is not there"; }
