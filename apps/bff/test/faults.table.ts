import { gzipSync } from 'node:zlib';
import type { Fault } from './fault-upstream.ts';

export type Sample = { readonly status: number; readonly type: string; readonly body: string };

const CRLF = '\r\n';
const head = (status: string, ...headers: string[]): string => [`HTTP/1.1 ${status}`, ...headers, '', ''].join(CRLF);
const bytes = (...parts: (string | Buffer)[]): Buffer =>
  Buffer.concat(parts.map(part => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));

const says = (...parts: (string | Buffer)[]): Fault => ({ play: socket => void socket.write(bytes(...parts)) });
const ends = (...parts: (string | Buffer)[]): Fault => ({ play: socket => void socket.end(bytes(...parts)) });

const drips = (text: string, then = ' ', every = 100): Fault => ({
  play: socket => {
    let at = 0;
    const tap = setInterval(() => socket.write(text[at++] ?? then), every);
    socket.once('close', () => clearInterval(tap));
  },
});

const json = (body: string, ...headers: string[]): string =>
  head('200 OK', 'Content-Type: application/json', `Content-Length: ${body.length}`, ...headers) + body;
const refusal = (status: number, ...headers: string[]): Fault =>
  says(
    head(`${status} X`, 'Content-Type: application/json', 'Content-Length: 21', ...headers),
    '{"segredo":"interno"}',
  );

const MEGABYTE = 1024 * 1024;
const chunk = (body: Buffer): Buffer => bytes(`${body.length.toString(16)}${CRLF}`, body, CRLF);

export const flood: Fault = {
  play: socket => {
    socket.write(head('200 OK', 'Content-Type: application/json', 'Transfer-Encoding: chunked'));
    socket.write(chunk(Buffer.from('{')));
    const piece = chunk(Buffer.alloc(MEGABYTE, ' '));
    for (let n = 0; n < 50; n += 1) socket.write(piece);
    socket.write(chunk(Buffer.from('}')));
    socket.write(`0${CRLF}${CRLF}`);
  },
};

export const HOSTILE = [
  'Set-Cookie: CONTROLE_DE_ACESSO_TOKEN=roubado',
  'Location: http://mau.example/',
  'Content-Security-Policy: default-src *',
  'Access-Control-Allow-Origin: *',
  'Access-Control-Allow-Credentials: true',
  'Clear-Site-Data: "storage"',
  'Refresh: 0;url=http://mau.example/',
  'Link: <http://mau.example/>; rel=preload',
  'Server: interno/1.0',
  'X-Powered-By: segredo',
  'RateLimit: "mau";r=0;t=999',
  'Content-Disposition: attachment; filename="../../x.html"',
  'X-Request-Id: do-servidor',
] as const;

export const quickFaults = {
  'connection reset': { play: socket => void socket.resetAndDestroy() },
  'closed without a word': { play: socket => void socket.end() },
  'closed before the body was read': { early: true, play: socket => void socket.destroy() },
  'head cut': ends('HTTP/1.1 200 OK\r\nContent-Type: appl'),
  'JSON cut by its length': ends(head('200 OK', 'Content-Type: application/json', 'Content-Length: 500'), '{"itens":['),
  'chunks without an end': ends(
    head('200 OK', 'Content-Type: application/json', 'Transfer-Encoding: chunked'),
    chunk(Buffer.from('{"itens":[')),
  ),
  'two lengths': ends(head('200 OK', 'Content-Type: application/json', 'Content-Length: 2', 'Content-Length: 9'), '{}'),
  'length and chunks': ends(
    head('200 OK', 'Content-Type: application/json', 'Content-Length: 2', 'Transfer-Encoding: chunked'),
    `2${CRLF}{}${CRLF}0${CRLF}${CRLF}`,
  ),
  'a length that is no number': ends(head('200 OK', 'Content-Type: application/json', 'Content-Length: 0x2'), '{}'),
  'chunks of a size that is no number': ends(
    head('200 OK', 'Content-Type: application/json', 'Transfer-Encoding: chunked'),
    `zz${CRLF}{}${CRLF}0${CRLF}${CRLF}`,
  ),
  'not HTTP': ends('isto não é HTTP\r\n\r\n'),
  'HTTP/2 preface': ends('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  'NUL in a header': ends(
    'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nX-A: a\0b\r\nContent-Length: 2\r\n\r\n{}',
  ),
  'a header of 20 kB': ends(
    head('200 OK', 'Content-Type: application/json', `X-A: ${'a'.repeat(20_000)}`, 'Content-Length: 2'),
    '{}',
  ),
  'a thousand headers': ends(
    head('200 OK', ...Array.from({ length: 1_000 }, (_, n) => `X-${n}: ${'a'.repeat(20)}`), 'Content-Length: 2'),
    '{}',
  ),
  HTML: ends(head('200 OK', 'Content-Type: text/html', 'Content-Length: 6'), '<html>'),
  'HTML called by the right name': ends(head('200 OK', 'Content-Length: 40'), '<html>'.padEnd(40)),
  'no type': ends(head('200 OK', 'Content-Length: 2'), '{}'),
  'a status the contract has not': ends(
    head('202 Accepted', 'Content-Type: application/json', 'Content-Length: 2'),
    '{}',
  ),
  'a status nobody has': ends(head('999 X', 'Content-Type: application/json', 'Content-Length: 2'), '{}'),
  'gzip bomb': ends(
    head('200 OK', 'Content-Type: application/json', 'Content-Encoding: gzip', 'Transfer-Encoding: chunked'),
    chunk(gzipSync(Buffer.alloc(20 * MEGABYTE, ' '))),
    `0${CRLF}${CRLF}`,
  ),
  '50 MB announced': says(head('200 OK', 'Content-Type: application/json', `Content-Length: ${50 * MEGABYTE}`), '{'),
  redirect: ends(head('302 Found', 'Location: http://mau.example/', 'Content-Length: 0')),
  'permanent redirect': ends(head('308 Permanent Redirect', 'Location: http://mau.example/', 'Content-Length: 0')),
  'a continue nobody asked for': ends('HTTP/1.1 100 Continue\r\n\r\n', json('{}')),
  'an upgrade nobody asked for': ends(head('101 Switching Protocols', 'Upgrade: websocket', 'Connection: Upgrade')),
  '400': refusal(400),
  '401': refusal(401),
  '403': refusal(403),
  '404': refusal(404),
  '409': refusal(409),
  '412': refusal(412),
  '422': refusal(422),
  '429': refusal(429, 'Retry-After: 86400'),
  '418': refusal(418),
  '500': refusal(500),
  '502': refusal(502),
  '503': refusal(503),
  '504': refusal(504),
} as const satisfies Record<string, Fault>;

export type QuickFault = keyof typeof quickFaults;

export const lastingFaults = {
  silence: { play: () => undefined },
  'slow head': drips('HTTP/1.1 200 OK\r\nX-A: ', 'a'),
  'endless continue': { play: socket => void socket.write('HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n') },
} as const satisfies Record<string, Fault>;

/** A body of the class's type that never ends; unless `length` says otherwise, too long to be held back until it is whole. */
export const drippingBody = ({ status, type, body }: Sample, length = 1_000_000): Fault => {
  const start = `${head(`${status} OK`, `Content-Type: ${type}`, `Content-Length: ${length}`)}${body.slice(0, 5)}`;
  return {
    play: (socket, asked) => {
      socket.write(start, 'latin1');
      drips(body.slice(5)).play(socket, asked);
    },
  };
};

export const cutBody = ({ status, type, body }: Sample, length = 500_000): Fault => ({
  play: socket => {
    const whole = bytes(head(`${status} OK`, `Content-Type: ${type}`, `Content-Length: ${length}`), body);
    const more = Math.max(0, 200_000 - body.length);
    socket.write(bytes(whole, Buffer.alloc(more, ' ')), () => setTimeout(() => socket.destroy(), 50));
  },
});

export const good = ({ status, type, body }: Sample, ...headers: readonly string[]): Fault =>
  says(head(`${status} OK`, `Content-Type: ${type}`, `Content-Length: ${body.length}`, ...headers), body);

export const twoAnswers = ({ status, type, body }: Sample): Fault => {
  const one = head(`${status} OK`, `Content-Type: ${type}`, `Content-Length: ${body.length}`);
  return says(one, body, json('{"de":"outra pessoa"}'));
};

export const hintsFirst = (sample: Sample): Fault => ({
  play: (socket, asked) => {
    socket.write('HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n');
    good(sample).play(socket, asked);
  },
});
