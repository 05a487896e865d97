import type { Span, Spans } from '@alipen/platform/tracing/spans';

/** The span of one call to the government API. `end` is called once, with status 0 where no answer came. */
export type CallSpan = { readonly traceparent: string; end(status: number): void };

/** Undefined outside a call that is traced. `route` is a template or a fixed path, never a value somebody typed. */
export function callSpan(
  spans: Spans,
  method: string,
  route: string,
  parent: Span | null | undefined = spans.active,
): CallSpan | undefined {
  const span = spans.sent(`${method} ${route}`, { 'http.request.method': method, 'url.template': route }, parent);
  return span && { traceparent: spans.traceParentOf(span), end: status => spans.endAnswered(span, status) };
}
