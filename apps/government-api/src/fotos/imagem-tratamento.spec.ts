import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { tratar } from './imagem-tratamento.ts';

/** Of 255 each. */
const COR = { r: 200, g: 80, b: 60 };

describe('a cor de uma foto guardada', () => {
  let pasta: string;
  beforeAll(async () => {
    pasta = await mkdtemp(join(tmpdir(), 'alipen-cor-'));
  });
  afterAll(() => rm(pasta, { recursive: true, force: true }));

  // In P3 this colour is written with a red of 187: kept as it came, without its profile, it would be another one.
  it.each(['srgb', 'p3'] as const)('é a que se viu, de um perfil %s', async perfil => {
    const arquivo = join(pasta, perfil);
    const foto = sharp({ create: { width: 64, height: 64, channels: 3, background: COR } });
    await foto.withIccProfile(perfil).jpeg({ quality: 100 }).toFile(arquivo);
    const { imagem } = await tratar(arquivo, 'image/jpeg', false);
    const { channels } = await sharp(imagem).stats();
    expect(Math.abs((channels[0]?.mean ?? 0) - COR.r)).toBeLessThan(4);
  });
});
