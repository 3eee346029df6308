/* What is drawn on the cards, round 0,0 in a box of 20: a shape for each color, and signs for what has no number. */

/** Filled paths. By day heart, star, clover and drop; by night gem, bolt, moon and pyramid. */
export const shapes: Record<string, string> = {
  red: 'M0 9C-13 0-9-9-4.500-9C-2-9-.5-7.500 0-5.500C.5-7.500 2-9 4.500-9C9-9 13 0 0 9Z',
  yellow: 'M0-10L2.900-3.600L9.800-2.800L4.700 2L6 9L0 5.500L-6 9L-4.700 2L-9.800-2.800L-2.900-3.600Z',
  green:
    'M0-9.500A4.400 4.400 0 0 1 3.400-2.300A4.400 4.400 0 1 1 1.500 4.500L3 9.500H-3L-1.500 4.500A4.400 4.400 0 1 1-3.400-2.300A4.400 4.400 0 0 1 0-9.500Z',
  blue: 'M0-10C4-4 7-.5 7 3A7 7 0 0 1-7 3C-7-.5-4-4 0-10Z',
  pink: 'M0-10L8 0L0 10L-8 0Z',
  teal: 'M3-10L-7 2H-1L-3 10L7-2.500H1Z',
  purple: 'M3-9.500A9.500 9.500 0 1 0 9 4.500A8 8 0 0 1 3-9.500Z',
  orange: 'M0-8.500L9.500 8.500H-9.500Z',
};

/** Stroked paths. Numbers are drawn as well, so that they look the same everywhere. */
export const signs: Record<string, string> = {
  1: 'M-4-5L1-9V9',
  2: 'M-5.300-4.500C-5-7.500-2.800-9 0-9C3.200-9 5.300-7 5.300-4.300C5.300 0-4 3.500-5.500 9H5.800',
  3: 'M-5-9H4.800L-.5-2.200C3.300-2.200 5.600 0 5.600 3.400C5.600 6.800 3 9-.3 9C-2.900 9-4.800 7.800-5.600 5.800',
  4: 'M2.600 9V-9L-6.300 4H6.500',
  5: 'M5-9H-4L-4.800-1.200C-3.500-2.300-2-2.900-.2-2.900C3.300-2.900 5.600-.5 5.600 3C5.600 6.600 3.200 9-.3 9C-2.700 9-4.600 8-5.600 6.200',
  6: 'M3.500-9C-2-6.500-5.500-2-5.500 3.300C-5.500 6.700-3.200 9 0 9C3.200 9 5.500 6.700 5.500 3.400C5.500 .1 3.200-2 .1-2C-2.500-2-4.700-.6-5.400 2',
  7: 'M-5.600-9H5.600C2-4 0 2-1 9',
  8: 'M0-1.200C-2.800-1.200-4.700-2.700-4.700-5.100C-4.700-7.500-2.800-9 0-9C2.800-9 4.700-7.500 4.700-5.100C4.700-2.700 2.800-1.200 0-1.200C-3.400-1.200-5.700 .8-5.700 3.900C-5.700 7-3.400 9 0 9C3.400 9 5.700 7 5.700 3.900C5.700 .8 3.400-1.200 0-1.200Z',
  9: 'M-3.500 9C2 6.500 5.500 2 5.500-3.300C5.500-6.700 3.200-9 0-9C-3.200-9-5.500-6.700-5.500-3.400C-5.500-.1-3.200 2-.1 2C2.500 2 4.700 .6 5.400-2',
  '+': 'M-6 0H6M0-6V6',
  reverse: 'M-8-4.500H6M2-8.500L6-4.500L2-.5M8 4.500H-6M-2 .5L-6 4.500L-2 8.500',
  skip: 'M-8 0A8 8 0 1 1 8 0A8 8 0 1 1-8 0M-5.600 5.600L5.600-5.600',
  'skip-all':
    'M-5 0A5 5 0 1 1 5 0A5 5 0 1 1-5 0M-3.500 3.500L3.500-3.500M0-9.500V-8.500M9.500 0H8.500M0 9.500V8.500M-9.500 0H-8.500',
  flip: 'M-6.500-9H6.500V9H-6.500Z',
};

/** What of a sign is filled. */
export const filled: Record<string, string> = { flip: 'M6.500-9V9H-6.500Z' };

/** The numbers of cards that make draw; null: until a color comes. */
export const draws: Record<string, string | null> = {
  draw1: '1',
  draw5: '5',
  'wild-draw2': '2',
  'wild-draw-color': null,
};

/** The quarters of a color wheel of radius 10, from the right below, clockwise. */
export const quarters = [
  'M0 0H10A10 10 0 0 1 0 10Z',
  'M0 0V10A10 10 0 0 1-10 0Z',
  'M0 0H-10A10 10 0 0 1 0-10Z',
  'M0 0V-10A10 10 0 0 1 10 0Z',
];
/** Their middles. */
export const middles = [
  [4.3, 4.3],
  [-4.3, 4.3],
  [-4.3, -4.3],
  [4.3, -4.3],
] as const;
