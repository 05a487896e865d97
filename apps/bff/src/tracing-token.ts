/** Null where nobody collects spans. A symbol, because the class would load OpenTelemetry. */
export const SPANS = Symbol('SPANS');
