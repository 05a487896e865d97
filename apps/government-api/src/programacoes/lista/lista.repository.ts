import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { type SQL, sql } from 'drizzle-orm';
import { rows, type Transaction } from '../../database/database.ts';
import { findPage, ordering, whereAll } from '../../database/page.ts';
import { likeAnywhere } from '../../database/search-text.ts';

type Schemas = components['schemas'];
type EstadoDaLotacao = Schemas['EstadoDaLotacao'];
export type FiltroProgramacoes = {
  readonly busca?: string | undefined;
  readonly uf?: Schemas['Uf'] | undefined;
  readonly estado?: Schemas['EstadoProgramacao'] | undefined;
};
type Ordem = 'nome' | '-nome' | 'uf' | '-uf';
export type Pagina = { ordem: Ordem; pagina: number; tamanho: number };

const DIAS_PARA_TERMINAR = 7;
const DIAS_DA_MEDIA = 30;
/** domain.md 5.11. */
const DIFERENCA_PERCENTUAL = 5;

@Injectable()
export class ListaRepository {
  findPage(tx: Transaction, agora: Date, filtro: FiltroProgramacoes, { ordem, pagina, tamanho }: Pagina) {
    const hoje = hojeEm(agora);
    return findPage<EstadoDaLotacao>(tx, {
      from: sql`lotacoes l`,
      id: sql`l.id`,
      where: conditions(hoje, filtro),
      ordering: ordering(ordem, { nome: [sql`l.nome_busca`], uf: [sql`l.uf`, sql`l.nome_busca`] }),
      pagina,
      tamanho,
      select: CAMPOS,
      join: sql`
        join lotacoes l on l.id = pagina.id
        cross join lateral (select ${hoje} as hoje) d
        left join programacoes p on p.lotacao_id = l.id
          and p.vigencia_inicio <= d.hoje and (p.vigencia_fim is null or p.vigencia_fim >= d.hoje)
        left join lateral (
          select min(q.vigencia_inicio) as inicio from programacoes q
          where q.lotacao_id = l.id and q.vigencia_inicio > d.hoje
        ) seguinte on true
        left join lateral (
          select sum(i.quantidade)::int as total from itens_programacao i where i.programacao_id = p.id
        ) semana on p.id is not null
        left join lateral (
          select e.data_inicio, e.data_fim, e.motivo, e.descricao from excecoes_programacao e
          where e.lotacao_id = l.id and e.data_fim >= d.hoje
          order by e.data_inicio limit 1
        ) e on true
        left join lateral (
          select x.data, x.internos from efetivos_diarios x
          where x.lotacao_id = l.id and x.data <= d.hoje order by x.data desc limit 1
        ) u on true
        left join lateral (${medias(sql`l.id`, sql`p.id`, sql`d.hoje`)}) m on true`,
    });
  }

  async findIds(tx: Transaction, agora: Date, filtro: FiltroProgramacoes): Promise<number[]> {
    const ids = await rows<{ id: number }>(
      tx,
      sql`select l.id from lotacoes l ${whereAll(conditions(hojeEm(agora), filtro))} order by l.nome_busca, l.id`,
    );
    return ids.map(({ id }) => id);
  }
}

const hojeEm = (agora: Date): SQL => sql`(${agora.toISOString()}::timestamptz at time zone l.fuso_horario)::date`;

const medias = (lotacao: SQL, programacao: SQL, hoje: SQL): SQL => sql`
  select pr.media as programados, ef.media as medios
  from (
    select avg(s.quantidade) as media from (
      select sum(i.quantidade) as quantidade
      from itens_programacao i join tipos_publico tp on tp.id = i.tipo_publico_id
      where i.programacao_id = ${programacao} and tp.base_conferencia = 'EFETIVO_INTERNO'
      group by i.dia_semana, i.tipo_alimentacao_id having sum(i.quantidade) > 0
    ) s
  ) pr, (
    select avg(x.internos) as media from efetivos_diarios x
    where x.lotacao_id = ${lotacao} and x.data > ${hoje} - ${DIAS_DA_MEDIA}::int and x.data <= ${hoje}
  ) ef`;

const difere = (alias: SQL): SQL =>
  sql`coalesce(abs(${alias}.programados - ${alias}.medios) * 100 > ${DIFERENCA_PERCENTUAL}::int * ${alias}.medios, false)`;

const CAMPOS = sql`
  l.id, l.codigo, l.nome, l.municipio, l.uf, p.id as "programacaoId",
  p.vigencia_inicio::text as "vigenciaInicio", p.vigencia_fim::text as "vigenciaFim",
  case when p.id is not null then coalesce(semana.total, 0) end as "totalSemanal",
  (p.vigencia_fim is not null and p.vigencia_fim <= d.hoje + ${DIAS_PARA_TERMINAR}::int
    and seguinte.inicio is distinct from p.vigencia_fim + 1) as "terminaEmBreve",
  case when e.data_inicio is not null then jsonb_build_object('dataInicio', e.data_inicio, 'dataFim', e.data_fim,
    'motivo', e.motivo, 'descricao', e.descricao) end as "proximaExcecao",
  seguinte.inicio::text as "proximaVersao",
  round(m.programados)::int as "internosProgramados", round(m.medios)::int as "internosMedios",
  case when u.data is not null then json_build_object('data', u.data, 'internos', u.internos) end as "ultimoEfetivo",
  case when m.medios > 0 and m.programados is not null
    then round((m.programados - m.medios) * 100 / m.medios)::int end as "diferencaPercentual",
  ${difere(sql`m`)} as difere`;

function conditions(hoje: SQL, { busca, uf, estado }: FiltroProgramacoes): SQL[] {
  return [
    sql`l.ativa`,
    ...(busca ? [likeAnywhere(sql`l.nome_busca`, busca)] : []),
    ...(uf ? [sql`l.uf = ${uf}`] : []),
    ...(estado ? [ESTADOS[estado](hoje)] : []),
  ];
}

const vigente = (hoje: SQL): SQL => sql`select from programacoes p where p.lotacao_id = l.id
  and p.vigencia_inicio <= ${hoje} and (p.vigencia_fim is null or p.vigencia_fim >= ${hoje})`;

const ESTADOS = {
  SEM_PROGRAMACAO: hoje => sql`not exists (${vigente(hoje)})`,
  COM_PROGRAMACAO: hoje => sql`exists (${vigente(hoje)})`,
  TERMINA_EM_BREVE: hoje => sql`exists (${vigente(hoje)} and p.vigencia_fim <= ${hoje} + ${DIAS_PARA_TERMINAR}::int
    and not exists (select from programacoes q where q.lotacao_id = l.id and q.vigencia_inicio = p.vigencia_fim + 1))`,
  DIFERE_DO_EFETIVO: hoje => sql`exists (
    select from programacoes p cross join lateral (${medias(sql`l.id`, sql`p.id`, hoje)}) m
    where p.lotacao_id = l.id and p.vigencia_inicio <= ${hoje} and (p.vigencia_fim is null or p.vigencia_fim >= ${hoje})
      and ${difere(sql`m`)})`,
} as const satisfies Record<Schemas['EstadoProgramacao'], (hoje: SQL) => SQL>;
