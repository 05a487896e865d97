import { Global, Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { IdempotencyService } from './idempotency.service.ts';
import { IdempotencyCleaning } from './idempotency-cleaning.ts';
import { IdempotencyInterceptor } from './idempotency-interceptor.ts';
import { IdempotencyKeysRepository } from './idempotency-keys.repository.ts';

@Global()
@Module({
  providers: [
    IdempotencyCleaning,
    IdempotencyKeysRepository,
    IdempotencyService,
    { provide: APP_INTERCEPTOR, useClass: IdempotencyInterceptor },
  ],
  exports: [IdempotencyService],
})
export class IdempotencyModule {}
