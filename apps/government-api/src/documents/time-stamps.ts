import { randomInt } from 'node:crypto';
import { type TimestampAuthority, TimestampError } from '@libpdf/core';
import { Integer, OctetString } from 'asn1js';
import { AlgorithmIdentifier, MessageImprint, TimeStampReq, TimeStampResp } from 'pkijs';
import { cmsOf, stampIn } from './cms.ts';

/** Milliseconds. A person waits for the paper meanwhile. */
const DEADLINE = 5_000;
const SHA_256 = '2.16.840.1.101.3.4.2.1';
/** granted and grantedWithMods of RFC 3161, 2.4.2. */
const GRANTED: readonly number[] = [0, 1];

/** An RFC 3161 authority by its address. A token of something else than what was asked about is refused. */
export class TimeStamps implements TimestampAuthority {
  constructor(private readonly address: string) {}

  /** `digest`: SHA-256, as papers are signed with. @throws TimestampError */
  async timestamp(digest: Uint8Array): Promise<Uint8Array> {
    const token = await this.ask(digest).catch((error: unknown) => {
      throw new TimestampError(`No time stamp from ${new URL(this.address).host}: ${error}`);
    });
    const signed = cmsOf(token);
    const said = signed && stampIn(signed);
    if (!said?.imprint.equals(digest)) throw new TimestampError('The token is not of the digest that was asked about');
    return token;
  }

  private async ask(digest: Uint8Array): Promise<Buffer> {
    const hashedMessage = new OctetString({ valueHex: digest });
    const hashAlgorithm = new AlgorithmIdentifier({ algorithmId: SHA_256 });
    const messageImprint = new MessageImprint({ hashAlgorithm, hashedMessage });
    const nonce = Integer.fromBigInt(randomInt(1, 2 ** 47));
    const asked = new TimeStampReq({ version: 1, messageImprint, nonce, certReq: true });
    const answer = await fetch(this.address, {
      method: 'POST',
      headers: { 'content-type': 'application/timestamp-query' },
      body: new Uint8Array(asked.toSchema().toBER()),
      signal: AbortSignal.timeout(DEADLINE),
    });
    const { status, timeStampToken } = TimeStampResp.fromBER(await answer.arrayBuffer());
    if (!GRANTED.includes(status.status) || !timeStampToken) throw new Error(`status ${status.status}`);
    return Buffer.from(timeStampToken.toSchema().toBER());
  }
}
