/** @file
 * Function attributes for the compiler.
 */
#ifndef UC_CORE_ATTRIBUTES_H
#define UC_CORE_ATTRIBUTES_H

/* UC_INLINE: specialized for the constant arguments of its callers. Builds without optimization have one
 * copy, so coverage counts each line once, and so have builds that are to be small. */
#if defined(__OPTIMIZE__) && !defined(__OPTIMIZE_SIZE__)
#define UC_INLINE static inline __attribute__((always_inline))
#else
#define UC_INLINE static inline
#endif

/** Not inlined into its callers, which are hot. */
#define UC_COLD static __attribute__((noinline))

/** Rarely called: placed apart from hot code. */
#define UC_RARE __attribute__((cold))

/** The usual case; UC_UNLIKELY (upcard/api.h) is the other one. */
#define UC_LIKELY(condition) __builtin_expect(!!(condition), 1)

#endif
