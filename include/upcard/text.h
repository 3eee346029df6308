/** @file
 * A bounded UTF-8 text builder. It never writes beyond its buffer, always terminates the text, and truncates
 * it between two characters if the buffer is full.
 */
#ifndef UPCARD_TEXT_H
#define UPCARD_TEXT_H

#include "upcard/api.h"

typedef struct uc_text {
    char *buffer;    /**< the caller's; at least one byte */
    size_t capacity; /**< its bytes */
    size_t length;   /**< bytes that the whole text needs, without the NUL; the text is whole if this is below
                        capacity */
} uc_text;

/** Starts an empty text in a buffer of at least one byte. The caller owns the buffer, which must stay valid
 * as long as the text is used. */
UC_API void uc_text_start(uc_text *text, char *buffer, size_t capacity);
/** Adds a string that ends with a NUL. */
UC_API void uc_text_add(uc_text *text, const char *string);
/** Adds `count` bytes, which must be whole characters so that the text can be truncated between them. */
UC_API void uc_text_add_bytes(uc_text *text, const char *bytes, size_t count);
/** Adds a number in decimal digits. */
UC_API void uc_text_add_number(uc_text *text, int64_t number);
/** Adds a JSON string with its quotes; bytes below 0x20, the quote and the backslash are escaped. */
UC_API void uc_text_add_quoted(uc_text *text, const char *string);
/** Whether the bytes are UTF-8 without control characters. */
UC_API bool uc_text_plain(const char *bytes, size_t count);
/** Adds untrusted text in a form that is safe to display. U+FFFD replaces each control character, line or
 * paragraph separator, control of the writing direction that would reorder the surrounding text, and byte
 * that is not UTF-8. */
UC_API void uc_text_add_clean(uc_text *text, const char *bytes, size_t count);
/** Whether the bytes are safe to display: uc_text_add_clean would add them unchanged. */
UC_API bool uc_text_clean(const char *bytes, size_t count);
/** Whether the buffer holds everything added so far. */
static inline bool uc_text_whole(const uc_text *text) {
    return text->length < text->capacity;
}

#endif
