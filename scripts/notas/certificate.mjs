// Certificates as ICP-Brasil issues them to companies (DOC-ICP-04): the CNPJ in an otherName, 2.16.76.1.3.3. By hand, so that what
// reads them in the product is not what wrote them.
import { createPublicKey, generateKeyPairSync, sign } from 'node:crypto';

function der(tag, ...parts) {
  const body = Buffer.concat(parts);
  const { length } = body;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
}
const sequence = (...parts) => der(0x30, ...parts);
const text = value => der(0x0c, Buffer.from(value, 'utf8'));
const integer = value => der(0x02, value);

function identifier(dotted) {
  const [first, second, ...rest] = dotted.split('.').map(Number);
  const septets = number => {
    const found = [number & 0x7f];
    for (let left = number >> 7; left > 0; left >>= 7) found.unshift((left & 0x7f) | 0x80);
    return found;
  };
  return der(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(septets)]));
}
const nameOf = words =>
  sequence(...Object.entries(words).map(([oid, value]) => der(0x31, sequence(identifier(oid), text(value)))));
const COMMON = '2.5.4.3';
const ORGANIZATION = '2.5.4.10';
const instant = date => der(0x17, Buffer.from(`${date.replaceAll(/[-:T]/g, '').slice(2, 14)}Z`));
const algorithm = sequence(identifier('1.2.840.113549.1.1.11'), der(0x05));
const extension = (oid, critical, value) =>
  sequence(identifier(oid), ...(critical ? [der(0x01, Buffer.from([0xff]))] : []), der(0x04, value));
const otherName = (oid, value) => der(0xa0, identifier(oid), der(0xa0, der(0x04, Buffer.from(value, 'latin1'))));

export const newKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

/** Bytes (DER) of a certificate; without `issuer` it signs itself. */
export function certificate({ name, cnpj, keys, from, to, issuer, serial = 1 }) {
  const subject = nameOf({ [ORGANIZATION]: 'ICP-Brasil', [COMMON]: cnpj ? `${name}:${cnpj}` : name });
  const extensions = cnpj
    ? [
        extension(
          '2.5.29.17',
          false,
          sequence(otherName('2.16.76.1.3.4', '0'.repeat(51)), otherName('2.16.76.1.3.3', cnpj)),
        ),
      ]
    : [extension('2.5.29.19', true, sequence(der(0x01, Buffer.from([0xff]))))];
  const body = sequence(
    der(0xa0, integer(Buffer.from([2]))),
    integer(Buffer.from([serial])),
    algorithm,
    issuer ? issuer.subject : subject,
    sequence(instant(from), instant(to)),
    subject,
    createPublicKey(keys.privateKey).export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(...extensions)),
  );
  const signature = sign('sha256', body, (issuer ?? { keys }).keys.privateKey);
  return { subject, keys, bytes: sequence(body, algorithm, der(0x03, Buffer.from([0]), signature)) };
}
