/* The form of all TypeScript, JavaScript, Svelte and CSS here and in bindings/wasm: `npm run format` writes it, and
 * `tools/check page` asks for it. */
import * as svelte from 'prettier-plugin-svelte';

export default {
  printWidth: 120,
  singleQuote: true,
  plugins: [svelte],
  overrides: [{ files: '*.svelte', options: { parser: 'svelte' } }],
};
