import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { catalogue, type ProblemSlug } from '../problems/catalogue.ts';
import { PROBLEM_TYPE, problemDocument } from '../problems/problem-document.ts';
import { problema } from '../problems/problema.ts';

type Row = { readonly slug: ProblemSlug; readonly detail: string };

const ROWS: Readonly<Record<string, Row>> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    slug: 'tempo-esgotado',
    detail: 'O que foi enviado não chegou inteiro a tempo. Envie de novo.',
  },
  HPE_HEADER_OVERFLOW: { slug: 'cabecalho-grande', detail: 'Os cabeçalhos passam do limite.' },
};
const OTHER: Row = { slug: 'requisicao-invalida', detail: 'O que foi enviado não é HTTP que se possa ler.' };

/** Answers what never became a request: its bytes cannot be read, or stopped coming. The connection ends with it. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { slug, detail } = ROWS[error.code ?? ''] ?? OTHER;
  const { status } = catalogue[slug];
  const id = randomUUID();
  const body = JSON.stringify(problemDocument(problema(slug, { detail }), id));
  const headers = {
    'content-type': PROBLEM_TYPE,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-request-id': id,
    connection: 'close',
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  if (socket.writable) socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${body}`);
  socket.destroy(error);
}
