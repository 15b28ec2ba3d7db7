#include "CStorage.h"

#include <string.h>

/* A database file; the one of the system's own file system follows in memory. */
typedef struct {
  sqlite3_file base;
  int verifies;
} checked_file;

static sqlite3_vfs *system_files(void) { return sqlite3_vfs_find("unix"); }

static sqlite3_file *real(sqlite3_file *file) { return (sqlite3_file *)((checked_file *)file + 1); }

/* SQLite reads bits of the header on their own; all else it reads and writes by whole pages. */
static int is_page(int count, sqlite3_int64 offset) {
  return count >= 512 && (count & (count - 1)) == 0 && offset % count == 0;
}

static uint64_t sum_of(const unsigned char *page, int count, sqlite3_int64 offset) {
  /* The place is a part of it: a page that was written to another one's place does not hold. */
  return stoa_checksum(page, (size_t)(count - STOA_CHECKSUM_BYTES), (uint64_t)offset);
}

/* A page that the file has room for, but that was never written, is all zero. */
static int is_blank(const unsigned char *page, int count) {
  return page[0] == 0 && memcmp(page, page + 1, (size_t)count - 1) == 0;
}

static int checked_read(sqlite3_file *file, void *bytes, int count, sqlite3_int64 offset) {
  int code = real(file)->pMethods->xRead(real(file), bytes, count, offset);
  if (!is_page(count, offset)) return code;
  if (code == SQLITE_IOERR_SHORT_READ) {
    /* Beyond the end there is nothing to read, which is no fault; half a page is one. */
    sqlite3_int64 size = 0;
    int sized = real(file)->pMethods->xFileSize(real(file), &size);
    return sized != SQLITE_OK ? sized : size > offset ? SQLITE_IOERR_DATA : code;
  }
  if (code != SQLITE_OK || !((checked_file *)file)->verifies) return code;
  uint64_t sum = sum_of(bytes, count, offset);
  const unsigned char *page = bytes;
  if (memcmp(page + count - sizeof sum, &sum, sizeof sum) == 0 || is_blank(page, count)) return SQLITE_OK;
  return SQLITE_IOERR_DATA;
}

static int checked_write(sqlite3_file *file, const void *bytes, int count, sqlite3_int64 offset) {
  if (is_page(count, offset)) {
    /* The bytes are reserved for this, so SQLite's own copy of the page may change in them. */
    unsigned char *page = (unsigned char *)bytes;
    /* A first page says at its 21st byte how many are; without them content would be written over. */
    if (offset == 0 && page[20] != STOA_CHECKSUM_BYTES) return SQLITE_IOERR_WRITE;
    uint64_t sum = sum_of(page, count, offset);
    memcpy(page + count - sizeof sum, &sum, sizeof sum);
  }
  return real(file)->pMethods->xWrite(real(file), bytes, count, offset);
}

#define PASS(name, parameters, arguments) \
  static int checked_##name parameters { return real(file)->pMethods->x##name arguments; }

PASS(Close, (sqlite3_file *file), (real(file)))
PASS(Truncate, (sqlite3_file *file, sqlite3_int64 size), (real(file), size))
PASS(Sync, (sqlite3_file *file, int flags), (real(file), flags))
PASS(FileSize, (sqlite3_file *file, sqlite3_int64 *size), (real(file), size))
PASS(Lock, (sqlite3_file *file, int level), (real(file), level))
PASS(Unlock, (sqlite3_file *file, int level), (real(file), level))
PASS(CheckReservedLock, (sqlite3_file *file, int *answer), (real(file), answer))
PASS(FileControl, (sqlite3_file *file, int control, void *argument), (real(file), control, argument))
PASS(SectorSize, (sqlite3_file *file), (real(file)))

static int checked_DeviceCharacteristics(sqlite3_file *file) {
  /* No reading of parts of pages (SQLITE_IOCAP_SUBPAGE_READ, newer than some headers), no writing past this file. */
  return real(file)->pMethods->xDeviceCharacteristics(real(file)) & ~(0x00008000 | SQLITE_IOCAP_BATCH_ATOMIC);
}

/* Of the first version: no shared memory, so no write-ahead log, and no mapping into memory. */
static const sqlite3_io_methods methods = {
    1,
    checked_Close,
    checked_read,
    checked_write,
    checked_Truncate,
    checked_Sync,
    checked_FileSize,
    checked_Lock,
    checked_Unlock,
    checked_CheckReservedLock,
    checked_FileControl,
    checked_SectorSize,
    checked_DeviceCharacteristics,
};

static int open_file(sqlite3_file *file, const char *name, int flags, int *given, int verifies) {
  sqlite3_vfs *system = system_files();
  /* Journals have checksums of SQLite's own, and files for sorting end with the process. */
  if (!(flags & SQLITE_OPEN_MAIN_DB)) return system->xOpen(system, name, file, flags, given);
  memset(file, 0, sizeof(checked_file));
  int code = system->xOpen(system, name, real(file), flags, given);
  if (code != SQLITE_OK) return code;
  ((checked_file *)file)->verifies = verifies;
  file->pMethods = &methods;
  return SQLITE_OK;
}

static int open_checked(sqlite3_vfs *files, const char *name, sqlite3_file *file, int flags, int *given) {
  return open_file(file, name, flags, given, 1);
}

static int open_sealing(sqlite3_vfs *files, const char *name, sqlite3_file *file, int flags, int *given) {
  return open_file(file, name, flags, given, 0);
}

int stoa_register_checked_files(void) {
  static sqlite3_vfs checked, sealing;
  int code = sqlite3_initialize();
  if (code != SQLITE_OK) return code;
  /* All but opening is the system's own, which needs nothing of its file system's value. */
  checked = sealing = *system_files();
  checked.szOsFile = sealing.szOsFile = checked.szOsFile + (int)sizeof(checked_file);
  checked.zName = STOA_CHECKED, checked.xOpen = open_checked;
  sealing.zName = STOA_SEALING, sealing.xOpen = open_sealing;
  checked.pNext = sealing.pNext = NULL;
  code = sqlite3_vfs_register(&checked, 0);
  return code == SQLITE_OK ? sqlite3_vfs_register(&sealing, 0) : code;
}
