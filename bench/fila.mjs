// 10 inspections and 40 photos, concluded with no network on a phone, sent over a line that is cut 20 times at random
// points, in a real browser on the built product. Nothing lost, nothing twice, nothing complete with a photo missing.
// Run after `npm run build`: node bench/fila.mjs [inspections] [photos each] [cuts] [seed]

import { report, verdict } from './figures.mjs';
import { sendOverABadLine } from './fila/queue.mjs';
import { freePort } from './process.mjs';
import { openProduct } from './product.mjs';

const [inspections = 10, photos = 4, cuts = 20, seed = 20261121] = process.argv.slice(2).map(Number);

const [linePort, productPort] = [await freePort(), await freePort()];
const { browser, folder, close } = await openProduct('fila', {
  PORT: String(productPort),
  // The address the browser sees is the line's.
  PUBLIC_ORIGIN: `http://127.0.0.1:${linePort}`,
});
try {
  const wanted = { inspections, photos, cuts, seed, linePort, productPort, say: line => console.log(line) };
  const outcome = await sendOverABadLine(browser, { dataDir: folder }, wanted);
  console.log(outcome);
  const { lost, waiting, doubled, falselyComplete } = outcome;
  const title = `${inspections} fiscalizações, ${inspections * photos} fotos, linha cortada ${cuts} vezes, semente ${seed}`;
  const rows = Object.entries({
    perdidas: lost,
    'ainda à espera': waiting,
    dobradas: doubled,
    'completas sem foto': falselyComplete,
  });
  report(
    'fila',
    { title },
    rows.map(([figura, quantas]) => ({ figura, quantas, meta: '0', resultado: verdict(quantas === 0) })),
  );
} finally {
  await close();
}
