import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { compileManual } from './scripts/manual.mjs';

/** The user's manual as data, so that the page needs no reader of Markdown and no HTML that it did not make. */
export const manual = (): Plugin => ({
  name: 'manual',
  load: {
    filter: { id: /\/docs\/manual\.md$/ },
    handler: id => ({
      code: `export default ${JSON.stringify(compileManual(readFileSync(id, 'utf8')))}`,
      moduleType: 'js',
    }),
  },
});
