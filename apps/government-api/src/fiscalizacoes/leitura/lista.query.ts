import type { components, operations } from '@alipen/contracts/generated/government-api';
import { type SQL, sql } from 'drizzle-orm';
import { type Ordering, ordering } from '../../database/page.ts';
import { likeAnywhere } from '../../database/search-text.ts';
import { demandaDe } from '../../pedidos/pedidos.query.ts';
import type { SituacaoFiscalizacao } from '../fiscalizacoes.ciclo.table.ts';

type Schemas = components['schemas'];
export type Ordem = Schemas['OrdemFiscalizacoes'];
export type Query = NonNullable<operations['listarFiscalizacoes']['parameters']['query']>;

export type Filtros = Omit<Query, 'situacao' | 'minhas' | 'ordem' | 'pagina' | 'tamanho'> & {
  situacoes?: readonly SituacaoFiscalizacao[];
  minhasDe?: number;
  restritaA?: number;
  id?: number;
};

const emLista = (valores: readonly (number | string)[]): SQL =>
  sql`(${sql.join(
    valores.map(valor => sql`${valor}`),
    sql`, `,
  )})`;
const prefixo = (busca: string): string => `${busca.toUpperCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
const dele = (id: number): SQL => sql`(f.fiscal_id = ${id} or f.designado_id = ${id})`;

const condicao: { [Nome in keyof Filtros]-?: (valor: NonNullable<Filtros[Nome]>) => SQL | undefined } = {
  id: id => sql`f.id = ${id}`,
  situacoes: situacoes => sql`f.situacao in ${emLista(situacoes)}`,
  de: de => sql`f.data >= ${de}`,
  ate: ate => sql`f.data <= ${ate}`,
  restritaA: id => sql`f.lotacao_id = ${id}`,
  lotacaoId: id => sql`f.lotacao_id = ${id}`,
  fornecedorId: id => sql`f.fornecedor_id = ${id}`,
  tipoAlimentacaoId: id => sql`f.tipo_alimentacao_id = ${id}`,
  resultado: resultado => sql`f.resultado = ${resultado}`,
  origem: origem => sql`f.origem = ${origem}`,
  fiscalId: dele,
  minhasDe: dele,
  criticas: criticas => (criticas ? sql`f.criticos > 0` : undefined),
  gravidade: gravidade => sql`exists (select from nao_conformidades_fiscalizacao c
    where c.fiscalizacao_id = f.id and c.vigente and c.gravidade = ${gravidade})`,
  correcao: correcao => sql`f.correcao = ${correcao}`,
  presenca: presenca => sql`f.presenca = ${presenca}`,
  busca: busca =>
    sql`(f.numero like ${prefixo(busca)}
      or f.lotacao_id in (select b.id from lotacoes b where ${likeAnywhere(sql`b.nome_busca`, busca)}))`,
};

export const condicoes = (filtros: Filtros): SQL[] =>
  Object.entries(filtros).flatMap(([nome, valor]) => {
    const ask = condicao[nome as keyof Filtros] as (valor: unknown) => SQL | undefined;
    return valor === undefined ? [] : (ask(valor) ?? []);
  });

export const ordemDaLista = (ordem: Ordem): Ordering =>
  ordering(ordem, {
    data: [sql`f.data`],
    prazo: [sql`f.janela_fim_em`],
    lotacao: [sql`l.nome_busca`, sql`f.data`],
    nota: [sql`f.nota`],
    realizadaEm: [sql`f.realizada_em`],
  });

export const deOnde = (ordem?: Ordem): SQL =>
  ordem?.endsWith('lotacao') ? sql`fiscalizacoes f join lotacoes l on l.id = f.lotacao_id` : sql`fiscalizacoes f`;

/** Needs `juntas`, which joins only the inspections of one page, by `pagina.id`. */
export const colunas = sql`f.id, f.numero, f.situacao, f.origem, f.data, f.lotacao_id as "lotacaoId",
  l.nome as "lotacaoNome", l.municipio, l.uf, l.fuso_horario as "fusoHorario",
  f.tipo_alimentacao_id as "tipoAlimentacaoId", t.nome as refeicao, f.fornecedor_id as "fornecedorId",
  n.nome_fantasia as fornecedor, f.pedido_id as "pedidoId", p.numero as "pedidoNumero", p.enviado_por as "pedidoEnviadoPor",
  p.criado_por as "pedidoCriadoPor",
  f.janela_inicio_em as "janelaInicioEm", f.janela_fim_em as "janelaFimEm", coalesce(q.confirmadas, 0) as confirmadas,
  f.designado_id as "designadoId", d.nome as designado, f.fiscal_id as "fiscalId", u.nome as fiscal,
  f.realizada_em as "realizadaEm", f.resultado, f.nota, f.pontos, f.peso_medio_g as "pesoMedioG",
  round((f.peso_medio_g - m.minimo) * 10000 / m.minimo)::int as "desvioPeso", f.temperatura,
  f.atraso_min as "atrasoMin", f.criticos,
  (select count(*)::int from ocorrencias o where o.fiscalizacao_id = f.id) as ocorrencias, f.fotos, f.fotos_faltando as "fotosFaltando",
  coalesce(f.versao_vigente, 0) as versoes, f.motivo, f.correcao, f.correcao_ate::text as "correcaoAte", f.presenca, f.versao,
  exists (select from dispensas_segregacao s where s.lotacao_id = f.lotacao_id and s.ate is null) as dispensada`;

export const juntas = sql`
  join fiscalizacoes f on f.id = pagina.id
  join lotacoes l on l.id = f.lotacao_id
  join tipos_alimentacao t on t.id = f.tipo_alimentacao_id
  left join fornecedores n on n.id = f.fornecedor_id
  left join pedidos p on p.id = f.pedido_id
  left join usuarios d on d.id = f.designado_id
  left join usuarios u on u.id = f.fiscal_id
  cross join lateral (select nullif((f.limites->>'pesoMinimoG')::numeric, 0) as minimo) m
  left join lateral (
    select sum(${demandaDe(sql`i`)})::int as confirmadas
    from itens_pedido i where i.pedido_id = f.pedido_id and i.tipo_alimentacao_id = f.tipo_alimentacao_id
  ) q on true`;
