/* A JSON text (RFC 8259) as a tree of nodes, read by RapidJSON. A node lives as long as its document; what is asked of
   a node of another kind is nothing: 0, or no node. */
#ifndef STOA_CJSON_H
#define STOA_CJSON_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct cj_document cj_document;
typedef struct cj_node cj_node;

typedef enum {
  CJ_FAULT_SYNTAX,
  CJ_FAULT_TRUNCATED,
  CJ_FAULT_TRAILING,
  CJ_FAULT_ENCODING,
  /* More than 2048 arrays and objects inside one another. */
  CJ_FAULT_DEPTH,
  /* A number so long, or with an exponent so large, that RapidJSON gives up; it may be a number nonetheless. */
  CJ_FAULT_RANGE,
  /* There is no memory for the document. */
  CJ_FAULT_MEMORY
} cj_fault;

typedef enum { CJ_NULL, CJ_FALSE, CJ_TRUE, CJ_OBJECT, CJ_ARRAY, CJ_TEXT, CJ_INTEGER, CJ_REAL } cj_kind;

/* Reads a copy of these bytes. No document where they are no JSON: then `fault` says why, and `offset` how many bytes
   stand before the place. */
cj_document *cj_read(const void *bytes, size_t count, cj_fault *fault, size_t *offset);
void cj_free(cj_document *document);
const cj_node *cj_root(const cj_document *document);

/* A whole number that 64 bits hold is an integer, unless it is written with a point or an exponent. */
cj_kind cj_kind_of(const cj_node *node);
int64_t cj_integer(const cj_node *node);
/* Any number; beyond all doubles the largest of them. */
double cj_real(const cj_node *node);
/* UTF-8 of `count` bytes, NULs among them; null for all but a text. */
const char *cj_text(const cj_node *node, size_t *count);

/* How many elements an array has. */
size_t cj_count(const cj_node *node);
const cj_node *cj_element(const cj_node *node, size_t index);
/* The first member of that name. */
const cj_node *cj_member(const cj_node *node, const char *name, size_t count);

#ifdef __cplusplus
}
#endif

#endif
