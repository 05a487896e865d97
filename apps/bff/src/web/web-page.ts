import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Configuration } from '../configuration.ts';
import { ApiHeaders } from '../http/api-headers.ts';
import { missingWebPage } from './missing-web-page.ts';

const NONCE = '__CSP_NONCE__';
const NONCE_BYTES = 18;

/** security.md B3. base-uri is 'self' because the page carries <base> for BASE_PATH. */
const policy = (nonce: string, reports: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    `report-uri ${reports}`,
    'report-to csp',
  ].join('; ');

export type WrittenPage = { readonly html: string; readonly headers: Readonly<Record<string, string>> };

@Injectable()
export class WebPage {
  readonly built: boolean;
  private readonly pieces: readonly string[];
  private readonly reports: string;

  constructor(
    configuration: Configuration,
    private readonly apiHeaders: ApiHeaders,
  ) {
    this.reports = `${configuration.basePath}api/relatos-csp`;
    const file = join(configuration.webDir, 'index.html');
    this.built = existsSync(file);
    const html = this.built ? readFileSync(file, 'utf8') : missingWebPage;
    this.pieces = html
      .replaceAll('__BASE_PATH__', configuration.basePath)
      .replaceAll('__PAINEL_PATH__', configuration.painelPath)
      .replaceAll('__PROVEDOR__', configuration.provider?.name ?? '')
      .split(NONCE);
  }

  write(): WrittenPage {
    const nonce = randomBytes(NONCE_BYTES).toString('base64');
    return {
      html: this.pieces.join(nonce),
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': policy(nonce, this.reports),
        'reporting-endpoints': `csp="${this.reports}"`,
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        ...this.apiHeaders.transport,
      },
    };
  }
}
