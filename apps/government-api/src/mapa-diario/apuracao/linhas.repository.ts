import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { rows, rowsOfSamePlan, type Transaction } from '../../database/database.ts';
import type { Numbers } from '../../database/number-rows.ts';
import { type SituacaoPedido, situacoesNoMapa } from '../../pedidos/pedidos.ciclo.table.ts';
import { daLinha, deQuem } from './linhas.query.ts';
import { parcelas, somas } from './parcelas.query.ts';
import {
  type CampoDaParcela,
  type CampoDoDesconto,
  DESCONTO,
  DIA,
  GUARDADA,
  guardadosDa,
  PARCELA,
} from './parcelas.table.ts';
import { daUnidade, emLista, type Grao, noPeriodo, type Recorte } from './recorte.query.ts';

type Schemas = components['schemas'];

type PedidoDaLinha = { id: number; numero: string; situacao: SituacaoPedido; tipo: Schemas['TipoPedido'] };

/** One row of the map: a unit's day, or its period. */
export type LinhaLida = {
  lotacaoId: number;
  nome: string;
  municipio: string;
  uf: Schemas['Uf'];
  fusoHorario: string;
  ativa: boolean;
  principalId: number | null;
  /** Null for a period. */
  data: string | null;
  pedidos: readonly PedidoDaLinha[];
  diasComPedido: number;
  internos: number | null;
  servidores: number | null;
  parcelas: Numbers<CampoDaParcela>;
  descontos: Numbers<CampoDoDesconto>;
  nota: number | null;
  pontos: number | null;
  ocorrencias: number | null;
  atrasoMin: number | null;
};

export type ContratoLido = { id: number; numero: string; fornecedorId: number; fornecedor: string };

type EmTexto = Omit<LinhaLida, Listas> & Record<Listas | 'guardadas', string | null>;
type Listas = 'parcelas' | 'descontos' | 'pedidos';

const pedidoDe = (texto: string): PedidoDaLinha => {
  const [id, numero = '', situacao, tipo] = texto.split('\t');
  return { id: Number(id), numero, situacao: situacao as SituacaoPedido, tipo: tipo as PedidoDaLinha['tipo'] };
};

/** The kept parcels, of the contracts asked for, come before those read. */
function parcelasDe({ parcelas, guardadas }: EmTexto, { base, contratos }: Recorte): Numbers<CampoDaParcela> {
  const lidas = PARCELA.read(parcelas);
  if (!guardadas) return lidas;
  const pedidos = contratos && new Set(contratos);
  const destas = GUARDADA.pick(
    GUARDADA.read(guardadas),
    guardadosDa(base),
    ({ contrato }) => pedidos?.has(contrato) ?? true,
  );
  return [...destas, ...lidas];
}

const comSuasParcelas = (lidas: EmTexto[], doDia: ReadonlyMap<number, string>, { inativas }: Recorte): EmTexto[] =>
  lidas.filter(lida => {
    lida.parcelas = doDia.get(lida.lotacaoId) ?? null;
    return inativas || lida.ativa || lida.parcelas !== null;
  });

@Injectable()
export class LinhasRepository {
  async linhas(tx: Transaction, recorte: Recorte, grao: Grao): Promise<LinhaLida[]> {
    const umDia = grao === 'DIA' && recorte.de === recorte.ate;
    const [todas, doDia] = await Promise.all([
      this.lidas(tx, recorte, grao, !umDia),
      umDia ? this.parcelasDoDia(tx, recorte) : undefined,
    ]);
    const lidas = doDia ? comSuasParcelas(todas, doDia, recorte) : todas;
    // In place, so that fifteen hundred rows are not copied to change three of their fields.
    const prontas = lidas.map(lida =>
      Object.assign(lida, {
        pedidos: lida.pedidos?.split('\n').map(pedidoDe) ?? [],
        parcelas: parcelasDe(lida, recorte),
        descontos: DESCONTO.read(lida.descontos),
      }),
    );
    // A map of some contracts has the units they serve in the period, and those with numbers of theirs.
    if (!recorte.contratos || (grao === 'DIA' && !umDia)) return prontas;
    const servidas = await this.servidas(tx, recorte, recorte.contratos);
    return prontas.filter(({ lotacaoId, parcelas }) => parcelas.length > 0 || servidas.has(lotacaoId));
  }

  private lidas(tx: Transaction, recorte: Recorte, grao: Grao, comParcelas: boolean): Promise<EmTexto[]> {
    // For one day, or one unit, the plan is the same whatever day and unit.
    const ler = !comParcelas || recorte.lotacaoIds?.length === 1 ? rowsOfSamePlan : rows;
    return ler<EmTexto>(
      tx,
      sql`with ${daLinha(recorte, grao, comParcelas)}
      select l.id as "lotacaoId", l.nome, l.municipio, l.uf, l.fuso_horario as "fusoHorario", l.ativa, l.lotacao_principal_id as "principalId", u.internos, u.servidores,
        p.pedidos, k.descontos, f.nota, f.pontos, o.ocorrencias,
        coalesce(p.dias, 0) + coalesce(m.dias, 0) ${recorte.somadasAte ? sql`+ coalesce(g.dias_com_pedido, 0)` : sql``} as "diasComPedido",
        ${comParcelas ? sql`s.parcelas` : sql`null`} as parcelas, ${recorte.somadasAte ? sql`g.parcelas` : sql`null`} as guardadas,
        ${grao === 'DIA' ? sql`u.data::text, a.atraso` : sql`null as data, null`} as "atrasoMin"
      ${deQuem(recorte, grao, comParcelas)}`,
    );
  }

  /** Runs beside the reading of the rows: half of the work, on a connection of its own. */
  private async parcelasDoDia(tx: Transaction, recorte: Recorte): Promise<ReadonlyMap<number, string>> {
    const lidas = await rowsOfSamePlan<{ lotacaoId: number; parcelas: string }>(
      tx,
      sql`with ${parcelas(recorte)}, ${somas('DIA', recorte)} select s.lotacao_id as "lotacaoId", s.parcelas from somas s`,
    );
    return new Map(lidas.map(({ lotacaoId, parcelas }) => [lotacaoId, parcelas]));
  }

  private async servidas(
    tx: Transaction,
    { de, ate }: Recorte,
    contratos: readonly number[],
  ): Promise<ReadonlySet<number>> {
    const lidas = await rows<{ id: number }>(
      tx,
      sql`select distinct s.lotacao_id as id from contratos_lotacoes s
        where s.inicio <= ${ate}::date and s.fim >= ${de}::date and s.contrato_id = ${emLista(contratos)}`,
    );
    return new Set(lidas.map(({ id }) => id));
  }

  /** The day up to which most sums of the month are kept; undefined where there are none. */
  async somadasAte(tx: Transaction, { de, ate }: Pick<Recorte, 'de' | 'ate'>): Promise<string | undefined> {
    const [lida] = await rows<{ dia: string }>(
      tx,
      sql`select g.ate::text as dia from somas_mapa g where g.mes = ${de}::date and g.ate <= ${ate}::date
        group by g.ate order by count(*) desc, g.ate desc limit 1`,
    );
    return lida?.dia;
  }

  /** Undefined where neither a contract nor a supplier was asked for. */
  async contratosDe(
    tx: Transaction,
    { contratoId, fornecedorId }: { contratoId?: number | undefined; fornecedorId?: number | undefined },
  ): Promise<number[] | undefined> {
    if (fornecedorId === undefined) return contratoId === undefined ? undefined : [contratoId];
    const lidos = await rows<{ id: number }>(tx, sql`select id from contratos where fornecedor_id = ${fornecedorId}`);
    return lidos.map(({ id }) => id).filter(id => contratoId === undefined || id === contratoId);
  }

  /**
   * What each unit was fed from `desde` to the end of the period, by order or by import; a day may come several times,
   * unsummed.
   */
  async historico(
    tx: Transaction,
    recorte: Recorte,
    desde: string,
  ): Promise<ReadonlyMap<number, Numbers<'dia' | 'total' | 'valor'>>> {
    const dias = { de: desde, ate: recorte.ate };
    const lidas = await rows<{ lotacaoId: number; numeros: string }>(
      tx,
      sql`with dias as (
        select p.lotacao_id, p.data_refeicao as data, p.total_refeicoes as total, coalesce(p.valor_previsto_centavos, 0) as valor
        from pedidos p
        where ${noPeriodo(sql`p.data_refeicao`, dias)} and p.situacao in ${situacoesNoMapa} ${daUnidade(sql`p.lotacao_id`, recorte)}
        union all
        select q.lotacao_id, q.data, sum(q.aceita), sum(q.aceita * q.preco_centavos) from importadas_apuradas q
        where ${noPeriodo(sql`q.data`, dias)} ${daUnidade(sql`q.lotacao_id`, recorte)} group by q.lotacao_id, q.data
      )
      select lotacao_id as "lotacaoId", ${DIA.list({ dia: sql`data - ${desde}::date`, total: sql`total`, valor: sql`valor` })} as numeros
      from dias group by lotacao_id`,
    );
    return new Map(lidas.map(({ lotacaoId, numeros }) => [lotacaoId, DIA.read(numeros)]));
  }

  async contratos(tx: Transaction, ids: readonly number[]): Promise<ReadonlyMap<number, ContratoLido>> {
    if (ids.length === 0) return new Map();
    const lidos = await rows<ContratoLido>(
      tx,
      sql`select c.id, c.numero, c.fornecedor_id as "fornecedorId", f.nome_fantasia as fornecedor
        from contratos c join fornecedores f on f.id = c.fornecedor_id where c.id = ${emLista(ids)}`,
    );
    return new Map(lidos.map(contrato => [contrato.id, contrato]));
  }
}
