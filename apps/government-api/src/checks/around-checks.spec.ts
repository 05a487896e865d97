import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Named, runChecks } from '@alipen/platform/checks/checks';
import { servidorDeTeste } from '../../test/kit/modelo.ts';
import type { Connection } from '../database/connection.ts';
import { openPostgres } from '../database/postgres-connection.ts';
import { s3DeMentira } from '../storage/s3.spec-kit.ts';
import { replicaCheck } from './replica.check.ts';
import { storageChecks } from './storage-checks.ts';

describe('npm run verificar, do que está noutra máquina', () => {
  let pasta: string;
  beforeAll(async () => {
    pasta = await mkdtemp(join(tmpdir(), 'alipen-ao-redor-'));
  });
  afterAll(() => rm(pasta, { recursive: true, force: true }));

  const guarda = async (endereco: string): Promise<readonly Named[]> => {
    const s3 = { endereco, regiao: 'us-east-1', chave: 'chave', segredo: 'segredo' };
    return runChecks(storageChecks({ dataDir: pasta, s3, backupDir: null }));
  };

  it('no balde o arquivo vai, volta e some; o que recusa é falha, com o que conferir', async () => {
    const balde = await s3DeMentira();
    try {
      expect((await guarda(balde.endereco))[0]).toMatchObject({
        nome: 'arquivos',
        estado: 'ok',
        frase: expect.stringContaining(`no armazenamento ${new URL(balde.endereco).host}`),
      });
      expect(balde.guardados.size).toBe(0);
      balde.recusa = { status: 403, code: 'AccessDenied' };
      expect((await guarda(balde.endereco))[0]).toMatchObject({
        estado: 'falha',
        faca: expect.stringMatching(/^curl -sI http.*S3_SECRET_ACCESS_KEY$/),
      });
    } finally {
      await balde.fechar();
    }
  });

  it('diz quanto resta no disco, em GiB e em partes do todo', async () => {
    const espaco = (await guarda('http://127.0.0.1:1/fotos')).find(({ nome }) => nome === 'espaço em disco');
    expect(espaco?.frase).toMatch(/^Livres em .+: [\d.]+,\d GiB \(\d+ %\)/);
    expect(espaco?.faca === undefined).toBe(espaco?.estado === 'ok');
  });

  it('a réplica que não atende só pede atenção: tudo é lido do principal', async () => {
    const principal: Connection = openPostgres({ url: servidorDeTeste(), onIdleError: () => undefined });
    try {
      const [achado] = await runChecks([replicaCheck(principal, 'postgres://gente:segredo@127.0.0.1:1/alipen')]);
      expect(achado).toMatchObject({ estado: 'atencao', faca: 'pg_isready -h 127.0.0.1 -p 1' });
      expect(JSON.stringify(achado)).not.toContain('segredo');
    } finally {
      await principal.close();
    }
  });
});
