/* libmicrohttpd's headers only: the library itself is opened with dlopen by CServing, so nothing is linked. */
#pragma once
#include <microhttpd.h>
