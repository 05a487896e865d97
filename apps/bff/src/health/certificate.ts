import { isIP } from 'node:net';
import { connect } from 'node:tls';

const ANSWER_MS = 5_000;
const HTTPS = 443;

export function certificateEnd(origin: string): Promise<Date> {
  const { hostname, port } = new URL(origin);
  const host = hostname.replace(/^\[|\]$/g, '');
  const socket = connect({
    host,
    port: Number(port) || HTTPS,
    // An IP address is not allowed as server name (SNI).
    ...(isIP(host) ? {} : { servername: host }),
    // Nothing is sent, and expired or self-signed certificates must be read too.
    rejectUnauthorized: false,
  });
  return new Promise<Date>((resolve, reject) => {
    socket.setTimeout(ANSWER_MS, () => socket.destroy(new Error(`no answer within ${ANSWER_MS / 1000} s`)));
    socket.once('error', reject);
    socket.once('secureConnect', () => resolve(new Date(socket.getPeerCertificate().valid_to)));
  }).finally(() => socket.destroy());
}
