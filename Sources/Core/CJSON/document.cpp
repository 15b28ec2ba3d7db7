#include "text.h"
#include "tree.h"

#include <cstdlib>
#include <cstring>

/* Numbers come as they are written: for some of them the reader's own conversions look beyond their tables. */
static constexpr unsigned flags =
    rapidjson::kParseInsituFlag | rapidjson::kParseIterativeFlag | rapidjson::kParseNumbersAsStringsFlag;

/* One piece of the heap: this, the nodes, the text. */
struct cj_document {
  const cj_node *root;
  cj_node *nodes;
  char *text;
};

static cj_fault fault_of(const rapidjson::ParseResult &result, bool is_at_end) {
  switch (result.Code()) {
  case rapidjson::kParseErrorNone:
  case rapidjson::kParseErrorDocumentRootNotSingular: return CJ_FAULT_TRAILING;
  case rapidjson::kParseErrorNumberTooBig: return CJ_FAULT_RANGE;
  case rapidjson::kParseErrorTermination: return CJ_FAULT_SYNTAX;
  default: return is_at_end ? CJ_FAULT_TRUNCATED : CJ_FAULT_SYNTAX;
  }
}

/* Null where there is no memory for it. */
static cj_document *make(const void *bytes, size_t count, size_t nodes) {
  const size_t head = sizeof(cj_document) + nodes * sizeof(cj_node);
  auto *document = static_cast<cj_document *>(std::malloc(head + count + cj::padding));
  if (!document) return nullptr;
  document->nodes = reinterpret_cast<cj_node *>(document + 1);
  document->text = reinterpret_cast<char *>(document) + head;
  if (count > 0) std::memcpy(document->text, bytes, count);
  std::memset(document->text + count, 0, cj::padding);
  return document;
}

cj_document *cj_read(const void *bytes, size_t count, cj_fault *fault, size_t *offset) {
  const size_t nodes = cj::node_bound(static_cast<const char *>(bytes), count, cj::Tree::deepest);
  cj_document *document = make(bytes, count, nodes);
  *offset = 0;
  *fault = CJ_FAULT_MEMORY;
  if (!document) return nullptr;
  *offset = cj::valid_prefix(document->text, count);
  *fault = CJ_FAULT_ENCODING;
  if (*offset == count) {
    cj::Tree tree(document->nodes, nodes, std::strstr(document->text, "\\u"));
    rapidjson::InsituStringStream stream(document->text);
    rapidjson::CrtAllocator heap;
    rapidjson::Reader reader(&heap);
    const auto result = reader.Parse<flags>(stream, tree);
    document->root = tree.root();
    if (!result.IsError() && stream.Tell() == count) return document;
    /* The reader takes a NUL for the end. */
    *offset = result.IsError() ? result.Offset() : stream.Tell();
    *fault = tree.is_too_deep() ? CJ_FAULT_DEPTH : fault_of(result, stream.Tell() >= count);
  }
  cj_free(document);
  return nullptr;
}

void cj_free(cj_document *document) { std::free(document); }
const cj_node *cj_root(const cj_document *document) { return document->root; }

cj_kind cj_kind_of(const cj_node *node) { return node->kind; }
int64_t cj_integer(const cj_node *node) { return node->kind == CJ_INTEGER ? node->integer : 0; }

double cj_real(const cj_node *node) {
  return node->kind == CJ_REAL ? node->real : static_cast<double>(cj_integer(node));
}

const char *cj_text(const cj_node *node, size_t *count) {
  if (node->kind != CJ_TEXT) return nullptr;
  *count = node->count;
  return node->text;
}

size_t cj_count(const cj_node *node) { return node->kind == CJ_ARRAY ? node->count : 0; }

const cj_node *cj_element(const cj_node *node, size_t index) {
  return index < cj_count(node) ? &node->children[node->count - 1 - index] : nullptr;
}

const cj_node *cj_member(const cj_node *node, const char *name, size_t count) {
  if (node->kind != CJ_OBJECT) return nullptr;
  for (const cj_node *value = node->children + 2 * static_cast<size_t>(node->count); value != node->children;) {
    value -= 2;
    const cj_node &found = value[1];
    if (found.count == count && std::memcmp(found.text, name, count) == 0) return value;
  }
  return nullptr;
}
