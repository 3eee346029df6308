#include "store/pack.h"

#include <stdlib.h>
#include <zlib.h>

/** zlib's default: a tenth smaller than the fastest, and games do not end often. */
enum { LEVEL = 6 };

bool store_pack(const store_lines *lines, store_packed *ret_packed) {
    uLongf size = compressBound((uLong)lines->length);
    void *data = malloc(size);
    if (!data || compress2(data, &size, (const Bytef *)lines->text, (uLong)lines->length, LEVEL) != Z_OK) {
        free(data);
        return false;
    }
    *ret_packed = (store_packed){.data = data, .size = size, .length = lines->length};
    return true;
}

bool store_unpack(const store_packed *packed, store_lines *ret_lines) {
    uLongf length = (uLongf)packed->length;
    char *text = malloc(packed->length + 1);
    if (!text || uncompress((Bytef *)text, &length, packed->data, (uLong)packed->size) != Z_OK ||
        length != packed->length) {
        free(text);
        return false;
    }
    ret_lines->text = text;
    ret_lines->length = packed->length;
    return true;
}
