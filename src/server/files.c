/* The files of the page in memory. */
#define ZLIB_CONST
#include "server/files.h"

#include <dirent.h>
#include <errno.h>
#include <limits.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>
#include <zlib.h>

enum { FILES_MAX = 4096, BYTES_MAX = 64 << 20, DEPTH_MAX = 16 };

struct page_files {
    page_file *list; /* sorted by path */
    size_t count, room, bytes;
};

static const struct {
    const char *extension, *type;
    bool is_text; /* worth compressing */
} types[] = {
    {"html", "text/html; charset=utf-8", true},
    {"js", "text/javascript; charset=utf-8", true},
    {"mjs", "text/javascript; charset=utf-8", true},
    {"css", "text/css; charset=utf-8", true},
    {"json", "application/json", true},
    {"map", "application/json", true},
    {"webmanifest", "application/manifest+json", true},
    {"wasm", "application/wasm", true},
    {"svg", "image/svg+xml", true},
    {"txt", "text/plain; charset=utf-8", true},
    {"ico", "image/x-icon", true},
    {"png", "image/png", false},
    {"jpg", "image/jpeg", false},
    {"webp", "image/webp", false},
    {"woff2", "font/woff2", false},
    {"mp3", "audio/mpeg", false},
    {"ogg", "audio/ogg", false},
    {"wav", "audio/wav", true},
};

/* The row of a file's type; -1: unknown. */
static int type_of(const char *path) {
    const char *dot = strrchr(path, '.');
    for (int i = 0; dot && i < (int)(sizeof types / sizeof *types); i++)
        if (!strcasecmp(dot + 1, types[i].extension)) return i;
    return -1;
}

static bool complain(uc_text *message, const char *path, const char *what) {
    uc_text_add(message, path);
    uc_text_add(message, ": ");
    uc_text_add(message, what);
    return false;
}

/* A file's content, of at most `most` bytes; NULL and errno. */
static char *read_content(const char *path, size_t most, size_t *ret_length) {
    FILE *in = fopen(path, "rb");
    struct stat status;
    char *content = NULL;
    if (!in) return NULL;
    if (!fstat(fileno(in), &status) && status.st_size > (off_t)most)
        errno = EFBIG;
    else if ((content = malloc((size_t)status.st_size + 1)))
        *ret_length = fread(content, 1, (size_t)status.st_size, in);
    if (content && ferror(in)) free(content), content = NULL;
    fclose(in);
    return content;
}

/* The compressed content, if it is clearly smaller. */
static net_message *compressed(const char *content, size_t length) {
    z_stream stream = {0};
    net_message *message = NULL;
    size_t room = length - length / 16;
    char *packed = length > 256 ? malloc(room) : NULL;
    if (!packed) return NULL;
    if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, 15 + 16, 9, Z_DEFAULT_STRATEGY) == Z_OK) {
        stream.next_in = (const Bytef *)content;
        stream.avail_in = (uInt)length;
        stream.next_out = (Bytef *)packed;
        stream.avail_out = (uInt)room;
        if (deflate(&stream, Z_FINISH) == Z_STREAM_END) message = net_message_new(packed, stream.total_out);
        deflateEnd(&stream);
    }
    free(packed);
    return message;
}

static void free_file(page_file *file) {
    free(file->path);
    for (int i = 0; i < FILE_ENCODINGS; i++) net_message_drop(file->content[i]);
}

/* `path` is relative to the folder. */
static bool add_content(page_files *files, const char *path, const char *content, size_t length) {
    int type = type_of(path);
    unsigned char hash[16];
    if (files->count == files->room) {
        size_t room = files->room ? files->room * 2 : 64;
        page_file *list = realloc(files->list, room * sizeof *list);
        if (!list) return false;
        files->list = list;
        files->room = room;
    }
    page_file *file = &files->list[files->count];
    *file = (page_file){.path = strdup(path), .content = {net_message_new(content, length)}};
    file->type = type < 0 ? "application/octet-stream" : types[type].type;
    file->is_lasting = !strncmp(path, "assets/", 7);
    crypto_generichash(hash, sizeof hash, (const unsigned char *)content, length, NULL, 0);
    sodium_bin2hex(file->tag, sizeof file->tag, hash, sizeof hash);
    if (!file->path || !file->content[FILE_PLAIN]) return free_file(file), false;
    files->count++;
    files->bytes += length;
    return true;
}

/* Whether `path` is there and was written after `before`. */
static bool is_newer(const char *path, const char *before) {
    struct stat own, other;
    if (stat(path, &own) || stat(before, &other)) return false;
    return own.st_mtim.tv_sec != other.st_mtim.tv_sec ? own.st_mtim.tv_sec > other.st_mtim.tv_sec
                                                      : own.st_mtim.tv_nsec >= other.st_mtim.tv_nsec;
}

/* The files that a build leaves beside a file: its packed content. */
static const struct {
    const char *ending;
    file_encoding encoding;
} packings[] = {{".br", FILE_BROTLI}, {".gz", FILE_GZIP}};

enum { PACKINGS = sizeof packings / sizeof *packings };

/* The packed file beside the last file, if there is one that is not older. */
static void add_packed(page_files *files, const char *full, int packing) {
    page_file *file = &files->list[files->count - 1];
    char name[PATH_MAX];
    size_t length = 0;
    int written = snprintf(name, sizeof name, "%s%s", full, packings[packing].ending);
    if (written >= (int)sizeof name || !is_newer(name, full)) return;
    char *content = read_content(name, BYTES_MAX - files->bytes, &length);
    if (!content) return;
    file->content[packings[packing].encoding] = net_message_new(content, length);
    files->bytes += length;
    free(content);
}

/* All encodings of the last file. */
static void encode(page_files *files, const char *full, const char *content, size_t length) {
    page_file *file = &files->list[files->count - 1];
    int type = type_of(full);
    for (int i = 0; i < PACKINGS; i++) add_packed(files, full, i);
    if (!file->content[FILE_GZIP] && type >= 0 && types[type].is_text)
        file->content[FILE_GZIP] = compressed(content, length);
}

static bool add_file(page_files *files, const char *full, const char *path, uc_text *message) {
    size_t length = 0;
    if (files->count >= FILES_MAX) return complain(message, full, "too many files");
    char *content = read_content(full, BYTES_MAX - files->bytes, &length);
    if (!content)
        return complain(message, full, errno == EFBIG ? "the page is larger than 64 MiB" : strerror(errno));
    bool fine = add_content(files, path, content, length);
    if (fine) encode(files, full, content, length);
    free(content);
    return fine || complain(message, full, "no memory");
}

static bool is_packed(const char *name) {
    const char *dot = strrchr(name, '.');
    for (int i = 0; dot && i < PACKINGS; i++)
        if (!strcmp(dot, packings[i].ending)) return true;
    return false;
}

static bool add_folder(page_files *files, const char *folder, const char *path, int depth, uc_text *message);

static bool add_entry(page_files *files, const char *folder, const char *path, const char *name, int depth,
                      uc_text *message) {
    char full[PATH_MAX], below[PATH_MAX];
    struct stat status;
    int length = snprintf(full, sizeof full, "%s/%s", folder, name);
    snprintf(below, sizeof below, "%s%s", path, name);
    if (length >= (int)sizeof full) return complain(message, folder, "a name is too long");
    if (stat(full, &status)) return complain(message, full, strerror(errno));
    if (S_ISREG(status.st_mode) && is_packed(name)) return true; /* comes with its file */
    if (S_ISREG(status.st_mode)) return add_file(files, full, below, message);
    if (!S_ISDIR(status.st_mode)) return true;
    if (depth >= DEPTH_MAX) return complain(message, full, "too many nested folders");
    snprintf(below, sizeof below, "%s%s/", path, name);
    return add_folder(files, full, below, depth + 1, message);
}

static bool add_folder(page_files *files, const char *folder, const char *path, int depth, uc_text *message) {
    DIR *entries = opendir(folder);
    bool fine = entries;
    if (!entries) return complain(message, folder, strerror(errno));
    for (struct dirent *entry; fine && (entry = readdir(entries));)
        if (*entry->d_name != '.') fine = add_entry(files, folder, path, entry->d_name, depth, message);
    closedir(entries);
    return fine;
}

static int by_path(const void *a, const void *b) {
    return strcmp(((const page_file *)a)->path, ((const page_file *)b)->path);
}

page_files *files_open(const char *folder, uc_text *message) {
    page_files *files = calloc(1, sizeof *files);
    if (!files) return complain(message, folder, "no memory"), NULL;
    if (!add_folder(files, folder, "", 0, message)) return files_close(files), NULL;
    if (files->count) qsort(files->list, files->count, sizeof *files->list, by_path);
    return files;
}

void files_close(page_files *files) {
    if (!files) return;
    for (size_t i = 0; i < files->count; i++) free_file(&files->list[i]);
    free(files->list);
    free(files);
}

const page_file *files_find(const page_files *files, const char *path) {
    size_t low = 0, high = files ? files->count : 0;
    while (low < high) {
        size_t middle = (low + high) / 2;
        int order = strcmp(path, files->list[middle].path);
        if (!order) return &files->list[middle];
        if (order < 0)
            high = middle;
        else
            low = middle + 1;
    }
    return NULL;
}
