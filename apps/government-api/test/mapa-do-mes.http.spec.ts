import { readFileSync } from 'node:fs';
import type { components } from '@alipen/contracts/generated/government-api';
import { sql } from 'drizzle-orm';
import { rows } from '../src/database/database.ts';
import { baixarPronto } from './kit/arquivo.ts';
import { textosDoPdf } from './kit/pdf.ts';
import { abrir, folhaDe, recalcular } from './kit/planilha.ts';
import { prepararServidor } from './kit/servidor.ts';

type Schemas = components['schemas'];

/** Invented, in the form units send: a line per day, `dd` and eight numbers separated by tabs; and the inmates, one line per day. */
const aqui = (nome: string) => new URL(nome, import.meta.url);
/** MAPA_DO_MES and EFETIVO_DO_MES may be paths to a month of one's own, and MES (`2026-06`) that month. */
const { MAPA_DO_MES = aqui('mapa-do-mes.txt'), EFETIVO_DO_MES = aqui('efetivo-do-mes.txt') } = process.env;
const texto = readFileSync(MAPA_DO_MES, 'utf8');
const efetivos = readFileSync(EFETIVO_DO_MES, 'utf8').trim().split(/\s+/).map(Number);
const linhas = texto
  .trim()
  .split(/\r?\n/)
  .map(linha => linha.split('\t').slice(1).map(Number));
const total = linhas.flat().reduce((soma, n) => soma + n, 0);
const colunas = (linhas[0] ?? []).map((_, c) => linhas.reduce((soma, linha) => soma + (linha[c] ?? 0), 0));

/** The last month of `dias` days that ended before the demonstration's orders. */
function mesDe(dias: number): string {
  const dia = new Date(Date.now() - 100 * 86_400_000);
  do dia.setUTCDate(0);
  while (dia.getUTCDate() !== dias);
  return dia.toISOString().slice(0, 7);
}
const MES = process.env.MES ?? mesDe(linhas.length);

describe('o mapa do mês como a unidade o manda, colado e até o papel', () => {
  const servidor = prepararServidor();
  let lotacaoId: number;

  const como = () => servidor.como('gestora');
  const importar = (simular: boolean) =>
    como().post('/ms-alipen/importacoes-mapa').query({ simular }).send({ lotacaoId, mes: MES, texto });
  const doMes = async (): Promise<Schemas['MapaDoMes']> =>
    (await como().get('/ms-alipen/mapa-diario/mes').query({ mes: MES, lotacaoId }).expect(200)).body;
  const baixar = async (tipo: string, parametros: object): Promise<Buffer> =>
    (await baixarPronto(servidor, 'gestora', { tipo, parametros })).bytes;

  beforeAll(async () => {
    const [unidade] = await rows<{ id: number }>(
      servidor.database,
      sql`select lotacao_id as id from usuarios where cpf = '52998224725'`,
    );
    lotacaoId = unidade?.id ?? 0;
    const url = `/ms-alipen/lotacoes/${lotacaoId}/efetivo-do-mes/${MES}`;
    const { headers } = await como().get(url).expect(200);
    // The last ten days have no head count of their own: the map looks back, and so must the rehearsal.
    const dias = efetivos.slice(0, linhas.length - 10).map((internos, i) => ({
      ...{ data: `${MES}-${String(i + 1).padStart(2, '0')}`, internos },
      ...{ servidoresPlantao: 9, servidoresExpediente: i % 7 < 5 ? 20 : 0 },
    }));
    await como()
      .put(url)
      .set('if-match', headers.etag ?? '')
      .send({ dias })
      .expect(200);
  });

  it('o ensaio o lê inteiro, sem título nem nada a escolher, e não grava', async () => {
    const { body } = await importar(true).expect(200);
    const lido: Schemas['ImportacaoMapa'] = body;
    expect([lido.erros, lido.foraDosDias, lido.dias.length]).toEqual([[], [], linhas.length]);
    expect(lido.dias.map(({ quantidades }) => quantidades)).toEqual(linhas);
    expect(lido.colunas.map(({ refeicao, publico }) => `${refeicao} ${publico}`)).toEqual([
      ...['Café da manhã Interno', 'Café da manhã Servidor', 'Almoço Interno', 'Almoço Servidor'],
      ...['Lanche Interno', 'Lanche Servidor', 'Jantar Interno', 'Jantar Servidor'],
    ]);
    expect((await doMes()).totais.total).toBe(0);
  });

  it('o ensaio compara cada dia com o efetivo com que o mapa o compara, também onde é o último informado antes', async () => {
    const { body: ensaio } = await importar(true).expect(200);
    await importar(false).expect(200);
    const mapa = await doMes();
    const daColuna = (ensaio as Schemas['ImportacaoMapa']).colunas.map(coluna =>
      mapa.colunas.findIndex(
        outra => outra.tipoAlimentacaoId === coluna.tipoAlimentacaoId && outra.tipoPublicoId === coluna.tipoPublicoId,
      ),
    );
    const doEnsaio = (ensaio as Schemas['ImportacaoMapa']).dias;
    expect(
      doEnsaio.map(({ data, internos, servidores, diferencas }) => ({ data, internos, servidores, diferencas })),
    ).toEqual(
      mapa.linhas.map(({ data, internos, servidores, diferencas }) => ({
        ...{ data, internos, servidores },
        diferencas: daColuna.map(c => diferencas[c]),
      })),
    );
    const ultimo = `${MES}-${String(linhas.length - 10).padStart(2, '0')}`;
    expect(doEnsaio.slice(-10).map(({ efetivoDe }) => efetivoDe)).toEqual(Array(10).fill(ultimo));
    expect(doEnsaio[0]?.efetivoDe).toBe(`${MES}-01`);
  });

  it('o mapa e a planilha, recalculada, somam o texto, ao centavo', async () => {
    const mapa = await doMes();
    const { totais } = mapa;
    expect([mapa.linhas.length, totais.total, totais.brutoCentavos > 0]).toEqual([linhas.length, total, true]);
    expect(totais.quantidades.filter(n => n > 0)).toEqual(colunas);

    const folhas = abrir(await baixar('MAPA_XLSX', { mes: MES, lotacoes: [lotacaoId] }));
    const resumo = folhaDe(folhas, 'RESUMO');
    const rotulo = [...resumo].find(([, { valor }]) => valor === 'Valor total (R$)')?.[0].slice(1);
    const celula = resumo.get(`C${rotulo}`);
    expect(Math.round(recalcular(folhas, 'RESUMO', celula?.formula ?? celula?.valor ?? '') * 100)).toBe(
      totais.brutoCentavos,
    );
    const parcial = [...resumo].find(([, { valor }]) => /^quantidade parcial/i.test(String(valor)))?.[0] ?? '';
    const naLinha = [...resumo].filter(([onde]) => onde.replace(/^[A-Z]+/, '') === parcial.slice(1));
    const quantidades = naLinha
      .slice(1)
      .map(([, { formula, valor }]) => recalcular(folhas, 'RESUMO', formula ?? valor));
    expect(quantidades).toEqual(expect.arrayContaining(colunas));
  });

  it('o CSV e o papel somam o texto, ao centavo', async () => {
    const mapa = await doMes();
    const { totais } = mapa;
    const csv = (await baixar('MAPA_CSV', { mes: MES, lotacoes: [lotacaoId] }))
      .toString('utf8')
      .trimEnd()
      .split('\r\n');
    const doCsv = csv.slice(1).flatMap(linha =>
      linha
        .split(';')
        .slice(5, 5 + mapa.colunas.length)
        .map(Number),
    );
    expect([csv.length - 1, doCsv.reduce((soma, n) => soma + n, 0)]).toEqual([linhas.length, total]);

    const papel = textosDoPdf(await baixar('MAPA_PDF', { mes: MES, lotacaoId })).join('\n');
    expect(papel).toContain(total.toLocaleString('pt-BR'));
    expect(papel).toContain((totais.liquidoCentavos / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2 }));
  });
});
