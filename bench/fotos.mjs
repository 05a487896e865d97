// The upload path: 50 photos of 10 MB at the same time through the BFF, after a few already taken in: what each server's memory grows by,
// and how long the slowest waits. Load and servers share the machine.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createRequire } from 'node:module';
import { onFreshDatabase, tokenOf } from './database.mjs';
import { report, verdict } from './figures.mjs';
import { startBff } from './process.mjs';

const sharp = createRequire(new URL('../apps/government-api/package.json', import.meta.url))('sharp');

const PHOTOS = 50;
const MEGABYTE = 1024 * 1024;
const LIMIT = 10 * MEGABYTE;
/** Issue 5: megabytes of growth. */
const GOAL = 64;
const EVERY_MS = 20;
const SETTLE_MS = 3_000;
const BUSY = 503;
const TRIES = 10;

/** Noise as a camera's sensor has it: 8 megapixels, as near to 10 MB as the quality allows. */
async function photo() {
  const [width, height] = [3264, 2448];
  const raw = randomBytes(width * height * 3);
  for (let quality = 96; quality > 40; quality -= 2) {
    const made = await sharp(raw, { raw: { width, height, channels: 3 } })
      .withMetadata({ orientation: 6 })
      .jpeg({ quality })
      .toBuffer();
    // Padding follows the picture, so that each is another photo of the full size.
    if (made.length < LIMIT - 16) return made;
  }
  throw new Error('no photo under 10 MB');
}

const different = base => Buffer.concat([base, randomBytes(LIMIT - base.length)]);

function put(base, token, lotacaoId, uuid, body) {
  const sha256 = createHash('sha256').update(body).digest('hex');
  const path = `/api/ms-alipen/fotos/${uuid}?lotacaoId=${lotacaoId}&contexto=MARMITA&sha256=${sha256}`;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'image/jpeg', 'content-length': body.length };
  return new Promise((resolve, reject) => {
    const sent = request(base + path, { method: 'PUT', headers }, answer => {
      answer.resume();
      answer.on('end', () => resolve({ status: answer.statusCode, wait: Number(answer.headers['retry-after'] ?? 0) }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

async function send(base, token, lotacaoId, body) {
  const began = performance.now();
  const uuid = randomUUID();
  for (let tries = 1; ; tries += 1) {
    const { status, wait } = await put(base, token, lotacaoId, uuid, body);
    if (status !== BUSY || tries === TRIES) return { status, tries, ms: performance.now() - began };
    await new Promise(resolve => setTimeout(resolve, wait * 1000));
  }
}

const rss = pid => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** Megabytes of each process: before, at most while the work ran, and a while after it. */
async function memory(pids, work) {
  const before = pids.map(rss);
  const most = [...before];
  const look = () => {
    for (const [at, pid] of pids.entries()) most[at] = Math.max(most[at], rss(pid));
  };
  const timer = setInterval(look, EVERY_MS);
  const result = await work();
  look();
  clearInterval(timer);
  await new Promise(resolve => setTimeout(resolve, SETTLE_MS));
  return { result, used: pids.map((pid, at) => ({ before: before[at], most: most[at], after: rss(pid) })) };
}

await onFreshDatabase('fotos', async ({ client, api, pid }) => {
  const token = await tokenOf(api);
  const { rows } = await client.query('select id from lotacoes where ativa order by id limit 1');
  const bff = await startBff(api);
  try {
    const base = await photo();
    const photos = Array.from({ length: PHOTOS }, () => different(base));
    for (let at = 0; at < 4; at += 1) await send(bff.base, token, rows[0].id, different(base));
    const work = () => Promise.all(photos.map(each => send(bff.base, token, rows[0].id, each)));
    const { result, used } = await memory([pid, bff.pid], work);
    const kept = result.filter(({ status }) => status === 200);
    const asked = kept.filter(({ tries }) => tries > 1).length;
    const slowest = Math.max(...result.map(({ ms }) => ms)) / 1000;
    const grew = ['API do governo', 'BFF'].map((name, at) => {
      const { before, most, after } = used[at];
      return {
        figura: `memória da ${name}, MB: antes, no pico, depois`,
        medida: [before, most, after].map(value => value.toFixed(0)).join(' → '),
        meta: `+ ${GOAL}`,
        resultado: verdict(most - before <= GOAL),
      };
    });
    const conditions = `${asked} ouviram “tente em instantes”; a mais lenta em ${slowest.toFixed(1)} s`;
    report('fotos', { title: `${PHOTOS} fotos de 10 MB ao mesmo tempo`, conditions }, [
      { figura: 'guardadas', medida: kept.length, meta: String(PHOTOS), resultado: verdict(kept.length === PHOTOS) },
      ...grew,
    ]);
  } finally {
    bff.stop();
  }
});
