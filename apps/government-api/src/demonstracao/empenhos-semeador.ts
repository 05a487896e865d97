import { sql } from 'drizzle-orm';
import { addDays } from '../clock/clock.ts';
import { rows, type Transaction } from '../database/database.ts';
import { empenhos, movimentosEmpenho } from '../empenhos/empenhos.schema.ts';
import type { Semeador } from './demonstracao.service.ts';
import { notasDeEmpenho } from './empenhos.table.ts';

/** A month is what the contract delivered in these days. */
const DIAS = 30;
/** R$ 1.000,00: nobody commits centavos. */
const REDONDO = 100_000;

/** Sized by what each contract delivers, so that the billings of any day consume a believable part. */
export const empenhosDeDemonstracao: Semeador = {
  nome: 'empenhos',
  async semear(tx, { hoje, agora }) {
    const [gestora] = await rows<{ id: number }>(tx, sql`select id from usuarios where cpf = '11144477735'`);
    const mensais = await porMes(tx, hoje);
    const registro = gestora?.id ?? 0;
    for (const { contrato, numero, ha, meses, movimentos = [], ...nota } of notasDeEmpenho) {
      const mensal = mensais.get(contrato);
      if (!mensal) continue;
      const valor = (quantos: number) => Math.ceil((mensal.centavos * quantos) / REDONDO) * REDONDO;
      const soma = (qual: string) =>
        movimentos.filter(({ tipo }) => tipo === qual).reduce((total, cada) => total + valor(cada.meses), 0);
      const data = addDays(hoje, -ha);
      const [feito] = await tx
        .insert(empenhos)
        .values({
          ...nota,
          numero: `${data.slice(0, 4)}NE${numero}`,
          data,
          contratoId: mensal.contratoId,
          valorCentavos: valor(meses),
          reforcadoCentavos: soma('REFORCO'),
          anuladoCentavos: soma('ANULACAO'),
          criadoEm: agora,
          criadoPor: registro,
        })
        .returning({ id: empenhos.id });
      if (!movimentos.length) continue;
      await tx.insert(movimentosEmpenho).values(
        movimentos.map(({ tipo, motivo, ...cada }) => ({
          empenhoId: feito?.id ?? 0,
          tipo,
          motivo,
          data: addDays(hoje, -cada.ha),
          valorCentavos: valor(cada.meses),
          registradoEm: agora,
          registradoPor: registro,
        })),
      );
    }
  },
};

async function porMes(tx: Transaction, hoje: string): Promise<Map<string, { contratoId: number; centavos: number }>> {
  const lidos = await rows<{ numero: string; contratoId: number; centavos: number }>(
    tx,
    sql`
      select c.numero, c.id as "contratoId", sum(d.quantidade * d.preco_centavos)::float8 as centavos
      from demanda_dos_pedidos d join contratos c on c.id = d.contrato_id
      where d.data_refeicao >= ${hoje}::date - ${DIAS}::int and d.data_refeicao < ${hoje}::date
      group by c.id`,
  );
  return new Map(lidos.map(({ numero, ...resto }) => [numero, resto]));
}
