/* The rulebooks of rules/ as tables; tools/embed-rules generates rule_texts.c. Books are in the order of the
 * build file, rules in the order of their numbers.
 * All texts are UTF-8 Markdown without a final line end. */
#ifndef UPCARD_CORE_RULE_TEXTS_H
#define UPCARD_CORE_RULE_TEXTS_H

#include <stddef.h>

struct uc_rule_text {
    const char *id;   /* "F7-3.2" */
    const char *text; /* the text after the number; lines of a list below the rule are joined by '\n' */
};

struct uc_rulebook {
    const char *game;  /* "flip7" */
    const char *title; /* "Flip 7" */
    const struct uc_rule_text *rules;
    size_t rule_count;
    const char *const *lines; /* the whole book, line by line */
    size_t line_count;
};

extern const struct uc_rulebook uc_rulebooks[];
extern const size_t uc_rulebook_count;

#endif
