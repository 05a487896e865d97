import type { components } from '@alipen/contracts/generated/government-api';
import { eq } from 'drizzle-orm';
import { eventos } from '../src/audit/audit.schema.ts';
import { dia, prepararServidor } from './kit/servidor.ts';

type Schemas = components['schemas'];

describe('parâmetros', () => {
  const servidor = prepararServidor();
  const raiz = '/ms-alipen/parametros';
  const gestora = () => servidor.como('gestora');
  const obter = async (chave: string): Promise<Schemas['ParametroDetalhado']> =>
    (await gestora().get(`${raiz}/${chave}`).expect(200)).body;
  const definir = (chave: string, valeDe: string, valor: unknown) =>
    gestora().post(`${raiz}/${chave}/vigencias`).send({ valeDe, valor });

  it('a lista traz cada constante com valor, padrão, unidade e limites', async () => {
    const { body } = await gestora().get(raiz).expect(200);
    const horizonte = body.itens.find(({ chave }: { chave: string }) => chave === 'horizonteDias');
    expect(horizonte).toMatchObject({ valor: 14, padrao: 14, noPadrao: true, unidade: 'dias', minimo: 1, maximo: 60 });
    expect(horizonte).toMatchObject({ proxima: null, valeDe: null, emUso: true, regra: 'R4' });
    expect(body.itens.length).toBeGreaterThanOrEqual(25);
  });

  it('uma mudança futura aparece como a próxima, e cancela-se antes de valer', async () => {
    const { body, headers } = await definir('amostraHoras', dia(7), 96).expect(201);
    expect(body.parametro).toMatchObject({ valor: 72, proxima: { valeDe: dia(7), valor: 96 } });
    expect(headers.etag).toBe(`"${body.versao}"`);
    expect(body.vigencias[0]).toMatchObject({ situacao: 'PROGRAMADA', criadaPor: 'Marina Duarte', valor: 96 });
    const cancelar = () => gestora().post(`${raiz}/amostraHoras/vigencias/${dia(7)}/cancelamento`);
    const { body: depois } = await cancelar().expect(200);
    expect(depois.parametro.proxima).toBeNull();
    await cancelar().expect(404);
  });

  it('vale hoje, volta ao padrão amanhã, e a história conta antes e depois', async () => {
    await definir('amostraPequena', dia(0), 5).expect(201);
    await definir('amostraPequena', dia(1), null).expect(201);
    const { parametro, vigencias } = await obter('amostraPequena');
    expect(parametro).toMatchObject({ valor: 5, noPadrao: false, proxima: { valeDe: dia(1), valor: 3 } });
    expect(vigencias.map(({ situacao, noPadrao }) => [situacao, noPadrao])).toEqual([
      ['PROGRAMADA', true],
      ['EM_VIGOR', false],
    ]);
    const jaVale = await gestora().post(`${raiz}/amostraPequena/vigencias/${dia(0)}/cancelamento`);
    expect([jaVale.status, jaVale.body.type]).toEqual([409, '/problemas/conflito']);
    const trilha = await servidor.database.select().from(eventos).where(eq(eventos.entidadeId, 'amostraPequena'));
    expect(trilha.map(({ dados }) => dados.alteracoes)).toEqual([
      [
        { campo: 'valor', antes: 'padrão', depois: 5 },
        { campo: 'valeDe', antes: null, depois: dia(0) },
      ],
      [
        { campo: 'valor', antes: 5, depois: 'padrão' },
        { campo: 'valeDe', antes: null, depois: dia(1) },
      ],
    ]);
  });

  it.each([
    ['fora dos limites', 'horizonteDias', 61, '/valor'],
    ['texto no lugar de número', 'horizonteDias', 'muitos', '/valor'],
    ['sim no lugar de número', 'horizonteDias', true, '/valor'],
    ['com vírgula', 'horizonteDias', 7.5, '/valor'],
    ['opção que não existe', 'baseServidores', 'X', '/valor'],
    ['acima do seu par', 'saldoAvisoPct', 99, '/valor'],
  ])('recusa o valor %s', async (_nome, chave, valor, pointer) => {
    const { status, body } = await definir(chave, dia(1), valor);
    expect([status, body.errors?.[0]?.pointer]).toEqual([422, pointer]);
    expect((await obter(chave)).vigencias).toEqual([]);
  });

  it('recusa o passado e o dia que não existe', async () => {
    for (const valeDe of [dia(-1), '2026-02-30', 'amanhã']) {
      const { status, body } = await definir('horizonteDias', valeDe, 7);
      expect([status, body.errors?.[0]?.pointer]).toEqual([422, '/valeDe']);
    }
  });

  it('o par fica em ordem também quando se cancela', async () => {
    await definir('saldoAlertaPct', dia(3), 99).expect(201);
    await definir('saldoAvisoPct', dia(3), 97).expect(201);
    const { status, body } = await gestora().post(`${raiz}/saldoAlertaPct/vigencias/${dia(3)}/cancelamento`);
    expect([status, body.type]).toEqual([409, '/problemas/conflito']);
  });

  it('um parâmetro que não existe é 404, e quem não é gestor não lê nem escreve', async () => {
    await gestora().get(`${raiz}/constructor`).expect(404);
    await definir('naoExiste', dia(1), 1).expect(404);
    for (const quem of ['solicitante', 'atendimento', 'monitoramento', 'fiscal'] as const) {
      await servidor.como(quem).get(raiz).expect(403);
    }
  });
});
