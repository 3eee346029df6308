/* Certificates. */
#include <openssl/err.h>
#include <openssl/ssl.h>
#include <openssl/x509.h>
#include <string.h>

#include "server/connection.h"

/* An unreadable file, or an error in its contents. */
static bool complain(uc_text *message, const char *file, const char *wrong) {
    unsigned long error =
        ERR_peek_error(); /* the first is the cause; the last only names the function that gave up */
    uc_text_add(message, file);
    uc_text_add(message, ": ");
    uc_text_add(message, ERR_SYSTEM_ERROR(error) ? strerror(ERR_GET_REASON(error)) : wrong);
    ERR_clear_error();
    return false;
}

static bool load(SSL_CTX *context, const server_config *config, uc_text *message) {
    ERR_clear_error();
    if (SSL_CTX_use_certificate_chain_file(context, config->tls_cert) != 1)
        return complain(message, config->tls_cert, "it contains no PEM certificate (BEGIN CERTIFICATE)");
    if (SSL_CTX_use_PrivateKey_file(context, config->tls_key, SSL_FILETYPE_PEM) != 1) {
        bool other = ERR_GET_REASON(ERR_peek_error()) == X509_R_KEY_VALUES_MISMATCH;
        return complain(message, config->tls_key,
                        other ? "it does not belong to the certificate"
                              : "it contains no PEM private key (BEGIN PRIVATE KEY)");
    }
    if (SSL_CTX_check_private_key(context) != 1)
        return complain(message, config->tls_key, "it does not belong to the certificate");
    return true;
}

void *tls_read(const server_config *config, uc_text *message) {
    SSL_CTX *context = SSL_CTX_new(TLS_server_method());
    if (context ? load(context, config, message)
                : complain(message, "TLS", "OpenSSL could not be initialized"))
        return context;
    SSL_CTX_free(context);
    return NULL;
}

void tls_free(void *tls) {
    SSL_CTX_free(tls);
}

/* Only the newest ones: a vhost itself keeps one certificate for each kind of key. */
static int show_newest(SSL *ssl, void *newest) {
    SSL_CTX *read = *(void **)newest;
    STACK_OF(X509) *chain = NULL;
    SSL_CTX_get0_chain_certs(read, &chain);
    SSL_certs_clear(ssl);
    return SSL_use_cert_and_key(ssl, SSL_CTX_get0_certificate(read), SSL_CTX_get0_privatekey(read), chain, 1);
}

void tls_prepare(void *tls, void **newest) {
    SSL_CTX *context = tls;
    SSL_CTX_set_cert_cb(context, show_newest, newest);
    SSL_CTX_set_min_proto_version(context, TLS1_2_VERSION);
    SSL_CTX_set_mode(context, SSL_MODE_RELEASE_BUFFERS);
    SSL_CTX_set_options(context, SSL_OP_NO_RENEGOTIATION | SSL_OP_CIPHER_SERVER_PREFERENCE);
}
