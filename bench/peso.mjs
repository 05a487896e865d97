// What each first screen weighs, as sent to who takes gzip, beside its budget. Run after `npm run build`: node bench/peso.mjs
import { existsSync, readFileSync, statSync } from 'node:fs';
import { BUDGETS, measure } from '../apps/web/scripts/budgets.mjs';
import { report, verdict } from './figures.mjs';

const dist = new URL('../apps/web/dist/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));
const sizeOf = file => statSync([`${file}.gz`, file].map(name => new URL(name, dist)).find(existsSync)).size;

const rows = measure(manifest, sizeOf, BUDGETS).filter(({ limit }) => limit !== undefined);
report(
  'peso',
  { title: 'O que pesa a primeira abertura de cada tela' },
  rows.map(({ name, kind, size, limit, over }) => ({
    tela: kind === 'js' ? name : `${name}, estilos`,
    'kB gz': size.toFixed(1),
    meta: `≤ ${limit}`,
    resultado: verdict(!over),
  })),
);
