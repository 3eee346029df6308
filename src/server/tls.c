/* Certificates. */
#include <openssl/err.h>
#include <openssl/ssl.h>
#include <string.h>

#include "server/connection.h"

static bool complain(uc_text *message, const char *file) {
    /* The first error is the cause; the last one only says which part of the library gave up. */
    unsigned long error = ERR_peek_error();
    const char *words =
        ERR_SYSTEM_ERROR(error) ? strerror(ERR_GET_REASON(error)) : ERR_reason_error_string(error);
    uc_text_add(message, file);
    uc_text_add(message, ": ");
    uc_text_add(message, words ? words : "cannot be used");
    ERR_clear_error();
    return false;
}

bool tls_load(void *tls, const server_config *config, uc_text *message) {
    SSL_CTX *context = tls;
    ERR_clear_error();
    if (SSL_CTX_use_certificate_chain_file(context, config->tls_cert) != 1)
        return complain(message, config->tls_cert);
    if (SSL_CTX_use_PrivateKey_file(context, config->tls_key, SSL_FILETYPE_PEM) != 1 ||
        SSL_CTX_check_private_key(context) != 1)
        return complain(message, config->tls_key);
    return true;
}

bool tls_check(const server_config *config, uc_text *message) {
    SSL_CTX *context = SSL_CTX_new(TLS_server_method());
    bool fine = context ? tls_load(context, config, message) : complain(message, "TLS");
    SSL_CTX_free(context);
    return fine;
}

void tls_prepare(void *tls) {
    SSL_CTX *context = tls;
    SSL_CTX_set_min_proto_version(context, TLS1_2_VERSION);
    SSL_CTX_set_mode(context, SSL_MODE_RELEASE_BUFFERS);
    SSL_CTX_set_options(context, SSL_OP_NO_RENEGOTIATION | SSL_OP_CIPHER_SERVER_PREFERENCE);
}
