import type { components } from '@alipen/contracts/generated/government-api';
import { type SQL, sql } from 'drizzle-orm';
import { type Ordering, ordering } from '../database/page.ts';
import { likeAnywhere } from '../database/search-text.ts';

type Pendencia = components['schemas']['PendenciaLotacao'];

export type FiltroLotacoes = {
  readonly busca?: string | undefined;
  readonly uf?: string | undefined;
  readonly tipo?: string | undefined;
  readonly ativa?: boolean | undefined;
  readonly pendencia?: Pendencia | undefined;
  readonly id?: number | undefined;
};

export type OrdemLotacoes = Nome | `-${Nome}`;
type Nome = 'nome' | 'codigo' | 'municipio' | 'capacidade';

const hojeEm = (agora: Date): SQL => sql`(${agora.toISOString()}::timestamptz at time zone l.fuso_horario)::date`;

/** Whether unit `l` has each thing that tomorrow's order needs; one that begins later counts too. */
export const tem: Readonly<Record<Pendencia, (agora: Date) => SQL>> = {
  SEM_CONTRATO: agora => sql`exists (
    select from contratos_lotacoes cl join contratos c on c.id = cl.contrato_id
    where cl.lotacao_id = l.id and coalesce(cl.fim, 'infinity'::date) >= ${hojeEm(agora)}
      and c.vigencia_fim >= ${hojeEm(agora)} and coalesce(c.encerrado_em, 'infinity'::date) >= ${hojeEm(agora)})`,
  SEM_PROGRAMACAO: agora => sql`exists (
    select from programacoes g where g.lotacao_id = l.id and coalesce(g.vigencia_fim, 'infinity'::date) >= ${hojeEm(agora)})`,
  SEM_EFETIVO: () => sql`exists (select from efetivos_diarios d where d.lotacao_id = l.id)`,
};

export function condicoes({ busca, uf, tipo, ativa, pendencia, id }: FiltroLotacoes, agora: Date): SQL[] {
  return [
    ...(busca ? [likeAnywhere(sql`l.nome_busca`, busca)] : []),
    ...(uf ? [sql`l.uf = ${uf}`] : []),
    ...(tipo ? [sql`l.tipo = ${tipo}`] : []),
    ...(ativa === undefined ? [] : [sql`l.ativa = ${ativa}`]),
    ...(pendencia ? [sql`l.ativa`, sql`not ${tem[pendencia](agora)}`] : []),
    ...(id === undefined ? [] : [sql`l.id = ${id}`]),
  ];
}

export const ordem = (pedida: OrdemLotacoes): Ordering =>
  ordering<Nome>(pedida, {
    nome: [sql`l.nome_busca`],
    codigo: [sql`l.codigo collate "C"`],
    municipio: [sql`l.uf`, sql`l.municipio collate "C"`, sql`l.nome_busca`],
    capacidade: [sql`coalesce(l.capacidade, -1)`],
  });
