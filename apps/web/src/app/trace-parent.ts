const hex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), byte => byte.toString(16).padStart(2, '0')).join('');

/** Each call begins a trace here (W3C Trace Context); whether it is kept, the gateway decides. */
export const traceParent = () => `00-${hex(16)}-${hex(8)}-00`;
