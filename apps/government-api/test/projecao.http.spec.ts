import type { components } from '@alipen/contracts/generated/government-api';
import { sql } from 'drizzle-orm';
import { addDays, weekday } from '../src/clock/clock.ts';
import { etagOf } from '../src/versions/versions.ts';
import { abrirCenario } from './cenario-aberto.ts';
import { HOJE, ids, type Problema } from './pedidos.cenario.ts';

type Schemas = components['schemas'];
type Projecao = Schemas['ProjecaoDeDozeMeses'] & Problema;

/** The contract's last day. */
const FIM = '2027-06-30';

describe('a projeção de doze meses', () => {
  const { banco, cliente } = abrirCenario();
  const projetar = async (query = '') =>
    (await cliente.get<Projecao>('gestora', `/indicadores/projecao${query}`)).corpo;
  const noMes = ({ meses }: Projecao, mes: string) => meses.find(lido => lido.mes === mes);
  const contar = (lotacaoId: number, data: string, aceita: number, programada: number, liquido: number) =>
    banco.database.execute(sql`
      insert into indicadores_lotacao (data, lotacao_id, confirmada, aceita, divergencia_internos, vermelha, desvio_centavos,
        liquido_centavos, programada, desvio_programacao, programado_centavos, confirmacoes_min, entregas, no_prazo, leituras,
        leituras_conformes, previstas_mil, fiscalizacoes, refeicoes_fiscalizadas, nota_ponderada, amostras, amostras_conformes)
      values (${data}::date, ${lotacaoId}, ${aceita}, ${aceita}, 0, false, 0, ${liquido}, ${programada}, 0, 0, '{}', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)`);
  let preco = 0;
  beforeAll(async () => {
    const { rows } = await banco.database.execute(
      sql`select preco_centavos from itens_contrato where tipo_alimentacao_id = ${ids.almoco} and tipo_publico_id = ${ids.interno}`,
    );
    preco = Number((rows[0] as { preco_centavos: number }).preco_centavos);
  });
  beforeEach(async () => {
    await banco.database.execute(
      sql.raw('truncate suspensoes, notificacoes, indicadores_lotacao, indicadores_contrato, precos_a_valer cascade'),
    );
    await banco.database.execute(sql`update contratos set valor_total_centavos = 100000000`);
  });
  /** As the programme's own forecast says of each day, holidays and all. */
  const programado = async (de: string, ate: string, porMil: (data: string) => number = () => 1000) => {
    let soma = 0;
    for (let dia = de; dia <= ate; dia = addDays(dia, 31)) {
      const url = `/lotacoes/${ids.upsl}/programacao/previsao?de=${dia}&dias=31`;
      const { dias } = (await cliente.get<Schemas['PrevisaoProgramacao']>('gestora', url)).corpo;
      for (const { data, total } of dias) if (data <= ate) soma += Math.round((total * porMil(data)) / 1000);
    }
    return soma;
  };

  it('sem nada contado, é a programação de cada dia ao preço do contrato; depois do fim dele, conta e não custa', async () => {
    const lida = await projetar();
    expect(lida.meses.map(({ mes }) => mes)).toEqual([
      ...['2026-11', '2026-12', '2027-01', '2027-02', '2027-03', '2027-04', '2027-05', '2027-06'],
      ...['2027-07', '2027-08', '2027-09', '2027-10', '2027-11'],
    ]);
    const dezembro = await programado('2026-12-01', '2026-12-31');
    expect(noMes(lida, '2026-11')?.refeicoes).toBe(await programado(addDays(HOJE, 1), '2026-11-30'));
    expect(noMes(lida, '2026-12')).toMatchObject({ valorCentavos: dezembro * preco, refeicoes: dezembro });
    const julho = await programado('2027-07-01', '2027-07-31');
    expect(noMes(lida, '2027-07')).toEqual({ mes: '2027-07', refeicoes: julho, valorCentavos: 0, semContrato: julho });
    expect(lida.valorCentavos).toBe((await programado('2026-12-01', FIM)) * preco);
    expect(lida.refeicoes).toBe(await programado('2026-12-01', '2027-11-30'));
    expect(lida.regra.length).toBeGreaterThan(3);
  });

  it('segue o quanto do programado se serviu naquele dia da semana, pela mediana; um dia fora do comum não a move', async () => {
    const segundas = [7, 14, 21, 28, 35].map(n => addDays('2026-11-23', -n));
    for (const [n, dia] of segundas.entries()) await contar(ids.upsl, dia, n === 0 ? 999 : 60, 120, 0);
    await contar(ids.upsl, '2026-11-17', 1, 120, 0);
    const lida = await projetar(`?lotacaoId=${ids.upsl}`);
    const esperado = await programado('2026-12-01', '2026-12-31', dia => (weekday(dia) === 1 ? 500 : 1000));
    expect(noMes(lida, '2026-12')?.refeicoes).toBe(esperado);
    expect(lida.contratos).toEqual([]);
    expect(lida.realizados).toEqual([
      { mes: '2026-10', refeicoes: 120, valorCentavos: 0, semContrato: 0 },
      { mes: '2026-11', refeicoes: 999 + 60 + 60 + 1, valorCentavos: 0, semContrato: 0 },
    ]);
  });

  it('a lotação sem programação fica no que o mapa contou; a suspensa não come, e só ela', async () => {
    const sabados = [7, 14, 21].map(n => addDays('2026-11-21', -n));
    for (const dia of sabados) await contar(ids.acre, dia, 40, 0, 40_000);
    const doAcre = await projetar(`?lotacaoId=${ids.acre}`);
    // Four Saturdays in December.
    expect(noMes(doAcre, '2026-12')).toMatchObject({ refeicoes: 160, valorCentavos: 160_000 });
    const antes = await projetar(`?lotacaoId=${ids.upsl}`);
    await cliente.post('gestora', `/lotacoes/${ids.upsl}/suspensoes`, {
      ...{ inicio: '2026-12-01', fim: '2026-12-31', motivo: 'Reforma da cozinha' },
    });
    await cliente.post('gestora', `/lotacoes/${ids.acre}/suspensoes`, {
      ...{ inicio: '2026-12-05', fim: '2026-12-05', motivo: 'Desinfecção' },
    });
    const depois = await projetar(`?lotacaoId=${ids.upsl}`);
    expect(noMes(depois, '2026-12')).toMatchObject({ refeicoes: 0, valorCentavos: 0 });
    expect(noMes(depois, '2027-01')).toEqual(noMes(antes, '2027-01'));
    expect(noMes(await projetar(`?lotacaoId=${ids.acre}`), '2026-12')?.refeicoes).toBe(120);
  });

  it('o reajuste marcado custa do seu dia em diante', async () => {
    const { versao } = (await cliente.get<{ versao: number }>('gestora', '/contratos/1')).corpo;
    const feita = await cliente.post(
      'gestora',
      '/contratos/1/alteracoes',
      {
        ...{ tipo: 'APOSTILAMENTO', data: HOJE, processo: '1/2026', motivo: 'IPCA do período' },
        ...{ indice: 100_000, valeDe: '2026-12-16' },
      },
      etagOf(versao),
    );
    expect(feita.status).toBe(200);
    const lida = await projetar('?contratoId=1');
    const caro = Math.round(preco * 1.1);
    expect(noMes(lida, '2026-12')?.valorCentavos).toBe(
      (await programado('2026-12-01', '2026-12-15')) * preco + (await programado('2026-12-16', '2026-12-31')) * caro,
    );
  });

  it('diz o mês em que o saldo do contrato e o dos empenhos deixam de pagar', async () => {
    const porDia = 123 * preco;
    await banco.database.execute(sql`update contratos set valor_total_centavos = ${porDia * 100}`);
    await banco.database.execute(sql`
      insert into indicadores_contrato (data, contrato_id, liquido_centavos, entregas, no_prazo, fiscalizacoes, refeicoes_fiscalizadas, nota_ponderada, nao_conformidades)
      values ('2026-10-10', 1, ${porDia * 20}, 0, 0, 0, 0, 0, 0), ('2026-11-10', 1, ${porDia * 10}, 0, 0, 0, 0, 0, 0)`);
    await banco.database.execute(sql`
      insert into empenhos (contrato_id, numero, tipo, data, valor_centavos, fonte, natureza, criado_em, criado_por)
      values (1, '2026NE1', 'ESTIMATIVO', '2026-11-01', ${porDia * 25}, '', '', now(), 1)`);
    const { contratos, realizados } = await projetar('?contratoId=1');
    expect(realizados.map(({ mes, refeicoes }) => [mes, refeicoes])).toEqual([
      ['2026-10', null],
      ['2026-11', null],
    ]);
    expect(contratos).toMatchObject([
      {
        ...{ contratoId: 1, fim: FIM, saldoCentavos: porDia * 70, empenhosCentavos: porDia * 15 },
        // Ten days of November, all of December, and twenty-nine of January.
        ...{ acabaEm: '2027-01', empenhosAcabamEm: '2026-12' },
      },
    ]);
    expect(contratos[0]?.projetadoCentavos).toBe((await programado(addDays(HOJE, 1), FIM)) * preco);
    await banco.database.execute(sql.raw('truncate empenhos cascade'));
  });

  it('sai em planilha; só o gestor a vê; o que não existe é dito', async () => {
    const arquivo = await cliente.get<string>('gestora', '/indicadores/projecao/exportacao?formato=csv');
    expect(arquivo.status).toBe(200);
    expect((await cliente.get('monitoramento', '/indicadores/projecao')).status).toBe(403);
    expect((await cliente.get('gestora', '/indicadores/projecao?lotacaoId=9999')).status).toBe(404);
    expect((await cliente.get('gestora', '/indicadores/projecao?contratoId=9999')).status).toBe(404);
  });
});
