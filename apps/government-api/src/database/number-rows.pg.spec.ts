import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { prepararBanco } from '../../test/kit/banco.ts';
import { rows } from './database.ts';
import { NumberRows } from './number-rows.ts';

const CELULA = new NumberRows(['dia', 'quantidade', 'preco']);
const celulas = fc.array(fc.record({ dia: fc.nat(30), quantidade: fc.integer(), preco: fc.maxSafeInteger() }), {
  maxLength: 20,
});

describe('linhas de números num texto', () => {
  const banco = prepararBanco();

  const lidas = (numeros: ReturnType<typeof CELULA.read>) => {
    const todas = [];
    const celula = CELULA.over(numeros);
    while (celula.next()) todas.push({ dia: celula.dia, quantidade: celula.quantidade, preco: celula.preco });
    return todas;
  };

  it('voltam do banco com o nome que tinham', async () => {
    await fc.assert(
      fc.asyncProperty(celulas, async escritas => {
        const [lida] = await rows<{ numeros: string | null }>(
          banco.database,
          sql`select ${CELULA.list(
            { preco: sql`c.preco`, dia: sql`c.dia`, quantidade: sql`c.quantidade` },
            sql`order by c.n`,
          )} as numeros
          from rows from (jsonb_to_recordset(${JSON.stringify(escritas)}::jsonb) as (dia int, quantidade bigint, preco bigint))
            with ordinality as c (dia, quantidade, preco, n)`,
        );
        const numeros = CELULA.read(lida?.numeros ?? null);
        expect(lidas(numeros)).toEqual(escritas);
        expect(numeros).toEqual(CELULA.of(escritas));
      }),
      { numRuns: 50 },
    );
  });

  it('dão alguns campos, noutra ordem, das linhas que se querem', () => {
    const numeros = CELULA.of([
      { dia: 1, quantidade: 10, preco: 300 },
      { dia: 2, quantidade: 20, preco: 400 },
    ]);
    expect(CELULA.pick(numeros, ['preco', 'dia'])).toEqual([300, 1, 400, 2]);
    expect(CELULA.pick(numeros, ['quantidade'], ({ dia }) => dia === 2)).toEqual([20]);
  });

  it('a que perdeu um número não é lida', () => {
    expect(CELULA.read(null)).toEqual([]);
    expect(() => CELULA.read('[1,2]')).toThrow('2 numbers are no rows of 3');
  });
});
