/** @file
 * The results when the operator ends a table.
 */
#ifndef UC_SERVER_ENDING_H
#define UC_SERVER_ENDING_H

typedef enum table_ending {
    ENDING_BEGUN,  /**< on its way to the disk */
    ENDING_BUSY,   /**< the table is being read or written: try again */
    ENDING_PAUSED, /**< the server cannot save: try again */
    ENDING_OVER,   /**< the game is over, from before or from now on */
    ENDING_UNKNOWN,
    ENDING_ELSEWHERE, /**< another node has it */
    ENDING_QUARANTINED
} table_ending;

#endif
