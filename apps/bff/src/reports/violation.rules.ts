/** The directives of our policy; all others in reports are counted together. */
const DIRECTIVES = new Set([
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'object-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'worker-src',
  'manifest-src',
]);
const KEYWORDS = new Set(['inline', 'eval', 'wasm-eval', 'data', 'blob', 'self', 'trusted-types-policy']);
const MOST = 20;

export type Violation = { readonly directive: string; readonly blocked: string };

type Fields = Readonly<Record<string, unknown>>;
const fields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});

/** Keeps only the origin: the rest of an address may name a person. */
function originOf(text: unknown): string {
  if (typeof text !== 'string') return 'unknown';
  if (KEYWORDS.has(text)) return text;
  try {
    const { protocol, origin } = new URL(text);
    return origin === 'null' ? protocol : origin;
  } catch {
    return 'unknown';
  }
}

function violation(directive: unknown, blocked: unknown): Violation {
  const name = String(directive ?? '').split(' ')[0] ?? '';
  return { directive: DIRECTIVES.has(name) ? name : 'other', blocked: originOf(blocked) };
}

/** Reads both forms that browsers send: one `csp-report`, or a list of the Reporting API. Anything else is ignored. */
export function violationsIn(body: unknown): Violation[] {
  const reports = Array.isArray(body) ? body : [body];
  return reports.slice(0, MOST).flatMap(report => {
    const old = fields(report)['csp-report'];
    if (old) {
      const said = fields(old);
      return [violation(said['effective-directive'] ?? said['violated-directive'], said['blocked-uri'])];
    }
    const { type, body: inside } = fields(report);
    if (type !== 'csp-violation') return [];
    const said = fields(inside);
    return [violation(said.effectiveDirective, said.blockedURL)];
  });
}
