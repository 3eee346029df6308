/** @file
 * What the compiler is told about a function beside its type.
 */
#ifndef UC_CORE_ATTRIBUTES_H
#define UC_CORE_ATTRIBUTES_H

/* UC_INLINE: fused into its callers with their constant arguments. One copy is enough where nothing is
 * optimized, and coverage counts each line once. */
#if defined(__OPTIMIZE__)
#define UC_INLINE static inline __attribute__((always_inline))
#else
#define UC_INLINE static inline
#endif

/** Kept out of its callers, which are hot. */
#define UC_COLD static __attribute__((noinline))

/** Seldom called: placed away from what is hot. */
#define UC_RARE __attribute__((cold))

#endif
