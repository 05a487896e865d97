import type { Spans } from './spans.ts';

export type TracingSettings = {
  /** OTEL_EXPORTER_OTLP_ENDPOINT, without /v1/traces. */
  readonly endpoint: string;
  /** Share of traces that are kept, from 0 to 1. */
  readonly ratio: number;
};

/**
 * Undefined where nobody collects traces: OpenTelemetry is then not loaded, and a call costs nothing more. There is no global
 * provider and nothing is patched: spans are written where they are made (ADR 62).
 */
export async function openTracing(
  service: string,
  settings: TracingSettings | undefined,
  entrance: 'edge' | 'inside',
): Promise<Spans | undefined> {
  if (!settings) return undefined;
  const { openSpans } = await import('./spans.ts');
  return openSpans(service, settings, entrance);
}

const share = (text: string): number => {
  const value = Number(text);
  if (!(value >= 0 && value <= 1)) throw new RangeError('unusable value');
  return value;
};

/** OpenTelemetry's own names; only JSON over http, which every collector takes. */
export const tracingVariables = (url: (text: string) => string) => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    parse: url,
    default: '',
    help: 'the address of an OpenTelemetry collector such as http://127.0.0.1:4318, or leave it unset for no traces',
  },
  OTEL_TRACES_SAMPLER_ARG: { parse: share, default: 0.1, help: 'the share of traces kept, from 0 to 1' },
});

export const tracingSettings = (values: {
  OTEL_EXPORTER_OTLP_ENDPOINT: string;
  OTEL_TRACES_SAMPLER_ARG: number;
}): TracingSettings | undefined =>
  values.OTEL_EXPORTER_OTLP_ENDPOINT
    ? { endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT, ratio: values.OTEL_TRACES_SAMPLER_ARG }
    : undefined;
