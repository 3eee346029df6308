/** @file
 * A QR code on a terminal.
 */
#ifndef UC_CLI_SERVER_QR_H
#define UC_CLI_SERVER_QR_H

#include <stdbool.h>
#include <stdio.h>

/** Prints a text as a QR code of half blocks, dark on light whatever the colors of the terminal are. False,
 * and nothing was printed, when it would be wider than so many columns, or there is no memory. */
bool qr_print(const char *content, int columns, FILE *to);

#endif
