#include "upcard/api.h"

const char *uc_version(void) {
    return UPCARD_VERSION;
}
