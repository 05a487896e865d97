import type { components } from '@alipen/contracts/generated/government-api';
import { Problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../../auth/pessoa.ts';
import { Database, type Transaction } from '../../database/database.ts';
import { eachInSavepoint } from '../../database/each-in-savepoint.ts';
import { DietasService } from '../../dietas/dietas.service.ts';
import { ProgramacoesService } from '../../programacoes/programacoes.service.ts';
import { TiposAlimentacaoService } from '../../tipos-alimentacao/tipos-alimentacao.service.ts';
import { TiposPublicoService } from '../../tipos-publico/tipos-publico.service.ts';
import { PedidosLeituraService } from '../leitura/leitura.service.ts';
import { PedidosRascunhoService } from '../rascunho/rascunho.service.ts';
import { type ItemLido, PedidosRepository } from '../registro/pedidos.repository.ts';
import { PedidosLoteRepository } from './lote.repository.ts';

type Schemas = components['schemas'];
type Feito = { pedido: Schemas['ReferenciaPedido'] | null; detail: string | null };

const RESULTADOS: Readonly<Record<string, Schemas['ResultadoRepeticao']>> = {
  'pedido-duplicado': 'JA_EXISTE',
  'fora-do-horizonte': 'FORA_DO_HORIZONTE',
  'data-passada': 'DATA_PASSADA',
};

/** Copies one order to other days as drafts, never over an existing order. */
@Injectable()
export class PedidosRepeticaoService {
  constructor(
    private readonly database: Database,
    private readonly repository: PedidosRepository,
    private readonly lote: PedidosLoteRepository,
    private readonly leitura: PedidosLeituraService,
    private readonly rascunho: PedidosRascunhoService,
    private readonly dietas: DietasService,
    private readonly programacoes: ProgramacoesService,
    private readonly tiposAlimentacao: TiposAlimentacaoService,
    private readonly tiposPublico: TiposPublicoService,
  ) {}

  repetir(
    pessoa: Pessoa,
    pedidoId: number,
    { datas }: Schemas['RepeticaoPedido'],
  ): Promise<Schemas['PedidosRepetidos']> {
    return this.database.transaction(async tx => {
      const { pedido } = await this.leitura.exigir(tx, pedidoId, pessoa);
      const { lotacaoId } = pedido;
      const itens = await this.repository.itemsOf(tx, pedidoId);
      const doDia = await this.programacoes.dosDias(tx, [lotacaoId], datas);
      const dias = datas.map(dataRefeicao => ({ lotacaoId, dataRefeicao }));
      const feitos = new Map<string, Feito>();
      const recusas = new Map<string, Problema>();
      // As in `PedidosLoteService.salvar`, every day is locked before the first number is taken.
      await this.lote.lockDays(tx, dias);
      const ordem = [...datas].sort();
      await eachInSavepoint(tx, [...ordem.keys()], async (savepoint, posicao) => {
        const data = ordem[posicao] ?? '';
        try {
          feitos.set(data, await this.copiar(savepoint, pessoa, { de: pedidoId, lotacaoId, data, itens }));
        } catch (error) {
          if (error instanceof Problema) recusas.set(data, error);
          throw error;
        }
      });
      return {
        resultados: datas.map(data => ({
          data,
          ...resultadoDe(feitos.get(data), recusas.get(data)),
          feriado: doDia(lotacaoId, data).feriado,
        })),
      };
    });
  }

  private async copiar(
    tx: Transaction,
    pessoa: Pessoa,
    { de, lotacaoId, data, itens }: { de: number; lotacaoId: number; data: string; itens: readonly ItemLido[] },
  ): Promise<Feito> {
    const refeicoes = new Set((await this.tiposAlimentacao.ativos(tx, data)).map(({ id }) => id));
    const publicos = await this.tiposPublico.ativos(tx);
    const ativos = new Set(publicos.map(({ id }) => id));
    const servem = itens.filter(item => refeicoes.has(item.tipoAlimentacaoId) && ativos.has(item.tipoPublicoId));
    const { id, numero } = await this.rascunho.abrir(tx, pessoa, {
      lotacaoId,
      dataRefeicao: data,
      itens: servem.map(({ tipoAlimentacaoId, tipoPublicoId, quantidade }) => ({
        tipoAlimentacaoId,
        tipoPublicoId,
        quantidade,
      })),
    });
    const comDieta = new Set(publicos.filter(({ permiteDieta }) => permiteDieta).map(publico => publico.id));
    await this.dietas.copiar(tx, de, id, { celulas: servem, publicosComDieta: comDieta });
    const fora =
      itens.filter(({ quantidade }) => quantidade > 0).length -
      servem.filter(({ quantidade }) => quantidade > 0).length;
    const detail = fora ? `Ficaram de fora ${fora} quantidades de refeição ou público que não se pede mais.` : null;
    return { pedido: { id, numero }, detail };
  }
}

function resultadoDe(
  feito: Feito | undefined,
  recusa: Problema | undefined,
): Pick<Schemas['PedidoRepetido'], 'resultado' | 'detail' | 'pedido'> {
  if (feito && !recusa) return { resultado: 'CRIADO', ...feito };
  const existente = recusa?.extra.members?.pedido as Schemas['ReferenciaPedido'] | undefined;
  return {
    resultado: RESULTADOS[recusa?.slug ?? ''] ?? 'RECUSADO',
    detail: recusa?.message ?? null,
    pedido: existente ?? null,
  };
}
