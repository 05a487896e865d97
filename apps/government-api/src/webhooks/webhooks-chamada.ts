import { lookup as resolve } from 'node:dns';
import { request as overHttp, type RequestOptions } from 'node:http';
import { request as overHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { reachable } from './webhooks.endereco.rules.ts';

/** Milliseconds, from the first byte sent to the last one received. */
const DEADLINE = 15_000;

export type Resultado = { readonly status: number; readonly retryAfterMs: number };

export class EnderecoInterno extends Error {
  override name = 'EnderecoInterno';
  constructor() {
    super('o nome leva a uma rede interna');
  }
}

/**
 * Passes on only addresses that may be connected to. The socket connects to exactly this answer, so that a name cannot resolve to
 * one address when checked and to another when called.
 */
export const guarded =
  (allowLoopback: boolean, ask = resolve): LookupFunction =>
  (hostname, options, done) => {
    ask(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '', 0);
      const [first] = found;
      if (!first || !found.every(({ address }) => reachable(address, allowLoopback))) {
        return done(new EnderecoInterno(), '', 0);
      }
      if (options.all) done(null, found);
      else done(null, first.address, first.family);
    });
  };

/** The body of the answer is not read, and redirects are not followed. */
export function chamar(
  url: string,
  { corpo, cabecalhos, signal }: { corpo: string; cabecalhos: Record<string, string>; signal: AbortSignal },
  allowLoopback: boolean,
): Promise<Resultado> {
  const alvo = new URL(url);
  const host = alvo.hostname.replace(/^\[|\]$/g, '');
  // A literal address is never resolved, so the look-up would not see it.
  if (isIP(host) && !reachable(host, allowLoopback)) return Promise.reject(new EnderecoInterno());
  const options: RequestOptions = {
    method: 'POST',
    // One connection per delivery: none stays open to a name whose address may change.
    agent: false,
    lookup: guarded(allowLoopback),
    signal: AbortSignal.any([signal, AbortSignal.timeout(DEADLINE)]),
    headers: { ...cabecalhos, 'content-length': Buffer.byteLength(corpo) },
  };
  return new Promise((feito, falhou) => {
    const chamada = (alvo.protocol === 'https:' ? overHttps : overHttp)(alvo, options, resposta => {
      const segundos = Number(resposta.headers['retry-after']);
      feito({ status: resposta.statusCode ?? 0, retryAfterMs: Number.isFinite(segundos) ? segundos * 1000 : 0 });
      resposta.destroy();
    });
    chamada.on('error', falhou);
    chamada.end(corpo);
  });
}
