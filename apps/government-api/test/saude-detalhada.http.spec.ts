import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { JobsRunner } from '../src/jobs/jobs-runner.ts';
import { ManagementServer } from '../src/saude/management-server.ts';
import { prepararServidor } from './kit/servidor.ts';

type Detalhe = {
  status: string;
  database: string;
  failing: string[];
  jobs: { name: string; state: string; next: string | null; last: { outcome: string; error: string | null } | null }[];
};

describe('a saúde em detalhe, na porta de gestão', () => {
  const servidor = prepararServidor();
  let base: string;
  const ler = async () => (await (await fetch(`${base}/health`)).json()) as Detalhe;

  beforeAll(async () => {
    const gestao = servidor.app.get(ManagementServer);
    await gestao.listen(0, '127.0.0.1');
    base = `http://127.0.0.1:${(gestao.address as AddressInfo).port}`;
  });

  it('diz de cada tarefa como foi a última vez e quando é a próxima', async () => {
    await servidor.app.get(JobsRunner).tick();
    const { status, database, failing, jobs } = await ler();
    expect({ status, database, failing }).toEqual({ status: 'ok', database: 'up', failing: [] });
    const one = (wanted: string) => jobs.find(({ name }) => name === wanted);
    expect(one('PRESENCAS')).toMatchObject({ state: 'EM_DIA', last: { outcome: 'CONCLUIDA', touched: 0 } });
    expect(one('EXPURGO_DE_ACESSOS')).toMatchObject({ state: 'EM_DIA', last: null });
    expect(jobs.every(({ next }) => next !== null && Date.parse(next) > Date.now() - 60_000)).toBe(true);
  });

  it('a que não terminou bem tem nome e erro, e o todo deixa de estar bem', async () => {
    await servidor.database.execute(sql`
      insert into execucoes_tarefas (tarefa, chave, previsto_em, situacao, tentativas, iniciada_em, terminada_em, erro, executor)
      values ('ENVIO_DE_EMAILS', 'agora', now(), 'FALHOU', 1, now(), now(), 'Error: o servidor recusou', 'maquina:1')`);
    const { status, failing, jobs } = await ler();
    expect({ status, failing }).toEqual({ status: 'degraded', failing: ['ENVIO_DE_EMAILS'] });
    expect(jobs.find(({ name }) => name === 'ENVIO_DE_EMAILS')).toMatchObject({
      state: 'FALHANDO',
      last: { outcome: 'FALHOU', error: 'Error: o servidor recusou' },
    });
  });

  it('só lê, e nada mais tem endereço', async () => {
    expect((await fetch(`${base}/health`, { method: 'POST' })).status).toBe(405);
    expect((await fetch(`${base}/tarefas`)).status).toBe(404);
    await servidor.http().get('/health').expect(404);
  });
});
