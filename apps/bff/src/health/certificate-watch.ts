import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { Configuration } from '../configuration.ts';
import { certificateEnd } from './certificate.ts';

const AGAIN_MS = 3_600_000;
const MILLISECONDS = 1000;

/** The end of the certificate at PUBLIC_ORIGIN, read with the metrics and at most once an hour; no value where there is none. */
@Injectable()
export class CertificateWatch {
  readonly metric = new Gauge({
    name: 'alipen_bff_certificate_end_timestamp_seconds',
    help: 'When the certificate of PUBLIC_ORIGIN ends.',
    registers: [],
    collect: () => this.look(),
  });
  private looked = Number.NEGATIVE_INFINITY;

  constructor(private readonly configuration: Configuration) {
    this.metric.remove();
  }

  /** The metrics request does not wait for it: the result appears in the next one. */
  private look(): void {
    const { publicOrigin } = this.configuration;
    const now = performance.now();
    if (!publicOrigin.startsWith('https:') || now - this.looked < AGAIN_MS) return;
    this.looked = now;
    certificateEnd(publicOrigin).then(
      end => this.metric.set(end.getTime() / MILLISECONDS),
      () => {
        this.looked = Number.NEGATIVE_INFINITY;
      },
    );
  }
}
