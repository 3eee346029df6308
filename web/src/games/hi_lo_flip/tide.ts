/* How high a card lies: sea up to 50, sky above. The colors of a card by its number, the deepest blue to the sun's. */

type Color = [number, number, number];

/* Numbers, and their colors; between them the colors change evenly. */
const heights: [number, Color][] = [
  [1, [10, 28, 71]],
  [50, [23, 115, 181]],
  [51, [212, 244, 255]],
  [75, [255, 227, 161]],
  [100, [255, 173, 38]],
];

const hex = (color: Color): string =>
  `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

const mix = (one: Color, other: Color, share: number): Color =>
  one.map((part, i) => part + (other[i]! - part) * share) as Color;

function at(card: number): Color {
  const next = Math.max(
    1,
    heights.findIndex(([height]) => height >= card),
  );
  const [[low, from], [high, to]] = [heights[next - 1]!, heights[next]!];
  return mix(from, to, (card - low) / (high - low));
}

export interface Tide {
  /** The field's color, and that at its top. */
  field: string;
  top: string;
  ink: string;
}

export function tide(card: number): Tide {
  const color = at(card);
  const sea = card <= 50;
  return {
    field: hex(color),
    top: hex(mix(color, sea ? [127, 208, 255] : [255, 255, 255], sea ? 0.1 : 0.3)),
    ink: sea ? '#ffffff' : '#05213f',
  };
}
