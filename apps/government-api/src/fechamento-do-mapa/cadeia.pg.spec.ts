import { sql } from 'drizzle-orm';
import { semearCadeia } from '../../test/cadeia.cenario.ts';
import { prepararBanco } from '../../test/kit/banco.ts';
import { ids, semearCenario } from '../../test/pedidos.cenario.ts';
import { CadeiaService } from './cadeia.service.ts';
import { FechamentoDoMapaRepository } from './fechamento-do-mapa.repository.ts';

const DIAS = 365;
/** MEDIR repeats the run to time it (README); the time never decides the test. */
const VEZES = process.env.MEDIR ? 15 : 1;

describe('a cadeia de um ano de uma lotação', () => {
  const banco = prepararBanco();
  const repository = new FechamentoDoMapaRepository();
  const servico = () => new CadeiaService(banco.database, repository, undefined as never);

  beforeAll(async () => {
    await semearCenario(banco.database);
    await semearCadeia(banco.database, DIAS);
  });

  it('é conferida inteira', async () => {
    const tempos: number[] = [];
    for (let vez = 0; vez < VEZES; vez += 1) {
      const antes = performance.now();
      expect(await servico().conferir(banco.database, ids.upsl, undefined)).toEqual({ elos: DIAS, falhas: [] });
      tempos.push(performance.now() - antes);
    }
    const mediana = tempos.toSorted((a, b) => a - b)[Math.floor(VEZES / 2)] ?? 0;
    if (process.env.MEDIR) process.stderr.write(`cadeia de ${DIAS} dias: ${mediana.toFixed(1)} ms (mediana de 15)\n`);
  });

  it('um preço trocado no meio do ano é achado', async () => {
    await banco.database.execute(sql`alter table fechamentos_mapa disable trigger fechamentos_so_crescem`);
    await banco.database.execute(
      sql`update fechamentos_mapa set conteudo = jsonb_set(conteudo, '{colunas,3,precoCentavos}', '1') where sequencia = 200`,
    );
    const { falhas } = await servico().conferir(banco.database, ids.upsl, undefined);
    expect(falhas.map(({ sequencia, onde }) => [sequencia, onde])).toEqual([
      [200, 'Refeição 2 · Servidor, preço em centavos'],
    ]);
  });
});
