/* Each color has its own shape, so that it can be told without the color. Outlines in a square of 24 x 24, drawn
 * even-odd. */
import type { Color } from './layout';

export const shapes: Record<Color, string> = {
  /** a heart */
  red: 'M12 22C5 16 1 12 1 7.500A5.500 5.500 0 0 1 12 5.600 5.500 5.500 0 0 1 23 7.500C23 12 19 16 12 22Z',
  /** half a disc, like a slice */
  orange: 'M0 6H24A12 12 0 0 1 0 6Z',
  /** a star */
  yellow: 'M12 0 15 8.300 24 8.700 17 14.300 19.400 23 12 18 4.600 23 7 14.300 0 8.700 9 8.300Z',
  /** a triangle */
  green: 'M12 1.500 23.500 22H.5Z',
  /** two waves */
  cyan: 'M1 7C5 1 9 1 12 5S19 9 23 4V10C19 15 15 15 12 11S5 8 1 13ZM1 17C5 11 9 11 12 15S19 19 23 14V20C19 25 15 25 12 21S5 18 1 23Z',
  /** a square with a hole */
  blue: 'M2 2H22V22H2ZM8 8V16H16V8Z',
  /** a narrow diamond */
  purple: 'M12 0 20 12 12 24 4 12Z',
  /** a cross of two bars */
  pink: 'M8.500 1H15.500V8.500H23V15.500H15.500V23H8.500V15.500H1V8.500H8.500Z',
};
