/* WebSocket clients: input, output, and closing. */
#include <stdlib.h>
#include <string.h>

#include "server/connection.h"
#include "server/log.h"
#include "upcard/protocol.h"

enum {
    QUEUE_KEPT = 8,
    BURST = 4,        /* seconds' worth of messages at once */
    SLOWED_MS = 10000 /* between two notices that a client is slowed */
};

/* Messages */

net_message *net_message_new(const char *bytes, size_t length) {
    if (length > UINT32_MAX - LWS_PRE) return NULL;
    net_message *message = malloc(sizeof *message + LWS_PRE + length);
    if (!message) return NULL;
    message->references = 1;
    message->length = (uint32_t)length;
    if (length) memcpy(message->bytes + LWS_PRE, bytes, length);
    return message;
}

void net_message_drop(net_message *message) {
    if (message && !--message->references) free(message);
}

/* The queue. Messages queued in a turn of the loop are sent at its end, without first asking the system for
 * room, since there nearly always is some; libwebsockets keeps the rest and asks then. */

static void wait_for_turn(net_client *client) {
    net *n = client->net;
    if (client->link_waiting) return;
    client->next_waiting = n->waiting;
    client->link_waiting = &n->waiting;
    if (n->waiting) n->waiting->link_waiting = &client->next_waiting;
    n->waiting = client;
}

static void wait_no_more(net_client *client) {
    if (!client->link_waiting) return;
    *client->link_waiting = client->next_waiting;
    if (client->next_waiting) client->next_waiting->link_waiting = client->link_waiting;
    client->link_waiting = NULL;
}

/* Stops reading from a slowed client, or resumes. Must not be called while a message is being processed:
 * libwebsockets would keep the bytes that it has already read, and with TLS it would spin on them. These
 * bytes are processed too, and slow the client for longer. */
static void update_reading(net_client *client) {
    bool is_unread = client->stage == STAGE_SLOWED || client->first_frame;
    if (is_unread == client->is_unread) return;
    client->is_unread = is_unread;
    if (lws_rx_flow_control(client->wsi, !is_unread) < 0) connection_doom(client);
}

static bool make_room(net_client *client) {
    if (client->queue_count < client->queue_room) return true;
    uint32_t room = client->queue_room ? client->queue_room * 2 : QUEUE_KEPT;
    net_message **queue = malloc(room * sizeof(net_message *));
    if (!queue) return false;
    for (uint32_t i = 0, at = client->queue_first; i < client->queue_count; i++) {
        queue[i] = client->queue[at++];
        if (at == client->queue_room) at = 0;
    }
    free(client->queue);
    client->queue = queue;
    client->queue_room = room;
    client->queue_first = 0;
    return true;
}

/* Takes the first message out. */
static void shift(net_client *client) {
    net_message *message = client->queue[client->queue_first];
    client->queue_first = (client->queue_first + 1) % client->queue_room;
    client->queue_count--;
    client->queue_bytes -= message->length;
    client->net->queue_bytes -= message->length;
    net_message_drop(message);
    if (client->queue_count || client->queue_room <= QUEUE_KEPT) return;
    free(client->queue);
    client->queue = NULL;
    client->queue_room = 0;
}

static void cut_off(net_client *client) {
    client->net->metrics->cut_off++;
    client->net->metrics->reached[LIMIT_QUEUE_BYTES]++;
    server_log(LOG_LEVEL_INFO, "cut_off", LOG_TEXT("address", client->address),
               LOG_NUMBER("waiting_bytes", client->queue_bytes));
    client->close_code = 0; /* there is no polite end for a client that does not read */
    while (client->queue_count) shift(client);
    connection_doom(client);
}

static net_client *largest_queue(const net *n) {
    net_client *largest = NULL;
    for (stage at = STAGE_SILENT; at <= STAGE_LEAVING; at++)
        for (net_client *client = n->first[at]; client; client = client->next)
            if (!largest || client->queue_bytes > largest->queue_bytes) largest = client;
    return largest;
}

/* Keeps all queues together within their budget. */
static void cut_largest(net *n) {
    net_client *largest = NULL;
    while (n->queue_bytes > n->config->queue_total_bytes && (largest = largest_queue(n)) &&
           largest->queue_bytes)
        cut_off(largest);
}

void client_send_waiting(net *n) {
    while (n->waiting) {
        net_client *client = n->waiting;
        wait_no_more(client);
        update_reading(client);
        if (client->stage < STAGE_DOOMED && client_writable(client)) connection_doom(client);
    }
    cut_largest(n);
    n->metrics->queue_bytes = n->queue_bytes;
}

static bool takes_messages(const net_client *client) {
    return client->is_open && client->stage < STAGE_LEAVING;
}

void net_send(net_client *client, net_message *message) {
    if (!takes_messages(client)) return;
    if (client->queue_bytes + message->length > client->net->config->queue_bytes || !make_room(client)) {
        cut_off(client);
        return;
    }
    message->references++;
    client->queue[(client->queue_first + client->queue_count++) % client->queue_room] = message;
    client->queue_bytes += message->length;
    client->net->queue_bytes += message->length;
    if (client->queue_count == 1) wait_for_turn(client);
}

void net_send_bytes(net_client *client, const char *bytes, size_t length) {
    net_message *message = net_message_new(bytes, length);
    if (message)
        net_send(client, message);
    else
        connection_doom(client);
    net_message_drop(message);
}

/* Leaving */

static const struct {
    const char *reason;
    uint16_t code;
} close_codes[] = {{"shutdown", LWS_CLOSE_STATUS_GOINGAWAY}, {"idle", LWS_CLOSE_STATUS_NORMAL}};

static void leave(net_client *client, uint16_t code) {
    client->close_code = code;
    connection_enter(client, STAGE_LEAVING);
    wait_for_turn(client);
}

void net_leave(net_client *client, const char *bytes, size_t length) {
    if (!takes_messages(client)) return;
    net_send_bytes(client, bytes, length);
    if (takes_messages(client)) leave(client, LWS_CLOSE_STATUS_GOINGAWAY);
}

void net_bye(net_client *client, const char *reason, const char *message) {
    char buffer[512];
    uc_text text;
    uint16_t code = LWS_CLOSE_STATUS_POLICY_VIOLATION;
    if (!takes_messages(client)) return;
    uc_text_start(&text, buffer, sizeof buffer);
    uc_encode_bye(&text, reason, message);
    net_send_bytes(client, buffer, strlen(buffer));
    for (size_t i = 0; i < sizeof close_codes / sizeof *close_codes; i++)
        if (!strcmp(reason, close_codes[i].reason)) code = close_codes[i].code;
    if (takes_messages(client)) leave(client, code);
}

/* For messages that no well-behaved client sends. */
static void refuse(net_client *client, uint16_t code, const char *message) {
    char buffer[512];
    uc_text text;
    client->net->metrics->limited++;
    uc_text_start(&text, buffer, sizeof buffer);
    uc_encode_refusal(&text, 0, "", "bad_message", NULL, 0, message);
    net_send_bytes(client, buffer, strlen(buffer));
    if (takes_messages(client)) leave(client, code);
}

int client_writable(net_client *client) {
    if (client->wants_ping) {
        unsigned char ping[LWS_PRE + 6] = {0}; /* an empty one would come back unnoticed */
        client->wants_ping = false;
        memcpy(ping + LWS_PRE, "upcard", 6);
        if (lws_write(client->wsi, ping + LWS_PRE, 6, LWS_WRITE_PING) < 0) return -1;
    }
    while (client->queue_count && !lws_partial_buffered(client->wsi)) {
        net_message *message = client->queue[client->queue_first];
        if (lws_write(client->wsi, message->bytes + LWS_PRE, message->length, LWS_WRITE_TEXT) < 0) return -1;
        client->net->metrics->messages_out++;
        client->net->metrics->bytes_out += message->length;
        shift(client);
    }
    if (client->queue_count || lws_partial_buffered(client->wsi))
        return lws_callback_on_writable(client->wsi), 0;
    if (client->close_code && !client->sent_close) connection_doom(client);
    return 0;
}

/* Receiving */

static void forget_pieces(net_client *client) {
    free(client->partial);
    client->partial = NULL;
    client->partial_length = client->partial_room = 0;
    client->partial_empty = 0;
}

static bool keep_piece(net_client *client, const char *bytes, size_t length) {
    if (client->partial_length + length > client->partial_room) {
        uint32_t room = client->partial_room ? UC_RECEIVED_MAX : 2 * PIECE_BYTES;
        char *partial = realloc(client->partial, room);
        if (!partial) return false;
        client->partial = partial;
        client->partial_room = room;
    }
    if (length) memcpy(client->partial + client->partial_length, bytes, length);
    client->partial_length += (uint32_t)length;
    return true;
}

static void show_life(net_client *client) {
    if (client->stage != STAGE_SLOWED) connection_enter(client, STAGE_ALIVE);
}

void net_slow(net_client *client, uint64_t ms) {
    static const char slowed[] = "{\"type\":\"slowed\",\"message\":\"too many messages: the server reads "
                                 "them more slowly; none is lost\"}";
    uint64_t now = uv_now(client->net->loop);
    if (!ms || !takes_messages(client)) return;
    if (client->stage != STAGE_SLOWED) client->net->metrics->limited++;
    if (now >= client->slow_until + SLOWED_MS) {
        server_log(LOG_LEVEL_INFO, "slowed", LOG_TEXT("address", client->address));
        net_send_bytes(client, slowed, sizeof slowed - 1);
    }
    if (now + ms > client->slow_until) client->slow_until = now + ms;
    if (!takes_messages(client)) return; /* the notice has overflowed its queue */
    connection_enter(client, STAGE_SLOWED);
    wait_for_turn(client);
}

void client_resume(net_client *client) {
    bool is_slow = client->slow_until > uv_now(client->net->loop);
    connection_enter(client, is_slow ? STAGE_SLOWED : STAGE_ALIVE);
    if (!is_slow) wait_for_turn(client);
}

static void receive(net_client *client, const char *bytes, size_t length) {
    net *n = client->net;
    uint32_t per_s = n->config->messages_per_s;
    n->metrics->messages_in++;
    n->metrics->bytes_in += length;
    show_life(client);
    uint64_t wait_ms = limit_spend(&client->bucket, per_s, per_s * BURST, uv_now(n->loop));
    n->metrics->reached[LIMIT_MESSAGES_PER_S] += wait_ms > 0;
    net_slow(client, wait_ms);
    if (!takes_messages(client)) return;
    if (limit_is_utf8(bytes, length))
        n->handler->received(n->handler->context, client, bytes, length);
    else
        refuse(client, LWS_CLOSE_STATUS_INVALID_PAYLOAD, "invalid message: not UTF-8");
}

int client_received(net_client *client, const char *bytes, size_t length) {
    bool is_whole = lws_is_final_fragment(client->wsi);
    if (!takes_messages(client)) return 0;
    if (!length && !is_whole) client->partial_empty++;
    if (lws_frame_is_binary(client->wsi)) {
        refuse(client, LWS_CLOSE_STATUS_UNACCEPTABLE_OPCODE, "binary messages are not allowed; send text");
    } else if (client->partial_length + length > UC_RECEIVED_MAX) {
        forget_pieces(client);
        refuse(client, LWS_CLOSE_STATUS_MESSAGE_TOO_LARGE, "message too long: at most 4096 bytes");
    } else if (client->partial_empty > PIECES_EMPTY) {
        refuse(client, LWS_CLOSE_STATUS_POLICY_VIOLATION, "too many empty fragments in a message");
    } else if (is_whole && !client->partial_length) {
        receive(client, bytes, length);
    } else if (!keep_piece(client, bytes, length)) {
        return -1;
    } else if (is_whole) {
        char *partial = client->partial;
        uint32_t all = client->partial_length;
        client->partial = NULL; /* the handler may end the connection */
        forget_pieces(client);
        receive(client, partial, all);
        free(partial);
    }
    return 0;
}

void client_looked_at(net_client *client, bool is_masked) {
    if (!is_masked)
        refuse(client, LWS_CLOSE_STATUS_PROTOCOL_ERR, "frames of clients must be masked (RFC 6455, 5.1)");
    wait_for_turn(client);
}

void client_pong(net_client *client) {
    if (takes_messages(client) && client->stage != STAGE_SILENT) show_life(client);
}

void client_opened(net_client *client) {
    net *n = client->net;
    connection_enter(client, STAGE_SILENT);
    client->is_open = true;
    n->metrics->connections++;
    n->metrics->connections_total++;
    if (!connection_is_tls(client) && first_frame_start(client)) wait_for_turn(client);
    n->handler->opened(n->handler->context, client);
    if (n->is_draining) net_bye(client, "shutdown", "the server is shutting down");
}

void client_closed(net_client *client) {
    net *n = client->net;
    if (!client->is_open) return;
    n->handler->closed(n->handler->context, client);
    client->is_open = false;
    first_frame_stop(client);
    wait_no_more(client);
    n->metrics->connections--;
    while (client->queue_count) shift(client);
    free(client->queue);
    client->queue = NULL;
    client->queue_room = 0;
    forget_pieces(client);
}

void **net_client_data(net_client *client) {
    return &client->data;
}

const char *net_client_whole_address(const net_client *client) {
    return client->address;
}

const char *net_client_address(const net_client *client) {
    return client->key;
}
