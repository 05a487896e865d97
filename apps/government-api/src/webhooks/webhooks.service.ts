import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Inject, Injectable } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock } from '../clock/clock.ts';
import { Database, type Transaction } from '../database/database.ts';
import { minutesFrom } from '../jobs/jobs-schedule.ts';
import { novoSegredo } from './webhooks.assinatura.rules.ts';
import { refusalOf } from './webhooks.endereco.rules.ts';
import { WebhooksFilaRepository } from './webhooks.fila.repository.ts';
import { toEntrega, toWebhook } from './webhooks.mapper.ts';
import { type FiltroEntregas, type LinhaWebhook, WebhooksRepository } from './webhooks.repository.ts';
import { TESTE } from './webhooks.tipos.table.ts';
import { WEBHOOKS_LOOPBACK, WebhooksRunner } from './webhooks-runner.ts';

type Schemas = components['schemas'];
type Dados = Schemas['DadosWebhook'];
type Registro = Record<string, unknown>;
type Mudanca = { antes?: Registro | null; depois?: Registro; dados?: Registro };

const DIA_MIN = 24 * 60;
/** Minutes in which the previous secret still signs each delivery too. */
const TROCA_MIN = DIA_MIN;
const GUARDA_MIN = 30 * DIA_MIN;
const GUARDA_MORTAS_MIN = 10 * GUARDA_MIN;

const dadosDe = ({ nome, url, tipos, ativo }: Pick<LinhaWebhook, 'nome' | 'url' | 'tipos' | 'ativo'>) => ({
  nome,
  url,
  tipos,
  ativo,
});

@Injectable()
export class WebhooksService {
  constructor(
    @Inject(WEBHOOKS_LOOPBACK) private readonly loopback: boolean,
    private readonly database: Database,
    private readonly repository: WebhooksRepository,
    private readonly fila: WebhooksFilaRepository,
    private readonly runner: WebhooksRunner,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async listar(): Promise<Schemas['Webhooks']> {
    const agora = this.clock.now();
    return { itens: (await this.repository.list(this.database)).map(lido => toWebhook(lido, agora)) };
  }

  obter(id: number): Promise<Schemas['Webhook']> {
    return this.ler(this.database, id);
  }

  criar(pessoa: Pessoa, dados: Dados): Promise<Schemas['WebhookComSegredo']> {
    return this.database.transaction(async tx => {
      const segredo = novoSegredo();
      const set = this.conferidos(dados);
      const criadoEm = this.clock.now();
      const { id } = await this.repository.insert(tx, { ...set, segredo, criadoEm, criadoPor: pessoa.usuarioId });
      return { webhook: await this.contar(tx, pessoa, 'criarWebhook', id, { antes: null, depois: set }), segredo };
    });
  }

  editar(pessoa: Pessoa, { id, ifMatch }: { id: number; ifMatch: string | undefined }, dados: Dados) {
    return this.database.transaction(async tx => {
      const webhook = await this.exigir(tx, id);
      const { versao } = webhook;
      await this.audit.requireVersion(tx, { ifMatch, versao, entidade: 'webhooks', entidadeId: id });
      const set = this.conferidos(dados);
      await this.repository.update(tx, id, { ...set, motivoParada: null });
      return this.contar(tx, pessoa, 'editarWebhook', id, { antes: dadosDe(webhook), depois: set });
    });
  }

  trocarSegredo(pessoa: Pessoa, id: number): Promise<Schemas['WebhookComSegredo']> {
    return this.database.transaction(async tx => {
      const { segredo: segredoAnterior } = await this.exigir(tx, id);
      const segredo = novoSegredo();
      const anteriorAte = minutesFrom(this.clock.now(), TROCA_MIN);
      await this.repository.update(tx, id, { segredo, segredoAnterior, anteriorAte });
      const dados = { fim: segredo.slice(-4) };
      return { webhook: await this.contar(tx, pessoa, 'trocarSegredoDoWebhook', id, { dados }), segredo };
    });
  }

  remover(pessoa: Pessoa, id: number): Promise<Schemas['Webhook']> {
    return this.database.transaction(async tx => {
      const webhook = await this.exigir(tx, id);
      const agora = this.clock.now();
      await this.repository.update(tx, id, { ativo: false, removidoEm: agora });
      await this.repository.cancelWaiting(tx, id, agora);
      return this.contar(tx, pessoa, 'removerWebhook', id, { antes: dadosDe(webhook), depois: {} });
    });
  }

  async testar(pessoa: Pessoa, id: number): Promise<Schemas['EntregaWebhook']> {
    const entrega = await this.database.transaction(async tx => {
      const { ativo, nome } = await this.exigir(tx, id);
      if (!ativo) throw problema('transicao-invalida', { detail: `${nome} está parado. Retome as entregas e teste.` });
      const agora = this.clock.now();
      const nova = { webhookId: id, tipo: TESTE, dados: { webhookId: id }, ocorridoEm: agora, proximaEm: agora };
      const linha = await this.repository.insertDelivery(tx, nova);
      await this.contar(tx, pessoa, 'testarWebhook', id, { dados: { mensagem: linha.mensagem } });
      return linha;
    });
    this.runner.wake();
    return toEntrega(entrega);
  }

  async entregas(id: number, filtro: FiltroEntregas): Promise<Schemas['PaginaEntregasWebhook']> {
    await this.ler(this.database, id);
    const { itens, total } = await this.repository.listDeliveries(this.database, id, filtro);
    return { itens: itens.map(toEntrega), total, pagina: filtro.pagina, tamanho: filtro.tamanho };
  }

  async repetir(pessoa: Pessoa, id: number, entregaId: number): Promise<Schemas['EntregaWebhook']> {
    const entrega = await this.database.transaction(async tx => {
      await this.exigir(tx, id);
      const lida = await this.repository.lockDelivery(tx, id, entregaId);
      if (!lida) throw problema('nao-encontrado', { detail: `A entrega ${entregaId} não existe.` });
      if (!toEntrega(lida).acoes.length) {
        throw problema('transicao-invalida', { detail: 'Esta entrega ainda está na fila, ou foi cancelada.' });
      }
      await this.contar(tx, pessoa, 'repetirEntregaWebhook', id, { dados: { mensagem: lida.mensagem } });
      return this.repository.queueAgain(tx, entregaId, this.clock.now());
    });
    this.runner.wake();
    return toEntrega(entrega);
  }

  async cuidar(): Promise<number> {
    this.runner.wake();
    const agora = this.clock.now();
    return this.fila.deleteBefore(
      this.database,
      minutesFrom(agora, -GUARDA_MIN),
      minutesFrom(agora, -GUARDA_MORTAS_MIN),
    );
  }

  private conferidos({ nome, url, tipos, ativo }: Dados) {
    const endereco = url.trim();
    const recusa = refusalOf(endereco, this.loopback);
    const errors = [
      ...(nome.trim() ? [] : [{ pointer: '/nome', detail: 'Diga que sistema recebe.' }]),
      ...(recusa ? [{ pointer: '/url', detail: recusa }] : []),
    ];
    if (errors[0]) throw problema('dados-invalidos', { detail: errors[0].detail, errors });
    return { nome: nome.trim(), url: endereco, tipos: [...tipos].sort(), ativo };
  }

  private async exigir(tx: Transaction, id: number): Promise<LinhaWebhook> {
    const webhook = await this.repository.lock(tx, id);
    if (!webhook) throw desconhecido(id);
    return webhook;
  }

  private async ler(tx: Transaction, id: number): Promise<Schemas['Webhook']> {
    const [lido] = await this.repository.list(tx, id);
    if (!lido) throw desconhecido(id);
    return toWebhook(lido, this.clock.now());
  }

  private async contar(tx: Transaction, pessoa: Pessoa, acao: string, id: number, mudanca: Mudanca) {
    await this.audit.record(tx, pessoa, { acao, entidade: 'webhooks', entidadeId: id, ...mudanca });
    return this.ler(tx, id);
  }
}

const desconhecido = (id: number) => problema('nao-encontrado', { detail: `O webhook ${id} não existe.` });
