const ONCE = new Set(['host', 'content-length', 'content-type', 'authorization', 'origin']);

/** The first header that came twice and must not: Node silently keeps one, and lets two Hosts pass (security.md B8). */
export function repeatedHeader(rawHeaders: readonly string[]): string | undefined {
  let seen = '';
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    const { length } = name;
    if (length !== 4 && length !== 6 && length !== 12 && length !== 13 && length !== 14) continue;
    const lower = name.toLowerCase();
    if (!ONCE.has(lower)) continue;
    if (seen.includes(` ${lower} `)) return lower;
    seen += ` ${lower} `;
  }
  return undefined;
}

export function essence(contentType: string | undefined): string {
  const end = contentType?.indexOf(';') ?? -1;
  return (end === -1 ? (contentType ?? '') : (contentType ?? '').slice(0, end)).trim().toLowerCase();
}

export function foreignCharset(contentType: string | undefined): boolean {
  const charset = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(contentType ?? '')?.[1];
  return charset !== undefined && charset.toLowerCase() !== 'utf-8';
}
