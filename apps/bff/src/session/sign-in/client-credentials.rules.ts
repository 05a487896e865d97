import { problema } from '@alipen/platform/problems/problema';

/** Named as in OAuth (RFC 6749 section 2.3.1), which integrators' tools know. */
export type ClientCredentials = { readonly client_id: string; readonly client_secret: string };

const ID = /^conta-[1-9]\d{0,9}$/;
const SECRET = /^alipen_[A-Za-z0-9_-]{43}$/;

export const isClient = (body: unknown): body is object =>
  typeof body === 'object' && body !== null && ('client_id' in body || 'client_secret' in body);

export function readClient(body: object): ClientCredentials {
  const { client_id: id, client_secret: secret, ...rest } = body as Record<string, unknown>;
  if (Object.keys(rest).length) throw bad('', 'Envie somente client_id e client_secret.');
  if (typeof id !== 'string' || !ID.test(id)) throw bad('/client_id', 'O client_id tem a forma conta-7.');
  // The same refusal as for a wrong secret, so that it does not tell the shape of one.
  if (typeof secret !== 'string' || !SECRET.test(secret)) throw refused();
  return { client_id: id, client_secret: secret };
}

export const refused = () => problema('credenciais-invalidas', { detail: 'A conta ou o segredo não vale.' });

const bad = (pointer: string, detail: string) =>
  problema('requisicao-invalida', { detail, errors: [{ pointer, detail }] });
