import { readFileSync } from 'node:fs';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { JobsRunner } from '../src/jobs/jobs-runner.ts';
import { ManagementServer } from '../src/saude/management-server.ts';
import { prepararServidor } from './kit/servidor.ts';

const operations = join(import.meta.dirname, '../../../docs/operations');
const naRegra = readFileSync(join(operations, 'prometheus/alipen.rules.yml'), 'utf8');
const noPainel = readFileSync(join(operations, 'grafana/dashboards/alipen.json'), 'utf8');
const nossas = (text: string): string[] => [...new Set(text.match(/\balipen_api_\w+/g) ?? [])].sort();

describe('as métricas da API do governo, na porta de gestão', () => {
  let copias: string;
  const servidor = prepararServidor(async () => {
    copias = await mkdtemp(join(tmpdir(), 'alipen-copias-'));
    return { BACKUP_DIR: copias };
  });
  let base: string;
  const ler = async () => (await fetch(`${base}/metrics`)).text();
  const valor = async (serie: string) => {
    const linha = (await ler()).split('\n').find(each => each.startsWith(`${serie} `));
    return linha === undefined ? undefined : Number(linha.slice(serie.length));
  };

  beforeAll(async () => {
    const gestao = servidor.app.get(ManagementServer);
    await gestao.listen(0, '127.0.0.1');
    base = `http://127.0.0.1:${(gestao.address as AddressInfo).port}`;
  });
  afterAll(() => rm(copias, { recursive: true }));

  it('os alertas e o painel só perguntam pelas que há, e nenhuma fica sem quem a veja', async () => {
    const ditas = nossas((await ler()).match(/^# TYPE .*$/gm)?.join('\n') ?? '');
    expect(ditas.length).toBeGreaterThan(7);
    expect(nossas(naRegra).filter(nome => !ditas.includes(nome))).toEqual([]);
    expect(nossas(noPainel)).toEqual(ditas);
  });

  it('o banco responde, com quantas sessões de quantas', async () => {
    expect(await valor('alipen_api_database_up')).toBe(1);
    const [abertas, limite] = [
      await valor('alipen_api_database_sessions'),
      await valor('alipen_api_database_sessions_max'),
    ];
    expect(abertas).toBeGreaterThan(0);
    expect(limite).toBeGreaterThan(abertas ?? 0);
  });

  it('de cada tarefa, se terminou bem; de todas, quando começou a última', async () => {
    await servidor.app.get(JobsRunner).tick();
    // After those that the first look has just served.
    await servidor.database.execute(sql`
      insert into execucoes_tarefas (tarefa, chave, previsto_em, situacao, tentativas, iniciada_em, terminada_em, erro, executor)
      values ('ENVIO_DE_EMAILS', 'agora', '2026-11-25T12:00:00Z', 'FALHOU', 1, '2026-11-25T12:00:00Z', '2026-11-25T12:00:01Z', 'Error: x', 'm:1'),
        ('LIMPEZA', 'agora', '2026-11-25T12:00:00Z', 'CONCLUIDA', 1, '2026-11-25T12:00:30Z', '2026-11-25T12:00:31Z', null, 'm:1')
      on conflict do nothing`);
    expect(await valor('alipen_api_job_failing{tarefa="ENVIO_DE_EMAILS"}')).toBe(1);
    expect(await valor('alipen_api_job_failing{tarefa="LIMPEZA"}')).toBe(0);
    expect(await valor('alipen_api_jobs_last_start_timestamp_seconds')).toBeGreaterThanOrEqual(
      Date.parse('2026-11-25T12:00:30Z') / 1000,
    );
  });

  it('quanto há nos discos, e de quando é a cópia mais nova; sem nenhuma, de nunca', async () => {
    for (const folder of ['data', 'backup']) {
      const [livre, todo] = [
        await valor(`alipen_api_disk_free_bytes{folder="${folder}"}`),
        await valor(`alipen_api_disk_size_bytes{folder="${folder}"}`),
      ];
      expect(livre).toBeGreaterThan(0);
      expect(todo).toBeGreaterThanOrEqual(livre ?? 0);
    }
    expect(await valor('alipen_api_backup_newest_timestamp_seconds')).toBe(0);
    const arquivo = join(copias, 'alipen.tar.gz');
    await writeFile(arquivo, 'x');
    await utimes(arquivo, 1_700_000_000, 1_700_000_000);
    expect(await valor('alipen_api_backup_newest_timestamp_seconds')).toBe(1_700_000_000);
  });

  it('sem réplica nada se diz dela', async () => {
    expect(await valor('alipen_api_replica_lag_seconds')).toBeUndefined();
  });
});
