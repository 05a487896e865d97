import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderInUseError, lockFolder } from './folder-lock.ts';

describe('a pasta de um banco', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'alipen-trava-'));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));
  const arquivo = () => join(dataDir, 'aberto.pid');

  it('só um a abre por vez; solta, abre-se de novo', async () => {
    const soltar = await lockFolder(dataDir);
    await expect(lockFolder(dataDir)).rejects.toThrow(FolderInUseError);
    await soltar();
    await (await lockFolder(dataDir))();
  });

  it('de outro processo vivo é recusada com o pid e a saída', async () => {
    const outro = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    try {
      await once(outro, 'spawn');
      const stat = await readFile(`/proc/${outro.pid}/stat`, 'utf8').catch(() => '');
      const inicio = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
      await writeFile(arquivo(), `${outro.pid} ${inicio}`);
      await expect(lockFolder(dataDir)).rejects.toThrow(new RegExp(`processo ${outro.pid}.*DATABASE_URL`));
    } finally {
      outro.kill();
      await once(outro, 'exit');
    }
    await (await lockFolder(dataDir))();
  });

  it.each([
    ['de um processo que morreu', '999999999 1'],
    ['de um processo morto que tinha o nosso pid', `${process.pid} 1`],
    ['de outro processo que ganhou o mesmo pid depois', `${process.ppid} 1`],
    ['ilegível', 'lixo'],
    ['vazia', ''],
  ])('uma trava %s não impede', async (_nome, conteudo) => {
    if (process.platform !== 'linux' && conteudo.startsWith(String(process.ppid))) return;
    await writeFile(arquivo(), conteudo);
    await (await lockFolder(dataDir))();
  });
});
