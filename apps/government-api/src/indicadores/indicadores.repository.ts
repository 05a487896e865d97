import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { type SQL, sql } from 'drizzle-orm';
import { rows, type Transaction } from '../database/database.ts';
import { type CodigoIndicador, type Conta, codigos, formulas } from './formulas.table.ts';

type Schemas = components['schemas'];
export type Recorte = {
  readonly de: string;
  readonly ate: string;
  readonly lotacaoId?: number | undefined;
  readonly uf?: string | undefined;
};
export type Contado = { readonly numerador: number | null; readonly denominador: number | null };
export type ParteLida = Schemas['ReferenciaLotacao'] & Contado & { data: string };

const doRecorte = ({ de, ate, lotacaoId, uf }: Recorte): SQL => sql`
  i.data between ${de}::date and ${ate}::date
  ${lotacaoId === undefined ? sql`` : sql`and i.lotacao_id = ${lotacaoId}`}
  ${uf === undefined ? sql`` : sql`and i.lotacao_id in (select id from lotacoes where uf = ${uf})`}`;

/** The quantiles are not here: they read every wait by itself. */
const somadas: Partial<Record<Conta, (parte: SQL) => SQL>> = {
  RAZAO: parte => sql`coalesce(sum(${parte}), 0)`,
  MEDIA: parte => sql`coalesce(sum(${parte}), 0)`,
  SOMA: parte => sql`coalesce(sum(${parte}), 0)`,
};
const quantis = { MEDIANA: 0.5, NONAGESIMO: 0.9 } as const;

const nomeDe = (codigo: CodigoIndicador, parte: 'n' | 'd'): SQL => sql.raw(`${codigo.toLowerCase()}_${parte}`);

/** What weighs most against the indicator comes first. */
const pesoDe = (codigo: CodigoIndicador): SQL => {
  const { conta, numerador, denominador, melhor } = formulas[codigo];
  if (conta === 'MEDIA') {
    const sinal = melhor === 'MAIOR' ? sql`-` : sql``;
    return sql`case when ${denominador} > 0 then ${sinal}(${numerador})::numeric / ${denominador} end`;
  }
  return conta === 'RAZAO' && melhor === 'MAIOR' ? sql`(${denominador}) - (${numerador})` : sql`${numerador}`;
};

@Injectable()
export class IndicadoresRepository {
  async count(tx: Transaction, recorte: Recorte): Promise<Map<CodigoIndicador, Contado>> {
    const [[soma = {}], [espera]] = await Promise.all([
      rows<Record<string, number | null>>(tx, this.somas(recorte)),
      this.waits(tx, recorte),
    ]);
    const doQuantil: Partial<Record<Conta, number | null>> = {
      MEDIANA: espera?.mediana ?? null,
      NONAGESIMO: espera?.nonagesimo ?? null,
    };
    return new Map(
      codigos.map(codigo => {
        const { conta } = formulas[codigo];
        if (conta in quantis) {
          return [codigo, { numerador: doQuantil[conta] ?? null, denominador: espera?.quantas ?? 0 }];
        }
        const nome = codigo.toLowerCase();
        return [codigo, { numerador: soma[`${nome}_n`] ?? null, denominador: soma[`${nome}_d`] ?? null }];
      }),
    );
  }

  private waits(tx: Transaction, recorte: Recorte) {
    return rows<{ mediana: number | null; nonagesimo: number | null; quantas: number }>(
      tx,
      sql`
      select percentile_disc(${quantis.MEDIANA}) within group (order by m) as mediana,
        percentile_disc(${quantis.NONAGESIMO}) within group (order by m) as nonagesimo, count(*)::int as quantas
      from indicadores_lotacao i cross join unnest(i.confirmacoes_min) m where ${doRecorte(recorte)}`,
    );
  }

  private somas(recorte: Recorte): SQL {
    const colunas = codigos
      .filter(codigo => !(formulas[codigo].conta in quantis))
      .map(codigo => {
        const { conta, numerador, denominador } = formulas[codigo];
        const somar = somadas[conta] ?? ((parte: SQL) => sql`max(${parte})`);
        return sql`(${somar(numerador)})::float8 as ${nomeDe(codigo, 'n')}, coalesce(sum(${denominador}), 0)::float8 as ${nomeDe(codigo, 'd')}`;
      });
    return sql`select ${sql.join(colunas, sql`, `)} from indicadores_lotacao i where ${doRecorte(recorte)}`;
  }

  async findParts(
    tx: Transaction,
    codigo: CodigoIndicador,
    recorte: Recorte,
    { pagina, tamanho }: { pagina: number; tamanho: number },
  ): Promise<{ itens: ParteLida[]; total: number }> {
    const { numerador, denominador, conta } = formulas[codigo];
    const algo = conta === 'SOMA' ? sql`(${numerador}) <> 0` : sql`(${denominador}) > 0`;
    const lidas = await rows<ParteLida & { total: number }>(
      tx,
      sql`
      select i.data::text as data, l.id, l.nome, l.municipio, l.uf, (${numerador})::float8 as numerador,
        (${denominador})::float8 as denominador, (count(*) over ())::int as total
      from indicadores_lotacao i join lotacoes l on l.id = i.lotacao_id
      where ${doRecorte(recorte)} and ${algo}
      order by ${pesoDe(codigo)} desc nulls last, i.data desc, l.id
      limit ${tamanho} offset ${(pagina - 1) * tamanho}`,
    );
    return { itens: lidas, total: lidas[0]?.total ?? 0 };
  }

  /** Null where nothing was counted. */
  async countedAt(tx: Transaction): Promise<string | null> {
    return (await this.lastCount(tx)).em;
  }

  /** `edicao` changes whenever a day is counted, and tells two counts of one instant apart. */
  async lastCount(tx: Transaction): Promise<{ em: string | null; edicao: string | null }> {
    const [lida] = await rows<{ em: string | null; edicao: string | null }>(
      tx,
      sql`select max(apurada_em) as em, max(xmin::text::bigint)::text as edicao from apuracoes`,
    );
    return { em: lida?.em ? new Date(lida.em).toISOString() : null, edicao: lida?.edicao ?? null };
  }

  days(tx: Transaction, de: string, ate: string): Promise<Schemas['DiaDoMes'][]> {
    return rows<Schemas['DiaDoMes']>(
      tx,
      sql`
      select d::date::text as data, coalesce(a.refeicoes, 0) as refeicoes,
        coalesce(a.liquido_centavos, 0)::float8 as "liquidoCentavos",
        coalesce(a.programado_centavos, 0)::float8 as "programadoCentavos"
      from generate_series(${de}::date, ${ate}::date, interval '1 day') d left join apuracoes a on a.data = d::date
      order by d`,
    );
  }
}
