import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { AtivacoesService } from '../../ativacoes/ativacoes.service.ts';
import type { Transaction } from '../../database/database.ts';
import { TiposAlimentacaoService } from '../../tipos-alimentacao/tipos-alimentacao.service.ts';
import { TiposPublicoService } from '../../tipos-publico/tipos-publico.service.ts';

type Schemas = components['schemas'];
type Tipos = { refeicoes: Schemas['TipoAlimentacao'][]; publicos: Schemas['TipoPublico'][] };
type Pedidas = readonly { readonly tipoAlimentacaoId: number; readonly tipoPublicoId: number }[];

/** The grid of a past day: what could be asked for then, as its map has it, and what was asked (ADR 84). */
@Injectable()
export class PedidosDiaPassadoService {
  constructor(
    private readonly ativacoes: AtivacoesService,
    private readonly tiposAlimentacao: TiposAlimentacaoService,
    private readonly tiposPublico: TiposPublicoService,
  ) {}

  async tipos(tx: Transaction, data: string, pedidas: Pedidas): Promise<Tipos> {
    const [refeicoes, publicos, ativos] = await Promise.all([
      this.tiposAlimentacao.doDia(tx, data),
      this.tiposPublico.todos(tx),
      this.ativacoes.noDia(tx, data),
    ]);
    const comRefeicao = new Set([...ativos.refeicoes, ...pedidas.map(({ tipoAlimentacaoId }) => tipoAlimentacaoId)]);
    const comPublico = new Set([...ativos.publicos, ...pedidas.map(({ tipoPublicoId }) => tipoPublicoId)]);
    return {
      refeicoes: refeicoes.filter(({ id }) => comRefeicao.has(id)),
      publicos: publicos.filter(({ id }) => comPublico.has(id)),
    };
  }
}
