import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { type SQL, sql } from 'drizzle-orm';
import { rows, rowsKept, type Transaction } from '../../database/database.ts';
import { findPage, whereAll } from '../../database/page.ts';
import { MARCA } from '../../database/reference-memory.ts';
import { efetivoDoDia } from '../../efetivos/efetivos.query.ts';
import { type SituacaoPedido, situacoes } from '../pedidos.ciclo.table.ts';
import { demandaDe } from '../pedidos.query.ts';
import type { Sinal } from '../quantidades/sinais.rules.ts';
import { atrasado, condicoes, deOnde, type FiltrosPedidos, type Ordem, ordemDaLista } from './lista.query.ts';

type Schemas = components['schemas'];
type Contagem = Schemas['ContagemPorSituacao'];

const todas = Object.keys(situacoes) as SituacaoPedido[];
const nomeado = (n: number): SQL => sql.raw(`termo_${n}`);
const dasSituacoes = (pedidas: readonly SituacaoPedido[] = todas): SQL[] =>
  pedidas.length === todas.length
    ? []
    : [pedidas.length === 1 ? sql`a.situacao = ${pedidas[0]}` : sql`a.situacao = any (${`{${pedidas}}`}::text[])`];
/**
 * Filters that the day's index answers, in its own order: reading stops at the end of the page. With any other filter the
 * orders are found once and kept.
 */
const DO_INDICE: ReadonlySet<string> = new Set<keyof FiltrosPedidos>(['de', 'ate', 'lotacoes', 'tipo']);
const ORDEM_DO_INDICE = /dataRefeicao$/;
const noIndice = (filtros: FiltrosPedidos, ordem: Ordem): boolean =>
  ORDEM_DO_INDICE.test(ordem) &&
  Object.entries(filtros).every(([nome, valor]) => valor === undefined || DO_INDICE.has(nome));

export type Paginacao = { ordem: Ordem; pagina: number; tamanho: number };

/** [meal id, public id, quantity, delivered] */
type CelulaLida = [number, number, number, number | null];

/** The last question of the order, while it waits for the decision. */
type PerguntaDaLista = {
  perguntadaEm: string;
  prazoEm: string;
  atendimento: Schemas['AtendimentoDoFornecedor'] | null;
  atende: boolean;
};

export type PedidoDaLista = {
  id: number;
  numero: string;
  lotacaoId: number;
  lotacaoNome: string;
  /** The main unit through which this one is fed. */
  principal: Schemas['ReferenciaLotacao'] | null;
  municipio: string;
  uf: Schemas['Uf'];
  fusoHorario: string;
  dataRefeicao: string;
  tipo: Schemas['TipoPedido'];
  situacao: SituacaoPedido;
  foraDoPrazo: boolean;
  prazoLimiteEm: string;
  enviadoAutomaticamente: boolean;
  sinais: Sinal[] | null;
  criadoPor: number;
  enviadoPor: number | null;
  autorizacao: Schemas['SituacaoDaAutorizacao'] | null;
  ajustesPendentes: number;
  pergunta: PerguntaDaLista | null;
  contratos: Schemas['ReferenciaContrato'][] | null;
  totalRefeicoes: number;
  valorPrevistoCentavos: string | null;
  enviadoEm: string | null;
  alteradoEm: string;
  versao: number;
  internos: number | null;
  servidores: number | null;
  itens: CelulaLida[] | null;
};

const colunas = sql`p.id, p.numero, p.lotacao_id as "lotacaoId", coalesce(u.nome, l.nome) as "lotacaoNome",
  coalesce(u.municipio, l.municipio) as municipio, coalesce(u.uf, l.uf) as uf,
  case when m.id is not null then json_build_object('id', m.id, 'nome', m.nome, 'municipio', m.municipio, 'uf', m.uf)
  end as principal,
  l.fuso_horario as "fusoHorario", p.data_refeicao as "dataRefeicao", p.tipo, p.situacao,
  p.fora_do_prazo as "foraDoPrazo", p.prazo_limite_em as "prazoLimiteEm",
  p.enviado_automaticamente as "enviadoAutomaticamente", p.versao, p.sinais, p.criado_por as "criadoPor",
  p.enviado_por as "enviadoPor", p.autorizacao,
  (select count(*)::int from ajustes_pedido a where a.pedido_id = p.id and a.situacao = 'SOLICITADO') as "ajustesPendentes",
  case when p.situacao = 'ENVIADO' then (
    select json_build_object('perguntadaEm', q.perguntada_em, 'prazoEm', q.prazo_em, 'atendimento', q.atendimento,
      'atende', exists (
        select from contratos_pedido cp join contratos c on c.id = cp.contrato_id
        where cp.pedido_id = p.id and c.fornecedor_id = q.fornecedor_id))
    from perguntas_pedido q where q.pedido_id = p.id and q.retirada_por is null order by q.id desc limit 1
  ) end as pergunta,
  k.contratos, p.total_refeicoes as "totalRefeicoes", p.valor_previsto_centavos as "valorPrevistoCentavos",
  p.enviado_em as "enviadoEm", p.alterado_em as "alteradoEm", e.internos, e.servidores, i.itens`;

const juntas = sql`
  join pedidos p on p.id = pagina.id
  join lotacoes l on l.id = p.lotacao_id
  left join lotacoes_pedido u on u.pedido_id = p.id
  left join lotacoes m on m.id = l.lotacao_principal_id
  ${efetivoDoDia(sql`p.lotacao_id`, sql`p.data_refeicao`)}
  left join lateral (
    select array_to_json(array_agg(array[tipo_alimentacao_id, tipo_publico_id, ${demandaDe(sql`i`)}, quantidade_entregue])) as itens
    from itens_pedido i where pedido_id = p.id
  ) i on true
  left join lateral (
    select json_agg(json_build_object('id', c.id, 'numero', c.numero, 'fornecedor', cp.fornecedor)
      order by c.numero collate "C") as contratos
    from contratos_pedido cp join contratos c on c.id = cp.contrato_id where cp.pedido_id = p.id
  ) k on true`;

@Injectable()
export class PedidosListaRepository {
  async page(
    tx: Transaction,
    filtros: FiltrosPedidos,
    { ordem, pagina, tamanho, total, agora }: Paginacao & { total: number; agora: Date },
  ): Promise<PedidoDaLista[]> {
    const { itens } = await findPage<PedidoDaLista>(tx, {
      from: deOnde(filtros, ordem),
      id: sql`p.id`,
      where: condicoes(filtros, agora),
      ordering: ordemDaLista(ordem),
      pagina,
      tamanho,
      total,
      select: colunas,
      join: juntas,
    });
    return itens;
  }

  /**
   * Page, counts by state and mark of a single day from one reading; the first row carries the counts and the mark. Returns
   * no rows for an empty page: then only the count tells why.
   */
  async pageOfDay(
    tx: Transaction,
    { situacoes: pedidas, ...filtros }: FiltrosPedidos,
    { ordem, pagina, tamanho, agora }: Paginacao & { agora: Date },
  ): Promise<(PedidoDaLista & { porSituacao: Partial<Contagem> | null; marca: string | null })[]> {
    const { columns, descending } = ordemDaLista(ordem);
    const direcao = descending ? sql`desc` : sql`asc`;
    const guardados = noIndice(filtros, ordem) ? sql`not materialized` : sql`materialized`;
    const termos = columns.map((termo, n) => sql`${termo} as ${nomeado(n)}`);
    const sentidos = [...columns.map((_, n) => sql`a.${nomeado(n)} ${direcao}`), sql`a.id ${direcao}`];
    return rowsKept(
      tx,
      sql`
      with achados as ${guardados} (
        select p.id, p.situacao, ${sql.join(termos, sql`, `)}
        from ${deOnde(filtros, ordem)} ${whereAll(condicoes(filtros, agora))}
      ),
      contados as (select a.situacao, count(*)::int as quantos from achados a group by a.situacao),
      pagina as materialized (
        select id, row_number() over () as posicao from (
          select a.id from achados a ${whereAll(dasSituacoes(pedidas))}
          order by ${sql.join(sentidos, sql`, `)} limit ${tamanho} offset ${(pagina - 1) * tamanho}
        ) ids
      )
      select case when pagina.posicao = 1 then (select json_object_agg(situacao, quantos) from contados) end as "porSituacao",
        case when pagina.posicao = 1 then ${MARCA} end as marca, ${colunas}
      from pagina ${juntas} order by pagina.posicao`,
    );
  }

  /** The first orders of each state, by meal date. Each state reads only its own few rows. */
  async board(
    tx: Transaction,
    filtros: FiltrosPedidos,
    { porColuna, agora }: { porColuna: number; agora: Date },
  ): Promise<PedidoDaLista[]> {
    const { situacoes: pedidas = todas, ...semSituacao } = filtros;
    const coluna = (situacao: SituacaoPedido): SQL => {
      const daColuna = { ...semSituacao, situacoes: [situacao] };
      return sql`(select p.id from ${deOnde(daColuna)} ${whereAll(condicoes(daColuna, agora))}
        order by p.data_refeicao, p.id limit ${porColuna})`;
    };
    return rows<PedidoDaLista>(
      tx,
      sql`
      with pagina as materialized (${sql.join(pedidas.map(coluna), sql` union all `)})
      select ${colunas} from pagina ${juntas} order by p.data_refeicao, p.id`,
    );
  }

  async countByState(
    tx: Transaction,
    { situacoes: _, ...filtros }: FiltrosPedidos,
    agora: Date,
  ): Promise<{ situacao: SituacaoPedido; quantos: number }[]> {
    return rows<{ situacao: SituacaoPedido; quantos: number }>(
      tx,
      sql`
      select p.situacao, count(*)::int as quantos
      from ${deOnde(filtros)} ${whereAll(condicoes(filtros, agora))}
      group by p.situacao`,
    );
  }

  /** What waits for the desk, by supplier; the row with a null supplier is the total. */
  async waitingBySupplier(
    tx: Transaction,
    { de, ate }: { de: string; ate: string },
    agora: Date,
  ): Promise<(Omit<Schemas['AConfirmarDoFornecedor'], 'fornecedorId'> & { fornecedorId: number | null })[]> {
    const daEspera = { de, ate, situacoes: ['ENVIADO'] } as const satisfies FiltrosPedidos;
    return rows(
      tx,
      sql`
      with espera as (
        select p.id, ${atrasado(agora.toISOString())} as tarde, p.tipo = 'EMERGENCIAL' as emergencia
        from ${deOnde(daEspera)} ${whereAll(condicoes(daEspera, agora))}
      ),
      -- An order with two contracts of one supplier is one order of that supplier.
      de_cada as (
        select distinct e.*, c.fornecedor_id from espera e
        join contratos_pedido cp on cp.pedido_id = e.id join contratos c on c.id = cp.contrato_id
        union all select e.*, null from espera e
      )
      select d.fornecedor_id as "fornecedorId", coalesce(f.nome_fantasia, '') as fornecedor, count(*)::int as "aConfirmar",
        (count(*) filter (where d.tarde))::int as "foraDoPrazo", (count(*) filter (where d.emergencia))::int as emergenciais
      from de_cada d left join fornecedores f on f.id = d.fornecedor_id
      group by d.fornecedor_id, f.nome_fantasia order by "aConfirmar" desc, f.nome_fantasia`,
    );
  }
}
