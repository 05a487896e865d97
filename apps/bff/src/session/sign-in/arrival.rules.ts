import { isIPv4, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** The request somebody signs in by: only what helps them recognise their own sessions later. Undefined: not known. */
export type Arrival = {
  readonly requestId: string;
  readonly device: string | undefined;
  readonly network: string | undefined;
};

/** First match wins: each of these also claims to be those below it. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|HeadlessChrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const nameOf = (table: typeof BROWSERS, text: string): string | undefined =>
  table.find(([form]) => form.test(text))?.[1];

/** "Chrome no Windows": enough for its owner to recognise, and no fingerprint. */
export function deviceOf(userAgent: string | undefined): string | undefined {
  const text = userAgent?.slice(0, 500) ?? '';
  const [browser, system] = [nameOf(BROWSERS, text), nameOf(SYSTEMS, text)];
  return browser && system ? `${browser} no ${system}` : (browser ?? system);
}

/** The network without the part that names the machine: three numbers of an IPv4 address, three groups of an IPv6 one. */
export function networkOf(address: string): string | undefined {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (isIPv4(plain)) return plain.replace(/\d+$/, 'x');
  if (!isIPv6(plain)) return undefined;
  const [head = ''] = plain.toLowerCase().split('::');
  return `${head.split(':').slice(0, 3).filter(Boolean).join(':')}::x`;
}

export const arrivalOf = ({ id, headers, ip }: FastifyRequest): Arrival => ({
  requestId: id,
  device: deviceOf(headers['user-agent']),
  network: networkOf(ip),
});
