/* The messages of the table protocol from a client: tables of keys, read by jansson. */
#include <jansson.h>
#include <stdio.h>
#include <string.h>

#include "room/room.h"
#include "upcard/protocol.h"

const char *const uc_emotes[] = {"hello",    "thanks", "well_played", "good_luck", "oops",  "wow",
                                 "hurry",    "ouch",   "close",       "lucky",     "sorry", "thinking",
                                 "nice_try", "haha",   "bye",         NULL};
const char *const uc_report_reasons[] = {"name", "emotes", "stalling", "cheating", "other", NULL};

/** Decodes a value into its member; false with a message if it has the wrong type. */
typedef struct key key;
typedef bool reader(void *to, const key *k, const json_t *value, uc_text *message);

/** A key of a message. */
struct key {
    const char *name;
    reader *read;
    bool needed;
    uint16_t at, size; /**< of its member */
    const char *const *words;
};

static bool complain(uc_text *message, const char *before, const char *quoted, const char *after) {
    uc_text_add(message, before);
    uc_text_add(message, quoted);
    uc_text_add(message, after);
    return false;
}

static bool read_number(void *to, const key *k, const json_t *value, uc_text *message) {
    int64_t number = json_is_integer(value) ? json_integer_value(value) : -1;
    if (number < 0 || number > INT32_MAX)
        return complain(message, "\"", k->name, "\" is not a whole number from 0 to 2147483647");
    memcpy(to, &number, sizeof number);
    return true;
}

static bool read_flag(void *to, const key *k, const json_t *value, uc_text *message) {
    if (!json_is_boolean(value)) return complain(message, "\"", k->name, "\" must be true or false");
    *(bool *)to = json_is_true(value);
    return true;
}

/** jansson rejects texts that contain a NUL. */
static bool copy_text(char *to, size_t size, const char *name, const json_t *value, uc_text *message) {
    if (!json_is_string(value)) return complain(message, "\"", name, "\" is not a text");
    if (json_string_length(value) >= size) return complain(message, "\"", name, "\" is too long");
    memcpy(to, json_string_value(value), json_string_length(value) + 1);
    return true;
}

static bool read_text(void *to, const key *k, const json_t *value, uc_text *message) {
    return copy_text(to, k->size, k->name, value, message);
}

static bool read_word(void *to, const key *k, const json_t *value, uc_text *message) {
    const char *word = json_string_value(value);
    int64_t number = 0;
    while (word && k->words[number] && strcmp(k->words[number], word) != 0) number++;
    if (!word || !k->words[number]) return complain(message, "there is no such \"", k->name, "\"");
    memcpy(to, &number, sizeof number);
    return true;
}

static bool read_players(void *to, const key *k, const json_t *value, uc_text *message) {
    uc_command *command = to;
    if (!json_is_array(value)) return complain(message, "\"", k->name, "\" is not a list");
    if (json_array_size(value) > UC_SEATS_MAX) return complain(message, "\"", k->name, "\" is too long");
    for (command->players_count = 0; command->players_count < (int)json_array_size(value);
         command->players_count++)
        if (!copy_text(command->players[command->players_count], UC_SEATED_MAX, k->name,
                       json_array_get(value, (size_t)command->players_count), message))
            return false;
    return true;
}

static bool read_setting(uc_command_setting *setting, const char *name, const json_t *value,
                         uc_text *message) {
    if (strlen(name) >= sizeof setting->key)
        return complain(message, "a key of \"rules\" is too long", "", "");
    memcpy(setting->key, name, strlen(name) + 1);
    if (json_is_boolean(value))
        snprintf(setting->value, sizeof setting->value, json_is_true(value) ? "true" : "false");
    else if (json_is_integer(value))
        snprintf(setting->value, sizeof setting->value, "%lld", (long long)json_integer_value(value));
    else if (!json_is_string(value))
        return complain(message, "a value of \"rules\" must be a whole number, a text or a boolean", "", "");
    else
        return copy_text(setting->value, sizeof setting->value, "rules", value, message);
    return true;
}

static bool read_rules(void *to, const key *k, const json_t *value, uc_text *message) {
    uc_command *command = to;
    if (!json_is_object(value)) return complain(message, "\"", k->name, "\" is not an object");
    if (json_object_size(value) > UC_SETTINGS_MAX) return complain(message, "\"", k->name, "\" is too long");
    /* jansson's loop macro needs a mutable object */
    void *object = json_object_iter((json_t *)(uintptr_t)value);
    for (void *at = object; at; at = json_object_iter_next((json_t *)(uintptr_t)value, at))
        if (!read_setting(&command->rules[command->rules_count++], json_object_iter_key(at),
                          json_object_iter_value(at), message))
            return false;
    return true;
}

#define MEMBER(member) offsetof(uc_command, member), sizeof((uc_command *)0)->member
#define NUMBER(member, needed)                                                                               \
    { #member, read_number, needed, MEMBER(member), NULL }
#define FLAG(member)                                                                                         \
    { #member, read_flag, false, MEMBER(member), NULL }
#define TEXT(member, needed)                                                                                 \
    { #member, read_text, needed, MEMBER(member), NULL }
#define WORD(name, member, needed, words)                                                                    \
    { name, read_word, needed, MEMBER(member), words }

enum { KEYS_MAX = 11 };

/** The messages, in the order of uc_command_type. */
static const struct {
    const char *type;
    key keys[KEYS_MAX + 1];
} messages[UC_COMMAND_TYPES] = {
    {"hello",
     {NUMBER(protocol, true), TEXT(token, false), TEXT(name, false), FLAG(raw), NUMBER(face, false)}},
    {"lobby", {FLAG(on)}},
    {"mine", {{0}}},
    {"create",
     {TEXT(game, true),
      NUMBER(seats, false),
      {"rules", read_rules, false, 0, 0, NULL},
      {"chairs", read_players, false, 0, 0, NULL},
      TEXT(clock, false),
      WORD("absent", absent, false, room_absent_words),
      FLAG(open),
      WORD("watch", watchers, false, room_watch_words),
      NUMBER(delay_s, false),
      WORD("hints", hints, false, room_hints_words)}},
    {"quick", {TEXT(game, true)}},
    {"join", {TEXT(table, true), NUMBER(seat, false), FLAG(watch), NUMBER(seq, false), TEXT(seed, false)}},
    {"chair", {NUMBER(seat, true), TEXT(player, true)}},
    {"remove", {NUMBER(seat, true)}},
    {"start", {TEXT(fill, false)}},
    {"move", {NUMBER(request, true), TEXT(move, true), TEXT(id, false)}},
    {"back", {{0}}},
    {"leave", {{0}}},
    {"emote", {WORD("emote", emote, true, uc_emotes)}},
    {"mute", {NUMBER(seat, true), FLAG(on)}},
    {"report", {NUMBER(seat, true), WORD("reason", reason, true, uc_report_reasons)}},
    {"rematch", {{0}}},
    {"push", {FLAG(on), TEXT(endpoint, true), TEXT(p256dh, false), TEXT(auth, false)}},
    {"visible", {FLAG(on)}},
    {"share", {{"head", read_text, true, MEMBER(pad), NULL}}},
    {"enter", {{"lines", read_text, true, MEMBER(pad), NULL}, NUMBER(seq, true), TEXT(id, true)}},
};

static bool read_key(uc_command *command, const key *k, const json_t *object, uc_text *message) {
    const json_t *value = json_object_get(object, k->name);
    if (!value || json_is_null(value))
        return k->needed ? complain(message, "\"", k->name, "\" is missing") : true;
    return k->read((char *)command + k->at, k, value, message);
}

static bool read_object(uc_command *command, const json_t *object, uc_text *message) {
    const char *type = json_string_value(json_object_get(object, "type"));
    size_t row = 0;
    if (!json_is_object(object)) return complain(message, "not a JSON object", "", "");
    while (row < UC_COMMAND_TYPES && (!type || strcmp(messages[row].type, type) != 0)) row++;
    if (row == UC_COMMAND_TYPES) return complain(message, "\"type\" is missing or unknown", "", "");
    command->type = (uc_command_type)row;
    for (const key *k = messages[row].keys; k->name; k++)
        if (!read_key(command, k, object, message)) return false;
    return true;
}

/** jansson's message may quote bytes that are not valid text. */
static bool complain_of_json(uc_text *message, json_error_t *error) {
    for (char *c = error->text; *c; c++)
        if (*c < ' ' || *c > '~') *c = '?';
    return complain(message, error->text, "", "");
}

bool uc_command_decode(uc_command *ret_command, const char *bytes, size_t length, uc_text *message) {
    uc_command command = {.protocol = -1,
                          .on = true,
                          .seats = -1,
                          .absent = -1,
                          .watchers = -1,
                          .delay_s = -1,
                          .hints = -1,
                          .seq = -1,
                          .seat = -1,
                          .request = -1,
                          .emote = -1,
                          .reason = -1,
                          .face = -1};
    json_error_t error;
    if (length > UC_RECEIVED_MAX) return complain(message, "longer than 4096 bytes", "", "");
    json_t *object = json_loadb(bytes, length, JSON_REJECT_DUPLICATES, &error);
    bool fine = object ? read_object(&command, object, message) : complain_of_json(message, &error);
    json_decref(object);
    if (fine) *ret_command = command;
    return fine;
}

int uc_command_settings(const uc_command *command, uc_setting *settings) {
    for (int i = 0; i < command->rules_count; i++)
        settings[i] = (uc_setting){command->rules[i].key, command->rules[i].value};
    return command->rules_count;
}
