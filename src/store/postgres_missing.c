/* In place of the PostgreSQL backend where libpq is missing. */
#include "store/backend.h"
#include "store/folder.h"

static backend *pg_open(const store_options *options, store_trouble_text *trouble, uc_text *message) {
    (void)options, (void)trouble;
    text_add_all(message, "this upcard was built without PostgreSQL (libpq)", NULL);
    return NULL;
}

const backend_kind store_postgres = {.open = pg_open};
