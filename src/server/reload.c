/* Changed certificates and files of the page, while the server runs: read outside the loop, and replaced all
 * or none. */
#include "server/connection.h"

static void read_all(uv_work_t *work) {
    net *n = work->data;
    reload *r = &n->reload;
    const server_config *config = n->config;
    uc_text why;
    uc_text_start(&why, r->why, sizeof r->why);
    r->is_fine = (!*config->tls_cert || (r->tls = tls_read(config, &why))) &&
                 (!*config->web || (r->files = files_open(config->web, &why)));
}

/* Swaps the old parts and the new ones. */
static void exchange(net *n) {
    reload *r = &n->reload;
    void *tls = n->certificate;
    page_files *files = n->files;
    n->certificate = r->tls;
    n->files = r->files;
    r->tls = tls;
    r->files = files;
}

static void has_read(uv_work_t *work, int status) {
    net *n = work->data;
    reload *r = &n->reload;
    (void)status;
    if (r->is_fine) exchange(n);
    files_close(r->files);
    tls_free(r->tls);
    r->files = NULL;
    r->tls = NULL;
    r->is_under_way = false;
    r->done(r->context, r->is_fine ? NULL : r->why);
    if (r->is_asked_again) net_reload(n, r->done, r->context);
}

void net_reload(net *n, void (*done)(void *context, const char *why), void *context) {
    reload *r = &n->reload;
    r->is_asked_again = r->is_under_way;
    if (r->is_under_way || n->is_closing) return;
    r->is_under_way = true;
    r->work.data = n;
    r->done = done;
    r->context = context;
    uv_queue_work(n->loop, &r->work, read_all, has_read);
}
