import { Global, Module } from '@nestjs/common';
import { AccessDelivery } from './access-delivery.ts';
import { AccessTrail } from './access-trail.ts';

@Global()
@Module({ providers: [AccessDelivery, AccessTrail], exports: [AccessTrail] })
export class AuditModule {}
