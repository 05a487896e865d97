import { catalogue, type ProblemSlug } from '@alipen/platform/problems/catalogue';
import { type ErroDeCampo, type Problema, problema } from '@alipen/platform/problems/problema';
import type { IncomingHttpHeaders } from 'undici/types/header.js';
import { badAnswer, boundedRetryAfter, retryAfterOrOurs } from '../government/upstream-failure.rules.ts';
import { essence } from '../http/headers.rules.ts';
import { header } from './upstream-answer.rules.ts';

const bySlug: Readonly<Record<number, ProblemSlug>> = {
  400: 'requisicao-invalida',
  403: 'nao-permitido',
  404: 'nao-encontrado',
  409: 'conflito',
  412: 'versao-vencida',
  413: 'corpo-grande',
  415: 'tipo-nao-aceito',
  422: 'dados-invalidos',
  428: 'precondicao-ausente',
  429: 'muitas-tentativas',
  507: 'armazenamento-cheio',
};

/**
 * Passed on although they are 5xx: who sends a photo must know that it was not kept, and why (RFC 4918 §11.5); who reads for external
 * control, that nothing was shown because nothing could be recorded.
 */
const TOLD: readonly (ProblemSlug | undefined)[] = [
  'armazenamento-cheio',
  'armazenamento-indisponivel',
  'capacidade-reduzida',
  'leitura-sem-registro',
];
/** Who is told to wait is told how long, whatever the upstream wrote; the disk of 507 is full for as long as it is. */
const waits: Readonly<Record<number, (given: string | undefined) => number | undefined>> = {
  429: retryAfterOrOurs,
  503: retryAfterOrOurs,
  507: boundedRetryAfter,
};

type Document = Record<string, unknown>;

const isRecord = (value: unknown): value is Document =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it refuses
const UNPRINTABLE = /[\u0000-\u0008\u000b-\u001f\u007f]/;
const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= most && !UNPRINTABLE.test(value);

function parse(type: string | undefined, body: Buffer): Document {
  if (essence(type) !== 'application/problem+json') return {};
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

function slugOf(document: Document, status: number): ProblemSlug | undefined {
  const name = typeof document.type === 'string' ? /^\/problemas\/([a-z-]+)$/.exec(document.type)?.[1] : undefined;
  if (name && Object.hasOwn(catalogue, name) && catalogue[name as ProblemSlug].status === status) {
    return name as ProblemSlug;
  }
  return bySlug[status];
}

function fieldErrors(value: unknown): ErroDeCampo[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, 200).flatMap(item => {
    if (!isRecord(item) || typeof item.pointer !== 'string' || item.pointer.length > 300) return [];
    return isText(item.detail, 500) ? [{ pointer: item.pointer, detail: item.detail }] : [];
  });
}

/** The one member beyond RFC 9457 that the contract knows: the order that already exists. */
function members(document: Document): { pedido: { id: number; numero: string } } | undefined {
  const { pedido } = document;
  if (!isRecord(pedido)) return undefined;
  const { id, numero } = pedido;
  if (!Number.isInteger(id) || typeof numero !== 'string' || !/^\d{4}-\d{6,12}$/.test(numero)) return undefined;
  return { pedido: { id: Number(id), numero } };
}

/** An upstream refusal in our own words and shape; its detail and fields are kept only where they match the contract (C5). */
export function upstreamRefusal(status: number, headers: IncomingHttpHeaders, body: Buffer): Problema {
  const document = parse(header(headers, 'content-type'), body);
  const slug = slugOf(document, status);
  if (status >= 500 && !TOLD.includes(slug)) {
    return problema('servidor-com-falha', {
      detail: 'O servidor do governo falhou ao atender. Tente de novo em instantes.',
      cause: new Error(`upstream: answered ${status}`),
    });
  }
  if (!slug) return badAnswer(new Error(`upstream: answered ${status}`));
  const extension = members(document);
  const retryAfter = waits[status]?.(header(headers, 'retry-after'));
  return problema(slug, {
    ...(isText(document.detail, 2000) ? { detail: document.detail } : {}),
    ...(extension ? { members: extension } : {}),
    ...(retryAfter ? { retryAfter } : {}),
    errors: fieldErrors(document.errors),
  });
}
