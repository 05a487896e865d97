import type { Span, Spans } from '@alipen/platform/tracing/spans';

type Query = (statement: unknown, ...rest: unknown[]) => unknown;
type Asked = { query: unknown };

const OPERATION = /^\s*(?:\/\*[^*]*\*\/)?\s*(\w+)/;
// `extract(epoch from …)` names no table.
const TABLE = /\b(?:(?<!epoch )from|into|update)\s+"?([a-z_][a-z0-9_]{0,62})/i;

const textOf = (statement: unknown): string | undefined =>
  typeof statement === 'string' ? statement : (statement as { text?: string } | null)?.text;

/** Operation and table of a statement: `select pedidos`. Its text and values never leave the process. */
export function summaryOf(text: string): string {
  const operation = OPERATION.exec(text)?.[1]?.toLowerCase() ?? 'statement';
  const table = TABLE.exec(text)?.[1]?.toLowerCase();
  return table ? `${operation} ${table}` : operation;
}

const traced = new WeakSet<object>();

/** Makes a span of each statement sent to this pool, connection or transaction, inside the call that sent it. */
export function traceStatements<T extends Asked>(asked: T, spans: Spans): T {
  // The pool hands out the same connection more than once.
  if (traced.has(asked)) return asked;
  traced.add(asked);
  const send = (asked.query as Query).bind(asked);
  asked.query = (statement: unknown, ...rest: unknown[]): unknown => {
    // With a callback, the pool is passing on a statement that already has its span.
    const text = typeof rest.at(-1) === 'function' ? undefined : textOf(statement);
    const span = text && spans.active ? spanOf(text, spans) : undefined;
    const sent = send(statement, ...rest);
    if (span) follow(sent, span, spans);
    return sent;
  };
  return asked;
}

function spanOf(text: string, spans: Spans): Span | undefined {
  const summary = summaryOf(text);
  return spans.sent(summary, { 'db.system.name': 'postgresql', 'db.query.summary': summary });
}

function follow(sent: unknown, span: Span, spans: Spans): void {
  Promise.resolve(sent).then(
    () => spans.end(span),
    (error: { code?: string }) => spans.end(span, /^\w{5}$/.test(error.code ?? '') ? error.code : 'failed'),
  );
}
