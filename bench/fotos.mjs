// The upload path, through the BFF: 50 photos of 10 MB at the same time, after a few already taken in: what each server's memory grows by,
// and how long the slowest waits; then a stream of photos as cameras make them and as our own client sends them: how many a second, what
// each costs, and what a reading waits meanwhile. Load and servers share the machine.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createRequire } from 'node:module';
import { onFreshDatabase, tokenOf } from './database.mjs';
import { quantile, report, verdict } from './figures.mjs';
import { cpuMicroseconds, startBff } from './process.mjs';

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

/** What a stream is made of: from a camera of 12 megapixels, and as the client has shrunk it. */
const STREAMS = [
  { name: '12 megapixels', width: 4032, height: 3024, quality: 88, photos: 120 },
  { name: '1.600 pixels, do nosso cliente', width: 1600, height: 1200, quality: 82, photos: 400 },
];
const AT_ONCE = 16;
const READINGS_GOAL_MS = 300;
const READ_EVERY_MS = 100;

/** Soft shapes with a camera's noise over them. */
async function natural({ width, height, quality }) {
  const channels = 3;
  const [w, h] = [width >> 5, height >> 5];
  const soft = await sharp(randomBytes(w * h * channels), { raw: { width: w, height: h, channels } })
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer();
  for (let at = 0; at < soft.length; at += 1) soft[at] = Math.min(255, Math.max(0, soft[at] + Math.random() * 12 - 6));
  return sharp(soft, { raw: { width, height, channels } })
    .withExif({ IFD0: { Orientation: '6' } })
    .jpeg({ quality })
    .toBuffer();
}

/** Ten readings a second until `over`, in milliseconds each. */
async function readings(base, token, over) {
  const each = [];
  while (!over()) {
    const began = performance.now();
    const answer = await fetch(`${base}/api/ms-alipen/pedidos?tamanho=20`, {
      headers: { authorization: `Bearer ${token}` },
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`a reading was answered ${answer.status}`);
    each.push(performance.now() - began);
    await new Promise(resolve => setTimeout(resolve, READ_EVERY_MS));
  }
  return each;
}

async function stream(kind, { base, token, lotacaoId, pid }) {
  const picture = await natural(kind);
  const bodies = Array.from({ length: kind.photos }, () => Buffer.concat([picture, randomBytes(16)]));
  let left = bodies.length;
  const sender = async () => {
    for (let body = bodies.pop(); body; body = bodies.pop()) {
      const { status } = await send(base, token, lotacaoId, body);
      if (status !== 200) throw new Error(`a photo was answered ${status}`);
      left -= 1;
    }
  };
  const [began, used] = [performance.now(), cpuMicroseconds(pid)];
  const read = readings(base, token, () => left === 0);
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
  const [seconds, cpu] = [(performance.now() - began) / 1000, cpuMicroseconds(pid) - used];
  const each = quantile(await read, 0.95);
  return {
    figura: kind.name,
    kB: Math.round(picture.length / 1024),
    'fotos/s': (kind.photos / seconds).toFixed(1),
    'processador, ms cada': (cpu / 1000 / kind.photos).toFixed(1),
    'leituras ao lado, p95 ms': each.toFixed(0),
    meta: `≤ ${READINGS_GOAL_MS} ms`,
    resultado: verdict(each <= READINGS_GOAL_MS),
  };
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
    const streams = [];
    for (const kind of STREAMS) streams.push(await stream(kind, { base: bff.base, token, lotacaoId: rows[0].id, pid }));
    report(
      'fotos-seguidas',
      { title: 'Fotos uma atrás da outra', command: 'node bench/fotos.mjs', conditions: `${AT_ONCE} ao mesmo tempo` },
      streams,
    );
  } finally {
    bff.stop();
  }
});
