import { Injectable } from '@nestjs/common';
import { AnotacoesMapaService, ondeDe } from '../anotacoes-mapa/anotacoes-mapa.service.ts';
import { addDays } from '../clock/clock.ts';
import { zonedInstant } from '../clock/zoned-time.ts';
import type { Transaction } from '../database/database.ts';
import type { ColunaCongelada, ContratoCongelado, DiaCongelado } from '../fechamentos/fechamentos.service.ts';
import type { Lotacao } from '../lotacoes/lotacoes.service.ts';
import { type LinhaDoMapa, type Mapa, MapaDiarioService } from '../mapa-diario/mapa-diario.service.ts';
import { alertasDoDia } from './alertas.rules.ts';
import { FechamentoDoMapaRepository } from './fechamento-do-mapa.repository.ts';

/** The day as the map's aggregation has it now, in the shape that is frozen, printed and compared. */
@Injectable()
export class CongelamentoService {
  constructor(
    private readonly repository: FechamentoDoMapaRepository,
    private readonly mapa: MapaDiarioService,
    private readonly anotacoes: AnotacoesMapaService,
  ) {}

  async congelar(tx: Transaction, lotacao: Lotacao, data: string): Promise<DiaCongelado> {
    const { id, nome, municipio, uf, fusoHorario } = lotacao;
    const mapa = await this.mapa.dia(tx, { data, lotacaoIds: [id], base: 'ACEITA' });
    // A unit out of service with nothing on the day has no row: its map is empty and valid.
    const linha = mapa.linhas.find(cada => cada.lotacao.id === id);
    const efetivo =
      linha && linha.internos !== null && linha.servidores !== null
        ? { internos: linha.internos, servidores: linha.servidores }
        : null;
    const colunas = colunasDe(mapa, linha);
    const anotacoes = await this.anotacoes.doPeriodo(tx, { de: data, ate: data, lotacaoIds: [id] });
    const { execucao } = linha ?? {};
    const [de, ate] = [zonedInstant(data, '00:00', fusoHorario), zonedInstant(addDays(data, 1), '00:00', fusoHorario)];
    return {
      lotacao: { id, nome, municipio, uf },
      data,
      efetivo,
      colunas,
      valores: {
        brutoCentavos: linha?.brutoCentavos ?? 0,
        glosaCentavos: linha?.glosaCentavos ?? 0,
        descontoCentavos: linha?.descontoPropostoCentavos ?? 0,
        liquidoCentavos: linha?.liquidoCentavos ?? 0,
      },
      contratos: await this.contratos(tx, { lotacaoId: id, data }, linha),
      execucao: {
        atrasoMin: execucao?.atrasoMin ?? null,
        recusadas: execucao?.recusadas ?? 0,
        nota: execucao?.nota ?? null,
        pontos: execucao?.pontos ?? 0,
        ocorrencias: execucao?.ocorrencias ?? 0,
      },
      anotacoes: anotacoes.map(anotacao => ({ onde: ondeDe(anotacao), texto: anotacao.texto, por: anotacao.por })),
      pedidos: await this.repository.ordersOf(tx, { lotacaoId: id, data }),
      dispensas: await this.repository.waivers(tx, id, de, ate),
      alertas: alertasDoDia(efetivo, colunas, linha?.interrupcao?.parada === true),
    };
  }

  /** Cell by cell, because the month is billed by it. */
  private async contratos(
    tx: Transaction,
    { lotacaoId, data }: { lotacaoId: number; data: string },
    linha: LinhaDoMapa | undefined,
  ): Promise<ContratoCongelado[]> {
    const congelados: ContratoCongelado[] = [];
    for (const conta of linha?.contratos ?? []) {
      const { contratoId } = conta;
      const dele = await this.mapa.dia(tx, {
        data,
        lotacaoIds: [lotacaoId],
        inativas: true,
        base: 'ACEITA',
        contratoId,
      });
      const { brutoCentavos, glosaCentavos, pontos, descontoPct, liquidoCentavos } = conta;
      congelados.push({
        id: contratoId,
        numero: conta.contrato,
        fornecedor: conta.fornecedor,
        brutoCentavos,
        glosaCentavos,
        pontos,
        descontoPct,
        descontoCentavos: conta.descontoPropostoCentavos,
        liquidoCentavos,
        celulas: celulasDe(dele),
      });
    }
    return congelados;
  }
}

/** In a map of one unit and one contract the foot is the cells themselves. */
const celulasDe = ({ colunas, totais }: Mapa): NonNullable<ContratoCongelado['celulas']> =>
  colunas.flatMap(({ tipoAlimentacaoId, tipoPublicoId, refeicao, publico }, n) => {
    const { quantidade: aceita = 0, precoCentavos = null, valorCentavos = 0 } = totais.colunas[n] ?? {};
    return aceita
      ? [{ tipoAlimentacaoId, tipoPublicoId, refeicao, publico, aceita, precoCentavos, valorCentavos }]
      : [];
  });

function colunasDe({ colunas, foraDosTotais }: Mapa, linha: LinhaDoMapa | undefined): ColunaCongelada[] {
  return colunas.map(({ tipoAlimentacaoId, tipoPublicoId, refeicao, publico }, n) => ({
    tipoAlimentacaoId,
    tipoPublicoId,
    refeicao,
    publico,
    solicitada: linha?.bases.solicitada[n] ?? 0,
    confirmada: linha?.bases.confirmada[n] ?? 0,
    entregue: linha?.bases.entregue[n] ?? 0,
    aceita: linha?.bases.aceita[n] ?? 0,
    precoCentavos: linha?.precosCentavos[n] ?? null,
    diferenca: linha?.diferencas[n] ?? null,
    ...(foraDosTotais.has(tipoPublicoId) && { contaNosTotais: false }),
  }));
}
