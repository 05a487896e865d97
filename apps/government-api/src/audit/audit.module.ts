import { Global, Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { AuditTrailRepository } from './audit-trail.repository.ts';
import { AuditTrail } from './audit-trail.service.ts';
import { OriginInterceptor } from './origin-interceptor.ts';
import { RefusalsInterceptor } from './refusals-interceptor.ts';

@Global()
@Module({
  providers: [
    AuditTrailRepository,
    AuditTrail,
    { provide: APP_INTERCEPTOR, useClass: OriginInterceptor },
    { provide: APP_INTERCEPTOR, useClass: RefusalsInterceptor },
  ],
  exports: [AuditTrail],
})
export class AuditModule {}
