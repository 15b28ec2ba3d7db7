/* libcurl's headers only: the library itself is opened with dlopen by CNetworking, so nothing is linked. */
#pragma once
#include <curl/curl.h>
