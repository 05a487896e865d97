import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Attributes,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { parseTraceParent, traceParentText } from './traceparent.rules.ts';
import type { TracingSettings } from './tracing.ts';

export type { Span } from '@opentelemetry/api';

const SAMPLED = 1;
const EXPORT_TIMEOUT = 5_000;
const BETWEEN_EXPORTS = 1_000;
const LONGEST_VALUE = 200;

/** The current span follows a call through its promises. */
export class Spans {
  private readonly current = new AsyncLocalStorage<Span>();

  constructor(
    private readonly tracer: Tracer,
    readonly close: () => Promise<void>,
  ) {}

  get active(): Span | undefined {
    return this.current.getStore();
  }

  within<T>(span: Span, work: () => T): T {
    return this.current.run(span, work);
  }

  received(name: string, attributes: Attributes, traceparent: unknown): Span {
    const parent = parseTraceParent(traceparent);
    const context = parent
      ? trace.setSpanContext(ROOT_CONTEXT, {
          ...parent,
          traceFlags: parent.sampled ? SAMPLED : 0,
          isRemote: true,
        })
      : ROOT_CONTEXT;
    return this.tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, context);
  }

  /** Undefined where there is no parent span. */
  sent(name: string, attributes: Attributes, parent: Span | null | undefined = this.active): Span | undefined {
    if (!parent) return undefined;
    return this.tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, trace.setSpan(ROOT_CONTEXT, parent));
  }

  traceParentOf(span: Span): string {
    const { traceId, spanId, traceFlags } = span.spanContext();
    return traceParentText({ traceId, spanId, sampled: (traceFlags & SAMPLED) === SAMPLED });
  }

  /** `failure` is a kind, never a message, which may quote what somebody typed. */
  end(span: Span, failure?: string): void {
    if (failure) {
      span.setAttribute('error.type', failure);
      span.setStatus({ code: SpanStatusCode.ERROR });
    }
    span.end();
  }

  /** `status` is 0 where no answer came. */
  endAnswered(span: Span, status: number): void {
    if (status) span.setAttribute('http.response.status_code', status);
    this.end(span, status === 0 ? 'no-answer' : status >= 500 ? String(status) : undefined);
  }
}

/** At the edge a stranger's word on sampling is not taken: the ratio decides by the trace id. Inside, the gateway's word is. */
const samplers = {
  edge: (ratio: number): Sampler => {
    const root = new TraceIdRatioBasedSampler(ratio);
    return new ParentBasedSampler({ root, remoteParentSampled: root, remoteParentNotSampled: root });
  },
  inside: (ratio: number): Sampler => new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
} as const;

export function openSpans(service: string, settings: TracingSettings, entrance: keyof typeof samplers): Spans {
  const exporter = new OTLPTraceExporter({
    url: `${settings.endpoint}/v1/traces`,
    timeoutMillis: EXPORT_TIMEOUT,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.namespace': 'alipen' }),
    sampler: samplers[entrance](settings.ratio),
    spanLimits: { attributeCountLimit: 16, attributeValueLengthLimit: LONGEST_VALUE },
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: BETWEEN_EXPORTS })],
  });
  return new Spans(provider.getTracer('alipen'), () => provider.shutdown());
}
