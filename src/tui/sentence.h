/** @file
 * Sentences with names in them, wherever they come from.
 */
#ifndef UC_TUI_SENTENCE_H
#define UC_TUI_SENTENCE_H

enum { SENTENCE_MAX = 512 };

/** Puts names in the place of "seat 2" in a sentence, and makes its words fit where one of them is "You" or
 * "you". */
void say_names(char sentence[SENTENCE_MAX], int seats, const char *const *names);

/** Replaces `from` by `to` everywhere in a sentence; what does not fit is cut. */
void sentence_replace(char sentence[SENTENCE_MAX], const char *from, const char *to);

#endif
