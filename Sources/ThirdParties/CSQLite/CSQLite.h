#ifndef STOA_CSQLITE_H
#define STOA_CSQLITE_H

#include <sqlite3.h>
#include <stddef.h>

/* SQLITE_TRANSIENT is a cast macro, which Swift cannot import. */
static inline int stoa_sqlite3_bind_text(sqlite3_stmt *statement, int index, const char *bytes, sqlite3_uint64 count) {
  return sqlite3_bind_text64(statement, index, bytes, count, SQLITE_TRANSIENT, SQLITE_UTF8);
}

static inline int stoa_sqlite3_bind_blob(sqlite3_stmt *statement, int index, const void *bytes, sqlite3_uint64 count) {
  return sqlite3_bind_blob64(statement, index, bytes, count, SQLITE_TRANSIENT);
}

static inline void stoa_sqlite3_result_text(sqlite3_context *context, const char *bytes, sqlite3_uint64 count) {
  sqlite3_result_text64(context, count ? bytes : "", count, SQLITE_TRANSIENT, SQLITE_UTF8);
}

/* Swift cannot call what takes any number of arguments. */
static inline void stoa_sqlite3_leave_log(sqlite3 *database) {
  sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, (int *)0);
}

/* Glibc's fast search is a GNU extension, hidden from Swift's import of <string.h>. */
extern void *memmem(const void *text, size_t textCount, const void *part, size_t partCount);

static inline int stoa_contains_bytes(const void *text, size_t textCount, const void *part, size_t partCount) {
  return memmem(text, textCount, part, partCount) != 0;
}

#endif
