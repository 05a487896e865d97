import { Global, Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { EventosRepository } from './eventos.repository.ts';
import { EventosService } from './eventos.service.ts';
import { RecusasInterceptor } from './recusas-interceptor.ts';

@Global()
@Module({
  providers: [EventosRepository, EventosService, { provide: APP_INTERCEPTOR, useClass: RecusasInterceptor }],
  exports: [EventosService],
})
export class EventosModule {}
