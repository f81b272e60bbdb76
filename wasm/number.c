// The double nearest to a decimal text, which Swift's parsing of a Double asks for; wasi-libc's strtod is written to
// read files as well and takes four times the room.

#include <stdint.h>
#include <string.h>

// So many digits decide; of those behind it matters only whether one is not zero.
enum { digitCount = 780, limbCount = 160 };

// A whole number of less than 5,120 bits, which the largest and smallest quotients of such texts do not reach.
typedef struct {
  int count;
  uint32_t limbs[limbCount];
} Whole;

static void multiply(Whole *number, uint32_t factor, uint32_t addend) {
  uint64_t carry = addend;
  for (int index = 0; index < number->count; index++) {
    carry += (uint64_t)number->limbs[index] * factor;
    number->limbs[index] = (uint32_t)carry;
    carry >>= 32;
  }
  if (carry) number->limbs[number->count++] = (uint32_t)carry;
}

static void multiplyByTens(Whole *number, int power) {
  while (power-- > 0) multiply(number, 10, 0);
}

static int bits(const Whole *number) {
  return 32 * number->count - __builtin_clz(number->limbs[number->count - 1]);
}

static void shift(Whole *number, int count) {
  int limbs = count / 32;
  memmove(number->limbs + limbs, number->limbs, 4 * (size_t)number->count);
  memset(number->limbs, 0, 4 * (size_t)limbs);
  number->count += limbs;
  multiply(number, 1u << count % 32, 0);
}

static int compare(const Whole *one, const Whole *other) {
  if (one->count != other->count) return one->count < other->count ? -1 : 1;
  for (int index = one->count - 1; index >= 0; index--) {
    if (one->limbs[index] != other->limbs[index]) return one->limbs[index] < other->limbs[index] ? -1 : 1;
  }
  return 0;
}

static void subtract(Whole *number, const Whole *less) {
  int64_t carry = 0;
  for (int index = 0; index < number->count; index++) {
    carry += (int64_t)number->limbs[index] - (index < less->count ? less->limbs[index] : 0);
    number->limbs[index] = (uint32_t)carry;
    carry >>= 32;
  }
  while (number->count > 0 && number->limbs[number->count - 1] == 0) number->count--;
}

// The double nearest to a quotient, the even one of two that are as near, as its bits.
static uint64_t divide(Whole *number, Whole *by) {
  int exponent = bits(number) - bits(by);
  if (exponent > 0) shift(by, exponent);
  else shift(number, -exponent);
  if (compare(number, by) < 0) {
    exponent--;
    multiply(number, 2, 0);
  }
  // The quotient is number / by * 2^exponent, with a first factor from 1 to below 2.
  int isSmall = exponent < -1022;
  int digits = isSmall ? 53 + 1022 + exponent : 53;
  if (digits < 0) return 0;
  uint64_t quotient = 0;
  for (int digit = 0; digit < digits; digit++) {
    int isIn = compare(number, by) >= 0;
    if (isIn) subtract(number, by);
    quotient = quotient << 1 | (uint64_t)isIn;
    multiply(number, 2, 0);
  }
  int rest = compare(number, by);
  quotient += rest > 0 || (rest == 0 && (quotient & 1));
  uint64_t result = isSmall ? quotient : ((uint64_t)(exponent + 1022) << 52) + quotient;
  uint64_t infinity = (uint64_t)0x7FF << 52;
  return exponent > 1023 || result > infinity ? infinity : result;
}

// The bits of the double nearest to a whole number times a power of ten.
static uint64_t scale(Whole *number, int digits, int power) {
  if (number->count == 0 || power + digits < -330) return 0;
  if (power + digits > 310) return (uint64_t)0x7FF << 52;
  Whole by = {1, {1}};
  multiplyByTens(power > 0 ? number : &by, power > 0 ? power : -power);
  return divide(number, &by);
}

static int isDigit(char character) { return character >= '0' && character <= '9'; }

// The exponent in a text, if there is one; one that is out of any reach is cut.
static const char *readExponent(const char *at, int *exponent) {
  if ((*at | 0x20) != 'e') return at;
  const char *digits = at + 1 + (at[1] == '-' || at[1] == '+');
  if (!isDigit(*digits)) return at;
  int isNegative = at[1] == '-';
  int value = 0;
  for (; isDigit(*digits); digits++) {
    if (value < 100000000) value = value * 10 + (*digits - '0');
  }
  *exponent += isNegative ? -value : value;
  return digits;
}

// Where the number at the start of a text ends; a null pointer if there is none. Only decimal ones are known.
const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
  const char *at = text + (*text == '-' || *text == '+');
  Whole number = {0, {0}};
  int digits = 0, power = 0, any = 0, isFraction = 0, isMore = 0;
  for (;; at++) {
    if (*at == '.' && !isFraction) {
      isFraction = 1;
      continue;
    }
    if (!isDigit(*at)) break;
    any = 1;
    power -= isFraction;
    if (digits < digitCount) {
      multiply(&number, 10, (uint32_t)(*at - '0'));
      digits += number.count > 0;
    } else {
      power++;
      isMore |= *at != '0';
    }
  }
  if (!any) return 0;
  at = readExponent(at, &power);
  if (isMore) {
    multiply(&number, 10, 1);
    digits++;
    power--;
  }
  uint64_t value = scale(&number, digits, power) | (uint64_t)(*text == '-') << 63;
  memcpy(result, &value, sizeof value);
  return at;
}
