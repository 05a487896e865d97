/** Where a call stands in a trace: W3C Trace Context, https://www.w3.org/TR/trace-context/. */
export type TraceParent = { readonly traceId: string; readonly spanId: string; readonly sampled: boolean };

const FORM = /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const MEMBER =
  /^(?:[a-z][a-z0-9_\-*/]{0,255}|[a-z0-9][a-z0-9_\-*/]{0,240}@[a-z][a-z0-9_\-*/]{0,13})=[\x20-\x2b\x2d-\x3c\x3e-\x7e]{0,255}[\x21-\x2b\x2d-\x3c\x3e-\x7e]$/;
const MOST_MEMBERS = 32;
const LONGEST_STATE = 512;

/** Undefined for a traceparent that is not to be believed. A later version is read as far as we know it (section 3.2.3). */
export function parseTraceParent(text: unknown): TraceParent | undefined {
  const [, version, traceId, spanId, flags, more] = FORM.exec(typeof text === 'string' ? text : '') ?? [];
  if (!traceId || !spanId || !flags || (version === '00' && more !== undefined)) return undefined;
  return { traceId, spanId, sampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

export const traceParentText = ({ traceId, spanId, sampled }: TraceParent): string =>
  `00-${traceId}-${spanId}-0${sampled ? 1 : 0}`;

/** The tracestate to pass on; one that is not well formed is dropped whole (section 3.3.1.5). */
export function soundTraceState(text: unknown): string | undefined {
  if (typeof text !== 'string' || text.length > LONGEST_STATE) return undefined;
  const members = text.split(',').flatMap(member => member.trim() || []);
  const keys = new Set(members.map(member => member.slice(0, member.indexOf('='))));
  const sound = members.length > 0 && members.length <= MOST_MEMBERS && keys.size === members.length;
  return sound && members.every(member => MEMBER.test(member)) ? members.join(',') : undefined;
}
