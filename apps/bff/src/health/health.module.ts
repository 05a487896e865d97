import { Module } from '@nestjs/common';
import { CertificateWatch } from './certificate-watch.ts';
import { HealthController } from './health.controller.ts';
import { ManagementServer } from './management-server.ts';
import { Metrics } from './metrics.ts';
import { RecoveryWatch } from './recovery-watch.ts';
import { UpstreamProbe } from './upstream-probe.ts';

@Module({
  controllers: [HealthController],
  providers: [CertificateWatch, ManagementServer, Metrics, RecoveryWatch, UpstreamProbe],
})
export class HealthModule {}
