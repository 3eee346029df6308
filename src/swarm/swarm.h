/** @file
 * The load test: tables whose seats are all real clients, the checks, and the measurements.
 */
#ifndef UC_SWARM_SWARM_H
#define UC_SWARM_SWARM_H

#include "client/client.h"
#include "swarm/history.h"
#include "swarm/latency.h"
#include "upcard/rng.h"

enum { SWARM_CODES = 32 };

typedef struct swarm_options {
    client_address server;
    const uc_game *game; /**< NULL: all that allow so many seats, in turn */
    char rules[2048];    /**< rule options as a JSON object */
    const char *clock;
    const char *history; /**< a file for what the clients saw (history.h); NULL: none */
    uint32_t tables, seats, idle;
    uint64_t rate;    /**< moves per second of all tables; 0: as fast as they are confirmed */
    uint64_t seconds; /**< 0: no limit */
    uint64_t games;   /**< of each table; 0: until the time is over */
    uint64_t pause_most_ms;
    uint64_t seed;
} swarm_options;

/** The game of table number `number`, or NULL if no game allows so many seats. */
const uc_game *swarm_game(const swarm_options *options, uint32_t number);

/** Errors that a load test may find. */
typedef enum swarm_wrong {
    SWARM_SEQ_BACK,       /**< a move was shown with a number that was already used */
    SWARM_REPEAT_CHANGED, /**< a confirmed move got another number when it was repeated */
    SWARM_LOST,           /**< a confirmed move is not at its place in the record */
    SWARM_TWICE,          /**< two confirmed moves have one number */
    SWARM_STRANGE,        /**< the record has a seat's move that none of its clients made */
    SWARM_TOTALS,         /**< seats received different totals */
    SWARM_RECORD,         /**< the record does not verify */
    SWARM_SEAT_LOST,      /**< a seat could not be taken again */
    SWARM_WRONGS
} swarm_wrong;
extern const char *const swarm_wrong_words[SWARM_WRONGS];

/** The phase of a table of the load test. */
typedef enum swarm_phase {
    SWARM_WAITING, /**< for its turn to begin */
    SWARM_MAKING,  /**< its first client asks for a table */
    SWARM_FILLING, /**< the others join */
    SWARM_PLAYING,
    SWARM_CHECKING,  /**< the record is fetched */
    SWARM_REJOINING, /**< the time is over: the table of its unfinished game is fetched */
    SWARM_AGAIN,     /**< a rematch was requested */
    SWARM_DONE,
    SWARM_PHASES
} swarm_phase;
extern const char *const swarm_phase_words[SWARM_PHASES];

typedef struct swarm_table swarm_table;

/** A client in a seat, or, with `table` NULL, an idle connection. */
typedef struct swarm_seat {
    client *client;
    swarm_table *table;
    bool asked, queued; /* to move; waiting for its turn by the rate */
    uint64_t request;
    char move[UC_MOVE_TEXT_MAX]; /* chosen */
    int64_t seen;                /* highest number of a move that it was shown */
    uint64_t sent_ns;            /* when its move was sent */
    client_move last;            /* confirmed */
    int64_t last_seq;            /* of that; 0: none */
    int64_t flight_seq;          /* a confirmed move that not all seats have been shown; 0: none */
    uint64_t flight_waits;       /* the seats that have not been shown it, as bits */
    uint64_t flight_ns;          /* when it was sent */
    uint64_t lost_ns;            /* when the connection was lost; 0: it is there */
    bool ended, greeted;
    bool rejoins, repeats; /* waits for its view at the end of the time, for its last move's confirm */
    uint32_t totals;       /* received at the end, as a hash */
} swarm_seat;

/** A confirmed move. */
typedef struct swarm_confirmed {
    uint32_t seq, move; /* the text as a hash */
    uint8_t seat;
} swarm_confirmed;

struct swarm_table {
    struct swarm *swarm;
    uint32_t number;
    const uc_game *game;
    swarm_phase phase;
    uint32_t seats;
    swarm_seat *seat;
    char code[UC_WORD_MAX];
    swarm_confirmed *moves;
    uint32_t count, room;
    uint64_t games;    /* played */
    uint64_t since_ns; /* time of the last request to the server for the table */
    bool fetching, starting;
};

typedef struct swarm_code {
    char word[24];
    uint64_t count;
} swarm_code;

typedef struct swarm {
    const swarm_options *options;
    uv_loop_t loop;
    uv_timer_t tick, pace, show;
    uv_signal_t end;
    clients *clients;
    FILE *history; /* NULL: none */
    swarm_table *tables;
    swarm_seat *seats, *idle;
    swarm_seat **queue; /* seats to move, in a ring with room for all */
    uint32_t queued, queue_at, seats_count;
    uint32_t begun;   /* tables that are not waiting any more */
    uint32_t filling; /* tables that are being made or filled */
    uint32_t idle_begun;
    uc_rng rng;
    uint64_t start_ns, end_ns, paced_ns;
    uint64_t all_ns;       /* when all tables had begun to play; 0: not yet */
    double owed;           /* moves that the rate allows by now */
    bool stopping, ending; /* ending: the time is over; what has begun is checked */
    bool unended;          /* games that should have ended did not */
    uint64_t measured_ns;  /* the end of the measurements; 0: not yet */

    /* measured */
    uint64_t confirmed, confirmed_all, games, checked, moves_checked, fetched, reconnects, repeats, strange;
    uint64_t idle_up, idle_lost, up, up_most, outage_first_ns;
    char why_not[UC_MESSAGE_MAX]; /* no connection was ever there */
    uint64_t outage_longest_us;   /* from the first client that was greeted again to the last one back */
    latency confirm, shown, back;
    swarm_code codes[SWARM_CODES];
    uint64_t wrong[SWARM_WRONGS], wrongs;
} swarm;

/** Runs a load test and prints the measurements as text or JSON; the exit status. */
int swarm_run(const swarm_options *options, bool json);

/** The handler of the clients' events. */
client_handler swarm_handler(swarm *s);
/** Creates tables and begins games that are due, and repeats unanswered requests. */
void swarm_tick(uv_timer_t *timer);
/** Lets seats move, as many as the rate allows. */
void swarm_pace(uv_timer_t *timer);
/** Reports tables that should have ended and have not: whether there are any (swarm.c). */
bool swarm_unended(const swarm *s);
/** Tables in this phase. */
uint32_t swarm_count(const swarm *s, swarm_phase phase);
/** Counts and reports an error. */
void swarm_report(swarm *s, swarm_wrong wrong, const swarm_table *t, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

/** Compares a finished game with its record (swarm_check.c). */
void swarm_check_totals(swarm_table *t);
void swarm_check_record(swarm_table *t, const char *record, size_t length);
/** Stores a confirmed move. */
void swarm_remember(swarm_table *t, int64_t seq, int seat, const char *move);
uint32_t swarm_hash(const char *bytes, size_t length);

#endif
