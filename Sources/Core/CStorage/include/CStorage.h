/* Checksums, and database files whose every page carries one. */
#pragma once
#include <sqlite3.h>
#include <stddef.h>
#include <stdint.h>

/* XXH64 (Collet, xxHash specification 0.1.1). */
uint64_t stoa_checksum(const void *_Nullable bytes, size_t count, uint64_t seed);

/* The bytes at the end of each page that its checksum takes. */
enum { STOA_CHECKSUM_BYTES = 8 };

/* Two file systems for sqlite3_open_v2, for databases with STOA_CHECKSUM_BYTES reserved bytes a page and without a
   write-ahead log. Both put its checksum on each page that is written. */
#define STOA_CHECKED "stoa-checked" /* What is read and does not hold is SQLITE_IOERR_DATA. */
#define STOA_SEALING "stoa-sealing" /* What is read may be without. */

/* To be called once, before either is used. */
int stoa_register_checked_files(void);
