// What Embedded Swift expects of a system, without one: the module must import nothing.

#include <stdint.h>
#include <stdlib.h>

uintptr_t __stack_chk_guard = 0x5A17BEEF;

_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }

// Seeds the hashing of dictionaries and sets. A constant does: tipd's output must not hang on their order.
void arc4random_buf(void *bytes, size_t count) {
  for (size_t index = 0; index < count; index++) ((uint8_t *)bytes)[index] = (uint8_t)(index * 31 + 7);
}

// The product of two 128-bit numbers, which printing a Double needs and no instruction gives.
__int128 __multi3(__int128 first, __int128 second) {
  uint64_t a = (uint64_t)first, b = (uint64_t)second;
  uint64_t a0 = (uint32_t)a, a1 = a >> 32, b0 = (uint32_t)b, b1 = b >> 32;
  uint64_t middle = a1 * b0 + (a0 * b0 >> 32);
  uint64_t other = a0 * b1 + (uint32_t)middle;
  uint64_t high = a1 * b1 + (middle >> 32) + (other >> 32);
  high += a * (uint64_t)(second >> 64) + (uint64_t)(first >> 64) * b;
  return (__int128)((unsigned __int128)high << 64 | a * b);
}
