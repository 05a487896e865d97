import { sql } from 'drizzle-orm';
import { prepararBanco } from '../../test/kit/banco.ts';
import { lotacoes } from '../lotacoes/lotacoes.schema.ts';
import { EfetivosRepository } from './efetivos.repository.ts';
import { efetivosDiarios } from './efetivos.schema.ts';

const SEXTA = '2026-11-20';
const DOMINGO = '2026-11-22';
const SEGUNDA = '2026-11-23';

describe('o efetivo com que um dia se compara', () => {
  const banco = prepararBanco();
  const repository = new EfetivosRepository();
  let lotacaoId: number;

  const informar = (data: string, internos: number, servidoresPlantao: number, servidoresExpediente: number) =>
    banco.database.insert(efetivosDiarios).values({
      lotacaoId,
      data,
      internos,
      servidoresPlantao,
      servidoresExpediente,
      fonte: 'MANUAL',
      capturadoEm: new Date(),
    });

  const referencia = async (data: string) => {
    const row = await repository.findReferencia(banco.database, lotacaoId, data);
    return row && [row.data, row.internos, row.servidoresPlantao, row.servidoresExpediente];
  };

  beforeAll(async () => {
    const [lotacao] = await banco.database
      .insert(lotacoes)
      .values({
        codigo: 'UP-1',
        nome: 'Unidade de Prova',
        nomeBusca: 'unidade de prova',
        tipo: 'UNIDADE_PRISIONAL',
        municipio: 'Cedral',
        uf: 'MA',
        fusoHorario: 'America/Fortaleza',
      })
      .returning({ id: lotacoes.id });
    lotacaoId = lotacao?.id ?? 0;
    await informar('2026-11-01', 300, 40, 60);
    await informar(SEXTA, 340, 11, 25);
    await informar('2026-11-21', 343, 12, 0);
    await informar(DOMINGO, 345, 10, 0);
  });

  it('é o próprio número, quando o dia o tem', async () => {
    expect(await referencia(DOMINGO)).toEqual([DOMINGO, 345, 10, 0]);
  });

  it('sem número próprio: internos do último dia, servidores do maior dos sete dias até ele', async () => {
    expect(await referencia(SEGUNDA)).toEqual([DOMINGO, 345, 12, 25]);
  });

  it('o que passou de sete dias não conta, e antes do primeiro não há com que comparar', async () => {
    expect(await referencia('2026-11-10')).toEqual(['2026-11-01', 300, 40, 60]);
    expect(await referencia('2026-10-31')).toBeUndefined();
  });

  it('custa poucas linhas da chave, não a história', async () => {
    const plan = await banco.database.execute(
      sql`explain (costs off) select * from lotacoes l left join lateral efetivo_de_referencia(l.id, ${SEGUNDA}::date) e on true`,
    );
    const text = JSON.stringify(plan);
    expect(text).toContain('efetivos_diarios_pkey');
    expect(text).not.toContain('Seq Scan on efetivos_diarios');
  });
});
