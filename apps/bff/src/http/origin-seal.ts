import { ORIGIN_HEADER, originKey, sealOrigin } from '@alipen/platform/http/call-origin.rules';
import { Injectable } from '@nestjs/common';
import { Configuration } from '../configuration.ts';
import { programOf } from './program.rules.ts';

type Caller = { readonly requestId: string; readonly address: string; readonly userAgent: string | undefined };

/** Tells the government API where a write comes from, sealed by the secret that both servers read (ADR 127). */
@Injectable()
export class OriginSeal {
  private readonly key: Buffer | undefined;

  constructor({ gatewaySecret }: Configuration) {
    this.key = gatewaySecret === undefined ? undefined : originKey(gatewaySecret);
  }

  /** Empty where there is no secret: an unsealed word would be believed by nobody. */
  headers({ requestId, address, userAgent }: Caller): Record<string, string> {
    if (!this.key) return {};
    const endereco = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
    return { [ORIGIN_HEADER]: sealOrigin(this.key, requestId, { endereco, programa: programOf(userAgent) }) };
  }
}
