import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressOf, markMoved, ownFolder } from './address.ts';

describe('onde fica o banco da instalação', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'alipen-endereco-'));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  const deAntes = async () => {
    await mkdir(join(dataDir, 'banco'));
    await writeFile(join(dataDir, 'banco', 'PG_VERSION'), '18\n');
  };

  it('não começa vazio ao lado do banco de uma versão anterior, e diz o comando que o leva', async () => {
    await deAntes();
    await expect(addressOf({ dataDir })).rejects.toThrow(/PGlite.*npm run migrar-do-pglite/);
    expect(await readdir(dataDir)).toEqual(['banco']);
  });

  it('enquanto a mudança não terminou continua recusando; depois dela, abre', async () => {
    await deAntes();
    const durante = await addressOf({ dataDir, replaces: true });
    await durante.release();
    await expect(addressOf({ dataDir })).rejects.toThrow(/npm run migrar-do-pglite/);
    await markMoved(dataDir);
    const depois = await addressOf({ dataDir });
    expect(new URL(depois.databaseUrl).searchParams.get('host')).toBe(join(ownFolder(dataDir), 'soquete'));
    await depois.release();
  });

  it('com DATABASE_URL nada é começado nem olhado em DATA_DIR', async () => {
    await deAntes();
    const { databaseUrl, migrationUrl } = await addressOf({ dataDir, databaseUrl: 'postgres://a@b/c' });
    expect([databaseUrl, migrationUrl]).toEqual(['postgres://a@b/c', undefined]);
    expect(await readdir(dataDir)).toEqual(['banco']);
  });
});
