// What each part of antd would add to a page that has what the client already takes of it: gzipped kilobytes of the built script.
//   node bench/pecas.mjs
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const WEB = new URL('../apps/web/', import.meta.url);
const { build } = await import(new URL('node_modules/vite/dist/node/index.js', WEB).href);

const TAKEN = ['ConfigProvider', 'Drawer', 'Modal', 'Popover', 'Tooltip'];
const PARTS = {
  Button: 'button',
  Input: 'input',
  'Input.TextArea': 'textarea',
  InputNumber: 'input type=number',
  Select: 'select',
  DatePicker: 'input type=date',
  Checkbox: 'input type=checkbox',
  Radio: 'input type=radio',
  Switch: 'input role=switch',
  Segmented: 'radiogroup',
  Tag: 'span',
  Card: 'section',
  Table: 'table',
  Form: 'form',
  Upload: 'input type=file',
  Empty: 'p',
};

const folder = mkdtempSync(join(WEB.pathname, 'node_modules/.pecas-'));

async function weigh(parts) {
  const names = [...new Set(parts.map(part => part.split('.')[0]))];
  const entry = join(folder, 'entry.js');
  writeFileSync(
    entry,
    `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { ${names.join(', ')} } from 'antd';
createRoot(document.body).render([${parts.map(part => `createElement(${part})`).join(', ')}]);`,
  );
  const { output } = await build({
    root: folder,
    logLevel: 'silent',
    configFile: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, rollupOptions: { input: entry }, target: 'chrome109', modulePreload: false },
  });
  return output.reduce((sum, { code = '' }) => sum + gzipSync(code, { level: 9 }).length, 0) / 1024;
}

try {
  const base = await weigh(TAKEN);
  console.log(`taken already (${TAKEN.join(', ')}, with React): ${base.toFixed(1)} kB gz`);
  for (const [part, native] of Object.entries(PARTS))
    console.log(
      `${part.padEnd(16)} +${((await weigh([...TAKEN, part])) - base).toFixed(1).padStart(5)} kB gz   beside: ${native}`,
    );
  console.log(`all of them      +${((await weigh([...TAKEN, ...Object.keys(PARTS)])) - base).toFixed(1)} kB gz`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
