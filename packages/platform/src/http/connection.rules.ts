type Headers = Readonly<Record<string, string | string[] | undefined>>;

const NONE: ReadonlySet<string> = new Set();
/** What nearly every connection says: no header of that name exists. */
const USUAL: ReadonlySet<unknown> = new Set([undefined, 'keep-alive', 'close']);

function namedBy(connection: string | string[] | undefined): ReadonlySet<string> {
  if (USUAL.has(connection)) return NONE;
  return new Set(
    [connection]
      .join()
      .toLowerCase()
      .split(',')
      .map(name => name.trim()),
  );
}

/** Whether Connection says that this header is for the next hop alone. */
export const isHopByHop = (headers: Headers, name: string): boolean => namedBy(headers.connection).has(name);

/** The headers that may go on: without those that Connection names (RFC 9110 section 7.6.1). */
export function endToEnd<T extends Headers>(headers: T): T {
  const named = namedBy(headers.connection);
  if (named.size === 0) return headers;
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !named.has(name))) as T;
}
