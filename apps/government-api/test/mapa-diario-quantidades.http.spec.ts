import type { components } from '@alipen/contracts/generated/government-api';
import { jest } from '@jest/globals';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { prepararBanco } from './kit/banco.ts';
import { esvaziar, gravar, historias, LOTACOES, semearContratos } from './mapa-diario.historias.ts';
import { abrirCliente, type Cliente, ids, type Problema, semearCenario } from './pedidos.cenario.ts';

jest.setTimeout(180_000);

type Schemas = components['schemas'];
const MES = '2026-11';
const campos = {
  SOLICITADA: 'solicitadas',
  CONFIRMADA: 'confirmadas',
  ENTREGUE: 'entregues',
  ACEITA: 'aceitas',
} as const satisfies Record<Schemas['BaseDoMapa'], keyof Schemas['QuantidadesDoDia']>;

describe('as quantidades do mês para outros sistemas', () => {
  const banco = prepararBanco();
  let cliente: Cliente;
  const ler = async <T>(url: string) => (await cliente.get<T>('gestora', `/mapa-diario/mes${url}`)).corpo;

  beforeAll(async () => {
    await semearCenario(banco.database);
    await semearContratos(banco.database);
    cliente = await abrirCliente(banco);
  });

  const doMapa = ({ colunas, linhas }: Schemas['MapaDoMes']) =>
    linhas.flatMap(({ data, quantidades }) =>
      quantidades.flatMap((quantas, n) =>
        quantas ? [`${data} ${colunas[n]?.tipoAlimentacaoId} ${colunas[n]?.tipoPublicoId} ${quantas}`] : [],
      ),
    );
  const dasQuantidades = ({ colunas, dias }: Schemas['QuantidadesDoMes'], base: Schemas['BaseDoMapa']) =>
    dias.flatMap(dia =>
      dia[campos[base]].flatMap((quantas, n) =>
        quantas ? [`${dia.data} ${colunas[n]?.tipoAlimentacaoId} ${colunas[n]?.tipoPublicoId} ${quantas}`] : [],
      ),
    );

  it('são as do mapa, nas quatro bases, e o bruto também, de todo contrato e de um', async () => {
    await fc.assert(
      fc.asyncProperty(historias, fc.constantFrom('', '&contratoId=1', '&fornecedorId=2'), async (dias, filtro) => {
        await esvaziar(banco.database);
        await gravar(banco.database, dias);
        for (const id of LOTACOES) {
          const quantidades = await ler<Schemas['QuantidadesDoMes']>(
            `/quantidades?mes=${MES}&lotacaoId=${id}${filtro}`,
          );
          for (const base of Object.keys(campos) as Schemas['BaseDoMapa'][]) {
            const mapa = await ler<Schemas['MapaDoMes']>(`?mes=${MES}&lotacaoId=${id}&base=${base}${filtro}`);
            expect(dasQuantidades(quantidades, base).sort()).toEqual(doMapa(mapa).sort());
            if (base !== 'ACEITA') continue;
            const bruto = quantidades.dias.flatMap(dia => dia.brutosCentavos).reduce((soma, cada) => soma + cada, 0);
            expect(bruto).toBe(mapa.totais.brutoCentavos);
          }
        }
      }),
      { numRuns: 8 },
    );
  });

  it('de um dia importado só há o que se aceitou', async () => {
    await esvaziar(banco.database);
    await banco.database.execute(sql`
      with i as (
        insert into importacoes_mapa (lotacao_id, mes, texto, sha256, importada_em, importada_por)
        values (${ids.upsl}, '2026-11', '-', repeat('0', 64), now(), 1) returning id
      )
      insert into quantidades_importadas (lotacao_id, data, tipo_alimentacao_id, tipo_publico_id, importacao_id, quantidade,
        contrato_id, preco_centavos)
      select ${ids.upsl}, '2026-11-03', ${ids.almoco}, ${ids.interno}, id, 40, 1, 1000 from i`);
    const { dias } = await ler<Schemas['QuantidadesDoMes']>(`/quantidades?mes=${MES}&lotacaoId=${ids.upsl}`);
    expect(dias).toEqual([
      {
        data: '2026-11-03',
        ...{ solicitadas: [0], confirmadas: [0], entregues: [0], aceitas: [40], brutosCentavos: [40_000] },
      },
    ]);
  });

  it('só de quem alcança a lotação, e de uma que existe', async () => {
    const de = (quem: 'gestora' | 'solicitante' | 'doAcre', query: string) =>
      cliente.get<Problema>(quem, `/mapa-diario/mes/quantidades?mes=${MES}${query}`);
    expect((await de('doAcre', `&lotacaoId=${ids.upsl}`)).status).toBe(403);
    expect((await de('solicitante', '')).status).toBe(200);
    expect((await de('gestora', '&lotacaoId=99999')).corpo.detail).toBe('A lotação 99999 não existe.');
    expect((await de('gestora', '')).corpo.detail).toBe('Escolha a lotação.');
  });
});
