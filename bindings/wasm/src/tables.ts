/* Written by bindings/wasm/write-tables from the tables of the library; not to be edited. */

/** A seat, from 0. */
export type Seat = number;
/** A card as it stands in moves; "?" where the viewer may not know it. */
export type Card = string;

export type GameId = 'flip7' | 'hilo' | 'hi_lo_flip' | 'uno_flip';

/* ---- Flip 7 ---- */

export type Flip7Phase = 'deal' | 'choose' | 'hit' | 'flip3' | 'target' | 'over';
export type Flip7Status = 'active' | 'stayed' | 'frozen' | 'busted';

export interface Flip7Rules {
  /** decks of 94 cards; by default 1 up to 18 seats and 2 above */
  decks: number;
  /** the dealer of the first round */
  dealer: number;
  /** who is dealt to and plays first: left of the dealer, or the dealer */
  first_seat: 'left' | 'dealer';
  /** when the discard pile goes back, other than when the deck is empty */
  reshuffle: 'never' | 'each_round';
  /** points that end the game */
  target: number;
  /** when the most points are shared: another round, or a shared win */
  tie: 'extra_round' | 'shared';
  /** for one or two seats: nobody wins unless the target is reached within this many rounds; 0: no challenge, and 4 is the printed one */
  challenge: number;
  /** the game ends after this many rounds, if no total ends it before; 0 for no limit */
  rounds: number;
  /** a Freeze or Flip Three within a Flip Three: set aside until the three are done, or played at once */
  nested: 'aside' | 'at_once';
  /** a second Second Chance: must be given away, or may be kept */
  second_chance: 'pass' | 'keep';
  /** who may be chosen for a Freeze or Flip Three: any active seat, or not oneself unless alone */
  targets: 'any' | 'others';
  /** an action card in the deal: played at once, or discarded and replaced */
  first_deal: 'any' | 'numbers';
}

export type Flip7Event =
  | { type: 'round'; dealer: Seat; round: number }
  | { type: 'reshuffled'; cards: number }
  | { type: 'dealt'; seat: Seat; card: Card }
  | { type: 'drew'; seat: Seat; card: Card }
  | { type: 'flipped'; seat: Seat; card: Card; left: number }
  | { type: 'no_card'; seat: Seat }
  | { type: 'stayed'; seat: Seat; points: number }
  | { type: 'busted'; seat: Seat; card: Card }
  | { type: 'saved'; seat: Seat; card: Card }
  | { type: 'set_aside'; seat: Seat; card: Card }
  | { type: 'froze'; seat: Seat; target: Seat; points: number }
  | { type: 'flip3'; seat: Seat; target: Seat }
  | { type: 'gave'; seat: Seat; target: Seat }
  | { type: 'discarded'; seat: Seat; card: Card }
  | { type: 'flip7'; seat: Seat }
  | { type: 'turn'; seat: Seat }
  | { type: 'round_over'; round: number }
  | { type: 'scored'; seat: Seat; score: number; status: Flip7Status; cards: Card[]; bust: Card | null; flip7: boolean }
  | { type: 'game_over'; round: number }
  | { type: 'won'; seat: Seat; total: number }
  | { type: 'lost'; target: number };

export interface Flip7View {
  game: 'flip7';
  seats: number;
  rules: Flip7Rules;
  phase: Flip7Phase;
  chance: boolean;
  actors: Seat[];
  round: number;
  totals: number[];
  over: boolean;
  winners: Seat[];
  dealer: Seat;
  turn: Seat;
  dealing: boolean;
  drawing: { seat: Seat; left: number } | null;
  assign: { by: Seat; card: Card } | null;
  queue: { by: Seat; card: Card; depth: number; left?: number }[];
  table: { status: Flip7Status; numbers: number[]; modifiers: Card[]; second_chance: boolean; second_chances?: number; actions: Card[] }[];
  bust: (number | null)[];
  deck: { [card: Card]: number };
  discard: { [card: Card]: number };
  last_round: { scores: number[]; flip7: Seat | null } | null;
}

/* ---- HILO ---- */

export type HiloPhase = 'first' | 'uncover' | 'reveal' | 'choose' | 'draw' | 'drawn' | 'flip' | 'hilo' | 'over';
export type HiloPosition = 'a1' | 'b1' | 'c1' | 'a2' | 'b2' | 'c2' | 'a3' | 'b3' | 'c3';
export type HiloLine = 'row 1' | 'row 2' | 'row 3' | 'col a' | 'col b' | 'col c' | 'diag a1c3 horizontal' | 'diag a1c3 vertical' | 'diag c1a3 horizontal' | 'diag c1a3 vertical';
export type HiloWhy = 'uncover' | 'flip' | 'trade' | 'final';
export type HiloDirection = 'horizontal' | 'vertical';

export interface HiloRules {
  /** whether a seat with a line must remove one */
  removal: 'optional' | 'forced';
  /** lines removed at the end of a round: those that the turning over creates, or all */
  final_lines: 'created' | 'all';
  /** lines at the end of a round go by themselves, for the lowest sum, or by the player's choice */
  final_choice: 'auto' | 'player';
  /** the total that ends the game */
  target: number;
  /** turns after which a round ends by itself; 0 for no limit */
  max_turns: number;
  /** all seats from the oldest to the youngest */
  ages: string;
  /** the game ends after this many rounds, if no total ends it before; 0 for no limit */
  rounds: number;
  /** equal lowest totals share the win, or rounds go on until one seat leads alone */
  tie: 'shared' | 'extra_round';
  /** the sum of the seat that ended the round is doubled unless it is the lowest alone, or only if another is lower, or never */
  doubling: 'strict' | 'ties_free' | 'off';
  /** lines that a seat may remove at the end of its turn */
  lines_per_turn: number;
}

export type HiloEvent =
  | { type: 'dealt'; card: Card }
  | { type: 'turned'; seat: Seat; card: Card; position: HiloPosition; why: HiloWhy }
  | { type: 'begins'; seat: Seat }
  | { type: 'took'; seat: Seat; card: Card }
  | { type: 'recycled'; cards: number }
  | { type: 'drew'; seat: Seat; card: Card | null }
  | { type: 'discarded'; seat: Seat; card: Card }
  | { type: 'laid'; seat: Seat; card: Card; position: HiloPosition }
  | { type: 'traded'; seat: Seat; card: Card; position: HiloPosition; discarded: Card }
  | { type: 'removed'; seat: Seat; line: HiloLine; highest: Card; middle: Card; lowest: Card }
  | { type: 'slid'; seat: Seat; direction: HiloDirection }
  | { type: 'kept'; seat: Seat }
  | { type: 'ended'; seat: Seat }
  | { type: 'stopped'; turns: number }
  | { type: 'scored'; seat: Seat; sum: number; cards: Card[] }
  | { type: 'doubled'; seat: Seat; score: number }
  | { type: 'won'; seat: Seat; total: number }
  | { type: 'round'; round: number };

export interface HiloView {
  game: 'hilo';
  seats: number;
  rules: HiloRules;
  phase: HiloPhase;
  chance: boolean;
  actors: Seat[];
  round: number;
  totals: number[];
  over: boolean;
  winners: Seat[];
  turn: Seat;
  turns: number;
  layouts: Card[][][];
  discard: Card[];
  draw_count: number;
  unseen: Card[];
  split: boolean; unseen_down?: Card[]; unseen_draw?: Card[];
  drawn: Card | null;
  reveal: { seat: Seat; position: HiloPosition; why: HiloWhy } | null;
  incoming: Card | null;
  slid: boolean; removed?: number;
  ended_by: Seat | null;
  kept: string[][] | null;
  last_round: { sums: number[]; scores: number[]; ended_by: Seat | null } | null;
}

/* ---- Hi Lo Flip ---- */

export type HiLoFlipPhase = 'deal' | 'chip' | 'play' | 'draw' | 'reset' | 'over';
export type HiLoFlipSide = 'hi' | 'lo';

export interface HiLoFlipRules {
  /** the game is over when a total is this high at the end of a round */
  target: number;
  /** equal highest totals share the win, or rounds go on until one seat leads alone */
  tie: 'shared' | 'extra_round';
  /** a seat without a playable card after one that ends in 2 (with two seats, in 1 too): toss and draw as always, or reset at once */
  after_two: 'full' | 'reset';
  /** the seats from the oldest to the youngest */
  ages: string;
  /** the game ends after this many rounds, if no total ends it before; 0 for no limit */
  rounds: number;
  /** cards that are dealt to each seat */
  hand: number;
  /** points for the seat that plays its last card */
  bonus: number;
  /** who takes the pile in a reset when no other seat has played in the round: the seat to the right, the seat that resets, or the seat to the left */
  restart: 'right' | 'player' | 'left';
}

export type HiLoFlipEvent =
  | { type: 'dealt'; seat: Seat; card: Card | null }
  | { type: 'opened'; side: HiLoFlipSide; seat: Seat }
  | { type: 'tossed'; seat: Seat; side: HiLoFlipSide; turned: boolean }
  | { type: 'drew'; seat: Seat; card: Card | null }
  | { type: 'played'; seat: Seat; card: Card; drawn: boolean }
  | { type: 'owes'; seat: Seat }
  | { type: 'skipped'; seat: Seat; by: Seat }
  | { type: 'recycled'; top: Card; cards: Card[] }
  | { type: 'no_card'; seat: Seat }
  | { type: 'took'; seat: Seat; from: Seat; top: Card; cards: Card[]; points: number }
  | { type: 'turn'; seat: Seat }
  | { type: 'out'; seat: Seat; cards: Card[]; bonus: number }
  | { type: 'scored'; seat: Seat; cards: Card[]; bonus: number; score: number }
  | { type: 'round'; round: number; seat: Seat }
  | { type: 'won'; seat: Seat; total: number };

export interface HiLoFlipView {
  game: 'hi_lo_flip';
  seats: number;
  rules: HiLoFlipRules;
  phase: HiLoFlipPhase;
  chance: boolean;
  actors: Seat[];
  round: number;
  totals: number[];
  over: boolean;
  winners: Seat[];
  chip: HiLoFlipSide | null;
  turn: Seat | null;
  pile: number[];
  draw: number | number[];
  hands: (number | number[])[];
  taken: number[][];
  drawing: Seat | null;
  last_player: Seat | null;
  other_player: Seat | null;
  last_round: { scores: number[]; out: Seat } | null;
}

/* ---- Uno Flip ---- */

export type UnoFlipPhase = 'dealer' | 'deal' | 'first' | 'top' | 'color' | 'play' | 'drawn' | 'challenge' | 'over' | 'stack' | 'swap';
export type UnoFlipFace = string;
export type UnoFlipColor = 'red' | 'yellow' | 'green' | 'blue' | 'pink' | 'teal' | 'purple' | 'orange';
export type UnoFlipSide = 'light' | 'dark';
export type UnoFlipWhy = 'nothing' | 'choice' | 'caught' | 'card' | 'guilty' | 'last card' | 'first card';
export type UnoFlipVerdict = 'innocent' | 'guilty';

export interface UnoFlipRules {
  /** who deals first: the seat that draws the highest number, or a seat */
  dealer: number | 'draw';
  /** whether the other faces of the others' cards and of the draw pile are seen */
  backs: 'visible' | 'hidden';
  /** a flip card as the first discard: everything flips, and the first card on it must have its color or be a flip or a wild; or any match will do; or another card is turned up */
  first_flip: 'match' | 'flip' | 'redraw';
  /** whether a player must say uno, and may be caught otherwise */
  uno: 'declare' | 'auto';
  /** a reverse with two players: the same player plays again, or the other one plays */
  two_player_reverse: 'skip' | 'plain';
  /** a wild-draw card beside one of the active color: may be challenged, is forbidden, or is free */
  wild_draw: 'challenge' | 'block' | 'free';
  /** who names the color of a wild that comes to the top by a flip: the next player, or who flipped */
  exposed_wild: 'next' | 'flipper';
  /** the winner of a round scores the others' cards, or everybody their own and the lowest total wins */
  scoring: 'winner' | 'lowest';
  /** total that ends the game */
  target: number;
  /** turns after which a round ends without score, enough for a whole hand; 0: no limit */
  max_turns: number;
  /** rounds after which the game ends and the totals decide; 0: no limit */
  rounds: number;
  /** seats that lead together at the end share the win, or play until one leads alone */
  tie: 'shared' | 'extra_round';
  /** cards that each seat is dealt */
  hand: number;
  /** cards that a seat draws when it is caught without having said uno */
  uno_penalty: number;
  /** a seat that can play a card may not draw instead */
  must_play: 'off' | 'on';
  /** a card just drawn may be played at once, or is kept and ends the turn */
  drawn: 'may' | 'not';
  /** a seat that draws takes one card, or draws until a card comes that can be played */
  draw: 'one' | 'until';
  /** the last card of a hand may be any card, or must be a number */
  last_card: 'any' | 'number';
  /** a draw card may be answered by one of the same kind, or by any, and the next player draws for all */
  stacking: 'off' | 'same' | 'any';
  /** a seat that plays a 7 swaps its hand with another seat, which it chooses */
  sevens: 'plain' | 'swap';
  /** a seat that holds a card with the same face as the top discard may play it out of turn */
  jump_in: 'off' | 'on';
  /** with four seats: those opposite each other are partners, who score and win together */
  partners: 'off' | 'on';
}

export type UnoFlipEvent =
  | { type: 'dealer_card'; seat: Seat; card: Card }
  | { type: 'dealer_tie'; number: number }
  | { type: 'dealer_shuffled' }
  | { type: 'dealer'; seat: Seat }
  | { type: 'round'; dealer: Seat; round: number }
  | { type: 'dealt'; seat: Seat; card: Card | null; back: UnoFlipFace | null }
  | { type: 'turned_up'; card: Card }
  | { type: 'put_back'; card: Card }
  | { type: 'begins'; seat: Seat }
  | { type: 'top'; card: Card | null; back: UnoFlipFace | null }
  | { type: 'jumped_in'; seat: Seat; before: Seat }
  | { type: 'played'; seat: Seat; card: Card; color: UnoFlipColor | null; uno: boolean; drawn: boolean }
  | { type: 'said_uno'; seat: Seat }
  | { type: 'drew'; seat: Seat; card: Card | null; back: UnoFlipFace | null; why: UnoFlipWhy; until: UnoFlipColor | null; left: number }
  | { type: 'found'; seat: Seat; color: UnoFlipColor }
  | { type: 'kept'; seat: Seat }
  | { type: 'drew_on'; seat: Seat }
  | { type: 'passed'; seat: Seat }
  | { type: 'refilled'; cards: number }
  | { type: 'no_cards'; seat: Seat }
  | { type: 'flipped'; seat: Seat | null; card: Card; side: UnoFlipSide }
  | { type: 'named'; seat: Seat; color: UnoFlipColor }
  | { type: 'swapped'; seat: Seat; with: Seat }
  | { type: 'new_hand'; seat: Seat; from: Seat; hand: Card[] | null; cards: number }
  | { type: 'reversed'; seat: Seat | null; direction: number }
  | { type: 'lost_turn'; seat: Seat }
  | { type: 'skipped_all'; seat: Seat }
  | { type: 'caught'; seat: Seat; by: Seat }
  | { type: 'challenged'; seat: Seat; of: Seat; hand: Card[] | null }
  | { type: 'verdict'; seat: Seat; by: Seat; color: UnoFlipColor; verdict: UnoFlipVerdict }
  | { type: 'accepted'; seat: Seat }
  | { type: 'blocked'; turns: number; limit: boolean }
  | { type: 'cards_left'; seat: Seat; cards: Card[]; points: number }
  | { type: 'round_over'; winner: Seat | null; side: UnoFlipSide; round: number }
  | { type: 'scored'; seat: Seat; points: number }
  | { type: 'game_over'; rounds: number }
  | { type: 'won'; seat: Seat; total: number };

export interface UnoFlipView {
  game: 'uno_flip';
  seats: number;
  rules: UnoFlipRules;
  phase: UnoFlipPhase;
  chance: boolean;
  actors: Seat[];
  round: number;
  totals: number[];
  over: boolean;
  winners: Seat[];
  side: UnoFlipSide;
  direction: 1 | -1;
  dealer: Seat | null;
  turn: Seat | null;
  turns: number;
  color: UnoFlipColor | null;
  discard: Card[];
  draw: { count: number; back: UnoFlipFace | null; bottom: UnoFlipFace | null } | { cards: Card[]; top: Card | null; bottom: Card | null };
  hands: (number | UnoFlipFace[] | Card[])[];
  dealer_draw: (Card | null)[] | null;
  drawing: { seat: Seat; left: number; until: UnoFlipColor | null } | null;
  drew: Card | UnoFlipFace | null;
  naming: 'turn' | 'flip' | null;
  challenge: { by: Seat; of: Seat; guilty?: boolean } | null;
  uno: Seat | null;
  first_flip: boolean;
  passes: number;
  last_round: { scores: number[]; winner: Seat | null; side: UnoFlipSide } | null;
}

/** What bots are called, one after the other; one more than there are seats at the largest table. */
export const botNames: readonly string[] = [
  'Ada', 'Ben', 'Cleo', 'Dov', 'Eva', 'Finn', 'Gus', 'Hana', 'Ivo', 'June', 'Kai', 'Leo', 'Mia', 'Ned', 'Ola', 'Pia',
  'Quinn', 'Rhea', 'Sol', 'Tess', 'Ugo', 'Vera', 'Wim', 'Xenia', 'Yan', 'Zoe', 'Abel', 'Bea', 'Cai', 'Dora', 'Elio',
  'Fay', 'Gil', 'Hedy', 'Ike', 'Jo', 'Kit',
];

/** What bots of a level are called before these. */
export const levelNames: { readonly [level: string]: readonly string[] } = {
  random: [
    'Whim', 'Fluke', 'Zany', 'Bingo', 'Gizmo', 'Ditto', 'Dizzy', 'Quirk', 'Jinx', 'Yoyo', 'Scamp', 'Pogo', 'Fuzzy',
    'Zippy', 'Wonky', 'Hazy', 'Lotto', 'Joker',
  ],
  easy: [
    'Lulu', 'Momo', 'Pip', 'Coco', 'Nino', 'Poppy', 'Mimi', 'Kiki', 'Jojo', 'Tilly', 'Lilo', 'Bibi', 'Nelly', 'Teddy',
    'Sunny', 'Daisy', 'Honey', 'Bunny',
  ],
  hard: [
    'Athena', 'Odin', 'Freya', 'Loki', 'Apollo', 'Hera', 'Thor', 'Juno', 'Hermes', 'Diana', 'Atlas', 'Minerva',
    'Artemis', 'Osiris', 'Merlin', 'Morgana', 'Circe', 'Ulysses',
  ],
  expert: [
    'Pascal', 'Fermat', 'Hypatia', 'Bayes', 'Euler', 'Noether', 'Gauss', 'Laplace', 'Turing', 'Shannon', 'Markov',
    'Germain', 'Huygens', 'Bernoulli', 'Lovelace', 'Nash', 'Cardano', 'Galois',
  ],
};

/* ---- by game ---- */

export interface ViewOf {
  flip7: Flip7View;
  hilo: HiloView;
  hi_lo_flip: HiLoFlipView;
  uno_flip: UnoFlipView;
}

export interface EventOf {
  flip7: Flip7Event;
  hilo: HiloEvent;
  hi_lo_flip: HiLoFlipEvent;
  uno_flip: UnoFlipEvent;
}

export interface RulesOf {
  flip7: Flip7Rules;
  hilo: HiloRules;
  hi_lo_flip: HiLoFlipRules;
  uno_flip: UnoFlipRules;
}

export interface PhaseOf {
  flip7: Flip7Phase;
  hilo: HiloPhase;
  hi_lo_flip: HiLoFlipPhase;
  uno_flip: UnoFlipPhase;
}

export type View = ViewOf[GameId];
export type GameEvent = EventOf[GameId];
