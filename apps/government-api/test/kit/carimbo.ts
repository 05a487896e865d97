import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Integer, OctetString } from 'asn1js';
import {
  AlgorithmIdentifier,
  Certificate,
  ContentInfo,
  CryptoEngine,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  MessageImprint,
  PKIStatusInfo,
  SignedData,
  SignerInfo,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs';
import { readAll } from '../../src/http/stream.ts';
import { HORA } from './certificado.ts';

const TST = '1.2.840.113549.1.9.16.1.4';
const SHA_256 = '2.16.840.1.101.3.4.2.1';
const ENGINE = new CryptoEngine({ crypto: globalThis.crypto });

/** PKCS#8, DER, and DER. */
type Stamper = { readonly key: Buffer<ArrayBuffer>; readonly certificate: Buffer; readonly above?: readonly Buffer[] };

/** A time stamping authority on loopback (RFC 3161). `spoil`: what it does to the digest that it was asked about. */
export async function timeStampingAuthority(at: Date, spoil = (digest: Uint8Array) => digest, own: Stamper = HORA) {
  const server = createServer((request, response) => {
    void readAll(request).then(async asked => {
      const { messageImprint } = TimeStampReq.fromBER(asked);
      response.setHeader('content-type', 'application/timestamp-reply');
      response.end(await answer(spoil(messageImprint.hashedMessage.valueBlock.valueHexView), at, own));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function answer(digest: Uint8Array, genTime: Date, own: Stamper): Promise<Buffer> {
  const certificate = Certificate.fromBER(own.certificate);
  const ec = { name: 'ECDSA', namedCurve: 'P-256' };
  const key = await globalThis.crypto.subtle.importKey('pkcs8', own.key, ec, false, ['sign']);
  const hashedMessage = new OctetString({ valueHex: digest });
  const said = new TSTInfo({
    ...{ version: 1, policy: '1.2.3.4', serialNumber: new Integer({ value: 1 }), genTime },
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: SHA_256 }),
      hashedMessage,
    }),
  });
  const encapContentInfo = new EncapsulatedContentInfo({ eContentType: TST });
  // Its constructor would cut the octets in pieces, which DER does not.
  encapContentInfo.eContent = new OctetString({ valueHex: said.toSchema().toBER() });
  const { issuer, serialNumber } = certificate;
  const signed = new SignedData({
    version: 3,
    encapContentInfo,
    signerInfos: [new SignerInfo({ version: 1, sid: new IssuerAndSerialNumber({ issuer, serialNumber }) })],
    certificates: [certificate, ...(own.above ?? []).map(der => Certificate.fromBER(der))],
  });
  await signed.sign(key, 0, 'SHA-256', undefined, ENGINE);
  const response = new TimeStampResp({
    status: new PKIStatusInfo({ status: 0 }),
    timeStampToken: new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: signed.toSchema(true) }),
  });
  return Buffer.from(response.toSchema().toBER());
}
