import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { sql } from 'drizzle-orm';
import { Clock } from '../src/clock/clock.ts';
import { DownloadsService, type Preparo } from '../src/downloads/downloads.service.ts';
import { DownloadsRunner } from '../src/downloads/downloads-runner.ts';
import { prepararServidor, type Quem } from './kit/servidor.ts';

type Schemas = components['schemas'];
const URL = '/ms-alipen/downloads';
const PEDIDO = { tipo: 'MAPA_CSV', parametros: { mes: '2026-10' } };

function sinal() {
  let dar!: () => void;
  const dado = new Promise<void>(resolve => {
    dar = resolve;
  });
  return { dado, dar };
}

describe('a central de downloads', () => {
  const servidor = prepararServidor();
  let gerar: (preparo: Preparo) => Promise<void>;
  const escreve = ({ caminho }: Preparo) => writeFile(caminho, 'Unidade;Total\r\nCedral;7\r\n');
  const runner = () => servidor.app.get(DownloadsRunner);
  const service = () => servidor.app.get(DownloadsService);

  const pedir = async (quem: Quem, corpo: object = PEDIDO): Promise<Schemas['Download']> =>
    (await servidor.como(quem).post(URL).send(corpo).expect(201)).body;
  const listar = async (quem: Quem): Promise<Schemas['Download'][]> =>
    (await servidor.como(quem).get(URL).expect(200)).body.itens;
  const contar = async (quem: Quem) => (await servidor.como(quem).get(`${URL}/contagem`).expect(200)).body;
  /** The request itself woke the runner; when its round is over nothing waits. */
  const preparado = async (quem: Quem): Promise<Schemas['Download'] | undefined> => {
    await runner().tick();
    return (await listar(quem))[0];
  };
  /** A file that is being made from `comecou` until `seguir` is called. */
  const aMeio = (fim: (preparo: Preparo) => Promise<void>) => {
    const [comecou, solto] = [sinal(), sinal()];
    gerar = async preparo => {
      comecou.dar();
      await solto.dado;
      await fim(preparo);
    };
    return { comecou: comecou.dado, seguir: solto.dar };
  };

  beforeAll(() => {
    service().registrar([
      {
        tipo: 'MAPA_CSV',
        formato: 'csv',
        autoridades: ['AL_GESTOR', 'SOLICITANTE'],
        preparar: async (_pessoa, { mes }) => {
          if (!mes) throw problema('dados-invalidos', { detail: 'Diga o mês.' });
          return { titulo: `Mapa de ${mes}`, nome: `mapa ${mes}` };
        },
        gerar: preparo => gerar(preparo),
      },
    ]);
  });
  beforeEach(async () => {
    gerar = escreve;
    await servidor.database.execute(sql`truncate downloads restart identity`);
  });

  it('pedido, é preparado em segundo plano, contado como por ler, baixado e marcado', async () => {
    const pedido = await pedir('gestora');
    expect(pedido).toMatchObject({ situacao: 'NA_FILA', titulo: 'Mapa de 2026-10', acoes: ['cancelar'], lido: false });
    const pronto = await preparado('gestora');
    expect(pronto).toMatchObject({ situacao: 'CONCLUIDO', progresso: 100, bytes: 25, acoes: ['baixar'] });
    expect(await contar('gestora')).toEqual({ aLer: 1, emAndamento: 0 });
    const arquivo = await servidor.como('gestora').get(`${URL}/${pedido.id}/arquivo`).expect(200);
    expect(arquivo.headers['content-disposition']).toBe('attachment; filename="mapa-2026-10.csv"');
    expect(arquivo.text).toContain('Cedral;7');
    await servidor.como('gestora').put(`${URL}/${pedido.id}/leitura`).expect(200);
    expect(await contar('gestora')).toEqual({ aLer: 0, emAndamento: 0 });
  });

  it('cada pessoa vê só os seus', async () => {
    const { id } = await pedir('gestora');
    await preparado('gestora');
    expect(await listar('solicitante')).toEqual([]);
    for (const caminho of ['arquivo']) await servidor.como('solicitante').get(`${URL}/${id}/${caminho}`).expect(404);
    await servidor.como('solicitante').post(`${URL}/${id}/cancelamento`).expect(404);
    await servidor.como('solicitante').put(`${URL}/${id}/leitura`).expect(404);
    await servidor.http().get(`${URL}/${id}/arquivo`).expect(401);
  });

  it('quem não prepara este arquivo é recusado; a lotação de outro também', async () => {
    await servidor.como('atendimento').post(URL).send(PEDIDO).expect(403);
    const alheia = { ...PEDIDO, parametros: { mes: '2026-10', lotacaoId: 999_999 } };
    await servidor.como('solicitante').post(URL).send(alheia).expect(403);
    await servidor
      .como('gestora')
      .post(URL)
      .send({ ...PEDIDO, parametros: {} })
      .expect(422);
    await servidor.como('gestora').post(URL).send({ tipo: 'OUTRO', parametros: {} }).expect(422);
    await servidor
      .como('gestora')
      .post(URL)
      .send({ ...PEDIDO, parametros: { mes: '2026-13' } })
      .expect(422);
  });

  it('quem mudou de lotação não leva o arquivo da antiga', async () => {
    const { id } = await pedir('solicitante');
    await preparado('solicitante');
    await servidor.como('solicitante').get(`${URL}/${id}/arquivo`).expect(200);
    await servidor.database.execute(sql`update downloads set restrita_a = restrita_a + 1`);
    await servidor.como('solicitante').get(`${URL}/${id}/arquivo`).expect(403);
  });

  it('o que falha diz por quê, fica por ler e pode ser repetido', async () => {
    gerar = () => Promise.reject(problema('dados-invalidos', { detail: 'O mês ainda não acabou.' }));
    const { id } = await pedir('gestora');
    expect(await preparado('gestora')).toMatchObject({
      situacao: 'ERRO',
      erro: 'O mês ainda não acabou.',
      acoes: ['repetir'],
    });
    expect(await contar('gestora')).toEqual({ aLer: 1, emAndamento: 0 });
    await servidor.como('gestora').get(`${URL}/${id}/arquivo`).expect(409);
    gerar = escreve;
    await servidor.como('gestora').post(`${URL}/${id}/repeticao`).expect(200);
    expect(await preparado('gestora')).toMatchObject({ id, situacao: 'CONCLUIDO', erro: null });
    await servidor.como('gestora').post(`${URL}/${id}/repeticao`).expect(409);
  });

  it('o erro de dentro não sai para fora', async () => {
    gerar = () => Promise.reject(new Error('password=segredo'));
    await pedir('gestora');
    expect(JSON.stringify(await preparado('gestora'))).not.toContain('segredo');
  });

  it('cancelado no meio, para, e nada fica guardado', async () => {
    const clock = servidor.app.get(Clock);
    const meio = aMeio(async preparo => {
      await escreve(preparo);
      // Moves the clock on, because progress is written no more often than anyone can read it.
      clock.now = () => new Date(Date.now() + 1_000);
      await preparo.andamento(0.5);
      throw new Error('devia ter parado');
    });
    const { id } = await pedir('gestora');
    await meio.comecou;
    expect((await listar('gestora'))[0]).toMatchObject({ situacao: 'EM_PROCESSAMENTO', acoes: ['cancelar'] });
    await servidor.como('gestora').post(`${URL}/${id}/cancelamento`).expect(200);
    meio.seguir();
    gerar = escreve;
    await pedir('gestora');
    await preparado('gestora');
    clock.now = () => new Date();
    expect((await listar('gestora')).map(({ situacao }) => situacao)).toEqual(['CONCLUIDO', 'CANCELADO']);
    const pasta = await readdir(join(servidor.dataDir, 'downloads'));
    expect(pasta.filter(nome => nome.endsWith('.parte'))).toEqual([]);
    await servidor.como('gestora').post(`${URL}/${id}/cancelamento`).expect(409);
  });

  it('o que ficou de um processo que morreu é feito de novo, três vezes no máximo', async () => {
    const { id } = await pedir('gestora');
    await preparado('gestora');
    const morreu = (tentativas: number) =>
      servidor.database.execute(
        sql`update downloads set situacao = 'EM_PROCESSAMENTO', arquivo = null, tentativas = ${tentativas} where id = ${id}`,
      );
    await morreu(1);
    expect(await preparado('gestora')).toMatchObject({ situacao: 'CONCLUIDO' });
    await morreu(3);
    expect(await preparado('gestora')).toMatchObject({ situacao: 'ERRO' });
  });

  it('depois de 7 dias o arquivo some e a linha diz que expirou', async () => {
    const { id } = await pedir('gestora');
    await preparado('gestora');
    const guardados = () => readdir(join(servidor.dataDir, 'downloads'));
    const antes = (await guardados()).length;
    const clock = servidor.app.get(Clock);
    clock.now = () => new Date(Date.now() + 7 * 86_400_000 + 60_000);
    expect(await service().cuidar(new AbortController().signal)).toBe(1);
    clock.now = () => new Date();
    expect((await guardados()).length).toBe(antes - 1);
    expect((await listar('gestora'))[0]).toMatchObject({ situacao: 'EXPIRADO', acoes: ['repetir'] });
    const { body } = await servidor.como('gestora').get(`${URL}/${id}/arquivo`).expect(404);
    expect(body.detail).toContain('prazo');
  });

  it('são no máximo cinco na fila de cada pessoa, e a mesma chave pede uma vez', async () => {
    const meio = aMeio(escreve);
    const chave = 'a-mesma';
    const duas = [1, 2].map(() => servidor.como('gestora').post(URL).set('idempotency-key', chave).send(PEDIDO));
    const ids = [];
    for (const uma of await Promise.all(duas)) ids.push(uma?.body.id);
    expect(ids[0]).toBe(ids[1]);
    for (let vez = 0; vez < 4; vez += 1) await pedir('gestora');
    const { body } = await servidor.como('gestora').post(URL).send(PEDIDO).expect(409);
    expect(body.detail).toContain('Já há 5');
    // The first one is made by the function that stood when it began.
    await meio.comecou;
    gerar = escreve;
    meio.seguir();
    await preparado('gestora');
    expect((await listar('gestora')).every(({ situacao }) => situacao === 'CONCLUIDO')).toBe(true);
  });
});
