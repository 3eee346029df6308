/* A plugin of the build: texts (Fluent) without comments and what else only their writers need. */
import type { Plugin } from 'vite';

export function plainTexts(): Plugin {
  return {
    name: 'plain-texts',
    apply: 'build',
    transform(code, id) {
      const text = /\.ftl\?raw$/.test(id) && /^export default (".*")/.exec(code)?.[1];
      if (!text) return null;
      const plain = JSON.parse(text)
        .replace(/^(#.*)?\n/gm, '')
        .replace(/^([\w-]+) = /gm, '$1=');
      return { code: `export default ${JSON.stringify(plain)}`, map: null };
    },
  };
}
