/* Games against bots: one that was left, as the browser keeps it, and finished ones as records. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROGRAM } from './support.mjs';

/** A game of so many seats that was left after some turns, with the same cards each time: what localStorage has of
 * it. */
export function leftGame(game, seats, { turns = 3, seed = 'fit', names } = {}) {
  const players = ['you', ...Array(seats - 1).fill('bot:easy')];
  const state = mkdtempSync(join(tmpdir(), 'upcard-fit-'));
  const words = ['play', game, '--new', '--plain', '--seats', players.join(), '--seed', seed];
  spawnSync(PROGRAM, words, {
    input: '1\n'.repeat(turns),
    env: { ...process.env, XDG_STATE_HOME: state, NO_COLOR: '1' },
  });
  const [name] = readdirSync(join(state, 'upcard')).filter((file) => file.endsWith('.game'));
  const save = readFileSync(join(state, 'upcard', name), 'utf8');
  rmSync(state, { recursive: true });
  const rules = Object.fromEntries(
    /^rules (.*)$/m
      .exec(save)[1]
      .split(' ')
      .map((rule) => rule.split('=')),
  );
  const others = names ?? players.slice(1).map((_, i) => `Bot ${i + 1}`);
  return {
    [`upcard.game.${game}`]: {
      game: { game, seats, rules, players, names: ['You', ...others.slice(0, seats - 1)] },
      save,
    },
  };
}

/** The record of a short game that one person has played to its end, the same for the same seed. */
export function finishedGame(seed, game = 'flip7', rules = 'target=30') {
  const folder = mkdtempSync(join(tmpdir(), 'upcard-record-'));
  const file = join(folder, 'game.upcard');
  const words = ['play', game, '--new', '--plain', '--seats', 'you,bot:easy', '--seed', seed];
  spawnSync(PROGRAM, [...words, '--rules', rules, '--record', file], {
    input: '1\n'.repeat(200),
    env: { ...process.env, XDG_STATE_HOME: folder, NO_COLOR: '1' },
  });
  const record = readFileSync(file, 'utf8');
  rmSync(folder, { recursive: true });
  return record;
}
