/* Reading and writing records: the stored parts, and errors with their lines. */
#include "rig.h"

#include <stdio.h>
#include <string.h>

#include "upcard/record.h"

#define HEAD "upcard-record 1\ngame flip7\nseats 1\nrules target=3\n"

/** Reads a whole record; returns its last answer, with the sentence in `message`. */
static int read_all(const char *text, uc_record *record, char *message, size_t size) {
    uc_text reason;
    uc_text_start(&reason, message, size);
    if (uc_record_open(record, text, strlen(text), &reason)) return -2;
    int more;
    while ((more = uc_record_next(record, NULL, &reason)) == 1) continue;
    return more;
}

static void refused(const char *text, const char *words) {
    uc_record record;
    char message[2 * UC_MESSAGE_MAX];
    assert_true(read_all(text, &record, message, sizeof message) < 0);
    if (!strstr(message, words)) fail_msg("\"%s\" does not say \"%s\"", message, words);
}

static void a_finished_game_is_read(void **state) {
    (void)state;
    uc_record record;
    char message[UC_MESSAGE_MAX];
    assert_int_equal(read_all(HEAD "\n* card 5\n0 stay\nresult 0 5\n", &record, message, sizeof message), 0);
    assert_true(uc_over(&record.state));
    assert_true(record.result_seen);
    assert_int_equal(record.line, 8);
}

static void an_unfinished_game_is_read(void **state) {
    (void)state;
    uc_record record;
    char message[UC_MESSAGE_MAX];
    assert_int_equal(read_all(HEAD "\n* card 5\n", &record, message, sizeof message), 0);
    assert_false(uc_over(&record.state));
    assert_int_equal(read_all(HEAD, &record, message, sizeof message), 0);
    assert_int_equal(read_all(HEAD "\n* card 5", &record, message, sizeof message), 0);
    assert_int_equal(record.move, 5);
    assert_int_equal(read_all("upcard-record 1\r\ngame flip7\r\nseats 1\r\n\r\n* card 5\r\n", &record,
                              message, sizeof message),
                     0);
}

static void unknown_header_lines_are_kept(void **state) {
    (void)state;
    uc_record record;
    char message[UC_MESSAGE_MAX], names[UC_SEATS_MAX][64], kept[256];
    const char *extra = "names \"An\\\"n \\\\\"\ndate 2026-11-20T19:02:11Z\nx-later 1 2 3\nempty\n";
    char text[512];
    snprintf(text, sizeof text, "%s%s\n* card 5\n", HEAD, extra);
    assert_int_equal(read_all(text, &record, message, sizeof message), 0);
    uc_text out;
    uc_text_start(&out, kept, sizeof kept);
    uc_record_extra(&out, &record);
    assert_string_equal(kept, extra);
    size_t length;
    assert_memory_equal(uc_record_value(&record, "x-later", &length), "1 2 3", 5);
    assert_int_equal(length, 5);
    assert_non_null(uc_record_value(&record, "empty", &length));
    assert_int_equal(length, 0);
    assert_null(uc_record_value(&record, "x", &length));
    uc_record_read_names(&record, names);
    assert_string_equal(names[0], "An\"n \\");
}

static void missing_names_are_empty(void **state) {
    (void)state;
    uc_record record;
    char message[UC_MESSAGE_MAX], names[UC_SEATS_MAX][64];
    const char *long_name =
        "\"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\"";
    char text[512];
    snprintf(text, sizeof text, "upcard-record 1\ngame hilo\nnames %s  \"b\" \"\"\nseats 3\n\n", long_name);
    assert_int_equal(read_all(text, &record, message, sizeof message), 0);
    uc_record_read_names(&record, names);
    assert_int_equal(strlen(names[0]), UC_NAME_MAX - 1);
    assert_string_equal(names[1], "b");
    assert_string_equal(names[2], "");
    assert_int_equal(read_all("upcard-record 1\ngame hilo\nseats 3\n\n", &record, message, sizeof message),
                     0);
    uc_record_read_names(&record, names);
    assert_string_equal(names[0], "");
}

/* Lines that docs/record.md does not allow, since they could be misread. */
static void a_header_value_of_another_form_is_refused(void **state) {
    (void)state;
    static const char *const names[] = {"",
                                        "a",
                                        "\"a",
                                        "\"a\"",
                                        "\"a\" \"b",
                                        "\"a\"\"b\"",
                                        "\"a\" \"b\" ",
                                        " \"a\" \"b\"",
                                        "\"a\" b",
                                        "\"a\" \"\\b\"",
                                        "\"a\" \"b\\\"",
                                        "\"a\" \"b\" \"c\""};
    static const char *const others[][2] = {{"date yesterday", "a date must have"},
                                            {"date", "a date must have"},
                                            {"date 2026-11-20 19:02:11", "a date must have"},
                                            {"date 2026-11-20T19:02:11Z ", "a date must have"},
                                            {"commit xyz", "a commitment must be sha256:"},
                                            {"commit sha256:00", "a commitment must be sha256:"},
                                            {"undone some", "is not a number"},
                                            {"undone -1", "is not a number"}};
    char text[512];
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        snprintf(text, sizeof text, "upcard-record 1\ngame flip7\nseats 2\nnames %s\n\n", names[i]);
        refused(text, "line 4: names must be one per seat");
        snprintf(text, sizeof text, "upcard-record 1\ngame flip7\nnames %s\nseats 2\n\n", names[i]);
        refused(text, "line 3: names must be one per seat");
    }
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++) {
        snprintf(text, sizeof text, "%s%s\n\n", HEAD, others[i][0]);
        refused(text, others[i][1]);
    }
}

static void long_names_are_cut_off_between_characters(void **state) {
    (void)state;
    uc_record record;
    char message[UC_MESSAGE_MAX], names[UC_SEATS_MAX][UC_NAME_MAX], text[512], euros[128] = "";
    for (int i = 0; i < 21; i++) strcat(euros, "\xe2\x82\xac");
    snprintf(text, sizeof text, "upcard-record 1\ngame hilo\nseats 3\nnames \"%s\" \"a%s\" \"b\tc\"\n\n",
             euros, euros);
    assert_int_equal(read_all(text, &record, message, sizeof message), 0);
    uc_record_read_names(&record, names);
    assert_string_equal(names[0], euros); /* exactly 63 bytes */
    assert_memory_equal(names[1], "a\xe2\x82\xac", 4);
    assert_int_equal(strlen(names[1]), 61);
    assert_string_equal(names[2], "b c");
}

static void a_record_with_any_names_can_be_read(void **state) {
    (void)state;
    uc_record record;
    char message[UC_MESSAGE_MAX], names[UC_SEATS_MAX][UC_NAME_MAX], line[128], text[512];
    uc_text out;
    uc_text_start(&out, line, sizeof line);
    uc_record_names(&out, (const char *const[]){"Jos\xe9", "\x1b[2J\x7f\xc2\x9b", "\xf0\x9f\x82\xa1"}, 3);
    snprintf(text, sizeof text, "upcard-record 1\ngame hilo\nseats 3\n%s\n", line);
    assert_int_equal(read_all(text, &record, message, sizeof message), 0);
    uc_record_read_names(&record, names);
    assert_string_equal(names[0], "Jos?");
    assert_string_equal(names[1], " [2J  ");
    assert_string_equal(names[2], "\xf0\x9f\x82\xa1");
}

static void names_keep_all_letters(void **state) {
    (void)state;
    uc_record record;
    char message[UC_MESSAGE_MAX], names[UC_SEATS_MAX][UC_NAME_MAX];
    const char *text = "upcard-record 1\ngame hilo\nseats 3\nnames \"Zo\xc3\xab\" \"\xc2\xa1Ol\xc3\xa9!\" "
                       "\"back\\\\\"\n";
    assert_int_equal(read_all(text, &record, message, sizeof message), 0);
    uc_record_read_names(&record, names);
    assert_string_equal(names[0], "Zo\xc3\xab");
    assert_string_equal(names[1], "\xc2\xa1Ol\xc3\xa9!");
    assert_string_equal(names[2], "back\\");
}

static void a_header_without_a_line_has_no_such_value(void **state) {
    (void)state;
    uc_record record;
    size_t length = 0;
    char message[UC_MESSAGE_MAX], names[UC_SEATS_MAX][UC_NAME_MAX] = {"before"};
    assert_int_equal(read_all(HEAD "+x 1\n-y 2\n", &record, message, sizeof message), 0);
    assert_null(uc_record_value(&record, "names", &length)); /* here the header ends with the text */
    assert_non_null(uc_record_value(&record, "-y", &length));
    assert_int_equal(length, 1);
    uc_record_read_names(&record, names);
    assert_string_equal(names[0], "");
    assert_int_equal(read_all(HEAD "x 1\n\n* card 5\n", &record, message, sizeof message), 0);
    assert_null(uc_record_value(&record, "names", &length)); /* here an empty line ends it */
}

static void names_are_written_with_escapes(void **state) {
    (void)state;
    char buffer[128];
    uc_text text;
    uc_text_start(&text, buffer, sizeof buffer);
    uc_record_names(&text, (const char *const[]){"a\"b\\c\n", "bot:normal"}, 2);
    assert_string_equal(buffer, "names \"a\\\"b\\\\c \" \"bot:normal\"\n");
}

static void a_bad_head_is_refused_with_its_line(void **state) {
    (void)state;
    refused("", "line 1: the first line must be");
    refused("upcard-record 2\ngame flip7\nseats 1\n\n", "line 1:");
    refused("upcard-record 1\nseats 1\n\n", "no line \"game");
    refused("upcard-record 1\ngame flip7\n\n", "no line \"seats");
    refused("upcard-record 1\ngame uno\nseats 2\n\n", "line 2: unknown game");
    refused("upcard-record 1\ngame a-name-that-is-much-too-long-for-a-game\nseats 2\n\n",
            "line 2: unknown game");
    refused("upcard-record 1\ngame flip7\nseats x\n\n", "line 3:");
    refused("upcard-record 1\ngame flip7\nseats \n\n", "line 3: the number of seats is not a number");
    refused("upcard-record 1\ngame flip7\nseats -\n\n", "line 3: the number of seats is not a number");
    refused("upcard-record 1\ngame flip7\nseats 1234567890\n\n", "line 3: the number of seats is not");
    refused("upcard-record 1\ngame flip7\nseats -1\n\n", "line 3: flip7 is for 1 to 36 seats, not -1");
    refused("upcard-record 1\ngame flip7\nseats 37\n\n", "line 3: flip7 is for 1 to 36 seats");
    refused("upcard-record 1\ngame flip7\nseats 1\nrules target=0\n\n", "line 4: rule target cannot be");
    refused("upcard-record 1\ngame flip7\nseats 1\nrules target\n\n", "line 4: rules are written");
    refused("upcard-record 1\ngame flip7\nseats 1\nseats 2\n\n", "line 4: duplicate header line");
    refused("upcard-record 1\ngame flip7\nseats 1\nnames \"\xff\"\n\n", "line 4: not UTF-8");
    refused("upcard-record 1\ngame flip7\nseats 1\nnames \"\x80\"\n\n", "line 4: not UTF-8");
    refused("upcard-record 1\ngame flip7\nseats 1\nnames \"\xe2\x82!\"\n\n", "line 4: not UTF-8");
    refused("upcard-record 1\ngame flip7\nseats 1\nnames \"\xed\xa0\x80\"\n\n", "line 4: not UTF-8");
    refused("upcard-record 1\ngame flip7\nseats 1\nnames \"\xf0\x9f", "line 4: not UTF-8");
    refused("upcard-record 1\ngame flip7\nseats 1\n\r\r\n\n",
            "line 4: a control character"); /* once kept, then an empty line */
    refused("upcard-record 1\ngame flip7\nseats 1\nnames \"\x1b[2J\"\n\n", "line 4: a control character");
    refused("upcard-record 1\ngame flip7\nseats 1\nnames \"\x7f\"\n\n", "line 4: a control character");
    refused("upcard-record 1\ngame flip7\nseats 1\nnames \"\xc2\x9b\"\n\n", "line 4: a control character");
    refused("upcard-record 1\ngame flip7\nseats 1\nnames \"A\"\nnames \"B\"\n\n",
            "line 5: duplicate header line");
    refused("upcard-record 1\ngame flip7\nseats 1\nseed a\nx 1\nx 1\nseed a\n\n",
            "line 7: duplicate header line");
    refused("upcard-record 1\ngame flip7\nseats 1\nrules target=3 target=3\n\n",
            "line 4: rule target is given twice");
    refused(HEAD "* card 5\n0 stay\n", "line 5: a move in the header");
    refused(HEAD "0 stay\n", "line 5: a move in the header");
    char many[1024] = "upcard-record 1\ngame flip7\nseats 1\nrules";
    for (int i = 0; i < 60; i++) strcat(many, " target=3");
    refused(strcat(many, "\n\n"), "line 4:");
    char settings[1024] = "upcard-record 1\ngame flip7\nseats 1\nrules";
    for (int i = 0; i < 30; i++) strcat(settings, " tie=shared");
    refused(strcat(settings, "\n\n"), "line 4:");
}

static void the_first_of_several_bad_lines_is_named(void **state) {
    (void)state;
    refused("upcard-record 1\ngame chess\nseats x\nseats 1\n\n",
            "line 2: unknown game; the games are flip7, hilo,");
    refused("upcard-record 1\nseats x\ngame chess\n\n", "line 2: the number of seats");
    refused("upcard-record 1\nrules target\ngame chess\n\n", "line 2: rules are written");
    refused("upcard-record 1\ngame flip7\nseats 99\nrules target=0\n\n", "line 3: flip7 is for");
    refused("upcard-record 1\ngame flip7\nseats 1\nrules target=0\nnames \"\xff\"\n\n",
            "line 4: rule target");
    refused(HEAD "\n* card 5\n0 fly\n\xff\n", "line 7: no such move");
    refused(HEAD "\n* card 5\n\xff\n", "line 7: a line must be");
}

static void a_bad_line_is_refused_with_its_number_and_rule(void **state) {
    (void)state;
    refused(HEAD "\n* card 5\n0 fly\n", "line 7: no such move in flip7");
    refused(HEAD "\n0 hit\n", "line 6: seat 0 must wait: chance acts now");
    refused(HEAD "\n* card 5\n* card 6\n", "line 7: a seat must act, not chance");
    refused(HEAD "\n* card 5\n1 hit\n", "line 7: a line must be");
    refused(HEAD "\n* card 5\nhit\n", "line 7: a line must be");
    refused(HEAD "\n* card 5\n hit\n", "line 7: a line must be");
    refused(HEAD "\n* card 5\n-1 hit\n", "line 7: a line must be");
    refused(HEAD "\n* card 5\n/ hit\n", "line 7: a line must be");
    refused(HEAD "\n* card 5\n0  hit\n", "line 7: no such move");
    refused(HEAD "\n* card 5\nresult 0 5\n", "line 7: there is a result, but the game is not over");
    refused(HEAD "\n* card 5\n0 stay\nresult 0 6\n", "line 8: the result is wrong");
    refused(HEAD "\n* card 5\n0 stay\nresult 0 55\n", "line 8: the result is wrong");
    refused(HEAD "\n* card 5\n0 stay\nresult 0 5\nresult 0 5\n", "line 9: more than one result");
    refused(HEAD "\n* card 5\n0 stay\nresult 0 5\n0 hit\n", "line 9: there is a move after the result");
    refused(HEAD "\n* card 5\n0 stay\n0 hit\n", "line 8: the game is over");
    refused(HEAD "\n* card 5\n0 stay\n0 fly\n", "line 8: the game is over");
}

static void a_bad_line_leaves_the_position_before_it(void **state) {
    (void)state;
    uc_record record;
    uc_state before;
    char message[UC_MESSAGE_MAX];
    uc_text reason;
    const char *text = HEAD "\n* card 5\n0 fly\n";
    uc_text_start(&reason, message, sizeof message);
    assert_int_equal(uc_record_open(&record, text, strlen(text), &reason), UC_OK);
    assert_int_equal(uc_record_next(&record, NULL, &reason), 1);
    before = record.state;
    assert_int_equal(uc_record_next(&record, NULL, &reason), -1);
    uc_text_start(&reason, message, sizeof message);
    assert_int_equal(uc_record_next(&record, NULL, &reason), -1);
    assert_non_null(strstr(message, "line 7:")); /* at every attempt */
    assert_memory_equal(&before, &record.state, uc_state_size(&before));
}

static uc_error read_link(const char *link, uc_text *record) {
    static char buffer[4096];
    char message[UC_MESSAGE_MAX];
    uc_text reason;
    uc_text_start(&reason, message, sizeof message);
    uc_text_start(record, buffer, sizeof buffer);
    return uc_link_read(record, link, strlen(link), &reason);
}

static void a_link_stands_for_its_record_and_a_damaged_one_is_refused(void **state) {
    (void)state;
    char link[1024], message[UC_MESSAGE_MAX], copy[1024];
    const char *text = "upcard-record 1\ngame flip7\nseats 1\nrules target=3\nnames \"Ann\"\n\n* card 5\n0 "
                       "stay\nresult 0 5\n";
    uc_text out, reason, record;
    uc_text_start(&out, link, sizeof link);
    uc_text_start(&reason, message, sizeof message);
    assert_int_equal(uc_link_write(&out, text, strlen(text), &reason), UC_OK);
    assert_int_equal(read_link(link, &record), UC_OK);
    assert_non_null(strstr(record.buffer, "names \"Ann\"\n\n* card 5\n0 stay\nresult 0 5\n"));
    for (size_t i = 0; i < out.length;
         i++) { /* cut off anywhere, or with one character changed: refused, or another good game */
        memcpy(copy, link, i);
        copy[i] = '\0';
        assert_int_not_equal(read_link(copy, &record), UC_OK);
        strcpy(copy, link);
        copy[i] = copy[i] == 'x' ? 'y' : 'x';
        read_link(copy, &record);
        copy[i] = '*';
        assert_int_not_equal(read_link(copy, &record), UC_OK);
    }
    assert_int_equal(read_link(strcat(strcpy(copy, link), "A"), &record), UC_BAD_RECORD);
    uc_text_start(&out, link, 20);
    assert_int_equal(uc_link_write(&out, text, strlen(text), &reason), UC_TOO_SMALL);
    assert_int_equal(uc_link_write(&out, "upcard", 6, &reason), UC_BAD_RECORD);
    assert_int_equal(uc_link_write(&out, HEAD "\n0 fly\n", strlen(HEAD "\n0 fly\n"), &reason), UC_BAD_RECORD);
}

/** The digits of base64url. */
static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** With any one character changed, the link is refused or stands for a valid record. */
static void a_changed_link_is_refused_or_another_good_game(void **state) {
    (void)state;
    char link[1024], message[UC_MESSAGE_MAX];
    const char *text = HEAD "\n* card 5\n0 hit\n* card 6\n0 stay\nresult 0 11\n";
    uc_text out, reason, record;
    uc_record read;
    int good = 0;
    uc_text_start(&out, link, sizeof link);
    uc_text_start(&reason, message, sizeof message);
    assert_int_equal(uc_link_write(&out, text, strlen(text), &reason), UC_OK);
    for (size_t i = 0; i < out.length; i++)
        for (const char *digit = digits; *digit; digit++) {
            char kept = link[i];
            link[i] = *digit;
            bool is_good = read_link(link, &record) == UC_OK;
            if (is_good) assert_int_equal(read_all(record.buffer, &read, message, sizeof message), 0);
            good += is_good;
            link[i] = kept;
        }
    assert_true(good > (int)out.length); /* other cards, too */
    link[out.length - 1] = '\0';         /* a byte that is no character */
    assert_int_equal(uc_link_read(&record, link, out.length, &reason), UC_BAD_RECORD);
}

/** A link of bytes, then of the number of moves, none. */
static void write_link(char *link, const char *bytes, size_t count) {
    uint32_t held = 0;
    int bits = 0;
    strcpy(link, "upcard1.");
    link += strlen(link);
    for (size_t i = 0; i < count + 4; i++) {
        held = held << 8 | (i < count ? (unsigned char)bytes[i] : 0);
        for (bits += 8; bits >= 6; bits -= 6) *link++ = digits[held >> (bits - 6) & 63];
    }
    if (bits) *link++ = digits[held << (6 - bits) & 63];
    *link = '\0';
}

#define LINK(bytes) (write_link(link, bytes, sizeof bytes - 1), read_link(link, &record))

static void a_link_with_an_empty_line_in_its_head_is_damaged(void **state) {
    (void)state;
    char link[256];
    uc_text record;
    assert_int_equal(LINK("\0\1\0\10target=3\0\4x y\n"), UC_OK);
    assert_int_equal(LINK("\0\1\0\10target=3\0\5x y\n\n"), UC_BAD_RECORD);
    assert_int_equal(LINK("\0\1\0\10target=3\0\7x\n\n0 h\n"), UC_BAD_RECORD);
    assert_int_equal(LINK("\0\1\0\11target=3\n\0\0"), UC_BAD_RECORD);
    assert_int_equal(LINK("\0\1\0\10target=0\0\0"), UC_BAD_RECORD);    /* no such rules */
    assert_int_equal(LINK("\0\0\0\10target=3\0\0"), UC_BAD_RECORD);    /* no seats */
    assert_int_equal(LINK("\4\1\0\10target=3\0\0"), UC_BAD_RECORD);    /* no such game */
    assert_int_equal(LINK("\0\1\0\10targ\0t=3\0\0"), UC_BAD_RECORD);   /* a byte 0 in a text */
    assert_int_equal(LINK("\0\1\377\377target=3\0\0"), UC_BAD_RECORD); /* too long a text */
}

static void a_record_that_does_not_fit_is_not_given_in_part(void **state) {
    (void)state;
    char link[1024], back[1024], message[UC_MESSAGE_MAX];
    const char *text = HEAD "\n* card 5\n0 hit\n* card 6\n0 stay\nresult 0 11\n";
    uc_text out, reason;
    uc_text_start(&out, link, sizeof link);
    uc_text_start(&reason, message, sizeof message);
    assert_int_equal(uc_link_write(&out, text, strlen(text), &reason), UC_OK);
    uc_text whole;
    uc_text_start(&whole, back, sizeof back);
    assert_int_equal(uc_link_read(&whole, link, out.length, &reason), UC_OK);
    for (size_t capacity = 1; capacity <= whole.length; capacity++) {
        uc_text part;
        uc_text_start(&part, back, capacity);
        assert_int_equal(uc_link_read(&part, link, out.length, &reason), UC_TOO_SMALL);
        assert_int_equal(part.length, whole.length);
    }
}

static void a_bad_record_gives_no_link_and_one_sentence(void **state) {
    (void)state;
    char link[1024], message[UC_MESSAGE_MAX], text[10000] = HEAD "x ";
    uc_text out, reason;
    const char *bad = HEAD "\n* card 5\n0 fly\n";
    uc_text_start(&out, link, sizeof link);
    uc_text_start(&reason, message, sizeof message);
    assert_int_equal(uc_link_write(&out, bad, strlen(bad), &reason), UC_BAD_RECORD);
    assert_string_equal(message, "line 7: no such move in flip7");
    size_t head = strlen(text);
    memset(text + head, 'x', 9000);
    strcpy(text + head + 9000, "\n\n");
    uc_text_start(&reason, message, sizeof message);
    assert_int_equal(uc_link_write(&out, text, strlen(text), &reason),
                     UC_BAD_RECORD); /* no buffer would do */
    assert_string_equal(message, "the header is too long for a link");
}

static void a_link_whose_texts_are_not_whole_lines_is_damaged(void **state) {
    (void)state;
    uc_text record;
    assert_int_equal(read_link("upcard1.AAEACHRhcmdldD0zAAN4IHkAAAABK", &record), UC_BAD_RECORD);
    assert_int_equal(read_link("upcard1.AAEACnRhcmdldD0zAHgAAAAAAAEo", &record), UC_BAD_RECORD);
}

/* F7-5.5: the result of a game that nobody has won. */
static void a_result_without_a_winner(void **state) {
    (void)state;
    static const char text[] =
        "upcard-record 1\ngame flip7\nseats 1\nrules challenge=1 target=9\n\n* card 5\n0 stay\n";
    char buffer[256], message[UC_MESSAGE_MAX], whole[256];
    uc_record record;
    uc_text result;
    assert_int_equal(read_all(text, &record, message, sizeof message), 0);
    uc_text_start(&result, buffer, sizeof buffer);
    uc_record_result(&result, &record.state);
    assert_string_equal(buffer, "result - 5\n");
    snprintf(whole, sizeof whole, "%s%s", text, buffer);
    assert_int_equal(read_all(whole, &record, message, sizeof message), 0);
    assert_true(record.result_seen);
    snprintf(whole, sizeof whole, "%sresult 0 5\n", text);
    refused(whole, "line 8: the result is wrong");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_result_without_a_winner),
        cmocka_unit_test(a_finished_game_is_read),
        cmocka_unit_test(an_unfinished_game_is_read),
        cmocka_unit_test(unknown_header_lines_are_kept),
        cmocka_unit_test(missing_names_are_empty),
        cmocka_unit_test(a_header_value_of_another_form_is_refused),
        cmocka_unit_test(long_names_are_cut_off_between_characters),
        cmocka_unit_test(a_record_with_any_names_can_be_read),
        cmocka_unit_test(names_keep_all_letters),
        cmocka_unit_test(a_header_without_a_line_has_no_such_value),
        cmocka_unit_test(names_are_written_with_escapes),
        cmocka_unit_test(a_bad_head_is_refused_with_its_line),
        cmocka_unit_test(the_first_of_several_bad_lines_is_named),
        cmocka_unit_test(a_bad_line_is_refused_with_its_number_and_rule),
        cmocka_unit_test(a_bad_line_leaves_the_position_before_it),
        cmocka_unit_test(a_link_stands_for_its_record_and_a_damaged_one_is_refused),
        cmocka_unit_test(a_changed_link_is_refused_or_another_good_game),
        cmocka_unit_test(a_link_with_an_empty_line_in_its_head_is_damaged),
        cmocka_unit_test(a_record_that_does_not_fit_is_not_given_in_part),
        cmocka_unit_test(a_bad_record_gives_no_link_and_one_sentence),
        cmocka_unit_test(a_link_whose_texts_are_not_whole_lines_is_damaged),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
