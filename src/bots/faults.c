/* Counts and reports the turns that programs lost. */
#include <string.h>

#include "bots/external.h"

static const struct {
    const char *key, *words;
} kinds[UC_FAULTS] = {
    [UC_FAULT_START] = {"start", "not started"}, [UC_FAULT_ENDED] = {"ended", "ended"},
    [UC_FAULT_SLOW] = {"slow", "too slow"},      [UC_FAULT_NONSENSE] = {"nonsense", "nonsense"},
    [UC_FAULT_ILLEGAL] = {"illegal", "illegal"},
};

const uc_bot *external_stand_in(void) {
    return uc_bot_find("easy");
}

uint64_t uc_faults_all(const uc_faults *faults) {
    uint64_t all = 0;
    for (int kind = 0; faults && kind < UC_FAULTS; kind++) all += faults->turns[kind];
    return all;
}

bool uc_faults_only(const uc_faults *faults) {
    return !faults->played && uc_faults_all(faults);
}

void uc_faults_add(uc_faults *faults, const uc_faults *more) {
    for (int kind = 0; kind < UC_FAULTS; kind++) faults->turns[kind] += more->turns[kind];
    faults->played += more->played;
    if (!faults->first[0]) memcpy(faults->first, more->first, sizeof faults->first);
}

void uc_faults_text(uc_text *text, const uc_faults *faults) {
    uint64_t all = uc_faults_all(faults);
    const char *comma = "";
    if (!all) return;
    uc_text_add_number(text, (int64_t)all);
    uc_text_add(text, all == 1 ? " turn was played by " : " turns were played by ");
    uc_text_add(text, external_stand_in()->id);
    uc_text_add(text, " instead (");
    for (int kind = 0; kind < UC_FAULTS; kind++) {
        if (!faults->turns[kind]) continue;
        uc_text_add(text, comma);
        uc_text_add_number(text, (int64_t)faults->turns[kind]);
        uc_text_add(text, " ");
        uc_text_add(text, kinds[kind].words);
        comma = ", ";
    }
    uc_text_add(text, all == 1 ? "): " : "), at first: ");
    uc_text_add(text, faults->first);
}

void uc_faults_json(uc_text *text, const uc_faults *faults) {
    for (int kind = 0; kind < UC_FAULTS; kind++) {
        uc_text_add(text, kind ? ",\"" : "{\"");
        uc_text_add(text, kinds[kind].key);
        uc_text_add(text, "\":");
        uc_text_add_number(text, (int64_t)faults->turns[kind]);
    }
    uc_text_add(text, ",\"first\":");
    if (faults->first[0])
        uc_text_add_quoted(text, faults->first);
    else
        uc_text_add(text, "null");
    uc_text_add(text, "}");
}
