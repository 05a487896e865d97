/** The spans of this process, or null where nobody collects them. A symbol: the class would load OpenTelemetry. */
export const SPANS = Symbol('SPANS');
