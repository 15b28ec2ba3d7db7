/* RapidJSON's reader as it is used here. */
#ifndef STOA_CJSON_READER_H
#define STOA_CJSON_READER_H

/* A promise that the reader breaks is an error of the data, not the end of the process. */
#define RAPIDJSON_ASSERT(condition) static_cast<void>(0)
/* What it has by itself where NDEBUG is set; here that says nothing about the build. */
#define RAPIDJSON_FORCEINLINE __attribute__((always_inline))

#include <rapidjson/reader.h>

#endif
