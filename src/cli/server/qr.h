/** @file
 * A QR code on a terminal.
 */
#ifndef UC_CLI_SERVER_QR_H
#define UC_CLI_SERVER_QR_H

#include <stdbool.h>
#include <stdio.h>

/** Prints a text as a QR code of half blocks, dark on light whatever the colors of the terminal are. Prints
 * nothing and returns false if the code would be wider than `columns`, or memory runs out. */
bool qr_print(const char *content, int columns, FILE *to);

#endif
