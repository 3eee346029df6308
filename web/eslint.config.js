/* The recommended rules of ESLint, typescript-eslint and eslint-plugin-svelte. Run from the root of the source, where
 * the sources of bindings/wasm are in reach too. */
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  /* tables.ts is written by a program. */
  { ignores: ['**/dist/', '**/node_modules/', 'bindings/wasm/src/tables.ts'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      /* It means every Set and Map of a file that uses runes; those here live for one call, or are never shown. */
      'svelte/prefer-svelte-reactivity': 'off',
      'max-len': ['error', { code: 120, ignoreStrings: true, ignoreTemplateLiterals: true, ignorePattern: '^ *d="' }],
    },
  },
  /* What is longer has parts. */
  { files: ['web/src/**', 'web/*.ts'], rules: { 'max-lines': ['error', 300] } },
);
