// Memory for Embedded Swift, which asks for nothing but these three: what is freed is kept by its size for the next of
// that size. wasi-libc's allocator, which also joins neighbours, takes ten times the room and is slower.

#include <errno.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

// Blocks lie at multiples of this, each behind a word with the number of its size.
enum { alignment = 16, headerSize = 4, pageSize = 65536, growth = 16, sizeCount = 128 };

extern unsigned char __heap_base;

static void *freed[sizeCount];
static uintptr_t top, end;

// The number of the least size that holds so many bytes: there are four sizes to each doubling.
static unsigned numberOfSize(size_t size) {
  if (size <= 4 * alignment) return (unsigned)(size + alignment - 1) / alignment;
  unsigned doubling = 31 - (unsigned)__builtin_clz(size - 1);
  return 4 * (doubling - 5) + ((size - 1) >> (doubling - 2) & 3) + 1;
}

static size_t sizeOfNumber(unsigned number) {
  if (number <= 4) return number * alignment;
  unsigned doubling = (number - 1) / 4 + 5;
  return (size_t)((number - 1) % 4 + 5) << (doubling - 2);
}

// Takes new memory; a null pointer if the host has no more.
static void *carve(unsigned number) {
  if (!top) {
    top = ((uintptr_t)&__heap_base + alignment - 1) / alignment * alignment + alignment - headerSize;
    end = __builtin_wasm_memory_size(0) * pageSize;
  }
  size_t size = sizeOfNumber(number);
  if (size > end - top) {
    size_t pages = (size - (end - top) + pageSize - 1) / pageSize;
    if (pages < growth) pages = growth;
    if (__builtin_wasm_memory_grow(0, pages) == SIZE_MAX) return NULL;
    end += pages * pageSize;
  }
  uint32_t *header = (uint32_t *)top;
  *header = number;
  top += size;
  return header + 1;
}

void *malloc(size_t size) {
  if (size > INT32_MAX) return NULL;
  unsigned number = numberOfSize(size + headerSize);
  void **block = freed[number];
  if (!block) return carve(number);
  freed[number] = *block;
  return block;
}

void free(void *block) {
  if (!block) return;
  unsigned number = ((uint32_t *)block)[-1];
  *(void **)block = freed[number];
  freed[number] = block;
}

int posix_memalign(void **block, size_t multiple, size_t size) {
  if (multiple > alignment) return EINVAL;
  *block = malloc(size);
  return *block ? 0 : ENOMEM;
}
