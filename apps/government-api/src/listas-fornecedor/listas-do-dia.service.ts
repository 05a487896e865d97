import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import type { Transaction } from '../database/database.ts';
import { DietasService } from '../dietas/dietas.service.ts';
import { ProgramacoesService } from '../programacoes/programacoes.service.ts';
import { TiposAlimentacaoService } from '../tipos-alimentacao/tipos-alimentacao.service.ts';
import { TiposPublicoService } from '../tipos-publico/tipos-publico.service.ts';
import { type TrocaDoDia, toAceita, trocasAceitas } from '../trocas/trocas.query.ts';
import { type CelulaDoDia, type FornecedorLido, ListasFornecedorRepository } from './listas-fornecedor.repository.ts';
import { type Conteudo, type Lido, montarConteudo, type UnidadeLida } from './listas-fornecedor.rules.ts';

export type ListaDoDia = {
  fornecedor: Conteudo['fornecedor'];
  lista: Conteudo;
  /** Units with an order the desk has not confirmed. */
  pendentes: readonly UnidadeLida[];
  emails: readonly string[];
};

/** What each supplier delivers on a day, by the orders as they are now, in a fixed number of queries. */
@Injectable()
export class ListasDoDiaService {
  constructor(
    private readonly repository: ListasFornecedorRepository,
    private readonly programacoes: ProgramacoesService,
    private readonly dietas: DietasService,
    private readonly tiposAlimentacao: TiposAlimentacaoService,
    private readonly tiposPublico: TiposPublicoService,
  ) {}

  /** The lists of every supplier with something to deliver, and of `tambem`: those that were sent a list that is empty by now. */
  async doDia(tx: Transaction, data: string, tambem: readonly number[]): Promise<ListaDoDia[]> {
    const celulas = await this.repository.cellsOfDay(tx, data);
    const ids = new Set([...celulas.map(({ fornecedorId }) => fornecedorId), ...tambem]);
    return this.montar(tx, data, celulas, await this.repository.suppliers(tx, [...ids]));
  }

  async doFornecedor(tx: Transaction, fornecedorId: number, data: string): Promise<ListaDoDia> {
    const fornecedores = await this.repository.suppliers(tx, [fornecedorId]);
    const celulas = await this.repository.cellsOfDay(tx, data, fornecedorId);
    const [lista] = await this.montar(tx, data, celulas, fornecedores);
    if (!lista) throw problema('nao-encontrado', { detail: `O fornecedor ${fornecedorId} não existe.` });
    return lista;
  }

  private async montar(
    tx: Transaction,
    data: string,
    celulas: readonly CelulaDoDia[],
    fornecedores: readonly FornecedorLido[],
  ): Promise<ListaDoDia[]> {
    const comum = await this.lerDia(tx, data, celulas);
    return fornecedores.map(fornecedor => {
      const dele = celulas.filter(({ fornecedorId }) => fornecedorId === fornecedor.id);
      return listaDe(fornecedor, dele, comum);
    });
  }

  private async lerDia(tx: Transaction, data: string, celulas: readonly CelulaDoDia[]): Promise<Dia> {
    const lotacoes = unicos(celulas.map(({ lotacaoId }) => lotacaoId));
    const janelas = await this.programacoes.janelasDasLotacoes(tx, lotacoes, data);
    return {
      data,
      unidades: await this.repository.units(tx, lotacoes),
      contratos: await this.repository.contracts(tx, unicos(celulas.map(({ contratoId }) => contratoId))),
      dietas: await this.dietas.totaisDosPedidos(tx, unicos(celulas.map(({ pedidoId }) => pedidoId))),
      refeicoes: await this.tiposAlimentacao.doDia(tx, data),
      publicos: (await this.tiposPublico.todos(tx)).map(({ id, nome }) => ({ id, nome })),
      janelaDe: (lotacaoId, refeicao) => janelas.get(lotacaoId)?.get(refeicao),
      trocas: await trocasAceitas(tx, [data]),
    };
  }
}

type Dia = Pick<Lido, 'data' | 'dietas' | 'refeicoes' | 'publicos' | 'janelaDe'> & {
  unidades: readonly UnidadeLida[];
  contratos: readonly { id: number; numero: string }[];
  /** Of every supplier. */
  trocas: readonly TrocaDoDia[];
};

const unicos = (ids: readonly number[]): number[] => [...new Set(ids)];

function listaDe({ id, nome, cnpj, emails }: FornecedorLido, celulas: readonly CelulaDoDia[], dia: Dia): ListaDoDia {
  const confirmadas = celulas.filter(({ confirmada }) => confirmada);
  const servidas = new Set(confirmadas.map(({ lotacaoId }) => lotacaoId));
  const usados = new Set(confirmadas.map(({ contratoId }) => contratoId));
  const pendentes = new Set(celulas.filter(({ confirmada }) => !confirmada).map(({ lotacaoId }) => lotacaoId));
  const fornecedor = { id, nome, cnpj };
  const lista = montarConteudo({
    ...dia,
    fornecedor,
    celulas: confirmadas,
    contratos: dia.contratos.filter(contrato => usados.has(contrato.id)).map(({ numero }) => numero),
    trocas: dia.trocas
      .filter(({ fornecedorId }) => fornecedorId === id)
      .map(troca => ({ ...toAceita(troca), ...(troca.lotacaoId !== null && { lotacaoId: troca.lotacaoId }) })),
    unidades: new Map(dia.unidades.filter(unidade => servidas.has(unidade.id)).map(unidade => [unidade.id, unidade])),
  });
  return { fornecedor, lista, pendentes: dia.unidades.filter(unidade => pendentes.has(unidade.id)), emails };
}
