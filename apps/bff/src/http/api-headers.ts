import { Injectable } from '@nestjs/common';
import { Configuration } from '../configuration.ts';

const API: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};
const ONE_YEAR = 'max-age=31536000; includeSubDomains';

/** Headers of every API answer (security.md B3). */
@Injectable()
export class ApiHeaders {
  readonly record: Readonly<Record<string, string>>;
  /** Names and values in turn, as `writeHead` takes them. */
  readonly flat: readonly string[];
  /** Strict-Transport-Security; empty where the web is not served over https. */
  readonly transport: Readonly<Record<string, string>>;

  constructor(configuration: Configuration) {
    const https = configuration.publicOrigin.startsWith('https:');
    this.transport = https ? { 'strict-transport-security': ONE_YEAR } : {};
    this.record = { ...API, ...this.transport };
    this.flat = Object.entries(this.record).flat();
  }
}
