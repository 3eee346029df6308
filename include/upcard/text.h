/** @file
 * A bounded UTF-8 text under construction. It never writes beyond its buffer, is always terminated, and is
 * cut off between two characters where the buffer ends.
 */
#ifndef UPCARD_TEXT_H
#define UPCARD_TEXT_H

#include "upcard/api.h"

typedef struct uc_text {
    char *buffer;    /**< the caller's; at least one byte */
    size_t capacity; /**< its bytes */
    size_t length;   /**< bytes that the whole text needs, without the NUL; the text is whole when it is below
                        capacity */
} uc_text;

/** Begins an empty text in a buffer of the caller, of at least one byte, which must stay as long as the text
 * is used. */
UC_API void uc_text_start(uc_text *text, char *buffer, size_t capacity);
/** Adds a string that ends with a NUL. */
UC_API void uc_text_add(uc_text *text, const char *string);
/** Adds `count` bytes; whole characters, so that the text can be cut off between them. */
UC_API void uc_text_add_bytes(uc_text *text, const char *bytes, size_t count);
/** Adds a number in decimal digits. */
UC_API void uc_text_add_number(uc_text *text, int64_t number);
/** Adds a JSON string with its quotes; bytes below 0x20, the quote and the backslash are escaped. */
UC_API void uc_text_add_quoted(uc_text *text, const char *string);
/** Whether the bytes are UTF-8 without control characters. */
UC_API bool uc_text_plain(const char *bytes, size_t count);
/** Adds text from elsewhere, made safe to show: in place of each control character, line or paragraph
 * separator, control of the writing direction that would reorder what stands around it, and byte that is no
 * UTF-8 stands U+FFFD. */
UC_API void uc_text_add_clean(uc_text *text, const char *bytes, size_t count);
/** Whether the bytes can be shown as they are: uc_text_add_clean would add them unchanged. */
UC_API bool uc_text_clean(const char *bytes, size_t count);
/** True when everything added so far is in the buffer. */
static inline bool uc_text_whole(const uc_text *text) {
    return text->length < text->capacity;
}

#endif
