import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock } from '../clock/clock.ts';
import { horaEm } from '../clock/zoned-time.ts';
import { ContratosService } from '../contratos/contratos.service.ts';
import { Database, type Transaction } from '../database/database.ts';
import { EfetivosService } from '../efetivos/efetivos.service.ts';
import { ParametrosService } from '../parametros/parametros.service.ts';
import { TiposAlimentacaoService } from '../tipos-alimentacao/tipos-alimentacao.service.ts';
import { textoOuNada } from './pedidos.digitacao.rules.ts';
import { conferirEnvio } from './pedidos.envio.rules.ts';
import { totalDe } from './pedidos.itens.rules.ts';
import { PedidosLeituraService } from './pedidos.leitura.service.ts';
import { PedidosPassoService } from './pedidos.passo.service.ts';
import { prazoDoDia } from './pedidos.prazo.rules.ts';
import { type CabecalhoPedido, type ItemLido, PedidosRepository } from './pedidos.repository.ts';
import { exigirVersao } from './pedidos.versao.rules.ts';

type Schemas = components['schemas'];

/** Sending: the order gets its trail (contract, supplier, prices, head count) and can no longer be changed. */
@Injectable()
export class PedidosEnvioService {
  constructor(
    private readonly database: Database,
    private readonly repository: PedidosRepository,
    private readonly leitura: PedidosLeituraService,
    private readonly passos: PedidosPassoService,
    private readonly contratos: ContratosService,
    private readonly efetivos: EfetivosService,
    private readonly tiposAlimentacao: TiposAlimentacaoService,
    private readonly parametros: ParametrosService,
    private readonly clock: Clock,
  ) {}

  enviar(
    pessoa: Pessoa,
    { pedidoId, ifMatch }: { pedidoId: number; ifMatch: string | undefined },
    envio: Schemas['EnvioPedido'],
  ): Promise<Schemas['Pedido']> {
    return this.database.transaction(async tx => {
      const cabecalho = await this.leitura.exigir(tx, pedidoId, pessoa);
      const agora = this.clock.now();
      exigirVersao(ifMatch, cabecalho);
      this.passos.exigir('enviar', cabecalho, pessoa, agora);
      const itens = await this.repository.itemsOf(tx, pedidoId);
      const { set, precificadas, contratos } = await this.conferir(tx, cabecalho, itens, {
        agora,
        justificativa: textoOuNada(envio.justificativa),
      });
      const trilha = { ...set, enviadoEm: agora, enviadoPor: pessoa.usuarioId };
      const { tipo, contratoId, totalRefeicoes: total, valorPrevistoCentavos } = set;
      const dados = { tipo, contratoId, total, valorPrevistoCentavos };
      await this.passos.dar(tx, 'enviar', { cabecalho, pessoa, agora, para: 'ENVIADO', set: trilha, dados });
      await this.repository.freezePrices(tx, pedidoId, precificadas);
      await this.repository.addContracts(tx, pedidoId, contratos);
      return this.leitura.ler(tx, pedidoId, pessoa);
    });
  }

  private async conferir(
    tx: Transaction,
    { pedido, lotacao, fusoHorario }: CabecalhoPedido,
    itens: readonly ItemLido[],
    { agora, justificativa }: { agora: Date; justificativa: string | null },
  ) {
    const { lotacaoId, dataRefeicao: data } = pedido;
    const contratos = await this.contratos.vigente(tx, lotacaoId, data, { manter: true });
    const efetivo = await this.efetivos.deReferencia(tx, lotacaoId, data);
    const { limiteEm, encerrado } = prazoDoDia(agora, data, await this.tiposAlimentacao.ativos(tx, data), fusoHorario);
    const conferido = conferirEnvio({
      lotacao: lotacao.nome,
      data,
      itens,
      contratos,
      efetivo,
      prazo: { hora: horaEm(limiteEm, fusoHorario), encerrado },
      limites: await this.parametros.doDia(tx, data),
      justificativa,
    });
    const set = {
      tipo: encerrado ? ('EMERGENCIAL' as const) : pedido.tipo,
      foraDoPrazo: encerrado,
      contratoId: conferido.contratoId,
      fornecedor: conferido.fornecedor,
      prazoLimiteEm: limiteEm,
      justificativa,
      efetivoData: efetivo?.data ?? null,
      efetivoInternos: efetivo?.internos ?? null,
      efetivoServidores: efetivo?.servidores ?? null,
      efetivoCapturadoEm: efetivo?.capturadoEm ?? null,
      totalRefeicoes: totalDe(itens),
      valorPrevistoCentavos: conferido.valorPrevistoCentavos,
    };
    return { set, precificadas: conferido.precificadas, contratos: conferido.contratos };
  }
}
