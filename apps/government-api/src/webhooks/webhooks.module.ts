import { type DynamicModule, Global, Module } from '@nestjs/common';
import { WebhooksController } from './webhooks.controller.ts';
import { WebhooksFilaRepository } from './webhooks.fila.repository.ts';
import { WebhooksRepository } from './webhooks.repository.ts';
import { WebhooksService } from './webhooks.service.ts';
import { WebhooksTarefas } from './webhooks.tarefas.ts';
import { WEBHOOKS_LOOPBACK, WebhooksRunner } from './webhooks-runner.ts';
import { WebhooksSaida } from './webhooks-saida.ts';

@Global()
@Module({})
class WebhooksModule {}

export const webhooksModule = (loopback: boolean): DynamicModule => ({
  module: WebhooksModule,
  controllers: [WebhooksController],
  providers: [
    WebhooksTarefas,
    { provide: WEBHOOKS_LOOPBACK, useValue: loopback },
    WebhooksRepository,
    WebhooksFilaRepository,
    WebhooksRunner,
    WebhooksSaida,
    WebhooksService,
  ],
  exports: [WebhooksService],
});
