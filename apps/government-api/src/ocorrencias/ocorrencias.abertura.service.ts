import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock, FUSO_DA_AGENCIA } from '../clock/clock.ts';
import { Database, type Transaction } from '../database/database.ts';
import { NotificacoesService } from '../notificacoes/notificacoes.service.ts';
import { PedidosService } from '../pedidos/pedidos.service.ts';
import { OcorrenciasLeituraService } from './ocorrencias.leitura.service.ts';
import { conferirRegistro, invalida } from './ocorrencias.origem.rules.ts';
import { OcorrenciasPassoService } from './ocorrencias.passo.service.ts';
import { type Entrega, OcorrenciasRepository } from './ocorrencias.repository.ts';
import { OcorrenciasSemPedidoService } from './ocorrencias.sem-pedido.service.ts';

type Schemas = components['schemas'];
type Nova = Schemas['NovaOcorrencia'];
type DePedido = Nova & { pedidoId: number };

/** A meal of an order, a whole order (no meal), or an inspected meal without an order. */
export type Assunto = Entrega & {
  readonly pedidoId: number | null;
  readonly lotacaoId: number;
  readonly dataRefeicao: string;
  readonly tipoAlimentacaoId: number | null;
};

const exigida: Readonly<Record<Nova['origem'], keyof Nova | null>> = {
  PEDIDO: null,
  RECEBIMENTO: 'recebimentoId',
  FISCALIZACAO: 'fiscalizacaoId',
};

@Injectable()
export class OcorrenciasAberturaService {
  constructor(
    private readonly database: Database,
    private readonly repository: OcorrenciasRepository,
    private readonly leitura: OcorrenciasLeituraService,
    private readonly passo: OcorrenciasPassoService,
    private readonly pedidos: PedidosService,
    private readonly notificacoes: NotificacoesService,
    private readonly semPedido: OcorrenciasSemPedidoService,
    private readonly clock: Clock,
  ) {}

  abrir(pessoa: Pessoa, nova: Nova): Promise<Schemas['Ocorrencia']> {
    return this.database.transaction(async tx => {
      const assunto = comPedido(nova)
        ? await this.doPedido(tx, pessoa, nova)
        : await this.semPedido.assuntoDe(tx, pessoa, nova);
      const { recebimentoId = null, fiscalizacaoId = null, clausula = null } = nova;
      const agora = this.clock.now();
      const numero = await this.repository.nextNumber(tx, Number(this.clock.today(FUSO_DA_AGENCIA).slice(0, 4)));
      const { origem, gravidade, pontos = 0 } = nova;
      const ocorrencia = await this.repository.insert(tx, {
        ...{ ...assunto, numero, origem, gravidade, recebimentoId, fiscalizacaoId, pontos, clausula },
        ...{
          situacao: 'ABERTA',
          descricao: nova.descricao.trim(),
          abertaEm: agora,
          alteradaEm: agora,
          abertaPor: pessoa.usuarioId,
        },
      });
      await this.passo.contarAbertura(tx, ocorrencia, pessoa);
      const lida = await this.leitura.ler(tx, pessoa, ocorrencia.id);
      const { lotacaoId, lotacao, data, fornecedor } = lida.resumo;
      await this.notificacoes.emitir(tx, 'OCORRENCIA_ABERTA', [
        { ocorrenciaId: ocorrencia.id, numero, lotacaoId, lotacao, data, fornecedor },
      ]);
      return lida;
    });
  }

  private async doPedido(tx: Transaction, pessoa: Pessoa, nova: DePedido): Promise<Assunto> {
    const { pedidoId } = nova;
    const { lotacaoId, dataRefeicao } = (await this.pedidos.exigir(tx, pedidoId, pessoa)).pedido;
    const tipoAlimentacaoId = await this.conferirOrigem(tx, nova);
    const entrega = await this.repository.findContract(tx, pedidoId, tipoAlimentacaoId);
    if (!entrega)
      throw invalida('/pedidoId', 'Este pedido ainda não tem fornecedor: só se abre ocorrência depois do envio.');
    return { ...entrega, pedidoId, lotacaoId, dataRefeicao, tipoAlimentacaoId };
  }

  private async conferirOrigem(tx: Transaction, nova: DePedido): Promise<number | null> {
    const campo = exigida[nova.origem];
    if (campo && nova[campo] === undefined) throw invalida(`/${campo}`, 'Diga de que registro a ocorrência nasceu.');
    const { recebimentoId, fiscalizacaoId, pedidoId } = nova;
    const recebimento = recebimentoId && (await this.repository.findReception(tx, recebimentoId, pedidoId));
    const fiscalizacao = fiscalizacaoId && (await this.repository.findInspection(tx, fiscalizacaoId, pedidoId));
    let refeicao = nova.tipoAlimentacaoId ?? null;
    if (recebimentoId) refeicao = conferirRegistro('recebimentoId', recebimento || undefined, refeicao);
    if (fiscalizacaoId) refeicao = conferirRegistro('fiscalizacaoId', fiscalizacao || undefined, refeicao);
    return refeicao;
  }
}

const comPedido = (nova: Nova): nova is DePedido => nova.pedidoId !== undefined;
