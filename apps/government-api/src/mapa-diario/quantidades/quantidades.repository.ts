import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { keptRows } from '../../database/kept-query.ts';
import { COMES_OFTEN } from '../../database/postgres-named-statements.ts';
import { importadas } from '../consulta/importadas.query.ts';
import { itens } from '../consulta/parcelas.query.ts';
import { queContam, type Recorte } from '../consulta/recorte.query.ts';

/** Day of the period from 0, meal, public, asked, confirmed, delivered, accepted, price in centavos. */
export const NUMEROS = 8;

export type RecorteDasQuantidades = Pick<Recorte, 'de' | 'ate' | 'contratoId' | 'fornecedorId'> & { lotacaoId: number };

/** The same period, unit, contract and supplier, with their values told later. */
const aberto = ({ contratoId, fornecedorId }: RecorteDasQuantidades): Recorte => {
  const depois = (nome: keyof RecorteDasQuantidades) => sql.placeholder(nome) as never;
  return {
    de: depois('de'),
    ate: depois('ate'),
    lotacaoIds: [depois('lotacaoId')],
    ...(contratoId !== undefined && { contratoId: depois('contratoId') }),
    ...(fornecedorId !== undefined && { fornecedorId: depois('fornecedorId') }),
    base: 'ACEITA',
    // Nothing is compared with a head count.
    conferencia: { comInternos: [], semBase: [], pelosInternos: [] },
  };
};

/** One list of numbers, added up by who reads it: there are few orders a day, and to group them here costs more than to send them. */
function celulas(recorte: Recorte) {
  const dia = (data: string) => sql`${sql.raw(data)} - ${recorte.de}::date`;
  return keptRows<{ numeros: string | null }>(
    sql`with ${importadas(recorte)}
    select (
      select '[' || string_agg(numeros, ',') || ']' from (
        select concat_ws(',', ${dia('p.data_refeicao')}, i.refeicao, i.publico, i.solicitada, i.confirmada, i.entregue, i.aceita, i.preco) as numeros
        from pedidos p ${itens(recorte)} where ${queContam(recorte)}
        union all
        select concat_ws(',', ${dia('q.data')}, q.refeicao, q.publico, 0, 0, 0, q.quantidade, q.preco) from importadas q
      ) c
    ) as numeros
    from lotacoes l where l.id = ${sql.placeholder('lotacaoId')}`,
    COMES_OFTEN,
  );
}

@Injectable()
export class QuantidadesRepository {
  private readonly prontas = new Map<string, ReturnType<typeof celulas>>();

  /** The cells of the orders and imported days that count, `NUMEROS` after `NUMEROS`; undefined where there is no such unit. */
  async celulas(tx: Transaction, recorte: RecorteDasQuantidades): Promise<readonly number[] | undefined> {
    const qual = `${recorte.contratoId !== undefined} ${recorte.fornecedorId !== undefined}`;
    const pronta = this.prontas.get(qual) ?? celulas(aberto(recorte));
    this.prontas.set(qual, pronta);
    const [lida] = await pronta(tx, recorte);
    return lida && (lida.numeros ? (JSON.parse(lida.numeros) as number[]) : []);
  }
}
