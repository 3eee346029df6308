/* upcard merge: joins shards into the result of one run. */
#include "cli/merge.h"

#include <getopt.h>
#include <stdlib.h>
#include <string.h>

#include "base/arguments.h"
#include "cli/commands.h"

static const char help[] = "usage: upcard merge FILE... [OPTION...]\n"
                           "\n"
                           "Joins all shards of a run of upcard simulate or upcard arena, in any order. The\n"
                           "result equals that of the same run without shards, byte for byte\n"
                           "(docs/shards.md).\n"
                           "\n"
                           "  --json, --csv   the result for programs\n"
                           "  --svg FILE      a chart of an arena's ratings; --force replaces a FILE that\n"
                           "                  exists\n"
                           "\n"
                           "example: upcard merge part1.shard part2.shard part3.shard --json\n";

/** A shard, from its header. */
typedef struct one {
    char *path;
    json_int_t number, count;
    bool whole;
    uint64_t done, all;
} one;

static int read_options(int argc, char **argv, merge_output *output) {
    static const struct option options[] = {{"json", no_argument, NULL, 'j'},
                                            {"csv", no_argument, NULL, 'c'},
                                            {"svg", required_argument, NULL, 'v'},
                                            {"force", no_argument, NULL, 'F'},
                                            {NULL, 0, NULL, 0}};
    int status = STATUS_FINE;
    opterr = 0;
    optind = 1;
    for (int option; !status && (option = getopt_long(argc, argv, ":", options, NULL)) != -1;) {
        switch (option) {
        case 'v': output->svg = optarg; break;
        case 'F': output->force = true; break;
        case 'j':
        case 'c':
            if (output->format) status = usage_error("merge", "--json and --csv cannot be used together");
            output->format = option == 'j' ? "json" : "csv";
            break;
        default: status = option_error("merge", option, argv);
        }
    }
    if (!status && optind == argc) status = usage_error("merge", "which files?");
    return status;
}

/* ---- reading ---- */

static const char *pass_over(void *user, json_t *line) {
    (void)user, (void)line;
    return NULL;
}

/** Reads the header of a file; `set` keeps the first one, for comparison with the others. */
static int look_at(shard_set *set, char *path, one *ret_one) {
    shard_file file = {.expected = set->header, .expected_path = set->file[0]};
    int status = shard_set_lines(path, &file, pass_over, NULL);
    if (!status &&
        json_unpack(file.header, "{s:I s:I}", "shard", &ret_one->number, "shards", &ret_one->count))
        status = failure("merge", "the header of %s has no \"shard\" and \"shards\"", path);
    if (!status) {
        json_int_t from = json_integer_value(json_object_get(file.header, "from"));
        ret_one->path = path;
        ret_one->whole = file.next == file.to;
        ret_one->done = file.next - (uint64_t)from;
        ret_one->all = file.to - (uint64_t)from;
        if (!set->header) set->header = json_incref(file.header);
    }
    json_decref(file.header);
    return status;
}

/* ---- checking that the shards are one run ---- */

static int by_number(const void *a, const void *b) {
    json_int_t left = ((const one *)a)->number, right = ((const one *)b)->number;
    return left < right ? -1 : left > right;
}

/** Each of 1..N once, and each complete. */
static int check(const one *list, int count) {
    int status = STATUS_FINE;
    for (int i = 0; !status && i < count; i++) {
        bool twice = i && list[i].number == list[i - 1].number;
        if (twice)
            status = failure("merge", "%s and %s are both shard %lld of %lld", list[i - 1].path, list[i].path,
                             (long long)list[i].number, (long long)list[i].count);
        else if (list[i].number != i + 1)
            status = failure("merge", "shard %d of %lld is missing", i + 1, (long long)list[0].count);
        else if (!list[i].whole)
            status = failure("merge",
                             "%s is not finished: it has %llu of %llu games; run it again with --resume %s",
                             list[i].path, (unsigned long long)list[i].done, (unsigned long long)list[i].all,
                             list[i].path);
    }
    if (!status && list[0].count != count)
        status = failure("merge", "shard %d of %lld is missing", count + 1, (long long)list[0].count);
    return status;
}

/** The report of the subcommand that wrote the shards. */
static int report(const shard_set *set, const merge_output *output) {
    const char *command = json_string_value(json_object_get(set->header, "command"));
    if (command && !strcmp(command, "simulate")) {
        if (output->svg) return usage_error("merge", "--svg needs shards of an arena");
        return merge_simulations(set, output);
    }
    if (command && !strcmp(command, "arena")) return merge_arenas(set, output);
    return failure("merge", "%s has the unknown command \"%s\"", set->file[0], command ? command : "");
}

static int merge(char **files, int count, const merge_output *output) {
    shard_set set = {.file = files, .count = 0};
    one *list = calloc((size_t)count + 1, sizeof *list);
    if (!list) return failure("merge", "out of memory");
    int status = STATUS_FINE;
    for (; !status && set.count < count; set.count++)
        status = look_at(&set, files[set.count], &list[set.count]);
    if (!status) {
        qsort(list, (size_t)count, sizeof *list, by_number);
        for (int i = 0; i < count; i++) set.file[i] = list[i].path;
        status = check(list, count);
    }
    if (!status) status = report(&set, output);
    json_decref(set.header);
    free(list);
    return status;
}

int cmd_merge(int argc, char **argv) {
    merge_output output = {.format = NULL};
    for (int i = 1; i < argc; i++)
        if (!strcmp(argv[i], "--help")) return fputs(help, stdout), finish_output("merge");
    int status = read_options(argc, argv, &output);
    return status ? status : merge(argv + optind, argc - optind, &output);
}
