import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Headers, Param, Query, UseInterceptors } from '@nestjs/common';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { Pessoa } from '../auth/pessoa-decorator.ts';
import { EtagInterceptor } from '../versions/etag-interceptor.ts';
import type { FiltroEntregas } from './webhooks.repository.ts';
import { WebhooksService } from './webhooks.service.ts';

type Schemas = components['schemas'];
type Caminho = { webhookId: number };

@Controller()
@UseInterceptors(EtagInterceptor)
export class WebhooksController {
  constructor(private readonly service: WebhooksService) {}

  @Operacao('listarWebhooks')
  listarWebhooks(): Promise<Schemas['Webhooks']> {
    return this.service.listar();
  }

  @Operacao('criarWebhook')
  criarWebhook(@Pessoa() pessoa: Person, @Body() body: Schemas['DadosWebhook']): Promise<Schemas['WebhookComSegredo']> {
    return this.service.criar(pessoa, body);
  }

  @Operacao('obterWebhook')
  obterWebhook(@Param() { webhookId }: Caminho): Promise<Schemas['Webhook']> {
    return this.service.obter(webhookId);
  }

  @Operacao('editarWebhook')
  editarWebhook(
    @Pessoa() pessoa: Person,
    @Param() { webhookId: id }: Caminho,
    @Headers('if-match') ifMatch: string | undefined,
    @Body() body: Schemas['DadosWebhook'],
  ): Promise<Schemas['Webhook']> {
    return this.service.editar(pessoa, { id, ifMatch }, body);
  }

  @Operacao('trocarSegredoDoWebhook')
  trocarSegredoDoWebhook(
    @Pessoa() pessoa: Person,
    @Param() { webhookId }: Caminho,
  ): Promise<Schemas['WebhookComSegredo']> {
    return this.service.trocarSegredo(pessoa, webhookId);
  }

  @Operacao('testarWebhook')
  testarWebhook(@Pessoa() pessoa: Person, @Param() { webhookId }: Caminho): Promise<Schemas['EntregaWebhook']> {
    return this.service.testar(pessoa, webhookId);
  }

  @Operacao('removerWebhook')
  removerWebhook(@Pessoa() pessoa: Person, @Param() { webhookId }: Caminho): Promise<Schemas['Webhook']> {
    return this.service.remover(pessoa, webhookId);
  }

  @Operacao('listarEntregasWebhook')
  listarEntregasWebhook(
    @Param() { webhookId }: Caminho,
    @Query() filtro: FiltroEntregas,
  ): Promise<Schemas['PaginaEntregasWebhook']> {
    return this.service.entregas(webhookId, filtro);
  }

  @Operacao('repetirEntregaWebhook')
  repetirEntregaWebhook(
    @Pessoa() pessoa: Person,
    @Param() { webhookId, entregaId }: Caminho & { entregaId: number },
  ): Promise<Schemas['EntregaWebhook']> {
    return this.service.repetir(pessoa, webhookId, entregaId);
  }
}
