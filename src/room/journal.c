#include "room/journal.h"

#include <string.h>

/** Each verb and its arguments: s a seat, n a number, w a word, r the rest of the line. */
static const struct {
    const char *word, *arguments;
} rows[JOURNAL_VERBS] = {
    /* FORMAT CODE GAME SEATS CLOCK ABSENT WATCH OPEN DELAY VERSION SECRET RULES */
    [JOURNAL_TABLE] = {"table", "nwwnwwwwnwwr"},
    [JOURNAL_SIT] = {"sit", "snr"}, /* SEAT PLAYER NAME */
    [JOURNAL_SEED] = {"seed", "sw"},
    [JOURNAL_RISE] = {"rise", "s"},
    [JOURNAL_BOT] = {"bot", "sw"}, /* SEAT LEVEL */
    [JOURNAL_FILL] = {"fill", "sw"},
    [JOURNAL_OPEN] = {"open", "s"},
    [JOURNAL_DATE] = {"date", "w"},
    [JOURNAL_START] = {"start", ""},
    [JOURNAL_MOVE] = {"move", "swr"}, /* SEAT #ID MOVE */
    [JOURNAL_STAND] = {"stand", "sr"},
    [JOURNAL_CHANCE] = {"chance", "r"},
    [JOURNAL_AWAY] = {"away", "s"},
    [JOURNAL_LEAVE] = {"leave", "s"},
    [JOURNAL_BACK] = {"back", "s"},
    [JOURNAL_OUT] = {"out", "s"},
    [JOURNAL_REMOVE] = {"remove", "s"},
    [JOURNAL_CLOSE] = {"close", "w"},     /* REASON */
    [JOURNAL_REMATCH] = {"rematch", "w"}, /* CODE */
    [JOURNAL_MUTE] = {"mute", "sn"},      /* SEAT OTHER */
    [JOURNAL_UNMUTE] = {"hear", "sn"},
    [JOURNAL_HINTS] = {"hints", "w"}, /* on, off */
    [JOURNAL_FACE] = {"face", "sn"},
    [JOURNAL_NAME] = {"name", "sr"},
};

journal_text journal_string(const char *string) {
    return (journal_text){string, strlen(string)};
}

bool journal_is(journal_text text, const char *string) {
    return text.length == strlen(string) && !memcmp(text.bytes, string, text.length);
}

void journal_write(uc_text *text, const journal_entry *entry) {
    const journal_text *word = entry->word;
    const int64_t *number = entry->number;
    uc_text_add_number(text, entry->now);
    uc_text_add(text, " ");
    uc_text_add(text, rows[entry->verb].word);
    for (const char *argument = rows[entry->verb].arguments; *argument; argument++) {
        uc_text_add(text, " ");
        switch (*argument) {
        case 's': uc_text_add_number(text, entry->seat); break;
        case 'n': uc_text_add_number(text, *number++); break;
        case 'w': uc_text_add_bytes(text, word->bytes, word->length), word++; break;
        default: uc_text_add_bytes(text, entry->rest.bytes, entry->rest.length);
        }
    }
    uc_text_add(text, "\n");
}

/** Removes the next word, up to a space or the end, from the rest of a line. */
static journal_text take_word(journal_text *rest) {
    const char *space = rest->length ? memchr(rest->bytes, ' ', rest->length) : NULL;
    size_t length = space ? (size_t)(space - rest->bytes) : rest->length, skip = length + (space != NULL);
    journal_text word = {rest->bytes, length};
    *rest = (journal_text){rest->bytes + skip, rest->length - skip};
    return word;
}

/** Digits without a leading zero. */
static bool read_number(journal_text word, int64_t *ret_number) {
    int64_t number = 0;
    if (!word.length || word.length > 15 || (word.length > 1 && word.bytes[0] == '0')) return false;
    for (size_t i = 0; i < word.length; i++) {
        if (word.bytes[i] < '0' || word.bytes[i] > '9') return false;
        number = 10 * number + (word.bytes[i] - '0');
    }
    *ret_number = number;
    return true;
}

static bool read_verb(journal_text word, journal_verb *ret_verb) {
    for (int verb = 0; verb < JOURNAL_VERBS; verb++)
        if (journal_is(word, rows[verb].word)) return *ret_verb = (journal_verb)verb, true;
    return false;
}

/** Reads the arguments of a verb. Returns NULL, or the error. `left`: whether text follows the last word
 * read. */
static const char *read_arguments(journal_entry *entry, journal_text rest, bool left) {
    int words = 0, numbers = 0;
    for (const char *argument = rows[entry->verb].arguments; *argument; argument++) {
        int64_t number;
        if (!left) return "it ends too soon";
        left = memchr(rest.bytes, ' ', rest.length) != NULL;
        journal_text word = *argument == 'r' ? rest : take_word(&rest);
        if (!word.length) return "an argument is empty";
        if (*argument == 'r') {
            entry->rest = word;
            return NULL;
        }
        if (*argument == 'w') {
            entry->word[words++] = word;
        } else {
            if (!read_number(word, &number)) return "an argument is not a number";
            if (*argument == 'n')
                entry->number[numbers++] = number;
            else if (number < UC_SEATS_MAX)
                entry->seat = (int)number;
            else
                return "there is no such seat";
        }
    }
    return left ? "extra text at the end" : NULL;
}

const char *journal_read(journal_entry *ret_entry, const char *line, size_t length) {
    journal_entry entry = {.now = 0};
    journal_text rest = {line, length};
    if (length >= JOURNAL_LINE_MAX) return "it is too long";
    for (size_t i = 0; i < length; i++)
        if ((unsigned char)line[i] < ' ' || line[i] == 0x7f) return "a control character";
    if (!read_number(take_word(&rest), &entry.now)) return "it does not begin with a time";
    bool left = rest.length && memchr(rest.bytes, ' ', rest.length);
    if (!read_verb(take_word(&rest), &entry.verb)) return "an unknown verb";
    const char *wrong = read_arguments(&entry, rest, left);
    if (!wrong) *ret_entry = entry;
    return wrong;
}
