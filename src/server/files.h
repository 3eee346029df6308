/** @file
 * The files of the page, all in memory: read once, compressed once. Files FILE.br and FILE.gz beside
 * a file are its content in Brotli and gzip, which the build of the page writes; without FILE.gz the server
 * compresses the content itself.
 */
#ifndef UC_SERVER_FILES_H
#define UC_SERVER_FILES_H

#include <stdbool.h>

#include "server/net.h"

enum { FILE_TAG = 36 };

/** How the content of a file may be encoded, the better the larger. */
typedef enum file_encoding { FILE_PLAIN, FILE_GZIP, FILE_BROTLI, FILE_ENCODINGS } file_encoding;

typedef struct page_file {
    char *path;                           /**< "assets/main-BX3fk2.js" */
    const char *type;                     /**< "text/javascript; charset=utf-8" */
    char tag[FILE_TAG];                   /**< of its content, for ETag, without quotes */
    net_message *content[FILE_ENCODINGS]; /**< NULL: not encoded so; never the plain one */
    bool is_lasting;                      /**< its name changes with its content: it may be cached forever */
} page_file;

typedef struct page_files page_files;

/** Reads a folder and everything below it, at most 64 MiB in 4096 files, except names that begin with a dot.
 * NULL and a message on failure. */
page_files *files_open(const char *folder, uc_text *message);
/** Messages in flight stay until they are sent. */
void files_close(page_files *files);
/** The file with this path, or NULL. */
const page_file *files_find(const page_files *files, const char *path);

#endif
