/* What the page needs that browsers have had since 2023: in style sheets, and in the engine. */

/** A module with an instruction on vectors of WebAssembly. */
const vectors = Uint8Array.of(
  ...[0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11],
);

/** Whether this browser lacks something of it. */
export const isOld =
  !CSS.supports('color', 'color-mix(in srgb, red, red)') ||
  !CSS.supports('container-type', 'inline-size') ||
  !WebAssembly.validate(vectors);
