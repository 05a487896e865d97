import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { type SQL, sql } from 'drizzle-orm';
import { rows, type Transaction } from '../../database/database.ts';
import { rowsOfSamePlan } from '../../database/kept-query.ts';
import { situacoesCompletas } from '../../fiscalizacoes/fiscalizacoes.ciclo.table.ts';
import { type SituacaoPedido, situacoesNoMapa } from '../../pedidos/pedidos.ciclo.table.ts';
import { importadas } from './importadas.query.ts';
import { agregacao, semSomas, soSomas } from './mapa-diario.query.ts';
import { daBase } from './parcelas.rules.ts';
import {
  daUnidade,
  doContrato,
  emLista,
  type Grao,
  noPeriodo,
  queContamASomar,
  type Recorte,
} from './recorte.query.ts';

type Schemas = components['schemas'];

export type PedidoDaLinha = { id: number; numero: string; situacao: SituacaoPedido; tipo: Schemas['TipoPedido'] };

/** One row of the map: a unit's day, or its period. */
export type LinhaLida = {
  lotacaoId: number;
  nome: string;
  municipio: string;
  uf: Schemas['Uf'];
  ativa: boolean;
  /** The main unit this one is fed through. */
  principalId: number | null;
  /** Null for a period. */
  data: string | null;
  pedidos: readonly PedidoDaLinha[];
  diasComPedido: number;
  internos: number | null;
  servidores: number | null;
  /** Its parcels, one after the other (parcelas.rules.ts). */
  parcelas: readonly number[];
  /** Contract, glosa, discount, per cent, points: what is taken from each contract's gross, one after the other. */
  descontos: readonly number[];
  nota: number | null;
  pontos: number | null;
  ocorrencias: number | null;
  atrasoMin: number | null;
};

export type ContratoLido = { id: number; numero: string; fornecedorId: number; fornecedor: string };
/** What was done about the rows, at the same grain. */
const execucao = (recorte: Recorte, grao: Grao): SQL => {
  const dia = (coluna: SQL) => (grao === 'DIA' ? sql`, ${coluna}` : sql``);
  return sql`
    fiscalizadas as (
      select f.lotacao_id ${dia(sql`f.data`)}, floor(avg(f.nota))::int as nota, sum(f.pontos)::int as pontos
      from fiscalizacoes f
      where ${noPeriodo(sql`f.data`, recorte)} and f.situacao in ${situacoesCompletas}
        ${daUnidade(sql`f.lotacao_id`, recorte)}
      group by f.lotacao_id ${dia(sql`f.data`)}
    ),
    ocorridas as (
      select o.lotacao_id ${dia(sql`o.data_refeicao as data`)}, count(*)::int as ocorrencias from ocorrencias o
      where ${noPeriodo(sql`o.data_refeicao`, recorte)} ${daUnidade(sql`o.lotacao_id`, recorte)}
      group by o.lotacao_id ${dia(sql`o.data_refeicao`)}
    )`;
};

const doDia = (recorte: Recorte): SQL => sql`
  pedidas as (
    select p.lotacao_id, p.data_refeicao as data,
      string_agg(concat_ws(E'\\t', p.id, p.numero, p.situacao, p.tipo), E'\\n') as pedidos,
      max((p.situacao in ${situacoesNoMapa})::int) as dias
    from pedidos p
    where ${noPeriodo(sql`p.data_refeicao`, recorte)} ${daUnidade(sql`p.lotacao_id`, recorte)}
    group by p.lotacao_id, p.data_refeicao
  ),
  atrasos as (
    select p.lotacao_id, p.data_refeicao as data, max(r.atraso_min) as atraso
    from pedidos p join recebimentos r on r.pedido_id = p.id
    where ${noPeriodo(sql`p.data_refeicao`, recorte)} ${daUnidade(sql`p.lotacao_id`, recorte)} and r.vigente and r.entrega = 1
    group by p.lotacao_id, p.data_refeicao
  ),
  unidades as (select lotacao_id, data, internos, servidores from efetivos)`;

const doPeriodo = (recorte: Recorte): SQL => sql`
  pedidas as (
    select p.lotacao_id, null as pedidos, count(distinct p.data_refeicao)::int as dias
    from pedidos p where ${queContamASomar(recorte)} group by p.lotacao_id
  ),
  contados as (
    select lotacao_id, sum(internos) as internos, sum(servidores) as servidores, count(internos)::int as dias
    from efetivos group by lotacao_id
  ),
  unidades as (
    select l.id as lotacao_id, ${media('internos', recorte)} as internos, ${media('servidores', recorte)} as servidores
    from lotacoes l left join contados e on e.lotacao_id = l.id
    ${recorte.comSomas ? sql`left join guardadas g on g.lotacao_id = l.id` : sql``}
    where true ${daUnidade(sql`l.id`, recorte)}
  )`;

/** Of the days that have a head count, those that are kept added up among them. */
const media = (de: 'internos' | 'servidores', { comSomas }: Recorte): SQL => {
  const [lidos, guardados] = [sql.raw(`e.${de}`), sql.raw(`g.${de}`)];
  return comSomas
    ? sql`round((coalesce(${lidos}, 0) + coalesce(${guardados}, 0))::numeric / nullif(coalesce(e.dias, 0) + coalesce(g.dias_com_efetivo, 0), 0))::int`
    : sql`round(${lidos}::numeric / nullif(e.dias, 0))::int`;
};

type EmTexto = Omit<LinhaLida, Listas> & Record<Listas | 'guardadas', string | null>;
type Listas = 'parcelas' | 'descontos' | 'pedidos';
const NENHUM: readonly number[] = [];
const numerosDe = (texto: string | null): readonly number[] => (texto ? (JSON.parse(texto) as number[]) : NENHUM);
const pedidoDe = (texto: string): PedidoDaLinha => {
  const [id, numero = '', situacao, tipo] = texto.split('\t');
  return { id: Number(id), numero, situacao: situacao as SituacaoPedido, tipo: tipo as PedidoDaLinha['tipo'] };
};

/** Of units out of service, those with something that counts. */
const comSuasSomas = (lidas: EmTexto[], somas: ReadonlyMap<number, string>, { inativas }: Recorte): EmTexto[] =>
  lidas.filter(lida => {
    lida.parcelas = somas.get(lida.lotacaoId) ?? null;
    return inativas || lida.ativa || lida.parcelas !== null;
  });

const colunas = sql`l.id as "lotacaoId", l.nome, l.municipio, l.uf, l.ativa, l.lotacao_principal_id as "principalId",
  u.internos, u.servidores, p.pedidos, k.descontos, f.nota, f.pontos, o.ocorrencias`;

@Injectable()
export class MapaDiarioRepository {
  /** Every active unit, and any other with something that counts in the period, by name (and day): one query; of one day, two beside each other. */
  async linhas(tx: Transaction, recorte: Recorte, grao: Grao): Promise<LinhaLida[]> {
    const porDia = grao === 'DIA';
    const noDia = (tabela: SQL) => (porDia ? sql`and ${tabela}.data = u.data` : sql``);
    // Of one day, or of one unit, the plan is the same whatever day and unit.
    const umDia = porDia && recorte.de === recorte.ate;
    const ler = umDia || recorte.lotacaoIds?.length === 1 ? rowsOfSamePlan : rows;
    const lendo = ler<EmTexto>(
      tx,
      sql`${umDia ? semSomas(recorte) : agregacao(recorte, grao)}, ${execucao(recorte, grao)}, ${porDia ? doDia(recorte) : doPeriodo(recorte)}
      select ${colunas}, ${umDia ? sql`null` : sql`s.parcelas`} as parcelas, coalesce(p.dias, 0) + coalesce(m.dias, 0) + ${recorte.comSomas ? sql`coalesce(g.dias_com_pedido, 0)` : sql`0`} as "diasComPedido",
        ${recorte.comSomas ? sql`g.parcelas` : sql`null`} as guardadas, ${porDia ? sql`u.data::text, a.atraso` : sql`null as data, null`} as "atrasoMin"
      from unidades u
      join lotacoes l on l.id = u.lotacao_id
      left join pedidas p on p.lotacao_id = u.lotacao_id ${noDia(sql`p`)}
      left join diasimportados m on m.lotacao_id = u.lotacao_id ${noDia(sql`m`)}
      ${umDia ? sql`` : sql`left join somas s on s.lotacao_id = u.lotacao_id ${noDia(sql`s`)}`}
      left join descontos k on k.lotacao_id = u.lotacao_id ${noDia(sql`k`)}
      left join fiscalizadas f on f.lotacao_id = u.lotacao_id ${noDia(sql`f`)}
      left join ocorridas o on o.lotacao_id = u.lotacao_id ${noDia(sql`o`)}
      ${recorte.comSomas ? sql`left join guardadas g on g.lotacao_id = u.lotacao_id` : sql``}
      ${porDia ? sql`left join atrasos a on a.lotacao_id = u.lotacao_id and a.data = u.data` : sql``}
      where (l.ativa ${umDia ? sql`or true` : sql`or s.lotacao_id is not null`} ${recorte.comSomas ? sql`or g.parcelas <> '[]'` : sql``} ${recorte.inativas ? sql`or true` : sql``})
      order by l.nome_busca, l.id ${porDia ? sql`, u.data` : sql``}`,
    );
    const [todas, somadas] = await Promise.all([lendo, umDia ? this.somasDoDia(tx, recorte) : undefined]);
    const lidas = somadas ? comSuasSomas(todas, somadas, recorte) : todas;
    const contratos = recorte.comSomas ? await this.contratosDoRecorte(tx, recorte) : undefined;
    const servidas = grao === 'PERIODO' || umDia ? await this.servidas(tx, recorte) : undefined;
    // In place: fifteen hundred rows are not copied to change three of their fields.
    const prontas = lidas.map(lida => {
      const parcelas = numerosDe(lida.parcelas);
      return Object.assign(lida, {
        pedidos: lida.pedidos?.split('\n').map(pedidoDe) ?? [],
        parcelas: lida.guardadas
          ? [...daBase(numerosDe(lida.guardadas), recorte.base, contratos), ...parcelas]
          : parcelas,
        descontos: numerosDe(lida.descontos),
      });
    });
    return servidas
      ? prontas.filter(({ lotacaoId, parcelas }) => parcelas.length > 0 || servidas.has(lotacaoId))
      : prontas;
  }

  /** Asked of a contract or a supplier, the map is of the units they serve in the period, and of those with something of theirs. */
  private async servidas(
    tx: Transaction,
    { contratoId, fornecedorId, de, ate }: Recorte,
  ): Promise<ReadonlySet<number> | undefined> {
    if (contratoId === undefined && fornecedorId === undefined) return undefined;
    const lidas = await rows<{ id: number }>(
      tx,
      sql`select distinct s.lotacao_id as id from contratos_lotacoes s
        where s.inicio <= ${ate}::date and s.fim >= ${de}::date ${doContrato(sql`s.contrato_id`, { contratoId, fornecedorId })}`,
    );
    return new Set(lidas.map(({ id }) => id));
  }

  /** What the units' parcels of one day are, beside the rest of their rows: half of the work, on a connection of its own. */
  private async somasDoDia(tx: Transaction, recorte: Recorte): Promise<ReadonlyMap<number, string>> {
    const lidas = await rowsOfSamePlan<{ lotacaoId: number; parcelas: string }>(
      tx,
      sql`${soSomas(recorte)} select s.lotacao_id as "lotacaoId", s.parcelas from somas s`,
    );
    return new Map(lidas.map(({ lotacaoId, parcelas }) => [lotacaoId, parcelas]));
  }

  /** The contracts asked for; undefined: any. */
  private async contratosDoRecorte(
    tx: Transaction,
    { contratoId, fornecedorId }: Recorte,
  ): Promise<ReadonlySet<number> | undefined> {
    if (fornecedorId === undefined) return contratoId === undefined ? undefined : new Set([contratoId]);
    const lidos = await rows<{ id: number }>(tx, sql`select id from contratos where fornecedor_id = ${fornecedorId}`);
    const delas = lidos.map(({ id }) => id);
    return new Set(contratoId === undefined ? delas : delas.filter(id => id === contratoId));
  }

  /** What each unit was fed from `desde` to the end of the period, by order or by import, a day after the other and none summed. */
  async historico(tx: Transaction, recorte: Recorte, desde: string): Promise<ReadonlyMap<number, readonly number[]>> {
    const lidas = await rows<{ lotacaoId: number; numeros: string }>(
      tx,
      sql`with ${importadas({ ...recorte, de: desde, contratoId: undefined, fornecedorId: undefined })}, dias as (
        select p.lotacao_id, p.data_refeicao as data, p.total_refeicoes as total, coalesce(p.valor_previsto_centavos, 0) as valor
        from pedidos p
        where p.data_refeicao between ${desde}::date and ${recorte.ate}::date and p.situacao in ${situacoesNoMapa}
          ${daUnidade(sql`p.lotacao_id`, recorte)}
        union all
        select q.lotacao_id, q.data, sum(q.quantidade), sum(q.quantidade * q.preco) from importadas q group by q.lotacao_id, q.data
      )
      select lotacao_id as "lotacaoId", '[' || string_agg(concat_ws(',', data - ${desde}::date, total, valor), ',') || ']' as numeros
      from dias group by lotacao_id`,
    );
    return new Map(lidas.map(({ lotacaoId, numeros }) => [lotacaoId, numerosDe(numeros)]));
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
