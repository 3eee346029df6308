#include "cli/shards.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#include "base/arguments.h"

enum { FORMAT_VERSION = 1, SHARDS_MAX = 100000 };

int shard_of_text(const char *command, const char *text, shard *ret_shard) {
    char copy[48];
    snprintf(copy, sizeof copy, "%s", text);
    char *slash = strchr(copy, '/');
    if (slash) *slash = '\0';
    shard s;
    if (slash && strlen(text) < sizeof copy && read_whole(slash + 1, 1, SHARDS_MAX, &s.count) &&
        read_whole(copy, 1, s.count, &s.number))
        return *ret_shard = s, STATUS_FINE;
    return usage_error(command, "--shard is K/N with 1 <= K <= N <= %d, as 2/8, not \"%s\"", SHARDS_MAX,
                       text);
}

void shard_range(const shard *s, uint64_t games, uint64_t cycle, uint64_t *ret_from, uint64_t *ret_to) {
    uint64_t cycles = games / cycle, count = s->count ? s->count : 1, number = s->count ? s->number : 1;
    uint64_t each = cycles / count, more = cycles % count; /* the first ones have one more */
    *ret_from = cycle * ((number - 1) * each + (number - 1 < more ? number - 1 : more));
    *ret_to = cycle * (number * each + (number < more ? number : more));
}

json_t *shard_header(json_t *header, const char *command, const uc_game *game, uint64_t from, uint64_t to) {
    json_t *all = json_pack("{s:i s:s s:s s:s}", "upcard_shard", FORMAT_VERSION, "version", UPCARD_VERSION,
                            "command", command, "game", game->id);
    json_t *range = json_pack("{s:I s:I}", "from", (json_int_t)from, "to", (json_int_t)to);
    bool fine = all && header && range && !json_object_update(all, header) && !json_object_update(all, range);
    json_decref(header);
    json_decref(range);
    if (fine) return all;
    json_decref(all);
    return NULL;
}

json_t *shard_games_header(json_t *header, const char *command, const uc_game *game, const shard *s,
                           uint64_t games, uint64_t from, uint64_t to) {
    json_t *range =
        json_pack("{s:I s:I s:I}", "games", (json_int_t)games, "shard",
                  (json_int_t)(s->count ? s->number : 1), "shards", (json_int_t)(s->count ? s->count : 1));
    bool fine = header && range && !json_object_update(header, range);
    json_decref(range);
    if (fine) return shard_header(header, command, game, from, to);
    json_decref(header);
    return NULL;
}

json_t *shard_list(json_t *line, const char *key) {
    json_t *list = json_object_get(line, key);
    return json_is_array(list) ? list : NULL;
}

/* ---- reading ---- */

static int damaged(const char *command, const shard_file *file, uint64_t line, const char *what) {
    return failure(command, "%s, line %llu: %s", file->path, (unsigned long long)line, what);
}

/** Names the first key in which two headers differ. The part is compared only with the command line's. */
static int compare_headers(const char *command, const shard_file *file) {
    static const char *const part[] = {"shard", "from", "to"};
    const char *key;
    json_t *value;
    json_object_foreach(file->expected, key, value) {
        json_t *other = json_object_get(file->header, key);
        bool own = false;
        for (size_t i = 0; i < sizeof part / sizeof part[0]; i++) own |= !strcmp(key, part[i]);
        if ((own && file->expected_path) || (other && json_equal(value, other))) continue;
        char *here = json_dumps(value, JSON_ENCODE_ANY | JSON_COMPACT);
        char *there = other ? json_dumps(other, JSON_ENCODE_ANY | JSON_COMPACT) : NULL;
        int status =
            failure(command, "%s belongs to another run: \"%s\" is %s there and %s %s%s", file->path, key,
                    there ? there : "missing", here ? here : "different",
                    file->expected_path ? "in " : "here", file->expected_path ? file->expected_path : "");
        free(here);
        free(there);
        return status;
    }
    return STATUS_FINE;
}

static int read_header(const char *command, shard_file *file, json_t *line) {
    json_int_t version, from, to;
    const char *of;
    if (json_unpack(line, "{s:I s:I s:I s:s}", "upcard_shard", &version, "from", &from, "to", &to, "command",
                    &of) ||
        from < 0 || to < from)
        return failure(command, "%s is not a file written by upcard --shard or --resume", file->path);
    if (version != FORMAT_VERSION)
        return failure(command, "%s has the format %lld; this program reads %d", file->path,
                       (long long)version, FORMAT_VERSION);
    if (!file->unit && !json_object_get(line, "games"))
        return failure(command, "%s is a file of upcard %s, which plays no games", file->path, of);
    file->header = json_incref(line);
    file->next = (uint64_t)from;
    file->to = (uint64_t)to;
    return file->expected ? compare_headers(command, file) : STATUS_FINE;
}

static const char *read_faults(const shard_file *file, json_t *list) {
    size_t index;
    json_t *one;
    json_array_foreach(list, index, one) {
        uc_faults faults = {.played = 0};
        json_int_t played;
        json_t *turns;
        const char *first;
        if (index >= UC_SEATS_MAX ||
            json_unpack(one, "{s:I s:o s:s}", "played", &played, "turns", &turns, "first", &first))
            return "faults are {\"played\":N,\"turns\":[...],\"first\":\"...\"} a player";
        faults.played = (uint64_t)played;
        for (size_t i = 0; i < UC_FAULTS; i++)
            faults.turns[i] = (uint64_t)json_integer_value(json_array_get(turns, i));
        snprintf(faults.first, sizeof faults.first, "%s", first);
        if (file->faults) uc_faults_add(&file->faults[index], &faults);
    }
    return NULL;
}

static const char *read_part(shard_file *file, json_t *line, shard_take *take, void *user) {
    json_int_t from, to;
    if (json_unpack(line, "{s:[I,I]}", file->unit ? file->unit : "games", &from, &to))
        return "the key with [FROM,TO] is missing";
    if (from < 0 || (uint64_t)from != file->next || to <= from || (uint64_t)to > file->to)
        return "its part does not follow that of the line before";
    file->next = (uint64_t)to;
    return take(user, line);
}

int shard_read(const char *command, FILE *in, shard_file *file, shard_take *take, void *user) {
    char *text = NULL;
    size_t room = 0;
    ssize_t length;
    int status = STATUS_FINE;
    for (uint64_t number = 1; !status && (length = getline(&text, &room, in)) > 0 && text[length - 1] == '\n';
         number++) {
        json_error_t error;
        json_t *line = json_loadb(text, (size_t)length, JSON_REJECT_DUPLICATES, &error), *faults;
        if (!json_is_object(line))
            status =
                number == 1
                    ? failure(command, "%s is not a file written by upcard --shard or --resume", file->path)
                    : damaged(command, file, number, line ? "it is not an object {...}" : error.text);
        else if (number == 1)
            status = read_header(command, file, line);
        else {
            faults = shard_list(line, "faults");
            const char *wrong = faults ? read_faults(file, faults) : read_part(file, line, take, user);
            if (wrong) status = damaged(command, file, number, wrong);
        }
        json_decref(line);
        file->whole += length;
    }
    free(text);
    if (!status && ferror(in)) status = failure(command, "cannot read %s: %s", file->path, strerror(errno));
    return status;
}

/* ---- writing ---- */

/** Opens FILE of --resume. Passes its contents to `take`; a file that is missing or empty gets the header. */
static int shard_resume(shard_writer *w, shard_file *file, shard_take *take, void *user) {
    file->path = w->path;
    int number = open(w->path, O_RDWR | O_CREAT | O_CLOEXEC, 0666);
    w->out = number < 0 ? NULL : fdopen(number, "r+b");
    if (!w->out) return failure(w->command, "cannot open %s: %s", w->path, strerror(errno));
    if (flock(number, LOCK_EX | LOCK_NB)) return failure(w->command, "%s is in use by another run", w->path);
    int status = shard_read(w->command, w->out, file, take, user);
    if (status) return status;
    if (fseek(w->out, file->whole, SEEK_SET) || ftruncate(number, file->whole))
        return failure(w->command, "cannot write %s: %s", w->path, strerror(errno));
    if (file->header) return STATUS_FINE;
    shard_write(w, json_incref(file->expected), true);
    return w->failed ? failure(w->command, "cannot write %s: %s", w->path, strerror(errno)) : STATUS_FINE;
}

int shard_open(shard_writer *w, shard_file *file, shard_take *take, void *user) {
    int status = STATUS_FINE;
    if (!file->expected) return failure(w->command, "out of memory");
    if (w->path)
        status = shard_resume(w, file, take, user);
    else if (w->out)
        shard_write(w, json_incref(file->expected), true);
    json_decref(file->expected);
    json_decref(file->header);
    return status;
}

bool shard_write(shard_writer *w, json_t *line, bool now) {
    if (w->out && !w->failed) {
        char *text = line ? json_dumps(line, JSON_COMPACT) : NULL;
        double time = seconds_now();
        w->failed = !text || fprintf(w->out, "%s\n", text) < 0;
        free(text);
        if (now || time - w->written >= 1) {
            if (fflush(w->out)) w->failed = true;
            if (w->path) fdatasync(fileno(w->out));
            w->written = time;
        }
    }
    json_decref(line);
    return !w->failed;
}

void shard_write_faults(shard_writer *w, const uc_player *player, const uc_faults *faults, int players) {
    json_t *list = json_array();
    bool programs = false;
    for (int i = 0; i < players; i++) {
        json_t *turns = json_array();
        for (int k = 0; k < UC_FAULTS; k++)
            json_array_append_new(turns, json_integer((json_int_t)faults[i].turns[k]));
        json_array_append_new(list, json_pack("{s:I s:o s:s}", "played", (json_int_t)faults[i].played,
                                              "turns", turns, "first", faults[i].first));
        programs |= player[i].command != 0;
    }
    if (programs)
        shard_write(w, json_pack("{s:o}", "faults", list), true);
    else
        json_decref(list);
}

int shard_close(shard_writer *w) {
    if (!w->out) return STATUS_FINE;
    bool bad = w->failed | (fflush(w->out) != 0);
    int reason = errno;
    if (w->path) fdatasync(fileno(w->out));
    if (w->path && fclose(w->out)) bad = true;
    w->out = NULL;
    return bad ? failure(w->command, "cannot write %s: %s", w->path ? w->path : "standard output",
                         strerror(reason))
               : STATUS_FINE;
}
