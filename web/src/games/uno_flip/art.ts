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

/** The same in the middle of a card, plump, since a number stands in them, as wide as they are high. */
export const plump: Record<string, string> = {
  red: 'M0 9.600C-13.500 1-9.600-9-4.800-9C-2-9-.6-7.600 0-5.900C.6-7.600 2-9 4.800-9C9.600-9 13.500 1 0 9.600Z',
  yellow: 'M0-9.900L3.300-5L9.300-3.900L5.800 1.500L6.500 8.200L0 6L-6.500 8.200L-5.800 1.500L-9.300-3.900L-3.300-5Z',
  green:
    'M0-9.800A5 5 0 0 1 4.900-3.900A5.200 5.200 0 1 1 2.600 5.600L3.600 9.600H-3.600L-2.600 5.600A5.200 5.200 0 1 1-4.900-3.900A5 5 0 0 1 0-9.800Z',
  blue: 'M0-10.200C4.200-4.800 7.600-1.400 7.600 2.300A7.600 7.600 0 0 1-7.600 2.300C-7.600-1.400-4.200-4.800 0-10.200Z',
  pink: 'M0-10L8.800 0L0 10L-8.800 0Z',
  teal: 'M4.600-9.600L-8.300 2H-2.900L-4.600 9.600L8.300-2.400H2.600Z',
  purple: 'M1.900-8.600A8.800 8.800 0 1 0 8.600-.5A6.500 6.500 0 0 1 1.900-8.600Z',
  orange: 'M0-9L9.600 8.200H-9.600Z',
};

/** How much lower than its box's a shape's middle is, where its number stands: [right, down], of 20. */
export const middle: Record<string, [number, number]> = {
  blue: [0, 1.8],
  orange: [0, 2.4],
  purple: [-1.6, 1.2],
  yellow: [0, 0.5],
};

/** What stands on cards in letters: numbers are their own. */
export const words: Record<string, string> = {
  draw1: '+1',
  draw5: '+5',
  'wild-draw2': '+2',
  'wild-draw-color': '+?',
};

/** Stroked paths, for what has no number. */
export const signs: Record<string, string> = {
  reverse: 'M-8-4.500H6M2-8.500L6-4.500L2-.5M8 4.500H-6M-2 .5L-6 4.500L-2 8.500',
  skip: 'M-8 0A8 8 0 1 1 8 0A8 8 0 1 1-8 0M-5.600 5.600L5.600-5.600',
  'skip-all':
    'M-5 0A5 5 0 1 1 5 0A5 5 0 1 1-5 0M-3.500 3.500L3.500-3.500M0-9.500V-8.500M9.500 0H8.500M0 9.500V8.500M-9.500 0H-8.500',
  flip: 'M-6.500-9H6.500V9H-6.500Z',
};

/** What of a sign is filled. */
export const filled: Record<string, string> = { flip: 'M6.500-9V9H-6.500Z' };

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
