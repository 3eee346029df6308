// A game against bots in the terminal: node example/play.mjs [GAME]
import { createInterface } from 'node:readline/promises';
import { load } from 'upcard';

const upcard = await load();
const game = upcard.game(process.argv[2] ?? 'flip7');
const table = upcard.open({ game: game.id, seats: 3, players: ['you', 'bot:easy', 'bot:normal'] });
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
let seen = 0;

/** Tells what seat 0 has seen since the last time. */
function tell() {
  for (const { text } of table.events(seen, 0)) console.log(text);
  seen = table.eventCount;
}

/** The number of one of the seat's moves, from 1; undefined at the end of the input. */
async function choose() {
  const moves = table.legal(0);
  console.log(moves.map((move, i) => `  ${i + 1}  ${move}`).join('\n'));
  for (;;) {
    const { value, done } = await lines.next();
    if (done) return undefined;
    if (moves[value - 1]) return moves[value - 1];
    console.log(table.refusal(0, value)?.message ?? `a number from 1 to ${moves.length}`);
  }
}

for (let next = table.next(); next.turn !== 'over'; next = table.next()) {
  if (next.turn === 'chance') table.draw();
  else if (next.turn === 'call') table.pass();
  else if (next.turn === 'bot') table.letBot(next.seat);
  else {
    tell();
    const move = await choose();
    if (move === undefined) break;
    table.make(next.seat, move);
  }
}
tell();
console.log(
  table.over ? `Won by ${table.winners.map((seat) => table.names[seat]).join(' and ')}.` : 'Until the next time!',
);
table.free();
