/* A tree of nodes, built from what RapidJSON's reader meets. */
#ifndef STOA_CJSON_TREE_H
#define STOA_CJSON_TREE_H

#include "cjson.h"
#include "reader.h"

struct cj_node {
  union {
    int64_t integer;
    double real;
    const char *text;
    /* The last first; of an object, each value before its name. */
    const cj_node *children;
  };
  /* Bytes of a text, elements of an array, members of an object. */
  uint32_t count;
  cj_kind kind;
};

namespace cj {

/* Takes the reader's events. It has one array for nodes: those whose parent is still open grow down from its end, and
   when the parent closes they move to its front, where they stay. */
class Tree : public rapidjson::BaseReaderHandler<rapidjson::UTF8<>, Tree> {
public:
  static constexpr int deepest = 2048;

  /* `may_have_halves`: an escape may name the second half of a surrogate pair alone, which the reader lets through. */
  Tree(cj_node *nodes, size_t count, bool may_have_halves)
      : closed_(nodes), open_(nodes + count), may_have_halves_(may_have_halves) {}

  /* Once the reader has ended well. */
  const cj_node *root() const { return open_; }
  bool is_too_deep() const { return depth_ > deepest; }

  /* What the reader calls; false ends the reading. */
  bool Default() { return false; }
  bool Null() { return push(CJ_NULL); }
  bool Bool(bool flag) { return push(flag ? CJ_TRUE : CJ_FALSE); }
  bool RawNumber(const char *text, rapidjson::SizeType count, bool copy);
  bool String(const char *text, rapidjson::SizeType count, bool copy);
  bool Key(const char *text, rapidjson::SizeType count, bool copy) { return String(text, count, copy); }
  bool StartObject() { return ++depth_ <= deepest && push(CJ_OBJECT); }
  bool StartArray() { return ++depth_ <= deepest && push(CJ_ARRAY); }
  bool EndObject(rapidjson::SizeType count) { return close(count, 2 * static_cast<size_t>(count)); }
  bool EndArray(rapidjson::SizeType count) { return close(count, count); }

private:
  bool push(cj_kind kind) {
    if (open_ == closed_) return false;
    *--open_ = {{0}, 0, kind};
    return true;
  }

  bool close(uint32_t count, size_t children);

  cj_node *closed_;
  cj_node *open_;
  int depth_ = 0;
  bool may_have_halves_;
};

} // namespace cj

#endif
