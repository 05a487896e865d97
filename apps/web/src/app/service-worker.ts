// Opens the product without network: it keeps the page and the files of the screens used on a phone. It keeps only files that
// anyone may read; no answer of the API passes through here (docs/decisions/0033).

interface Waiting extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface Asking extends Waiting {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}
interface Scope {
  ALIPEN: { version: string; entry: string; files: readonly string[] };
  registration: { scope: string };
  clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener(name: 'install' | 'activate', listener: (event: Waiting) => void): void;
  addEventListener(name: 'fetch', listener: (event: Asking) => void): void;
  addEventListener(name: 'message', listener: (event: MessageEvent) => void): void;
}

const worker = globalThis as unknown as Scope;
const { version, entry, files } = worker.ALIPEN;
const PREFIX = 'alipen-';
const CACHE = `${PREFIX}${version}`;
const HOME = worker.registration.scope;
/** A tab opened before an update still asks for the files of its own version. */
const VERSIONS_KEPT = 2;

worker.addEventListener('install', event => event.waitUntil(install()));

async function install() {
  const cache = await caches.open(CACHE);
  await cache.addAll(files.map(file => new URL(file, HOME).href));
  await keepPage(cache);
  if (!(await cache.match(HOME))) throw new Error('the page was not given');
}

/** Keeps the page with the nonce it came with. A page of another build waits for that build's worker. */
async function keepPage(cache: Cache) {
  const answer = await fetch(HOME, { cache: 'no-store' });
  if (!answer.ok || answer.redirected) return;
  const text = await answer.clone().text();
  if (text.includes(entry)) await cache.put(HOME, answer);
}

worker.addEventListener('activate', event => event.waitUntil(activate()));

async function activate() {
  const ours = (await caches.keys()).filter(name => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(ours.slice(0, -(VERSIONS_KEPT - 1)).map(name => caches.delete(name)));
  await worker.clients.claim();
}

worker.addEventListener('message', ({ data }) => {
  if (data === 'update') worker.skipWaiting();
});

/** These always go to the server, whatever the network. */
const NEVER_KEPT = /^(?:api|health|ciapis)(?:\/|$)/;

worker.addEventListener('fetch', event => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(HOME)) return;
  const path = request.url.slice(HOME.length).split(/[?#]/, 1)[0] ?? '';
  if (NEVER_KEPT.test(path)) return;
  if (request.mode === 'navigate') {
    event.respondWith(page(request));
    event.waitUntil(
      caches
        .open(CACHE)
        .then(keepPage, () => undefined)
        .catch(() => undefined),
    );
  } else if (path.startsWith('assets/') || files.includes(path)) event.respondWith(file(request));
});

async function page(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(HOME)) ?? fetch(request);
}

async function file(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = (await cache.match(request)) ?? (await caches.match(request));
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}
