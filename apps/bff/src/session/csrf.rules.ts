/** What a request says of the page it comes from (security.md B2). */
export type Provenance = {
  readonly method: string;
  readonly csrf: string | undefined;
  readonly fetchSite: string | undefined;
  readonly origin: string | undefined;
};

const READS = new Set(['GET', 'HEAD']);

function fromOurPages({ method, fetchSite, origin }: Provenance, publicOrigin: string): boolean {
  if (fetchSite !== undefined) return fetchSite === 'same-origin';
  if (origin !== undefined) return origin === publicOrigin;
  // Neither header: no browser of recent years sends that. A script may read but not write.
  return READS.has(method);
}

/**
 * Whether a call that carries the cookie may go on. `embedded` operations (images, event streams, downloads) cannot send the
 * header: `Sec-Fetch-Site: same-origin` stands in for it.
 */
export function csrfAllows(call: Provenance, publicOrigin: string, embedded: boolean): boolean {
  if (!fromOurPages(call, publicOrigin)) return false;
  if (call.csrf === '1') return true;
  return embedded && READS.has(call.method) && call.fetchSite === 'same-origin';
}
