import { BlockList, isIP } from 'node:net';

/** Not on the open internet, so it could be a machine of ours (RFC 6890 and later additions). */
const RESERVED_4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;
/** GLOBAL_6 is the only part of IPv6 that is given out. RESERVED_6 are its ranges that carry another address inside or are for examples. */
const GLOBAL_6 = ['2000::', 3] as const;
const RESERVED_6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const reserved = new BlockList();
for (const [net, bits] of RESERVED_4) reserved.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of RESERVED_6) reserved.addSubnet(net, bits, 'ipv6');
const global6 = new BlockList();
global6.addSubnet(...GLOBAL_6, 'ipv6');
const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

export function reachable(address: string, allowLoopback: boolean): boolean {
  const family = isIP(address);
  if (family === 0) return false;
  const type = family === 4 ? 'ipv4' : 'ipv6';
  if (loopback.check(address, type)) return allowLoopback;
  if (reserved.check(address, type)) return false;
  return family === 4 || global6.check(address, 'ipv6');
}

const LOCAL_NAMES = /^(localhost|.*\.localhost)$/;

/** A message for the manager; undefined when the address may be subscribed. What it resolves to is checked at each delivery. */
export function refusalOf(text: string, allowLoopback: boolean): string | undefined {
  if (!URL.canParse(text)) return 'Escreva um endereço inteiro, como https://sistema.orgao.gov.br/alipen.';
  const { protocol, hostname, username, password, hash } = new URL(text);
  const host = hostname.replace(/^\[|\]$/g, '');
  const local = LOCAL_NAMES.test(host) || loopback.check(host, isIP(host) === 6 ? 'ipv6' : 'ipv4');
  if (username || password) return 'O endereço não leva usuário nem senha: quem recebe confere a assinatura.';
  if (hash) return 'O que vem depois de # não é enviado: tire-o.';
  if (local && !allowLoopback) return 'Este endereço é desta própria máquina.';
  if (protocol !== 'https:' && !(protocol === 'http:' && local)) return 'O endereço precisa começar com https.';
  if (isIP(host) && !reachable(host, allowLoopback)) return 'Este endereço é de uma rede interna.';
  return undefined;
}
