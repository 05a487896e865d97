import { createHmac, timingSafeEqual } from 'node:crypto';

/** Where a call came from, as the gateway tells the government API. */
type CallOrigin = { readonly endereco: string | null; readonly programa: string | null };

export const ORIGIN_HEADER = 'x-origem';
/** Characters. */
const LONGEST = { header: 600, endereco: 45, programa: 80 } as const;

/** A key of its own, so that a seal of an origin is good for nothing else that this secret signs. */
export const originKey = (secret: string): Buffer => createHmac('sha256', secret).update('origem').digest();

/** The request's code is part of what is sealed: the value of one call says nothing of another. */
const sealOf = (key: Buffer, requestId: string, said: string): string =>
  createHmac('sha256', key).update(`${requestId} ${said}`).digest('base64url');

export function sealOrigin(key: Buffer, requestId: string, { endereco, programa }: CallOrigin): string {
  const said = Buffer.from(JSON.stringify([endereco, programa])).toString('base64url');
  return `${said}.${sealOf(key, requestId, said)}`;
}

/** Undefined for what is absent, forged, or sealed for another call. */
export function readOrigin(key: Buffer, requestId: string, header: unknown): CallOrigin | undefined {
  if (typeof header !== 'string' || header.length > LONGEST.header) return undefined;
  const [said = '', seal = ''] = header.split('.');
  const [given, right] = [Buffer.from(seal), Buffer.from(sealOf(key, requestId, said))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  const [endereco, programa] = JSON.parse(Buffer.from(said, 'base64url').toString()) as (string | null)[];
  return {
    endereco: endereco?.slice(0, LONGEST.endereco) ?? null,
    programa: programa?.slice(0, LONGEST.programa) ?? null,
  };
}
