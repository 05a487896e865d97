import { isIPv4, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { deviceOf } from '../../http/program.rules.ts';

/** The request somebody signs in by: only what helps them recognise their own sessions later. Undefined: not known. */
export type Arrival = {
  readonly requestId: string;
  readonly device: string | undefined;
  readonly network: string | undefined;
  readonly address: string;
  readonly userAgent: string | undefined;
};

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
  address: ip,
  userAgent: headers['user-agent'],
});
