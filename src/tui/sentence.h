/** @file
 * Sentences with names in them, for all uses.
 */
#ifndef UC_TUI_SENTENCE_H
#define UC_TUI_SENTENCE_H

enum { SENTENCE_MAX = 512 };

/** Replaces "seat 2" in a sentence by a name, and adapts the words if that is "You" or "you". */
void name_seats(char sentence[SENTENCE_MAX], int seats, const char *const *names);

/** Replaces `from` by `to` everywhere in a sentence, which is cut if it becomes too long. */
void sentence_replace(char sentence[SENTENCE_MAX], const char *from, const char *to);

#endif
