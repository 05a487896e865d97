import { existsSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { comEspaco, faltouEspaco } from './espaco.rules.ts';
import { escrever } from './fotos-chegada.ts';

/** Linux keeps `/dev/full` always full; elsewhere a stub fails as it would. */
async function discoCheio(): Promise<Pick<FileHandle, 'writeFile' | 'close'>> {
  if (existsSync('/dev/full')) return open('/dev/full', 'w');
  const writeFile = () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
  return { writeFile, close: async () => undefined };
}

describe('o disco cheio', () => {
  it('vira um problema que diz o que houve, e não uma falha', async () => {
    const file = await discoCheio();
    const foto = async function* () {
      yield Buffer.alloc(64 * 1024);
    };
    await expect(comEspaco(escrever(file, foto()))).rejects.toMatchObject({ slug: 'armazenamento-cheio' });
    await file.close();
  });

  it('a biblioteca de imagens o diz só na mensagem; outra falha continua a que era', async () => {
    expect(faltouEspaco(new Error('VipsTarget: unix error: No space left on device'))).toBe(true);
    const outra = new Error('EACCES');
    await expect(comEspaco(Promise.reject(outra))).rejects.toBe(outra);
  });
});
