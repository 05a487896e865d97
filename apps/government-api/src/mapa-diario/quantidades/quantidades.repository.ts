import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { keptRows } from '../../database/kept-query.ts';
import { listOf, NumberRows, type Numbers } from '../../database/number-rows.ts';
import { COMES_OFTEN } from '../../database/postgres-named-statements.ts';

/** A cell of a day; `dia` is 0 on the first day of the period. */
export const CELULA = new NumberRows([
  'dia',
  'refeicao',
  'publico',
  'solicitada',
  'confirmada',
  'entregue',
  'aceita',
  'preco',
]);
export type CampoDaCelula = (typeof CELULA.fields)[number];

export type RecorteDasQuantidades = {
  de: string;
  ate: string;
  lotacaoId: number;
  contratos?: readonly number[] | undefined;
};

const [de, ate, lotacao] = [
  sql`${sql.placeholder('de')}::date`,
  sql`${sql.placeholder('ate')}::date`,
  sql.placeholder('lotacaoId'),
];
const nada = sql`0`;
const comuns = {
  dia: sql`c.data - ${de}`,
  refeicao: sql`c.tipo_alimentacao_id`,
  publico: sql`c.tipo_publico_id`,
  aceita: sql`c.aceita`,
  preco: sql`c.preco_centavos`,
};
const doPedido = { ...comuns, solicitada: sql`c.solicitada`, confirmada: sql`c.confirmada`, entregue: sql`c.entregue` };
const doImportado = { ...comuns, solicitada: nada, confirmada: nada, entregue: nada };

/** One ungrouped list of numbers: there are few orders a day, and grouping them here costs more than sending them. */
function celulas(deContratos: boolean) {
  const destes = deContratos ? sql`and c.contrato_id = any (${sql.placeholder('contratos')}::int[])` : sql``;
  const onde = sql`c.lotacao_id = ${lotacao} and c.data between ${de} and ${ate} ${destes}`;
  return keptRows<{ numeros: string | null }>(
    sql`select (
      select ${listOf(sql`numeros`)} from (
        select ${CELULA.row(doPedido)} as numeros from celulas_apuradas c where ${onde}
        union all
        select ${CELULA.row(doImportado)} from importadas_apuradas c where ${onde}
      ) c
    ) as numeros
    from lotacoes l where l.id = ${lotacao}`,
    COMES_OFTEN,
  );
}

@Injectable()
export class QuantidadesRepository {
  private readonly todas = celulas(false);
  private readonly deContratos = celulas(true);

  /** Of the orders and imported days that count; undefined where there is no such unit. */
  async celulas(
    tx: Transaction,
    { contratos, ...dias }: RecorteDasQuantidades,
  ): Promise<Numbers<CampoDaCelula> | undefined> {
    const [lida] = await (contratos
      ? this.deContratos(tx, { ...dias, contratos: `{${contratos.join(',')}}` })
      : this.todas(tx, dias));
    return lida && CELULA.read(lida.numeros);
  }
}
