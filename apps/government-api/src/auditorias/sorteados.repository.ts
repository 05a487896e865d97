import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { isoInstant } from '../clock/iso-instant.ts';
import { rows, type Transaction } from '../database/database.ts';

type Schemas = components['schemas'];
/** `comprovado`: null while nobody checked it. */
export type Sorteio = { ordem: number; valor: number; comprovado: number | null };
export type SorteadoLido = {
  ordem: number;
  lotacao: Schemas['ReferenciaLotacao'];
  data: string;
  medicaoId: number;
  contrato: string;
  valorCentavos: number;
  refeicoes: number;
  conferencia: Schemas['ConferenciaDoSorteado'] | null;
  fechadoPor: number | null;
  atestadoPor: number;
};

const daLinha = sql`
  left join lateral (
    select k.* from auditoria_conferencias k where k.auditoria_id = i.auditoria_id and k.ordem = i.ordem order by k.id desc limit 1
  ) k on true`;

@Injectable()
export class SorteadosRepository {
  /** The lines into which these numbers fall, in their order. */
  drawn(tx: Transaction, auditoriaId: number, numeros: readonly number[]): Promise<Sorteio[]> {
    return rows<Sorteio>(
      tx,
      sql`
        select i.ordem, i.valor_centavos::float8 as valor, k.comprovado_centavos::float8 as comprovado
        from unnest(${sql.param(numeros)}::bigint[]) with ordinality as n (numero, vez)
        cross join lateral (
          select * from auditoria_itens i where i.auditoria_id = ${auditoriaId} and i.ate_centavos > n.numero
          order by i.ate_centavos limit 1
        ) i ${daLinha}
        order by n.vez`,
    );
  }

  /** The last check of each line, for the hash that the end commits to. */
  async checks(tx: Transaction, auditoriaId: number): Promise<string> {
    const [row] = await rows<{ texto: string | null }>(
      tx,
      sql`
        select string_agg(format(E'%s;%s\n', k.ordem, k.comprovado_centavos), '' order by k.ordem) as texto
        from (
          select distinct on (ordem) ordem, comprovado_centavos from auditoria_conferencias where auditoria_id = ${auditoriaId}
          order by ordem, id desc
        ) k`,
    );
    return row?.texto ?? '';
  }

  read(tx: Transaction, auditoriaId: number, ordens: readonly number[]): Promise<SorteadoLido[]> {
    return rows<SorteadoLido>(
      tx,
      sql`
        select i.ordem, json_build_object('id', u.id, 'nome', u.nome, 'municipio', u.municipio, 'uf', u.uf) as lotacao,
          i.data::text as data, i.medicao_id as "medicaoId", c.numero as contrato, i.valor_centavos::float8 as "valorCentavos",
          i.refeicoes, case when k.id is not null then json_build_object('comprovadoCentavos', k.comprovado_centavos,
            'observacao', k.observacao, 'em', ${isoInstant(sql`k.em`)}, 'por', q.nome) end as conferencia,
          f.fechado_por as "fechadoPor", a.atestado_por as "atestadoPor"
        from auditoria_itens i join lotacoes u on u.id = i.lotacao_id join medicoes m on m.id = i.medicao_id
        join contratos c on c.id = m.contrato_id
        join auditoria_atestos x on x.auditoria_id = i.auditoria_id
        join atestos_medicao a on a.id = x.atesto_id and a.medicao_id = i.medicao_id
        left join lateral (
          select f.fechado_por from fechamentos_mapa f where f.lotacao_id = i.lotacao_id and f.data = i.data order by f.versao desc limit 1
        ) f on true
        ${daLinha} left join usuarios q on q.id = k.por
        where i.auditoria_id = ${auditoriaId} and i.ordem = any(${sql.param(ordens)}::int[])`,
    );
  }
}
