// What the standard library asks of Unicode to compare texts, out of packed tables: the toolchain's own are 31 KB, of
// which 19 are left when compressed. They are unpacked when they are first asked.

#include <stdint.h>

#include "normalization.h"

typedef struct {
  uint32_t first, end, data;
} Run;

// A scalar and what it decomposes to: two scalars, or one and 0.
typedef struct {
  uint32_t scalar, first, second, entry;
} Pair;

// The entries of a hash table, of which fewer than half are taken: a number of a pair, plus 1.
enum { slotCount = 4096 };

static Run runs[runCount];
static Pair pairs[pairCount];
static uint16_t slots[slotCount];
static uint8_t texts[byteCount];

// Whole decompositions in UTF-8, each after its length.
const uint8_t *const _swift_stdlib_nfd_decompositions = texts;

static uint32_t next(const uint8_t **at) {
  uint32_t number = 0;
  for (int shift = 0;; shift += 7) {
    uint8_t byte = *(*at)++;
    number |= (uint32_t)(byte & 0x7F) << shift;
    if (byte < 0x80) return number;
  }
}

static const Pair *find(uint32_t scalar) {
  int low = 0, high = pairCount;
  while (low < high) {
    int middle = (low + high) / 2;
    if (pairs[middle].scalar == scalar) return &pairs[middle];
    if (pairs[middle].scalar < scalar) low = middle + 1;
    else high = middle;
  }
  return 0;
}

static uint8_t *encode(uint8_t *at, uint32_t scalar) {
  if (scalar < 0x80) return *at++ = (uint8_t)scalar, at;
  int more = scalar < 0x800 ? 1 : scalar < 0x10000 ? 2 : 3;
  *at++ = (uint8_t)(0xFF00 >> (more + 1) | scalar >> 6 * more);
  while (more-- > 0) *at++ = (uint8_t)(0x80 | (scalar >> 6 * more & 0x3F));
  return at;
}

static uint8_t *decompose(uint8_t *at, uint32_t scalar) {
  const Pair *pair = find(scalar);
  if (!pair) return encode(at, scalar);
  at = decompose(at, pair->first);
  return pair->second ? decompose(at, pair->second) : at;
}

static uint32_t slot(uint32_t first, uint32_t second) { return (first * 31 + second * 257) % slotCount; }

static void unpack(void) {
  const uint8_t *at = packed;
  uint32_t last = 0;
  for (int index = 0; index < runCount; index++) runs[index].first = next(&at);
  for (int index = 0; index < runCount; index++) {
    runs[index].first += last;
    last = runs[index].end = runs[index].first + next(&at);
  }
  for (int index = 0; index < runCount; index++) runs[index].data = kinds[next(&at)];
  last = 0;
  for (int index = 0; index < pairCount; index++) last = pairs[index].scalar = last + next(&at);
  last = 0;
  for (int index = 0; index < pairCount; index++) {
    uint32_t step = next(&at);
    last = pairs[index].first = last + (step & 1 ? ~(step >> 1) : step >> 1);
  }
  for (int index = 0; index < pairCount; index++) pairs[index].second = next(&at);
}

static void prepare(void) {
  static int isPrepared;
  if (isPrepared) return;
  isPrepared = 1;
  unpack();
  uint8_t *text = texts;
  for (int index = 0; index < pairCount; index++) {
    Pair *pair = &pairs[index];
    uint8_t *end = decompose(text + 1, pair->scalar);
    pair->entry = (uint32_t)(text - texts) << 18 | pair->scalar;
    *text = (uint8_t)(end - text - 1);
    text = end;
    if (!pair->second) continue;
    uint32_t place = slot(pair->first, pair->second);
    while (slots[place]) place = (place + 1) % slotCount;
    slots[place] = (uint16_t)(index + 1);
  }
}

uint16_t _swift_stdlib_getNormData(uint32_t scalar) {
  if (scalar < 0xC0) return 0;
  prepare();
  int low = 0, high = runCount;
  while (low < high) {
    int middle = (low + high) / 2;
    if (runs[middle].end <= scalar) low = middle + 1;
    else high = middle;
  }
  return low < runCount && runs[low].first <= scalar ? (uint16_t)runs[low].data : 0;
}

// The place of the decomposition above 18 bits of the scalar that it is of; of another scalar, if there is none.
uint32_t _swift_stdlib_getDecompositionEntry(uint32_t scalar) {
  prepare();
  const Pair *pair = find(scalar);
  return pair ? pair->entry : 0;
}

// What two scalars compose to; all ones if they do not. Those that must not be composed say so in their data.
uint32_t _swift_stdlib_getComposition(uint32_t first, uint32_t second) {
  prepare();
  for (uint32_t place = slot(first, second); slots[place]; place = (place + 1) % slotCount) {
    const Pair *pair = &pairs[slots[place] - 1];
    if (pair->first == first && pair->second == second && !(_swift_stdlib_getNormData(pair->scalar) & 2)) {
      return pair->scalar;
    }
  }
  return UINT32_MAX;
}
